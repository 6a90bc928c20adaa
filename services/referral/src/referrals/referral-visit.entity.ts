import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One counted visit (REF-05). */
@Entity('referral_visits')
export class ReferralVisit {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) referral_id: string
  @Column({ type: 'timestamptz' }) visited_at: Date
  /** Always null; the table itself refuses any value (D-13). */
  @Column({ type: 'text', nullable: true }) visitor_ip?: null
}
