import type { AgreementMethod } from '@seneb/contracts/vocabulary/partner-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Consent given with an enquiry: text, version and time (TRIP-54, D-83). With `agreed_with`, text, version and time are
 * that partner's (S11).
 */
@Entity('consents')
export class Consent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /**
   * Trip plan or consultation it was given with; both are null after that has ended, and the consent then identifies no
   * person.
   */
  @Column({ type: 'uuid', nullable: true }) trip_plan_id?: string
  @Column({ type: 'uuid', nullable: true }) consultation_id?: string
  @Column({ type: 'text' }) purpose: string
  @Column({ type: 'text' }) text_version: string
  @Column({ type: 'timestamptz' }) given_at: Date
  /** Name of the partner, and how the person agreed; both or neither are set. */
  @Column({ type: 'text', nullable: true }) agreed_with?: string | null
  @Column({ type: 'text', nullable: true }) agreement_way?: AgreementMethod | null
  /** Versions of terms and privacy policy that the form showed (D-65); null when a partner showed their own text. */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  /** Digest of the secret in the receipt's link, with which it may be withdrawn (TRIP-26). */
  @Column({ type: 'text', nullable: true }) link_digest?: string
  /**
   * Digest of the secret of a later link, sent in the mail about a partner's withdrawal; the receipt's link stays
   * valid.
   */
  @Column({ type: 'text', nullable: true }) later_link_digest?: string | null
}
