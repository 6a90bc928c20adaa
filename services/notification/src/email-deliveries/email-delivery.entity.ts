import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { FailureKind } from './delivery-failure.rules.js'

/** What a mail is about and is forgotten with. */
export const causeKinds = [
  'trip-plan',
  'consultation',
  'ambassador-application',
  'newsletter-subscriber',
  'staff-account',
  'erasure',
] as const
export type CauseKind = (typeof causeKinds)[number]

/** What a mail is; a cause has one of each kind, or one for each occasion where there may be several. */
export const emailKinds = [
  'trip-plan-receipt',
  'trip-plan-operator-email',
  'newsletter-confirmation',
  'consultation-receipt',
  'consultation-operator-email',
  'consent-withdrawal-operator-email',
  'partner-withdrawal-notice',
  'partner-withdrawal-operator-email',
  'answer-promise-operator-email',
  'late-answer-notice',
  'erasure-notice',
  'undelivered-answer-operator-email',
  'care-answer',
  'ambassador-application-receipt',
  'ambassador-application-operator-email',
  'ambassador-application-decision',
  'ambassador-application-documents-asked',
  'staff-invitation',
  'staff-password-reset',
  'staff-notice',
  'synthetic-receipt',
  'synthetic-operator-email',
] as const
export type EmailKind = (typeof emailKinds)[number]

/**
 * The mails of a journey of our operators: on their way like any other, and in no list, count or figure of those of
 * people (ADR 0130).
 */
export const syntheticKinds = ['synthetic-receipt', 'synthetic-operator-email'] as const satisfies readonly EmailKind[]

export const deliveryStates = ['queued', 'sending', 'retrying', 'sent', 'dead', 'withdrawn'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One mail on its way, from when it was decided to when it was taken or given up (PIPE-07, D-51). */
@Entity('email_deliveries')
export class EmailDelivery {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) kind: EmailKind
  /** The id of what it is about. */
  @Column({ type: 'uuid' }) cause_id: string
  @Column({ type: 'text' }) cause_kind: CauseKind
  /**
   * Which of several mails of its kind about its cause, by an event, a mark of a promise or an answer; `once` where it
   * is one.
   */
  @Column({ type: 'text' }) occasion: string
  /**
   * To whom and what (sealed-words.ts), in words or as the facts of a template, until it was taken by the mail server or
   * withdrawn; then null for good.
   */
  @Column({ type: 'bytea', nullable: true }) sealed_words?: Buffer | null
  /** The template that makes words of the facts, with its version; null where the words are there. */
  @Column({ type: 'text', nullable: true }) template?: string | null
  /** A digest of the address under the service's own key; by it mails to one address can be counted. */
  @Column({ type: 'text', nullable: true }) recipient_digest?: string | null
  @Column({ type: 'text' }) message_id: string
  @Column({ type: 'text' }) state: DeliveryState
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) next_attempt_at: Date
  /** While sending: after this instant the sender counts as dead and another takes over. */
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date | null
  /** Who is sending, so that one whose lease ran out changes nothing any more. */
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string | null
  /** The sentence to record when the quick attempts fail. */
  @Column({ type: 'text' }) outcome_when_failed: string
  /** The recorded outcome; none before the first is decided. */
  @Column({ type: 'text', nullable: true }) outcome?: string | null
  @Column({ type: 'text', nullable: true }) last_failure?: FailureKind | null
  /** An SMTP reply code or an error's name; never the server's words. */
  @Column({ type: 'text', nullable: true }) last_error_code?: string | null
  @Column({ type: 'text', nullable: true }) traceparent?: string | null
  @Column({ type: 'timestamptz' }) queued_at: Date
  /** When it was sent, given up or withdrawn. */
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date | null
}
