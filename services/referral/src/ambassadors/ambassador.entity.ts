import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { AmbassadorState } from '@seneb/contracts/vocabulary/referral-codes'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A person whose codes bring visitors, from an approved application or added by staff (D-43). */
@Entity('ambassadors')
export class Ambassador {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Name and address never leave this service but for staff (D-11); null once they are erased. */
  @Column({ type: 'text', nullable: true }) name: string | null
  @Column({ type: 'text', nullable: true }) email: string | null
  @Column({ type: 'text' }) referrer_type: ReferralType
  @Column({ type: 'text' }) state: AmbassadorState
  /** Name that visitors are shown; null: "Partner" (D-11). */
  @Column({ type: 'text', nullable: true }) public_name?: string | null
  /** Time at which staff recorded the ambassador's agreement to it. */
  @Column({ type: 'timestamptz', nullable: true }) public_name_agreed_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) application_id?: string | null
  @Column({ type: 'int' }) version?: number
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) changed_at: Date
}
