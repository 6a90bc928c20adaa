import { LeasedQueue } from '@seneb/service-kit/working/leased-queue'

import type { CauseKind, EmailKind } from './email-delivery.entity.js'

// Every instant in here is the database's: processes may disagree about the time, rows may not.

/**
 * Queues a mail unless its cause has one of this kind for the occasion.
 * $1 id, $2 kind, $3 cause, $4 kind of cause, $5 occasion, $6 sealed words, $7 digest of the address, $8 message id,
 * $9 outcome when failed, $10 traceparent
 */
export const enqueueEmailSql = `/* enqueueEmail */
  insert into email_deliveries (id, kind, cause_id, cause_kind, occasion, sealed_words, recipient_digest, message_id,
    outcome_when_failed, traceparent, state, attempts, next_attempt_at, queued_at)
  select $1::uuid, $2, $3::uuid, $4, $5, $6::bytea, $7, $8, $9, $10, 'queued', 0, t, t
  from (select clock_timestamp() as t) now
  on conflict (cause_id, kind, occasion) do nothing`

/** What a sender knows of the delivery it holds. */
export interface DueEmail {
  readonly kind: EmailKind
  readonly causeId: string
  readonly causeKind: CauseKind
  readonly sealedWords: Buffer
  readonly messageId: string
  readonly outcomeWhenFailed: string
  readonly traceparent: string | null
  readonly ageMs: number
}

/** Mails on their way: queued ones, those whose wait is over, and those whose sender did not come back in time. */
export const emailQueue = new LeasedQueue<DueEmail>({
  ...{ table: 'email_deliveries', rows: 'Emails', due: 'next_attempt_at' },
  ...{ waiting: ['queued', 'retrying'], held: 'sending' },
  returning: `q.kind, q.cause_id as "causeId", q.cause_kind as "causeKind", q.sealed_words as "sealedWords",
    q.message_id as "messageId", q.outcome_when_failed as "outcomeWhenFailed", q.traceparent,
    (extract(epoch from clock_timestamp() - q.queued_at) * 1000)::float8 as "ageMs"`,
})

/**
 * Taken is taken: recorded even when the lease has run out meanwhile. With it the mail forgets its person and its words
 * (S13). $1 id, $2 outcome
 */
export const recordSentSql = `/* recordSent */
  update email_deliveries set state = 'sent', outcome = $2, sealed_words = null, lease_until = null,
    lease_holder = null, finished_at = clock_timestamp()
  where id = $1::uuid and state <> 'sent'`

/** $3 failure, $4 code, $5 outcome or null, $6 wait ms */
export const retrySet = `state = 'retrying', last_failure = $3, last_error_code = $4, outcome = $5,
  next_attempt_at = clock_timestamp() + $6 * interval '1 millisecond'`

/** $3 failure, $4 code, $5 outcome */
export const deadSet = `state = 'dead', last_failure = $3, last_error_code = $4, outcome = $5,
  finished_at = clock_timestamp()`

/**
 * Shortens waits once there is reason to hope. Mails that failed because of the server: all of them when one was
 * sent in the last $1 milliseconds, else the oldest as a scout. Mails the server deferred: those that got the same
 * answer as one that has since been taken.
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

/** Forgets whom mails were for that nobody sent by hand within $2 days after they were given up. $1 how many */
export const forgetUnsentSql = `/* forgetUnsent */
  update email_deliveries set sealed_words = null
  where id = any(array(
    select id from email_deliveries
    where state = 'dead' and sealed_words is not null and finished_at <= now() - $2 * interval '1 day'
    limit $1 for update skip locked))
  returning id`

export const deliveryBacklogSql = `/* deliveryBacklog */ select
  count(*) filter (where state in ('queued', 'sending', 'retrying'))::int as waiting,
  count(*) filter (where state = 'dead' and sealed_words is not null)::int as dead,
  coalesce(extract(epoch from clock_timestamp()
    - min(queued_at) filter (where state in ('queued', 'sending', 'retrying'))), 0)::float8 as "oldestSeconds"
  from email_deliveries where state in ('queued', 'sending', 'retrying', 'dead')`
