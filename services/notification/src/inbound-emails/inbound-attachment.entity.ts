import type { AttachmentRefusal } from '@seneb/contracts/vocabulary/inbound-emails'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A file of a filed email; its content stays in the sealed email until it is stored as an upload. */
@Entity('inbound_attachments')
export class InboundAttachment {
  /** Id of the upload and of the attachment on the timeline. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) inbound_email_id: string
  /** Position among the parts of the parsed email, from 0. */
  @Column({ type: 'int' }) position: number
  @Column({ type: 'text' }) state: 'waiting' | 'sending' | 'stored' | 'refused' | 'lost'
  @Column({ type: 'text', nullable: true }) refusal?: AttachmentRefusal | null
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) next_attempt_at: Date
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date | null
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string | null
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz', nullable: true }) settled_at?: Date | null
}
