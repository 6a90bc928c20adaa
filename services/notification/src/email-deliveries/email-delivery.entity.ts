import { LeasedQueue } from '@seneb/service-kit/workers/leased-queue'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import { templateOfHalves } from '../emails/deferred-emails.js'
import type { FailureKind } from './delivery-failure.rules.js'
import { queueEmails } from './queue-emails.js'

/** Subject of a mail; erasing the subject also erases the mail. */
export const causeKinds = [
  'trip-plan',
  'consultation',
  'ambassador-application',
  'newsletter-subscriber',
  'newsletter-issue',
  'staff-account',
  'erasure',
] as const
export type CauseKind = (typeof causeKinds)[number]

/** Kinds of mail; a cause has one mail of each kind, or one per occasion where several are possible. */
export const emailKinds = [
  'trip-plan-receipt',
  'trip-plan-operator-email',
  'newsletter-confirmation',
  'consultation-receipt',
  'consultation-operator-email',
  'consent-withdrawal-operator-email',
  'partner-withdrawal-notice',
  'partner-withdrawal-operator-email',
  'reply-promise-operator-email',
  'late-reply-notice',
  'erasure-notice',
  'undelivered-reply-operator-email',
  'reply',
  'request-link',
  'access-code',
  'documents-wanted',
  'planned-erasure',
  'rejected-files',
  'ambassador-application-receipt',
  'ambassador-application-operator-email',
  'ambassador-application-decision',
  'ambassador-application-documents-asked',
  'staff-invitation',
  'staff-password-reset',
  'staff-notice',
  'staff-newsletter-test',
  'synthetic-receipt',
  'synthetic-operator-email',
] as const
export type EmailKind = (typeof emailKinds)[number]

/**
 * The mails of a journey of our operators: on their way like any other, and in no list, count or figure of those of
 * people.
 */
export const syntheticKinds = ['synthetic-receipt', 'synthetic-operator-email'] as const satisfies readonly EmailKind[]

export const deliveryStates = ['queued', 'sending', 'retrying', 'sent', 'dead', 'withdrawn'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One mail from its enqueueing until it was accepted or abandoned (PIPE-07, D-51). */
@Entity('email_deliveries')
export class EmailDelivery {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) kind: EmailKind
  /** ID of the record that it is about. */
  @Column({ type: 'uuid' }) cause_id: string
  @Column({ type: 'text' }) cause_kind: CauseKind
  /**
   * Which of several mails of its kind about its cause, by an event, a mark of a promise or an answer; `once` where it
   * is one.
   */
  @Column({ type: 'text' }) occasion: string
  /**
   * Sealed recipient and content (sealed-text.ts), rendered or as template data, until the mail server accepted the
   * mail or it was withdrawn; then permanently null.
   */
  @Column({ type: 'bytea', nullable: true }) sealed_body?: Buffer | null
  /** Template that renders the facts, with its version; null when the sealed body already holds the text. */
  @Column({ type: 'text', nullable: true }) template?: string | null
  /** A digest of the address under the service's own key; by it mails to one address can be counted. */
  @Column({ type: 'text', nullable: true }) recipient_digest?: string | null
  @Column({ type: 'text' }) message_id: string
  @Column({ type: 'text' }) state: DeliveryState
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) next_attempt_at: Date
  /** While sending: after this instant the sender counts as dead and another takes over. */
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date | null
  /** ID of the sender that holds the lease; a sender whose lease expired can no longer change the row. */
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string | null
  /** The sentence to record when the quick attempts fail. */
  @Column({ type: 'text' }) outcome_when_failed: string
  /** The recorded outcome; none before the first is decided. */
  @Column({ type: 'text', nullable: true }) outcome?: string | null
  @Column({ type: 'text', nullable: true }) last_failure?: FailureKind | null
  /** An SMTP reply code or an error's name; never the server's text. */
  @Column({ type: 'text', nullable: true }) last_error_code?: string | null
  @Column({ type: 'text', nullable: true }) traceparent?: string | null
  @Column({ type: 'timestamptz' }) queued_at: Date
  /** When it was sent, given up or withdrawn. */
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date | null
}

// Every instant in here is the database's: processes may disagree about the time, rows may not.

export const enqueueEmailSql = `/* enqueueEmail */ ${queueEmails(1)}`

/**
 * Whether an enquiry was withdrawn, as its withdrawn mails show, and whether a receipt for it was queued. $1 the
 * enquiry
 */
