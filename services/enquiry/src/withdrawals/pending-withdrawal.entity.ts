import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'

/** What a withdrawn consent allowed, taken out of use until it is erased or the withdrawal is taken back. */
@Entity('pending_withdrawals')
export class PendingWithdrawal {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  /** What ended by it: the enquiry, or what was said of health. */
  @PrimaryColumn({ type: 'text' }) effect: RegrettableEffect
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'timestamptz' }) withdrawn_at: Date
  @Column({ type: 'timestamptz' }) erase_at: Date
  /** The rows that nobody works with meanwhile, sealed and bound to this withdrawal. */
  @Column({ type: 'bytea' }) rows_sealed: Buffer
}

/** What can be given back; a draft by machine is erased at once. */
export type RegrettableEffect = 'enquiry-ended' | 'health-erased'
