import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An address that asked for the newsletter; one row per address, whatever its case (NEWS-01). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** In small letters. */
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text' }) status: 'pending' | 'confirmed' | 'unsubscribed'
  @Column({ type: 'timestamptz' }) asked_at: Date
  /** Which terms and which privacy policy were in force then (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  /** When the latest mail was queued; none follows within ten minutes. */
  @Column({ type: 'timestamptz', nullable: true }) mailed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) confirmed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) unsubscribed_at?: Date | null
}
