import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A code that may be given to an ambassador (REF-06). */
@Entity('referral_codes')
export class ReferralCode {
  @PrimaryColumn({ type: 'text' }) code: string
  @Column({ type: 'boolean' }) assigned: boolean
  @Column({ type: 'text', nullable: true }) assigned_to?: string | null
  @Column({ type: 'text', nullable: true }) assigned_email?: string | null
  /** The type the admin gave it; wins over the link's (D-08). */
  @Column({ type: 'text', nullable: true }) referrer_type?: ReferralType | null
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
}
