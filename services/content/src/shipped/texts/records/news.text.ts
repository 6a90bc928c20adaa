import type { NewsItem } from '../../publication.types.js'
import type { IsoDayOrMonth } from '../../text.types.js'

type Row = readonly [
  id: string,
  title: string,
  summary: string,
  source: string,
  readTime: number,
  publishedOn?: IsoDayOrMonth,
]

/* Made-up press items for the demonstration: none of this was ever reported, and production leaves all of it out (ART-16, D-58). They differ in the parts that a real item may lack: a date, a day, a picture. */
const rows: readonly Row[] = [
  [
    'questions',
    'Sample: ten questions before treatment abroad',
    'what a reader may want to ask',
    'Sample Post',
    4,
    '2026-11',
  ],
  [
    'interpreters',
    'Sample: why interpreters belong in hospitals',
    'language in the consultation',
    'Sample Post',
    5,
    '2026-10',
  ],
  ['eye-clinic', 'Sample: a morning in an eye clinic', 'a report from a waiting room', 'Sample Times', 6, '2026-10'],
  ['standards', 'Sample: what hospital standards are about', 'how accreditation works', 'Sample Times', 7, '2026-09'],
  ['winter', 'Sample: traveling for treatment in winter', 'climate and recovery', 'Sample Journal', 3, '2026-09'],
  [
    'aftercare',
    'Sample: who looks after patients at home?',
    'the weeks after a journey',
    'Sample Journal',
    5,
    '2026-08',
  ],
  ['quotes', 'Sample: how to read a medical quote', 'lines that are easily missed', 'Sample Herald', 4, '2026-07'],
  ['knees', 'Sample: walking again, step by step', 'physiotherapy after a new knee', 'Sample Herald', 6, '2026-06'],
  ['airports', 'Sample: wheelchairs at the airport', 'help on the way to the gate', 'Sample Courier', 3, '2026-05'],
  ['families', 'Sample: when the family comes along', 'companions and their needs', 'Sample Courier', 4, '2026-04'],
  ['teeth', 'Sample: patience and dental implants', 'why bone needs months', 'Sample Review', 5, '2026-03'],
  ['museum', 'Sample: medicine in the museum', 'old papyri and new readers', 'Sample Review', 8, '2026-02'],
  [
    'privacy',
    'Sample: health data deserves a box of its own',
    'consent in plain words',
    'Sample Gazette',
    4,
    '2026-01',
  ],
  [
    'insurance',
    'Sample: what travel insurance leaves out',
    'planned treatment and complications',
    'Sample Gazette',
    5,
    '2025-11',
  ],
  ['second-opinion', 'Sample: the worth of a second opinion', 'before a large decision', 'Sample Mirror', 4, '2025-09'],
  ['nurses', 'Sample: a night with the nurses', 'a report from a ward', 'Sample Mirror', 7],
  ['rest', 'Sample: the forgotten days of rest', 'why plans need slack', 'Sample Letter', 3],
]

const headers: Readonly<Record<string, readonly string[]>> = {
  'news-clinic': ['eye-clinic', 'standards', 'interpreters', 'nurses', 'museum'],
  'news-journey': ['winter', 'airports', 'families'],
  'news-papers': ['questions', 'quotes', 'privacy', 'insurance', 'second-opinion'],
  'news-recovery': ['aftercare', 'knees', 'teeth'],
}

/** One of the four drawings for news; none for an item of another kind, which shows how one without a picture looks. */
function headerOf(id: string) {
  const [name] = Object.entries(headers).find(([, ids]) => ids.includes(id)) ?? []
  return name === undefined ? {} : { image: { src: `art:${name}`, alt: '' } }
}

/** ART-16 */
export const news: readonly NewsItem[] = rows.map(([id, title, topic, source, readTime, publishedOn]) => ({
  id: `sample-${id}`,
  title,
  summary: `This is a sample and no real report. A press item about ${topic} would be summed up here in one or two sentences.`,
  ...headerOf(id),
  ...(publishedOn !== undefined && { publishedOn }),
  readTime,
  link: `https://press.example/${id}`,
  source,
  sample: true,
}))
