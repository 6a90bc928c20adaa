import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { StoredCodeState } from '@seneb/contracts/vocabulary/referral-codes'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A referral code with its owner (REF-06). */
@Entity('referral_codes')
export class ReferralCode {
  @PrimaryColumn({ type: 'text' }) code: string
  @Column({ type: 'text' }) state: StoredCodeState
  /** True in the state assigned; derived by the database. */
  @Column({ type: 'boolean', insert: false, update: false }) assigned?: boolean
  /** Name and address of the ambassador, copied for the columns of the specification. */
  @Column({ type: 'text', nullable: true }) assigned_to?: string | null
  @Column({ type: 'text', nullable: true }) assigned_email?: string | null
  /** Type set by the admin; overrides the link's (D-08). */
  @Column({ type: 'text', nullable: true }) referrer_type?: ReferralType | null
  /** Seen: an id from links that staff blocked or merged. */
  @Column({ type: 'text' }) origin?: 'made' | 'seen'
  /** Purpose, such as a batch of printed cards. */
  @Column({ type: 'text', nullable: true }) label?: string | null
  /** The ambassador; of a revoked or blocked code, the last one. */
  @Column({ type: 'uuid', nullable: true }) ambassador_id?: string | null
  /** The code that a merged one counts for; always one that is not merged itself. */
  @Column({ type: 'text', nullable: true }) merged_into?: string | null
  @Column({ type: 'int' }) version?: number
  @Column({ type: 'timestamptz' }) created_at?: Date
  @Column({ type: 'timestamptz' }) changed_at?: Date
}
