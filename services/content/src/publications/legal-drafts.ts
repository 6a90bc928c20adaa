import type { FieldProblem } from '@seneb/contracts/errors'
import type { legalDraft } from '@seneb/contracts/publications/page.schemas'
import {
  isLegalKind,
  type EditableKind,
  type PublicationContent,
} from '@seneb/contracts/publications/publication-editing'
import type { PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import { AppError } from '@seneb/platform/app-error'
import type { InferType } from 'yup'

import { textOf } from '../prose/body.js'
import type { Publication } from './publication.entity.js'

type LegalDocument = PublicationKinds['legal-document']
type Stored = Pick<Publication, 'changed_at' | 'content' | 'title'> & { readonly kind: string }

/** Content of a record on the site as staff edit it, with the time and title of that version. */
interface EditedVersion {
  readonly content: PublicationContent
  readonly title: string
  readonly publishedAt: Date
}

/** Returns the versions of a record on the site, oldest first: all of a legal document, otherwise the current one. */
export function editedVersionsOf({ changed_at, content, kind, title }: Stored): readonly EditedVersion[] {
  if (!isLegalKind(kind)) return [{ content, title, publishedAt: changed_at }]
  const { versions, ...page } = content as unknown as LegalDocument
  return versions.map(({ publishedOn, version, ...text }) => ({
    content: { ...page, ...text },
    title: titleOfVersion(title, version),
    publishedAt: new Date(publishedOn),
  }))
}

/** Returns the content of a record on the site as staff edit it; of a legal document, the text of its newest version. */
export function editedContentOf(stored: Stored): PublicationContent {
  return editedVersionsOf(stored).at(-1)?.content ?? {}
}

interface Base {
  readonly at: Date
  /** The record on the site; null for one that is not on it. */
  readonly stored: Pick<Publication, 'content'> | null
}

/**
 * Returns the record that the site has with this content. A legal document gets one more version, dated by its day in
 * UTC, as validities are; the earlier ones keep title, summary and metadata as they were (LEGAL-01, D-65).
 */
export function recordOf(
  kind: EditableKind,
  content: PublicationContent,
  { at, stored }: Base,
): PublicationKinds[EditableKind] {
  if (!isLegalKind(kind)) return content as unknown as PublicationKinds[EditableKind]
  const { slug, title, summary, meta, ...text } = content as InferType<typeof legalDraft>
  const before = stored?.content as unknown as LegalDocument | undefined
  const earlier = (before?.versions ?? []).map((one) => ({
    title: before?.title,
    summary: before?.summary,
    meta: before?.meta,
    ...one,
  }))
  const version = String(Number(earlier.at(-1)?.version ?? 0) + 1)
  const next = { version, publishedOn: at.toISOString().slice(0, 10), ...text }
  const versions = [...earlier, next] as unknown as LegalDocument['versions']
  return { slug, title, summary, meta, versions }
}

/** Returns the title of a version in the history; of a legal document, with the number that the site shows. */
export function titleOfRecord(kind: EditableKind, title: string, record: PublicationKinds[EditableKind]): string {
  return isLegalKind(kind) ? titleOfVersion(title, (record as LegalDocument).versions.at(-1)?.version ?? '1') : title
}

function titleOfVersion(title: string, version: string): string {
  return `${title}, version ${version}`
}

/** Title of the section that the terms keep, marked for legal review (LEGAL-04, D-65). */
const governingLaw = 'Governing law'

/** Returns what keeps a version of a legal document from being published. The content has passed its schema. */
export function legalProblems(kind: string, content: PublicationContent): readonly FieldProblem[] {
  if (!isLegalKind(kind)) return []
  const { slug, ...written } = content as InferType<typeof legalDraft>
  if (slug === 'cookie-policy') return [{ path: 'content', message: cookiePolicyMessage }]
  if (slug !== 'terms-of-service') return []
  const hasReviewMark = written.sections.some(({ forLegalReview, title }) => title === governingLaw && forLegalReview)
  const lawMessage = `Please keep the section “${governingLaw}” and its mark that a lawyer must review it`
  const text = textOf(written).toLowerCase()
  const missing = requiredPhrases.filter((phrase) => !text.includes(phrase)).map((phrase) => `“${phrase}”`)
  return [
    ...(hasReviewMark ? [] : [{ path: 'content.sections', message: lawMessage }]),
    ...(missing.length > 0 ? [{ path: 'content.sections', message: missingPhrases(missing) }] : []),
  ]
}

/** Phrases that every version of the terms has: who we are, and who answers for what (GEN-01, LEGAL-02, LEGAL-03). */
const requiredPhrases: readonly string[] = [
  'independent aggregator',
  'not a medical provider',
  'no medical advice',
  'not an agent in payments',
  'do not verify the clinical competence of providers',
  'not liable for what providers',
  'pay the provider directly',
]

function missingPhrases(missing: readonly string[]): string {
  return `Please keep what every version of the terms says, word for word: ${missing.join(', ')}`
}

const cookiePolicyMessage =
  'The cookie policy changes with a release only: each visitor’s choice names its version, and the site asks everybody again when it changes.'

/** Rejects a next version whose description of its changes is that of an earlier version, also before its review. */
export function assertChangesStated(
  kind: EditableKind,
  content: PublicationContent,
  { stored }: Omit<Base, 'at'>,
): void {
  if (!isLegalKind(kind) || !stored) return
  const { versions } = stored.content as unknown as LegalDocument
  const same = versions.find(({ changes }) => changes === content['changes'])
  if (!same) return
  const message = `Please say what changes in this version; version ${same.version} has the same sentence`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'content.changes', message }] })
}

interface EarlierVersion {
  readonly content: PublicationContent
  readonly published_at?: Date | null
}

/**
 * Returns earlier content as a draft of the next version. If it was published, its summary says that it applies again
 * and which version it replaces, so that summaries of later restores differ.
 */
export function restoredContent(
  kind: EditableKind,
  { content, published_at }: EarlierVersion,
  { stored }: Omit<Base, 'at'>,
): PublicationContent {
  if (!isLegalKind(kind) || !published_at || !stored) return content
  const current = (stored.content as unknown as LegalDocument).versions.at(-1)?.version ?? '1'
  return { ...content, changes: `An earlier version of this text applies again, in place of version ${current}.` }
}