export const enquiryMailsSql = `/* enquiryMails */
  select coalesce(bool_or(kind = 'late-reply-notice' and state = 'withdrawn'), false) as "isWithdrawn",
    coalesce(bool_or(kind in ('trip-plan-receipt', 'consultation-receipt')), false) as "hasReceipt"
  from email_deliveries where cause_id = $1::uuid`

/** Data of a claimed delivery that its sender needs. */
export interface DueEmail {
  readonly kind: EmailKind
  readonly causeId: string
  readonly causeKind: CauseKind
  readonly occasion: string
  readonly sealedBody: Buffer
  readonly template: string | null
  /** The halves that the mail refers to, sealed; null of every other mail. */
  readonly submitted: Buffer | null
  readonly aiPlan: Buffer | null
  /** Sealed secret of the link to the patient's page; null without one. */
  readonly sealedLink: Buffer | null
  readonly messageId: string
  readonly outcomeWhenFailed: string
  readonly traceparent: string | null
  readonly ageMs: number
}

/** Reads a half of the data that mail `q` refers to. */
const halfOf = (half: 'submitted' | 'ai_plan') => `(select o.${half}_sealed from operator_emails o
    where q.template = '${templateOfHalves}' and o.trip_plan_id = q.cause_id)`

/** Sealed secret of the link for a mail `q`. */
const linkOfMail = `(select l.sealed_link from request_links l where l.enquiry_id = q.cause_id)`

/** Mails on their way: queued ones, those whose wait is over, and those whose sender did not come back in time. */
export const emailQueue = new LeasedQueue<DueEmail>({
  table: 'email_deliveries',
  statementSuffix: 'Emails',
  dueColumn: 'next_attempt_at',
  pendingStates: ['queued', 'retrying'],
  leasedState: 'sending',
  returning: `q.kind, q.cause_id as "causeId", q.cause_kind as "causeKind", q.occasion,
    q.sealed_body as "sealedBody", q.template, ${halfOf('submitted')} as submitted, ${halfOf('ai_plan')} as "aiPlan",
    ${linkOfMail} as "sealedLink",
    q.message_id as "messageId", q.outcome_when_failed as "outcomeWhenFailed", q.traceparent,
    (extract(epoch from clock_timestamp() - q.queued_at) * 1000)::float8 as "ageMs"`,
})

/** Erases the data that mails `d` refer to, once the mail's text contains it or the mail is no longer needed. */
const emptyHalves = (which: string) => `update operator_emails o set submitted_sealed = null, ai_plan_sealed = null
    from email_deliveries d
    where ${which} and d.template = '${templateOfHalves}' and o.trip_plan_id = d.cause_id
      and o.submitted_sealed is not null`

/**
 * Records acceptance by the mail server, even when the lease has expired in the meantime. The mail's recipient and text
 * are deleted with it (S13). The halves are emptied first, in the same lock order as in withdrawals. Returns a row only
 * the first time. $1 the mail, $2 outcome
 */
export const recordSentSql = `/* recordSent */
  with emptied as (${emptyHalves('d.id = $1::uuid')} returning 1)
  update email_deliveries set state = 'sent', outcome = $2, sealed_body = null, lease_until = null,
    lease_holder = null, finished_at = clock_timestamp()
  where (select count(*) from emptied) >= 0 and id = $1::uuid and state <> 'sent' returning id`

/** Copies the data that a mail refers to into its own row. $1 the mail, $2 its holder */
export const emptyHalvesSql = `/* emptyHalves */ ${emptyHalves('d.id = $1::uuid and d.lease_holder = $2::uuid')}`

/**
 * Ends the mails of a cause that were not accepted yet, and deletes their text; a current sender loses its lease. $1
 * cause, $2 kinds, $3 the occasion, or null for all of them
 */
export const withdrawEmailsSql = `/* withdrawEmails */
  update email_deliveries set state = 'withdrawn', sealed_body = null, lease_until = null, lease_holder = null,
    finished_at = clock_timestamp()
  where cause_id = $1::uuid and kind = any($2::text[]) and ($3::text is null or occasion = $3)
    and state not in ('sent', 'withdrawn')`

/** Forgets that mails of a cause were withdrawn. $1 cause, $2 kinds */
export const forgetWithdrawnSql = `/* forgetWithdrawn */
  delete from email_deliveries where cause_id = $1::uuid and kind = any($2::text[]) and state = 'withdrawn'`

