import type { Publication } from './publication.entity.js'
import { bodyOfWritten } from './written-words.js'
import { pathOf, pathOfQuestion, nameOfSpecialty, nameOfTreatment } from './publication.rules.js'
import type { PublicationKind, PublicationKinds } from './publication-kinds.js'
import type { ShippedTexts } from '../shipped/publication.types.js'
import type { ShippedRow } from '../shipped/seed.rules.js'
import { readTimeOf } from '../prose/text.rules.js'

/** What is stored of a record, apart from when and by whom. */
export type PublicationContent = Omit<Publication, 'kind' | 'key' | 'changed_at' | 'seeded_hash'> &
  Record<string, unknown>

/** Everything we ship, as rows; the key of a row is `kind/key`. */
export function shippedPublications(texts: ShippedTexts): ShippedRow<PublicationContent>[] {
  return [
    ...rowsOf('specialty', texts.specialties, ({ slug }) => slug),
    ...rowsOf('treatment', texts.treatments, ({ slug }) => slug),
    ...rowsOf('page', texts.pages, ({ slug }) => slug),
    ...rowsOf('article', texts.articles, ({ slug }) => slug),
    ...rowsOf('news', texts.news, ({ id }) => id),
    ...rowsOf('faq', texts.faqs, ({ key }) => key),
    ...rowsOf('legal-document', texts.legalDocuments, ({ slug }) => slug),
    ...rowsOf('company-value', texts.companyValues, ({ key }) => key),
    ...rowsOf('team-member', texts.team, ({ key }) => key),
    ...rowsOf('partner', texts.partners, ({ key }) => key),
    ...rowsOf('package-inclusion', texts.packageInclusions, ({ key }) => key),
    ...rowsOf('package', texts.packages, ({ key }) => key),
    ...rowsOf('offer', texts.offers, ({ key }) => key),
    ...rowsOf('claim', texts.claims, ({ key }) => key),
    ...rowsOf('setting', texts.settings, ({ key }) => key),
  ]
}

function rowsOf<K extends PublicationKind>(
  kind: K,
  records: readonly PublicationKinds[K][],
  keyOf: (record: PublicationKinds[K]) => string,
): ShippedRow<PublicationContent>[] {
  return records.map((record, i) => {
    const key = keyOf(record)
    return { key: `${kind}/${key}`, content: publicationOf(kind, key, { record, position: i + 1 }) }
  })
}

/** What is stored of one record: the record itself, and what lists, search and the site map ask of it. */
export function publicationOf<K extends PublicationKind>(
  kind: K,
  key: string,
  { record, position }: { readonly record: PublicationKinds[K]; readonly position: number },
): PublicationContent {
  const { summary, title, words } = bodyOfWritten(kind, record)
  return {
    position,
    is_sample: 'sample' in record && record.sample === true,
    content: record as unknown as Readonly<Record<string, unknown>>,
    path: placeOf(kind, key, record),
    search_kind: searchKinds[kind] ?? null,
    title: kind === 'specialty' ? nameOfSpecialty(key) : kind === 'treatment' ? nameOfTreatment(key) : title,
    summary,
    words,
    read_time: readTimeOf(words),
  }
}

/** What search finds (ROUTE-30); legal texts, people and press items are found elsewhere. */
const searchKinds: Partial<Record<PublicationKind, string>> = {
  specialty: 'SPECIALTY',
  treatment: 'TREATMENT',
  article: 'ARTICLE',
  faq: 'QUESTION',
  page: 'PAGE',
}

function placeOf(kind: PublicationKind, key: string, record: PublicationKinds[PublicationKind]): string | null {
  return ('shownOn' in record ? pathOfQuestion(key, record.shownOn) : pathOf(kind, key)) ?? null
}
