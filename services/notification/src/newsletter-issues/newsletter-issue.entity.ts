import type { NewsletterHoldReason, NewsletterIssueState } from '@seneb/contracts/vocabulary/newsletter'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An issue of the newsletter with its text, its way to approval and its figures. */
@Entity('newsletter_issues')
export class NewsletterIssue {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) state: NewsletterIssueState
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) subject: string
  /** Line that inboxes show after the subject. */
  @Column({ type: 'text' }) preheader: string
  /** Markdown. */
  @Column({ type: 'text' }) body: string
  /** IDs of all staff members who wrote a part of it; none of them approves it. */
  @Column({ type: 'text', array: true }) authors: string[]
  /** ID of the last author. */
  @Column({ type: 'text' }) written_by: string
  @Column({ type: 'text', nullable: true }) return_reason?: string | null
  /** Set when no person stopped it or ended its schedule; a move by a person clears it. */
  @Column({ type: 'text', nullable: true }) hold_reason?: NewsletterHoldReason | null
  @Column({ type: 'text', nullable: true }) approved_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) approved_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) send_at?: Date | null
  @Column({ type: 'text', nullable: true }) scheduled_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) started_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) stopped_at?: Date | null
  /** Last subscriber with a recipient row; the rows are complete once `prepared_at` is set. */
  @Column({ type: 'uuid', nullable: true }) prepared_up_to?: string | null
  @Column({ type: 'timestamptz', nullable: true }) prepared_at?: Date | null
  /** Time before which no replica begins another batch, so that the rate holds for all of them. */
  @Column({ type: 'timestamptz', nullable: true }) paced_until?: Date | null
  @Column({ type: 'int' }) audience: number
  @Column({ type: 'int' }) delivered: number
  @Column({ type: 'int' }) failed: number
  @Column({ type: 'int' }) skipped: number
  @Column({ type: 'int' }) unsubscribed: number
  /** Mails in a row of which the mail server refused the text. */
  @Column({ type: 'int' }) refusals?: number
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) changed_at: Date
}

/** Mail of an issue to one subscriber. */
@Entity('newsletter_recipients')
export class NewsletterRecipient {
  /** Also the local part of its Message-ID. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) issue_id: string
  @Column({ type: 'uuid' }) subscriber_id: string
  /**
   * `sending` is committed before the mail is handed to the mail server. A row whose process then ends becomes
   * `uncertain`, which is never sent again by itself.
   */
  @Column({ type: 'text' }) state: 'waiting' | 'sending' | 'delivered' | 'failed' | 'skipped' | 'uncertain'
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) due_at: Date
  /** Attempt that may settle the row. */
  @Column({ type: 'uuid', nullable: true }) holder?: string | null
  @Column({ type: 'timestamptz', nullable: true }) claimed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) settled_at?: Date | null
  @Column({ type: 'text', nullable: true }) error_code?: string | null
}
