import type { AgreementWay } from '@seneb/contracts/vocabulary/partner-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * What a person agreed to with an enquiry: which text, in which version, when (TRIP-54, D-83). With `agreed_with` the text is
 * that partner's, and so are version and time (S11).
 */
@Entity('consents')
export class Consent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** What it was given with: a trip plan or a consultation; neither once that has ended, and the consent names nobody. */
  @Column({ type: 'uuid', nullable: true }) trip_plan_id?: string
  @Column({ type: 'uuid', nullable: true }) consultation_id?: string
  @Column({ type: 'text' }) purpose: string
  @Column({ type: 'text' }) text_version: string
  @Column({ type: 'timestamptz' }) given_at: Date
  /** How the partner is called, and how the person agreed; both or none. */
  @Column({ type: 'text', nullable: true }) agreed_with?: string | null
  @Column({ type: 'text', nullable: true }) agreement_way?: AgreementWay | null
  /** Which terms and which privacy policy were in force then (D-65); none where a partner showed their own text. */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  /** A digest of the secret of the link in the receipt, by which it may be withdrawn (TRIP-26). */
  @Column({ type: 'text', nullable: true }) link_digest?: string
  /** The same of a later link, in the mail that tells of a partner's withdrawal; that of the receipt goes on. */
  @Column({ type: 'text', nullable: true }) later_link_digest?: string | null
}
