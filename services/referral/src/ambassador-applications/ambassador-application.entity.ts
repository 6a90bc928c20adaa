import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'
import type { ApplicationStatus, DocumentKind, DocumentState } from '@seneb/contracts/vocabulary/application-review'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An application to become an ambassador (AMB-05..AMB-12), with its decision (D-43). */
@Entity('ambassador_applications')
export class AmbassadorApplication {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) reference: string
  @Column({ type: 'text' }) applicant_type: ApplicantType
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'text' }) email: string
  /** Encrypted for this row, like the notes: it is never searched, and no mail is sent to it. */
  @Column({ type: 'bytea', nullable: true }) phone_number_sealed?: Buffer | null
  @Column({ type: 'text' }) languages: string
  @Column({ type: 'text' }) city: string
  @Column({ type: 'text' }) id_type: string
  /** Number of the identity document, encrypted for this row (S13); null after its retention (O-7). */
  @Column({ type: 'bytea', nullable: true }) national_id_sealed?: Buffer | null
  @Column({ type: 'text' }) tourists_per_month: string
  @Column({ type: 'boolean' }) has_medical_experience: boolean
  @Column({ type: 'boolean' }) wants_promotional_material: boolean
  @Column({ type: 'bytea', nullable: true }) additional_notes_sealed?: Buffer | null
  @Column({ type: 'text' }) status: ApplicationStatus
  @Column({ type: 'timestamptz' }) submitted_at: Date
  /** Versions of terms and privacy policy that the form showed (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  @Column({ type: 'timestamptz', nullable: true }) decided_at?: Date | null
  /** ID of the staff member who decided. */
  @Column({ type: 'text', nullable: true }) decided_by?: string | null
  @Column({ type: 'text', nullable: true }) rejection_reason?: string | null
  @Column({ type: 'text', nullable: true }) referral_code?: string | null
}

/** A document of an application. */
@Entity('application_documents')
export class ApplicationDocument {
  /** The id its file is stored under. An upload belongs to one application at most. */
  @PrimaryColumn({ type: 'uuid' }) upload_id: string
  @Column({ type: 'uuid' }) application_id: string
  @Column({ type: 'text' }) kind: DocumentKind
  @Column({ type: 'text' }) state: DocumentState
  /** File with its name, encrypted for `upload_id`; loaded only when explicitly selected. */
  @Column({ type: 'bytea', select: false }) sealed: Buffer | null
}

/** Repeated request for documents of an application, and whether they were submitted (D-43). */
@Entity('document_requests')
export class DocumentRequest {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) application_id: string
  @Column({ type: 'text', array: true }) kinds: DocumentKind[]
  /** Reason that the applicant receives. */
  @Column({ type: 'text' }) reason: string
  /** ID of the staff member who requested the documents. */
  @Column({ type: 'text' }) requested_by: string
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** SHA-256 of the secret of the link in the mail. */
  @Column({ type: 'text' }) link_digest: string
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) submitted_at?: Date | null
}

/** Temporary permission to fetch a document that a staff member opened (D-42). */
@Entity('document_openings')
export class DocumentOpening {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** The document. */
  @Column({ type: 'uuid' }) upload_id: string
  /** Session that opened it; other sessions get no part. */
  @Column({ type: 'uuid' }) session_id: string
  @Column({ type: 'timestamptz' }) opened_at: Date
}

const isDecisionExpired = `decided_at <= $1::timestamptz - $2 * interval '1 day'`

/**
 * Deletes documents of applications that were decided, or left undecided, longer ago than the retention period.
 * Documents still in the bucket are moved first. $1 now, $2 days, $3 limit, $4 period for undecided applications
 */
export const deleteDocumentsSql = `/* deleteDocuments */
  update application_documents set sealed = null, state = 'forgotten'
  where upload_id = any(array(
    select d.upload_id
    from application_documents d join ambassador_applications a on a.id = d.application_id
    where d.state = 'stored' and d.sealed is not null
      and (a.${isDecisionExpired} or (a.status = 'pending' and a.submitted_at <= $1::timestamptz - $4::interval))
    order by d.upload_id limit $3 for update of d skip locked))
  returning upload_id`

