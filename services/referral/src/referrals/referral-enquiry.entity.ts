import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An enquiry that came by a referral; ids only (D-14). */
@Entity('referral_enquiries')
export class ReferralEnquiry {
  @PrimaryColumn({ type: 'uuid' }) trip_plan_id: string
  @Column({ type: 'text' }) referral_id: string
  @Column({ type: 'timestamptz' }) submitted_at: Date
}
