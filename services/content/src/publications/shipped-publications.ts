import type { PublicationKind, PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import { emailTextRules } from '@seneb/contracts/vocabulary/email-texts'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import type { ShippedTexts } from '../content-files/read-texts.js'
import { textOf } from '../prose/body.js'
import { plainTextOf } from '../prose/render-prose.js'
import { readTimeOf } from '../prose/text.rules.js'
import type { ShippedRow } from '../seed.rules.js'
import type { Publication } from './publication.entity.js'

/** Stored content of a record, without the time of its change and the digest of its seed. */
export type PublicationContent = Omit<Publication, 'kind' | 'key' | 'moved_to' | 'changed_at' | 'seeded_hash'> &
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
    ...rowsOf('email-text', texts.emailTexts, ({ key }) => key),
    ...rowsOf('package', texts.packages, ({ key }) => key),
    ...rowsOf('offer', texts.offers, ({ key }) => key),
    ...rowsOf('claim', texts.claims, ({ key }) => key),
    ...rowsOf('rating', texts.ratings, ({ key }) => key),
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

/** Returns the stored columns of one record: the record itself, and the data for lists, search and the site map. */
export function publicationOf<K extends PublicationKind>(
  kind: K,
  key: string,
  { record, position }: { readonly record: PublicationKinds[K]; readonly position: number },
): PublicationContent {
  const { summary, title, words } = bodyOfWritten(kind, record)
  return {
    position,
    is_sample: 'sample' in record && record.sample === true,
    content: record,
    path: placeOf(kind, key, record),
    search_kind: searchKinds[kind] ?? null,
    title: kind === 'specialty' ? nameOfSpecialty(key) : kind === 'treatment' ? nameOfTreatment(key) : title,
    summary,
    words,
    read_time: readTimeOf(words),
  }
}

/** Kinds that search finds (ROUTE-30); legal texts, people and press items are found elsewhere. */
const searchKinds: Partial<Record<PublicationKind, string>> = {
  specialty: 'SPECIALTY',
  treatment: 'TREATMENT',
  article: 'ARTICLE',
  faq: 'QUESTION',
  page: 'PAGE',
}

function placeOf(kind: PublicationKind, key: string, record: PublicationKinds[PublicationKind]): string | null {
  return ('shownOn' in record ? pathOfFaq(key, record.shownOn) : pathOf(kind, key)) ?? null
}

/** Returns the path of a record on the site; undefined for records without one (ROUTE-10..27). */
function pathOf(kind: PublicationKind, key: string): string | undefined {
  switch (kind) {
    case 'specialty':
    case 'page':
    case 'legal-document':
      return `/${key}`
    case 'treatment':
      return `/treatments/${key}`
    case 'article':
      return `/blogs/${key}`
    default:
      return undefined
  }
}

/**
 * Returns the path and anchor of a question, given the names of its pages; undefined when none of them shows it. The
 * home page shows no questions, so it is skipped.
 */
function pathOfFaq(key: string, shownOn: readonly string[]): string | undefined {
  const page = shownOn.find((name) => name !== 'home')
  if (page === undefined) return undefined
  return `${treatmentPages.some(({ slug }) => slug === page) ? `/treatments/${page}` : `/${page}`}#faq-${key}`
}

/** Returns the name of a specialty as shown in menus (D-56). */
function nameOfSpecialty(slug: string): string {
  return specialties.find((specialty) => specialty.slug === slug)?.navLabel ?? slug
}

function nameOfTreatment(slug: string): string {
  return treatmentPages.find((treatment) => treatment.slug === slug)?.name ?? slug
}

/** Text of a record, without markup. */
interface RecordText {
  readonly title: string
  readonly summary: string
  readonly words: string
}

type Readers = { readonly [K in PublicationKind]: (record: PublicationKinds[K]) => RecordText }

const readers: Readers = {
  specialty: (page) => ({
    title: page.heading,
    summary: page.summary,
    words: together(
      page.heading,
      textOf(page),
      ...pointsOf(page.whyEgypt),
      ...Object.values(page.procedures).map(plainTextOf),
    ),
  }),
  treatment: (page) => ({ title: page.heading, summary: page.summary, words: together(page.heading, textOf(page)) }),
  page: (page) => ({
    title: page.heading,
    summary: page.summary,
    words: together(textOf(page), ...pointsOf(page.benefits)),
  }),
  article: ({ content, summary, title }) => ({ title, summary, words: content ? textOf(content) : '' }),
  news: ({ summary, title }) => ({ title, summary, words: '' }),
  faq: ({ answer, question }) => ({ title: question, summary: '', words: plainTextOf(answer) }),
  'legal-document': ({ summary, title, versions }) => ({
    title,
    summary,
    words: textOf(versions.at(-1) ?? versions[0]),
  }),
  'company-value': ({ text, title }) => ({ title, summary: '', words: plainTextOf(text) }),
  'team-member': ({ bio, name, role }) => ({ title: name, summary: role, words: plainTextOf(bio) }),
  partner: ({ description, name }) => ({ title: name, summary: '', words: plainTextOf(description) }),
  'package-inclusion': ({ text, title }) => ({ title, summary: '', words: plainTextOf(text) }),
  'email-text': ({ key }) => ({ title: emailTextRules[key].name, summary: '', words: '' }),
  package: ({ description, name }) => ({ title: name, summary: description, words: '' }),
  offer: ({ terms, text }) => ({ title: text, summary: terms, words: '' }),
  claim: ({ evidence, text }) => ({ title: text, summary: evidence, words: '' }),
  rating: ({ count, sourceUrl, value }) => ({
    title: `Rated ${value} out of 5 by ${count} patients`,
    summary: sourceUrl,
    words: '',
  }),
  setting: ({ key }) => ({ title: key, summary: '', words: '' }),
}

/** Returns the text of a record of any kind, for search and for its read time. */
function bodyOfWritten<K extends PublicationKind>(kind: K, record: PublicationKinds[K]): RecordText {
  return readers[kind](record)
}

function pointsOf(points: readonly { readonly title: string; readonly text: string }[]): string[] {
  return points.flatMap(({ text, title }) => [title, plainTextOf(text)])
}

function together(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
