import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Correction of one field by the patient, with the value before it. */
@Entity('request_corrections')
export class RequestCorrection {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  /** Name of the field in its form. */
  @Column({ type: 'text' }) name: string
  /** Earlier value, encrypted and bound to this row; null when there was none. */
  @Column({ type: 'bytea', nullable: true }) before_sealed?: Buffer | null
  @Column({ type: 'timestamptz' }) corrected_at: Date
}

/** Document that the care team asked the patient for. */
@Entity('patient_document_requests')
export class PatientDocumentRequest {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  /** Name of the document, encrypted and bound to this row, because it may tell about health. */
  @Column({ type: 'bytea' }) name_sealed: Buffer
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** ID of the staff member. */
  @Column({ type: 'uuid' }) requested_by: string
  @Column({ type: 'timestamptz', nullable: true }) sent_at?: Date | null
  /** ID of the message that the document came with. */
  @Column({ type: 'uuid', nullable: true }) message_id?: string | null
}

/** Erasure that the patient asked for, until it starts or is canceled. */
@Entity('requested_erasures')
export class RequestedErasure {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'timestamptz' }) requested_at: Date
  @Column({ type: 'timestamptz' }) erase_at: Date
}

/** Deletes what the page stores about enquiries, when they are erased. $1 IDs of the enquiries */
export const eraseMyRequestsSql = `/* eraseMyRequests */
  with links as (delete from request_links where enquiry_id = any($1::uuid[])),
  sessions as (delete from request_sessions where enquiry_id = any($1::uuid[])),
  codes as (delete from access_codes where enquiry_id = any($1::uuid[])),
  corrections as (delete from request_corrections where enquiry_id = any($1::uuid[])),
  documents as (delete from patient_document_requests where enquiry_id = any($1::uuid[]))
  delete from requested_erasures where enquiry_id = any($1::uuid[])`

/** Deletes texts that may tell about health, when that consent is withdrawn. $1 the enquiry */
export const eraseMyHealthSql = `/* eraseMyHealth */
  with corrections as (delete from request_corrections where enquiry_id = $1::uuid)
  delete from patient_document_requests where enquiry_id = $1::uuid`
