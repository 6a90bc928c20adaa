import { treatmentPages, specialties } from '../vocabulary/specialties.js'

/** Kinds of the register of claims: each promises something, and is published by `publishClaim` alone. */
export const claimKinds = ['claim', 'offer', 'package', 'rating', 'partner'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Kinds of records that `publishPublicationDraft` publishes, in the order in which lists offer them. */
export const textKinds = [
  'page',
  'specialty',
  'treatment',
  'article',
  'news',
  'faq',
  'company-value',
  'team-member',
  'package-inclusion',
  'email-text',
] as const

/** Kinds of legal texts, of which a published version never changes; `publishLegalVersion` adds the next one. */
const legalKinds = ['legal-document'] as const

/** Kinds of records that staff edit as versions. */
export const editableKinds = [...textKinds, ...claimKinds, ...legalKinds] as const
export type EditableKind = (typeof editableKinds)[number]

/** Content of a record of any kind, before it is validated by the schema of its kind. */
export type PublicationContent = Readonly<Record<string, unknown>>

/** States of a version. Those of `openStates` can still change; a record has at most one such version. */
export const versionStates = [
  'draft',
  'in-review',
  'approved',
  'scheduled',
  'published',
  'superseded',
  'discarded',
  'archived',
] as const
export type VersionState = (typeof versionStates)[number]
export const openStates = ['draft', 'in-review', 'approved', 'scheduled'] as const
export type OpenState = (typeof openStates)[number]

/** States of a record on the site. */
export const publicationStates = ['unpublished', 'published', 'archived'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Filters of the list of records. */
export const publicationFilters = ['all', 'open', 'in-review', 'scheduled', 'archived', 'review-due'] as const

/** Bounds of records: characters of their content as JSON, of a line and of a text, and the versions that are listed. */
export const publicationBounds = {
  content: 18_000,
  line: 1_000,
  prose: 12_000,
  key: 80,
  search: 100,
  note: 200,
  path: 200,
  versionsShown: 50,
  scheduleDays: 366,
} as const

/** The field that holds the key of a record. */
const keyFields: Readonly<Record<EditableKind, 'slug' | 'id' | 'key'>> = {
  page: 'slug',
  specialty: 'slug',
  treatment: 'slug',
  article: 'slug',
  news: 'id',
  faq: 'key',
  'company-value': 'key',
  'team-member': 'key',
  partner: 'key',
  claim: 'key',
  offer: 'key',
  package: 'key',
  rating: 'key',
  'package-inclusion': 'key',
  'legal-document': 'slug',
  'email-text': 'key',
}

/** Returns the name of the field that holds the key of a record of this kind. */
export function keyFieldOf(kind: EditableKind): 'slug' | 'id' | 'key' {
  return keyFields[kind]
}

/** Kinds of the navigation, of consents and of the code that sends emails: none can be added or archived. */
const fixedKinds: ReadonlySet<EditableKind> = new Set([
  'page',
  'specialty',
  'treatment',
  'legal-document',
  'email-text',
])

/** Kinds without an order of their own: their lists are sorted by date, or follow the texts that name them. */
const unorderedKinds: ReadonlySet<EditableKind> = new Set([
  'article',
  'news',
  'page',
  'package-inclusion',
  'email-text',
  'legal-document',
])

/** Whether the lists of this kind have an order that staff change. */
export function isOrdered(kind: EditableKind): boolean {
  return !unorderedKinds.has(kind)
}

/** Whether records of this kind belong to the register of claims. */
export function isClaimKind(kind: string): kind is ClaimKind {
  return claimKinds.some((one) => one === kind)
}

/** Whether none but a second person may approve, publish and schedule records of this kind. */
export function isLegalKind(kind: string): boolean {
  return legalKinds.some((one) => one === kind)
}

/** Whether records of this kind can be added and archived. */
export function isExtensible(kind: EditableKind): boolean {
  return !fixedKinds.has(kind)
}

/** Kinds whose texts are medical, and the pages whose questions are. */
export const medicalKinds: readonly EditableKind[] = ['specialty', 'treatment']
export const medicalPages: readonly string[] = [...specialties, ...treatmentPages].map(({ slug }) => slug)

/** Whether this content makes medical statements: pages of specialties and treatments, and questions shown on them. */
export function isMedical(kind: EditableKind, { shownOn }: PublicationContent): boolean {
  if (medicalKinds.includes(kind)) return true
  return kind === 'faq' && Array.isArray(shownOn) && shownOn.some((page) => medicalPages.includes(String(page)))
}

/** Whether a second person has to approve this content: the register of claims, legal and medical texts, and emails. */
export function needsApproval(kind: EditableKind, content: PublicationContent): boolean {
  return isClaimKind(kind) || isLegalKind(kind) || kind === 'email-text' || isMedical(kind, content)
}
