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
