import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a person agreed to with an enquiry: which text, in which version, when (TRIP-54, D-83). */
@Entity('consents')
export class Consent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** What it was given with: a trip plan or a consultation; neither once that has ended, and the consent names nobody. */
  @Column({ type: 'uuid', nullable: true }) trip_plan_id?: string
  @Column({ type: 'uuid', nullable: true }) consultation_id?: string
  @Column({ type: 'text' }) purpose: string
  @Column({ type: 'text' }) text_version: string
  @Column({ type: 'timestamptz' }) given_at: Date
  /** Which terms and which privacy policy were in force then (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  /** A digest of the secret of the link in the receipt, by which it may be withdrawn (TRIP-26). */
  @Column({ type: 'text', nullable: true }) link_digest?: string
}
