import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** `assigned`: an admin assigned the code to a person. `unverified`: seen only on a link (D-07). */
export type ReferralStatus = 'unverified' | 'assigned'

/** Referrers and the visitors they sent, under the column names of the specification (REF-04). */
@Entity('referrals')
export class Referral {
  @PrimaryColumn({ type: 'text' }) referral_id: string
  @Column({ type: 'text', nullable: true }) referrer_name?: string | null
  /** Never leaves this service (D-11). */
  @Column({ type: 'text', nullable: true }) referrer_email?: string | null
  @Column({ type: 'text' }) referrer_type: ReferralType
  @Column({ type: 'text' }) status: ReferralStatus
  /** Visits by the rules of both windows (REF-16..18). */
  @Column({ type: 'bigint' }) visit_count: string
  /** Number of accepted runs, not deduplicated (D-09); recent ones are in referral_hits. */
  @Column({ type: 'bigint' }) hit_count: string
  @Column({ type: 'bigint' }) enquiry_count: string
  /** The time of the latest row in referral_visits (REF-46); stored here so that one row's lock guards the window. */
  @Column({ type: 'timestamptz', nullable: true }) last_visited_at?: Date | null
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) updated_at: Date
}

/** Counts of a referral in one week, which begins on Monday in UTC. */
@Entity('referral_week_counts')
export class ReferralWeekCount {
  @PrimaryColumn({ type: 'text' }) referral_id: string
  @PrimaryColumn({ type: 'date' }) monday: string
  @Column({ type: 'bigint' }) hit_count?: string
  @Column({ type: 'bigint' }) visit_count?: string
  @Column({ type: 'bigint' }) enquiry_count?: string
  /** True after a merge added a week with hidden counts, because the sum would reveal them. */
  @Column({ type: 'boolean' }) is_hidden?: boolean
}

/** Enquiry that came through a referral; ids only (D-14). */
@Entity('referral_enquiries')
export class ReferralEnquiry {
  @PrimaryColumn({ type: 'uuid' }) trip_plan_id: string
  @Column({ type: 'text' }) referral_id: string
  @Column({ type: 'timestamptz' }) submitted_at: Date
}

/**
 * One accepted run of a link, without data about the visitor; appended, because updating a hot row measured 3.3 times
 * slower.
 */
@Entity('referral_hits')
export class ReferralHit {
  @PrimaryColumn({ type: 'bigint' }) id?: string
  @Column({ type: 'text' }) referral_id: string
  @Column({ type: 'timestamptz' }) hit_at?: Date
}

/** One counted visit (REF-05). */
@Entity('referral_visits')
export class ReferralVisit {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) referral_id: string
  @Column({ type: 'timestamptz' }) visited_at: Date
  /** Always null; the table itself refuses any value (D-13). */
  @Column({ type: 'text', nullable: true }) visitor_ip?: null
}
