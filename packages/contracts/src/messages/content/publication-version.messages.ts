import { array, boolean, mixed, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import {
  editableKinds,
  isLegalKind,
  openStates,
  publicationBounds,
  publicationFilters,
  publicationStates,
  textKinds,
  versionStates,
  type PublicationContent,
} from '../../publications/publication-editing.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'
import { article } from './article.messages.js'
import { legalDocument, publishedPage } from './page.messages.js'
import { slug, text, textOrNull } from './publication.schemas.js'
import { specialtyPage, treatmentPage } from './specialty.messages.js'

const read = { permission: 'content:read' } as const
const write = { permission: 'content:write' } as const
const publish = { permission: 'content:publish' } as const

const kind = () =>
  string().oneOf(editableKinds, 'Please choose a kind of text').required('Please choose a kind of text')
/** Kinds that are published here; the register of claims and legal documents have requests of their own. */
const textKind = () =>
  string()
    .oneOf(textKinds, ({ value }: { value?: unknown }) =>
      isLegalKind(String(value))
        ? 'Please use the requests of legal documents for this kind. None of them archives one: consents refer to it.'
        : 'Please use the request of the register of claims for this kind',
    )
    .required('Please choose a kind of text')
export const publicationKey = () =>
  string()
    .max(publicationBounds.key, 'The key of a text has at most ${max} characters')
    .matches(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'The key of a text is lowercase words joined by hyphens')
    .required('Please name the text')

const fields = () =>
  mixed<PublicationContent>(
    (value): value is PublicationContent => typeof value === 'object' && value !== null && !Array.isArray(value),
  ).typeError('Please send the fields of the text as an object')
/** Content of a record; the schema of its kind validates it in the use case. */
const content = () => fields().required('Please send the fields of the text')
const contentOrNull = () => fields().nullable().defined()

const publicationId = () => ({ kind: kind(), key: publicationKey() })
export const seenRevision = () =>
  number()
    .integer('Please give the revision that you saw')
    .min(0, 'Please give the revision that you saw')
    .required('Please give the revision that you saw')
/** Record with the revision that the caller saw: a change based on an older revision is refused. */
const seenPublication = () => ({ ...publicationId(), revision: seenRevision() })
const seenText = () => ({ ...seenPublication(), kind: textKind() })

const staffIdOrNull = () => recordId().nullable().defined()

/** A version without its content. */
const version = {
  number: number().integer().required(),
  state: string().oneOf(versionStates).required(),
  title: string().defined(),
  note: textOrNull,
  /** Last author; null for content shipped with the platform. */
  writtenBy: staffIdOrNull(),
  writtenAt: text,
  approvedBy: staffIdOrNull(),
  approvedAt: textOrNull,
  publishAt: textOrNull,
  publishedBy: staffIdOrNull(),
  publishedAt: textOrNull,
  /** Reason for returning it to its author, or for stopping its schedule. */
  returnReason: textOrNull,
  /** Person who reviewed its medical statements, and the day, as its content names them. */
  reviewer: textOrNull,
  reviewedOn: textOrNull,
}

const publicationHead = {
  kind: kind(),
  key: text,
  title: string().defined(),
  path: textOrNull,
  isSample: boolean().required(),
  state: string().oneOf(publicationStates).required(),
  /** State of its open version; null without one. */
  openState: string().oneOf(openStates).nullable().defined(),
  publishAt: textOrNull,
  changedAt: text,
  /** Day by which its medical statements are reviewed again; null for a text without a review. */
  reviewDueOn: textOrNull,
  /** Whether the site shows medical statements without a review, or with a review that is due again. */
  isReviewDue: boolean().required(),
}

/** Lists the editable records, by title. */
export const ListPublications = defineRequest('content.editable-publication.list', {
  access: read,
  input: () => ({
    kind: string().oneOf(editableKinds, 'Please choose a kind of text').optional(),
    show: string().oneOf(publicationFilters, 'Please choose a filter of the list').default('all'),
    search: line(publicationBounds.search).optional(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    publications: array(object(publicationHead).required()).required(),
    /** Cursor of the next page; null on the last one. */
    next: textOrNull,
    totalCount: number().integer().required(),
  }),
  idempotent: true,
})

/** Reads a record with its published content, its open version and its newest versions. */
export const ReadPublication = defineRequest('content.editable-publication.read', {
  access: read,
  input: publicationId,
  output: () => ({
    publication: object({
      ...publicationHead,
      revision: number().integer().required(),
      needsApproval: boolean().required(),
      /** Null for a record that is not on the site. */
      published: contentOrNull(),
      /** Its position among its kind; null for a record that is not on the site, and for kinds that do not move. */
      position: object({
        number: number().integer().required(),
        total: number().integer().required(),
        /** Titles of the records before and after it. */
        previousTitle: textOrNull,
        nextTitle: textOrNull,
      })
        .nullable()
        .defined(),
      draft: object({ ...version, content: content() })
        .nullable()
        .defined(),
      archivedAt: textOrNull,
      redirectPath: textOrNull,
      versions: array(object(version).required()).required(),
    }).required(),
  }),
  errors: ['PUBLICATION_UNKNOWN'],
  idempotent: true,
})

/** Reads one version with its content, and the content of the version published before it. */
export const ReadPublicationVersion = defineRequest('content.publication-version.read', {
  access: read,
  input: () => ({ ...publicationId(), number: number().integer('Please choose a version').min(1).required() }),
  output: () => ({
    version: object({ ...version, content: content() }).required(),
    previous: contentOrNull(),
  }),
  errors: ['PUBLICATION_UNKNOWN'],
  idempotent: true,
})

export const savedPublication = () => ({
  kind: kind(),
  key: text,
  revision: number().integer().required(),
  /** Number of the version that was changed. */
  number: number().integer().required(),
  state: string().oneOf(versionStates).required(),
})
export const changingErrors = ['PUBLICATION_UNKNOWN', 'CHANGED_MEANWHILE'] as const

/**
 * Saves the open version of a record, or begins one; a record that does not exist yet begins with its first version.
 * Any approval of the version ends, because it was given to other content.
 */
export const SavePublicationDraft = defineRequest('content.publication-draft.save', {
  access: write,
  input: () => ({
    ...seenPublication(),
    content: content(),
    note: line(publicationBounds.note).optional(),
    /** Whether the key must be free; an existing record is then refused at its key. */
    isNew: boolean().optional(),
  }),
  output: savedPublication,
  errors: changingErrors,
})

/** Discards the open version, of the register of claims and legal documents a draft only. It remains in the history. */
export const DiscardPublicationDraft = defineRequest('content.publication-draft.discard', {
  access: write,
  input: seenPublication,
  output: savedPublication,
  errors: changingErrors,
})

/** Submits the draft for review. */
export const SubmitPublicationDraft = defineRequest('content.publication-draft.submit', {
  access: write,
  input: seenPublication,
  output: savedPublication,
  errors: changingErrors,
})

export const returnReason = () => line(publicationBounds.note).required('Please say what has to change')

/** Returns a version under review or an approved one to its author, with the reason. */
export const ReturnPublicationDraft = defineRequest('content.publication-draft.return', {
  access: publish,
  input: () => ({ ...seenText(), reason: returnReason() }),
  output: savedPublication,
  errors: changingErrors,
})

/** Approves a version under review; none of its authors may. */
export const ApprovePublicationDraft = defineRequest('content.publication-draft.approve', {
  access: publish,
  input: seenText,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVER_IS_AUTHOR'],
})

/** Publishes the open version now. */
export const PublishPublicationDraft = defineRequest('content.publication-draft.publish', {
  access: publish,
  input: seenText,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED'],
})

export const publishAt = () =>
  line(40)
    .required('Please give a date and time')
    .test('instant', 'Please give a date and time with its offset, such as 2027-01-05T09:30:00Z', isInstant)

/** Schedules the open version for publication; the schedule never replaces an approval. */
export const SchedulePublicationDraft = defineRequest('content.publication-draft.schedule', {
  access: publish,
  input: () => ({
    ...seenText(),
    publishAt: publishAt(),
  }),
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED'],
})

/** Cancels the schedule; the version keeps its approval. */
export const CancelPublicationSchedule = defineRequest('content.publication-draft.cancel-schedule', {
  access: publish,
  input: seenText,
  output: savedPublication,
  errors: changingErrors,
})

/** Makes a draft of an earlier version. The published content stays. */
export const RestorePublicationVersion = defineRequest('content.publication-version.restore', {
  access: write,
  input: () => ({
    ...seenPublication(),
    number: number().integer('Please choose a version').min(1, 'Please choose a version').required(),
  }),
  output: savedPublication,
  errors: changingErrors,
})

/** Removes a record from the site. Its address then redirects or responds with 410. */
export const ArchivePublication = defineRequest('content.editable-publication.archive', {
  access: publish,
  input: () => ({
    ...seenText(),
    /** Page that replaces it; without one its address responds with 410. */
    redirectPath: line(publicationBounds.path).optional(),
  }),
  output: savedPublication,
  errors: changingErrors,
})

const positionMessage = 'Please give a position in the list, from 1'
export const position = () =>
  number().integer(positionMessage).min(1, positionMessage).max(9_999, positionMessage).required(positionMessage)

export const movedPublication = () => ({ kind: kind(), key: text, number: number().integer().required() })

/** Moves a record among those of its kind; every list on the site follows. */
export const MovePublication = defineRequest('content.editable-publication.move', {
  access: publish,
  input: () => ({ ...publicationId(), kind: textKind(), from: position(), to: position() }),
  output: movedPublication,
  errors: changingErrors,
})

/**
 * Reads a public page with the open version of a record in place of the published one; without an open version, as
 * published.
 */
export const PreviewPublication = defineRequest('content.publication-draft.preview', {
  access: read,
  input: () => ({
    ...publicationId(),
    page: string()
      .oneOf(['article', 'legal-document', 'page', 'specialty', 'treatment'], 'Please choose a page')
      .required('Please choose a page'),
    slug,
  }),
  output: () => ({
    /** One of them is set; all are null for an unknown page. */
    article: article.nullable().defined(),
    legalDocument: legalDocument.nullable().defined(),
    page: publishedPage.nullable().defined(),
    specialty: specialtyPage.nullable().defined(),
    treatment: treatmentPage.nullable().defined(),
  }),
  idempotent: true,
})

/** Reads the redirect of an archived record; the website requests it for addresses without a page. */
export const ReadArchivedPage = defineRequest('content.archived-page.read', {
  access: 'anyone',
  input: () => ({
    path: line(publicationBounds.path).required('path is required'),
  }),
  output: () => ({
    /** Null for an address that was never archived; without a redirect the response is 410. */
    archived: object({ redirectPath: textOrNull }).nullable().defined(),
  }),
  idempotent: true,
})

function isInstant(value: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(value)
  return isWritten && !Number.isNaN(Date.parse(value))
}