/**
 * Inserts a withdrawn row for a mail whose cause has not arrived yet, so that it is never queued. $1 id, $2 kind, $3
 * cause, $4 kind of cause, $5 message id, $6 occasion
 */
export const withdrawUnprocessedEmailSql = `/* withdrawUnprocessedEmail */
  insert into email_deliveries (id, kind, cause_id, cause_kind, occasion, message_id, outcome_when_failed, state, attempts,
    next_attempt_at, queued_at, finished_at)
  select $1::uuid, $2, $3::uuid, $4, $6, $5, '', 'withdrawn', 0, t, t, t
  from (select clock_timestamp() as t) now
  on conflict (cause_id, kind, occasion) do nothing`

/**
 * Keeps the text rendered from a mail's facts for the next attempt, so that its content stays the same. $6 sealed text
 * or null
 */
const retainText = `sealed_body = coalesce($6::bytea, sealed_body),
  template = case when $6::bytea is null then template end`

/** $3 failure, $4 code, $5 outcome or null, $6 rendered text, $7 wait ms */
export const retrySet = `state = 'retrying', last_failure = $3, last_error_code = $4, outcome = $5, ${retainText},
  next_attempt_at = clock_timestamp() + $7 * interval '1 millisecond'`

/** $3 failure, $4 code, $5 outcome, $6 rendered text */
export const deadSet = `state = 'dead', last_failure = $3, last_error_code = $4, outcome = $5, ${retainText},
  finished_at = clock_timestamp()`

/**
 * Shortens waits when a retry is promising. Mails that failed because of the server: all of them when one was sent in
 * the last $1 milliseconds, else the oldest as a probe. Mails the server deferred: those with the same response as one
 * that was accepted since.
 */
export const rescheduleEmailsSql = `/* rescheduleEmails */
  update email_deliveries d set next_attempt_at = clock_timestamp()
  from (
    select w.id from email_deliveries w
    where w.state = 'retrying' and w.next_attempt_at > clock_timestamp() + $1 * interval '1 millisecond' and (
      (w.last_failure = 'server' and (
        exists (select from email_deliveries s
          where s.state = 'sent' and s.finished_at > clock_timestamp() - $1 * interval '1 millisecond')
        or w.id = (select o.id from email_deliveries o
          where o.state = 'retrying' and o.last_failure = 'server' order by o.queued_at, o.id limit 1)))
      or (w.last_failure = 'deferred' and exists (select from email_deliveries s
          where s.state = 'sent' and s.last_error_code = w.last_error_code
            and s.finished_at > clock_timestamp() - $1 * interval '1 millisecond')))
    for update skip locked) hopeful
  where d.id = hopeful.id
  returning d.id`

/**
 * Deletes the content and recipient of dead mails that were not sent manually within $2 days of failing. $1: maximum
 * number of mails.
 */
export const deleteUnsentSql = `/* deleteUnsent */
  with forgotten as (
    update email_deliveries set sealed_body = null
    where id = any(array(
      select id from email_deliveries
      where state = 'dead' and sealed_body is not null and finished_at <= now() - $2 * interval '1 day'
      limit $1 for update skip locked))
    returning id, cause_id, template),
  emptied as (
    update operator_emails o set submitted_sealed = null, ai_plan_sealed = null from forgotten f
    where f.template = '${templateOfHalves}' and o.trip_plan_id = f.cause_id)
  select id from forgotten`

/** Condition that selects mails to people and staff, but not those of synthetic journeys. */
export const ofPeople = `kind not in (${syntheticKinds.map((kind) => `'${kind}'`).join(', ')})`

export const deliveryBacklogSql = `/* deliveryBacklog */ select
  count(*) filter (where state in ('queued', 'sending', 'retrying'))::int as waiting,
  count(*) filter (where state = 'dead' and sealed_body is not null)::int as dead,
  coalesce(extract(epoch from clock_timestamp()
    - min(queued_at) filter (where state in ('queued', 'sending', 'retrying'))), 0)::float8 as "oldestSeconds"
  from email_deliveries where state in ('queued', 'sending', 'retrying', 'dead') and ${ofPeople}`

/** A current sender loses its lease together with the row. $1 ids of the mails' subjects */
export const eraseEmailsSql = `/* eraseEmails */ delete from email_deliveries where cause_id = any($1::uuid[])`