/** Computed from the lengths only; the files are not read. */
export const storedBytesSql = `/* storedDocumentBytes */
  select coalesce(sum(octet_length(sealed)), 0)::float8 as bytes from application_documents where sealed is not null`

/** Returns ID and size of a document without its content. $1 application, $2 kind of document */
export const storedDocumentSql = `/* storedDocument */
  select upload_id as "uploadId", octet_length(sealed) as bytes from application_documents
  where application_id = $1 and kind = $2 and sealed is not null`

/**
 * Stored uncompressed, so that only the pages of the part are read. $1 the opening, $2 the session, $3 now, $4 how
 * long an opening lasts, $5 the bytes before the part, $6 its length
 */
export const documentChunkSql = `/* documentChunk */
  select substring(d.sealed from $5::int + 1 for $6::int) as part
  from document_openings o join application_documents d on d.upload_id = o.upload_id
  where o.id = $1 and o.session_id = $2 and o.opened_at > $3::timestamptz - $4::interval and d.sealed is not null`

/** Documents stored before files were kept in this table. $1 maximum number of rows */
export const formerDocumentsSql = `/* formerDocuments */
  select upload_id as "uploadId", application_id as "applicationId", kind from application_documents
  where state = 'stored' and sealed is null order by upload_id limit $1`

/** Marks an application whose files are all deleted. $1 maximum rows, $2 now, $3 the period */
export const endUndecidedSql = `/* endUndecided */
  with ended as (
    select id from ambassador_applications a
    where status = 'pending' and submitted_at <= $2::timestamptz - $3::interval
      and not exists (
        select from application_documents d where d.application_id = a.id and d.state in ('uploaded', 'stored'))
    order by submitted_at limit $1 for update skip locked),
  documents as (delete from application_documents d using ended where d.application_id = ended.id)
  delete from ambassador_applications a using ended where a.id = ended.id returning 1`

/** $1 now, $2 days, $3 how many */
export const deleteNumbersSql = `/* deleteNumbers */
  update ambassador_applications set national_id_sealed = null
  where id = any(array(
    select id from ambassador_applications where national_id_sealed is not null and ${isDecisionExpired}
    limit $3 for update skip locked))
  returning id`

/** A page of one status. $1 status, $2 rows, $3 and $4 position after which it begins */
export function listApplicationsSql(page: { readonly isOldestFirst: boolean; readonly isContinued: boolean }): string {
  const [order, comparison] = page.isOldestFirst ? ['asc', '>'] : ['desc', '<']
  const pastCursor = page.isContinued ? `and (submitted_at, id) ${comparison} ($3::timestamptz, $4::uuid)` : ''
  return `/* listApplications */
    select id, reference, status, applicant_type, city, languages, submitted_at, submitted_at::text as "cursorAt", decided_at,
      decided_by, full_name
    from ambassador_applications where status = $1 ${pastCursor} order by submitted_at ${order}, id ${order} limit $2`
}

/** Other applications with the address of this one. $1 the application, $2 the address */
export const sameAddressSql = `/* sameAddress */
  select count(*)::int as count from ambassador_applications where lower(email) = lower($2) and id <> $1::uuid`

/** Locks a pending application against decisions until this transaction ends. $1 the application */
export const lockPendingSql = `/* lockPending */
  select id from ambassador_applications where id = $1 and status = 'pending' for update`

/** A request for documents, by its link. */
export interface OpenRequest {
  readonly id: string
  readonly application_id: string
  readonly kinds: readonly DocumentKind[]
  readonly expires_at: Date
  readonly reference: string
}

/** $1 digest of the link's secret, $2 now */
export const openRequestSql = `/* openRequest */
  select r.id, r.application_id, r.kinds, r.expires_at, a.reference
  from document_requests r join ambassador_applications a on a.id = r.application_id
  where r.link_digest = $1 and r.submitted_at is null and r.expires_at > $2::timestamptz and a.status = 'pending'`

/** Selects the open request of a link, locked until this transaction ends. */
export const lockRequestSql = `${openRequestSql.replace('openRequest', 'lockRequest')} for update`

/** Deletes the file and keeps the row. $1 the application, $2 kinds of documents */
export const replaceDocumentsSql = `/* replaceDocuments */
  update application_documents set state = 'replaced', sealed = null
  where application_id = $1 and kind = any($2::text[]) and state <> 'replaced' returning upload_id`
