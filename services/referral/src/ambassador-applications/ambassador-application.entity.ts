import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'
import type { ApplicationStatus } from '@seneb/contracts/vocabulary/application-review'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An application to become an ambassador (AMB-05..AMB-12) and what became of it (D-43). */
@Entity('ambassador_applications')
export class AmbassadorApplication {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) reference: string
  @Column({ type: 'text' }) applicant_type: ApplicantType
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'text' }) email: string
  /** Sealed for this row, like the notes: nobody searches by it and mails do not go there (ADR 0028). */
  @Column({ type: 'bytea', nullable: true }) phone_number_sealed?: Buffer | null
  @Column({ type: 'text' }) languages: string
  @Column({ type: 'text' }) city: string
  @Column({ type: 'text' }) id_type: string
  /** The number of the identity document, sealed for this row (S13); null once its time is over (O-7). */
  @Column({ type: 'bytea', nullable: true }) national_id_sealed?: Buffer | null
  @Column({ type: 'text' }) tourists_per_month: string
  @Column({ type: 'boolean' }) has_medical_experience: boolean
  @Column({ type: 'boolean' }) wants_promotional_material: boolean
  @Column({ type: 'bytea', nullable: true }) additional_notes_sealed?: Buffer | null
  @Column({ type: 'text' }) status: ApplicationStatus
  @Column({ type: 'timestamptz' }) submitted_at: Date
  /** Which terms and which privacy policy were in force then (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  @Column({ type: 'timestamptz', nullable: true }) decided_at?: Date | null
  /** Who of our staff decided. */
  @Column({ type: 'text', nullable: true }) decided_by?: string | null
  @Column({ type: 'text', nullable: true }) rejection_reason?: string | null
  @Column({ type: 'text', nullable: true }) referral_code?: string | null
}
