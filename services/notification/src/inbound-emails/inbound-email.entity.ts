import type {
  InboundKind,
  MailProvider,
  ProposalReason,
  SenderCheck,
  ThreadEvidence,
  UnmatchedReason,
} from '@seneb/contracts/vocabulary/inbound-emails'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Way on which an email reached us. */
export type InboundSource = 'imap' | MailProvider

export const inboundStates = ['received', 'processing', 'unmatched', 'filed', 'done', 'dismissed', 'ignored'] as const
export type InboundState = (typeof inboundStates)[number]

/** An enquiry that an unmatched email may belong to. */
export interface Proposal {
  readonly enquiryId: string
  readonly reason: ProposalReason
}

/** A received email; its id is that of the message on the timeline. */
@Entity('inbound_emails')
export class InboundEmail {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) source: InboundSource
  /** By the database's clock, never by the email's own date. */
  @Column({ type: 'timestamptz' }) received_at: Date
  /** Digest of Message-ID, sender, date and body; it recognizes a second copy. */
  @Column({ type: 'text' }) dedupe_digest: string
  @Column({ type: 'text', nullable: true }) message_id_digest?: string | null
  @Column({ type: 'text', nullable: true }) from_digest?: string | null
  /** The email as received, compressed; emptied once it is filed and its files are settled. */
  @Column({ type: 'bytea', nullable: true }) raw_sealed?: Buffer | null
  /** Recipients, and the Message-ID that a later reply names. */
  @Column({ type: 'bytea', nullable: true }) envelope_sealed?: Buffer | null
  /** Text of an unmatched email that staff read; emptied once it is assigned. */
  @Column({ type: 'bytea', nullable: true }) content_sealed?: Buffer | null
  @Column({ type: 'text', nullable: true }) kind?: InboundKind | null
  @Column({ type: 'uuid', nullable: true }) enquiry_id?: string | null
  @Column({ type: 'text', nullable: true }) threaded_by?: ThreadEvidence | null
  @Column({ type: 'text', nullable: true }) sender_check?: SenderCheck | null
  /** Reason for which it waits in the list of unmatched emails. */
  @Column({ type: 'text', nullable: true }) reason?: UnmatchedReason | null
  @Column({ type: 'jsonb' }) proposals: readonly Proposal[]
  @Column({ type: 'text' }) state: InboundState
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) next_attempt_at: Date
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date | null
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string | null
  /** When it was filed, dismissed or ignored. */
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date | null
  @Column({ type: 'text', nullable: true }) traceparent?: string | null
}
