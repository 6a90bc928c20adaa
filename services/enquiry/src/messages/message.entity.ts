import type {
  AttachmentRefusal,
  MessageKind,
  MessageLanguage,
  SenderCheck,
} from '@seneb/contracts/vocabulary/inbound-emails'
import type { MessageFileState, MessageSource } from '@seneb/contracts/vocabulary/messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A message of a patient. Erased with its enquiry. */
@Entity('messages')
export class Message {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'text' }) source: MessageSource
  @Column({ type: 'text' }) kind: MessageKind
  @Column({ type: 'timestamptz' }) received_at: Date
  @Column({ type: 'text' }) language: MessageLanguage
  /** Whether it came from an address to which a mail of this enquiry was sent. */
  @Column({ type: 'boolean' }) is_known_sender: boolean
  @Column({ type: 'text' }) sender_check: SenderCheck
  /** Number of files beyond the limit of one message. */
  @Column({ type: 'integer' }) skipped_files: number
  /** Sender, subject, beginning of the text and names of files, encrypted; null once health details were erased. */
  @Column({ type: 'bytea', nullable: true }) preview_sealed?: Buffer | null
  /** Whole text without and with the quoted part, encrypted. */
  @Column({ type: 'bytea', nullable: true }) content_sealed?: Buffer | null
  /** Time at which the consent to use health details was withdrawn; the texts are then out of use. */
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) read_at?: Date | null
  /** ID of the staff member who marked it as read. */
  @Column({ type: 'uuid', nullable: true }) read_by?: string | null
  /** Time at which its files were all settled and the mail service was told. */
  @Column({ type: 'timestamptz', nullable: true }) filed_at?: Date | null
}

/** A file of a message. */
@Entity('message_files')
export class MessageFile {
  /** Also the id of the file in the uploads bucket. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) message_id: string
  @Column({ type: 'text' }) state: MessageFileState
  @Column({ type: 'text', nullable: true }) refusal?: AttachmentRefusal | null
  /** File, encrypted for its id; loaded only when explicitly selected. */
  @Column({ type: 'bytea', nullable: true, select: false }) sealed?: Buffer | null
}

/** Temporary permission to fetch a file that a staff member opened. */
@Entity('message_file_openings')
export class MessageFileOpening {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) file_id: string
  /** Session that opened it; other sessions get no part. */
  @Column({ type: 'uuid' }) session_id: string
  @Column({ type: 'timestamptz' }) opened_at: Date
}
