import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The secret of the links in one mail, stored as its digest only. */
@Entity('newsletter_tokens')
export class NewsletterToken {
  /** SHA-256 in hex. */
  @PrimaryColumn({ type: 'text' }) token_hash: string
  @Column({ type: 'uuid' }) subscriber_id: string
  @Column({ type: 'timestamptz' }) issued_at?: Date
}
