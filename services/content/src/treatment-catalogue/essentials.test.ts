import { expect, test } from '@jest/globals'
import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { every as everyText } from '../content-files/texts.fixture.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { commonFacts, procedureFacts } from './shipped-catalogue.fixture.js'

const procedures = treatmentTypes.flatMap((type) =>
  type.procedures.map(({ slug, name }) => ({
    type: type.slug,
    ...withCommonFacts({ slug, name, ...procedureFacts[slug] }, commonFacts),
  })),
)
type Procedure = (typeof procedures)[number]

/** Everything a procedure states, sentence by sentence. */
const statementsOf = ({
  beforeTravel,
  flyingHome,
  openPoints = [],
  questionsForProvider,
  recovery,
  steps,
}: Procedure) => [
  ...steps.flatMap(({ detail, title }) => [title, detail]),
  ...beforeTravel,
  ...recovery,
  ...questionsForProvider,
  ...openPoints,
  flyingHome,
]
const textOf = (procedure: Procedure) => statementsOf(procedure).join(' ')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
const pages = new Map(everyText.map((text) => [text.path, flat(text.prose.join(' '))]))
const faqs = flat(shippedTexts.faqs.map(({ answer, question }) => `${question} ${answer}`).join(' '))
const pagesAndFaqs = [...pages.values(), faqs].join(' ')
const isOperation = ({ inHospital, slug }: Procedure) => inHospital !== undefined && slug !== 'bone-marrow-transplant'
const ofTypes = (...types: string[]) => procedures.filter(({ type }) => types.includes(type))

test('each of our facts has its source beside it: a clinician who signed it, or the words "our estimate" with sources [D-49]', () => {
  const attributionOf = (procedure: Procedure) => {
    const sources = procedure.sources.map(({ title }) => title)
    const isSigned = procedure.reviewedBy !== noReviewer
    return {
      isSigned,
      isEstimate: sources.some((title) => title.endsWith(': our estimate')),
      published: sources.length - 1,
    }
  }
  const unknown = procedures.filter((one) => !attributionOf(one).isSigned && !attributionOf(one).isEstimate)
  const ownTerm = procedures.filter((one) => attributionOf(one).published < 1).map(({ slug }) => slug)

  expect(procedures.flatMap(statementsOf).length).toBeGreaterThan(1800)
  expect(unknown.map(({ slug }) => slug)).toEqual([])
  expect(ownTerm).toEqual(['other'])
})

/**
 * Facts that every traveler must know: the 24 subjects of the medical review, each with the procedures that must
 * mention it.
 */
const ofProcedures: readonly (readonly [subject: string, of: readonly Procedure[], words: RegExp])[] = [
  ['controlled medicines', procedures, /controlled in Egypt/],
  ['the number of the ambulance', procedures, /ambulance has the number 123/],
  ['insurance for complications', procedures, /insurer in writing/],
  ['vaccines', procedures, /travel clinic/],
  ['a visa of thirty days', procedures.filter(({ nights }) => nights.max > 30), /commonly allows thirty days/],
  ['resistant germs', procedures.filter(({ inHospital }) => inHospital), /resistant germs/],
  ['clots', procedures.filter(isOperation).filter(({ slug }) => slug !== 'coronary-angioplasty'), /blood clot/],
  ['sleep apnea', procedures.filter((one) => /Lump|lump, a wound/.test(textOf(one))), /CPAP/],
  [
    'a doctor at home',
    procedures.filter((one) => /Which stitches stay in/.test(textOf(one))),
    /which doctor where you live/,
  ],
  ['water and diving', procedures.filter((one) => /Which stitches stay in/.test(textOf(one))), /no diving/],
  [
    'stitches',
    procedures.filter((one) => /no diving before your surgeon/.test(textOf(one))),
    /takes them out, and when/,
  ],
  ['minors', ofTypes('bariatric-surgery', 'cosmetic-surgery', 'hair-transplant'), /nobody under eighteen/],
  ['pregnancy', ofTypes('orthopedic-surgery', 'cosmetic-surgery', 'hair-transplant'), /pregnant/],
  ['papers of the records', procedures, /operation report, the anesthetic record/],
  ['thiamine', ofTypes('bariatric-surgery').filter(({ slug }) => slug !== 'gastric-balloon'), /thiamine/i],
  [
    'hepatitis B and DPD',
    procedures.filter(({ slug }) => slug === 'chemotherapy'),
    /hepatitis B.*DPD|DPD.*hepatitis B/,
  ],
  ['freezing eggs or sperm', procedures.filter(({ slug }) => slug === 'chemotherapy'), /eggs or sperm/],
  ['attested papers', ofTypes('fertility-ivf').slice(0, 1), /attested/],
]

test.each(ofProcedures)('%s is stated for every procedure it concerns', (_subject, of, pattern) => {
  expect(of.length).toBeGreaterThan(0)
  expect(of.filter((procedure) => !pattern.test(textOf(procedure))).map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['rates with their source', /about six of a thousand people/],
  ['the stamp of Sinai', /fifteen days in South Sinai only/],
  ['the feasts', /Ramadan.*Eid/],
  ['dust', /khamsin/],
  ['heat with medicines', /keep insulin and eye drops cool/],
  ['a consent form in one’s own language', /consent form in a language you read/],
  ['how Seneb is paid', /no provider can pay to be named first/],
  ['the law on donors', /The law limits who may give/],
  ['the ambulance', /ambulance on 123/],
])('%s: a page says it', (_subject, pattern) => {
  expect(pagesAndFaqs).toMatch(pattern)
})

/**
 * Subjects on which facts, pages and questions once contradicted each other, with the single statement they make now.
 */
test.each([
  [
    'how long a beta blocker is taken',
    ['/treatments/heart-bypass'],
    ['heart-bypass'],
    /How long a beta blocker|how long a beta blocker/,
  ],
  [
    'lifting after TAVR',
    ['/treatments/tavr-procedure'],
    ['tavr-procedure'],
    /one to two weeks, until the groin has healed/,
  ],
  ['enamel', ['/treatments/veneers'], [], /some enamel is removed for good/],
  [
    'whitening before veneers',
    ['/treatments/veneers', '/blogs/cleopatra-smile-experience'],
    ['veneers'],
    /two weeks (?:or more )?before/,
  ],
  ['fractures', ['/orthopedic-surgery'], ['fracture-repair'], /healed badly|not heal|have not healed/],
  ['keyhole surgery of the knee and flying', ['/orthopedic-surgery'], ['knee-arthroscopy'], /one to two weeks/],
])('%s: facts and prose agree', (_subject, paths, slugs, pattern) => {
  for (const path of paths) expect(pages.get(path)).toMatch(pattern)
  for (const slug of slugs) expect(textOf(procedures.find((one) => one.slug === slug) as Procedure)).toMatch(pattern)
})

test('questions repeat the rules of the pages: enamel, whitening, a companion, and no savings figure that the page omits', () => {
  expect(faqs).toMatch(/mostly some enamel is removed for good/)
  expect(faqs).toMatch(/whiten two weeks or more before you travel/)
  expect(faqs).toMatch(
    /a general anesthetic, sedation or an operation on the eyes, heart, belly or joints you should not come alone/,
  )
  expect(faqs).not.toMatch(/no single figure/)
})
