import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { KeyMode } from '@seneb/contracts/vocabulary/partner-access'
import type { AgreementWay, PartnerEnquiryState } from '@seneb/contracts/vocabulary/partner-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * That a partner handed an enquiry in, under the enquiry's own id. Of a key for trying out this row is all there is: the
 * person's details are checked and not stored.
 */
@Entity('partner_enquiries')
export class PartnerEnquiry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) partner_id: string
  @Column({ type: 'text' }) mode: KeyMode
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'text' }) reference: string
  /** What the partner calls it. */
  @Column({ type: 'text', nullable: true }) partner_reference?: string
  /** By which the same request is known when it comes again; nobody reads from it what was said. */
  @Column({ type: 'text' }) request_digest: string
  @Column({ type: 'text' }) agreement_text_version: string
  @Column({ type: 'timestamptz' }) agreed_at: Date
  @Column({ type: 'text' }) agreement_way: AgreementWay
  @Column({ type: 'timestamptz' }) submitted_at: Date
  /** Whether the address of the person was written to as often as it may be, so that no mail about it goes there (S20). */
  @Column({ type: 'boolean' }) withholds_mail: boolean
  /** When the partner said that the person withdraws it. */
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  /** Into which state one of a key for trying out was put, and when. */
  @Column({ type: 'text', nullable: true }) simulated_state?: PartnerEnquiryState
  @Column({ type: 'timestamptz', nullable: true }) simulated_at?: Date
}
