import { deleteSql } from '@seneb/service-kit/workers/create-sweeper'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import { queueEmails } from '../email-deliveries/queue-emails.js'
import type { StoredHalves } from '../email-deliveries/sealed-halves.js'
import { templateOfHalves } from '../emails/deferred-emails.js'
import { insertLink } from '../request-links/insert-link.js'

/**
 * Data for the care team's mail about one enquiry, while it is being collected. The details and the plan arrive in
 * either order. They stay sealed here until the mail that refers to them is accepted by the mail server, contains its
 * own text, or is withdrawn.
 */
@Entity('operator_emails')
export class OperatorEmail {
  @PrimaryColumn({ type: 'uuid' }) trip_plan_id: string
  @Column({ type: 'bytea', nullable: true }) submitted_sealed?: Buffer | null
  @Column({ type: 'timestamptz', nullable: true }) submitted_received_at?: Date | null
  @Column({ type: 'bytea', nullable: true }) ai_plan_sealed?: Buffer | null
  @Column({ type: 'timestamptz', nullable: true }) ai_plan_received_at?: Date | null
  /** Trace context of the half received last; the mail belongs to this trace. */
  @Column({ type: 'text', nullable: true }) traceparent?: string | null
  @Column({ type: 'timestamptz', nullable: true }) composed_at?: Date | null
}

/** An operator e-mail that is to be composed. */
export interface StoredOperatorEmail extends StoredHalves {
  readonly traceparent: string | null
}

/** State of an operator e-mail after a half was added. */
export interface AddedHalf {
  /** Whether both halves are stored, so that the mail can be composed. */
  readonly isComplete: boolean
  /** Whether the mail was already queued, so that this row takes no more data. */
  readonly isComposed: boolean
}

const added = `submitted_sealed is not null and ai_plan_sealed is not null as "isComplete",
    composed_at is not null as "isComposed"`

/** Details or a plan that are added: the first of a kind counts, and a composed one stays as it was composed. */
const firstOf = (half: 'submitted' | 'ai_plan') => `
    ${half}_sealed = case when e.composed_at is null then coalesce(e.${half}_sealed, excluded.${half}_sealed)
      else e.${half}_sealed end,
    ${half}_received_at = coalesce(e.${half}_received_at, excluded.${half}_received_at)`

/**
 * Adds the details, and a marker where no draft is allowed, and queues the receipt with them. $1: trip plan, $2: sealed
 * details, $3: sealed marker in place of a plan, or null, $4: traceparent, $5: sealed
 * secret of the link or null, $6: time of the submission, from $7: the receipt, if any.
 */
export const addSubmittedSql = `/* addSubmitted */
  with added as (
    insert into operator_emails as e (trip_plan_id, submitted_sealed, submitted_received_at, ai_plan_sealed,
      ai_plan_received_at, traceparent)
    values ($1::uuid, $2::bytea, clock_timestamp(), $3::bytea,
      case when $3::bytea is not null then clock_timestamp() end, $4)
    on conflict (trip_plan_id) do update set ${firstOf('submitted')}, ${firstOf('ai_plan')},
      traceparent = excluded.traceparent
    returning ${added}),
  linked as (${insertLink('$1', '$5', '$6')}),
  receipt as (${queueEmails(7)})
  select "isComplete", "isComposed" from added`

/** $1 trip plan, $2 sealed plan or failure, $3 traceparent */
export const addAiPlanResultSql = `/* addAiPlanResult */
  insert into operator_emails as e (trip_plan_id, ai_plan_sealed, ai_plan_received_at, traceparent)
  values ($1::uuid, $2::bytea, clock_timestamp(), $3)
  on conflict (trip_plan_id) do update set ${firstOf('ai_plan')}, traceparent = excluded.traceparent
  returning ${added}`

/**
 * Replaces the plan half, whatever it contains, unless the mail is already composed. $1: trip plan, $2: sealed marker
 * that the draft was withdrawn.
 */
export const withdrawAiPlanSql = `/* withdrawAiPlan */
  insert into operator_emails as e (trip_plan_id, ai_plan_sealed, ai_plan_received_at)
  values ($1::uuid, $2::bytea, clock_timestamp())
  on conflict (trip_plan_id) do update set
    ai_plan_sealed = case when e.composed_at is null then excluded.ai_plan_sealed else e.ai_plan_sealed end,
    ai_plan_received_at = coalesce(e.ai_plan_received_at, excluded.ai_plan_received_at)`

/** Empties the row permanently: nothing can be added and no mail is composed from it. $1: trip plan. */
export const withdrawOperatorEmailSql = `/* withdrawOperatorEmail */
  insert into operator_emails as e (trip_plan_id, composed_at) values ($1::uuid, clock_timestamp())
  on conflict (trip_plan_id) do update set
    submitted_sealed = null, ai_plan_sealed = null, composed_at = coalesce(e.composed_at, excluded.composed_at)`

/** Locks operator e-mails that are not composed yet, oldest first, skipping those locked by another process. */
const lockToCompose = (which: string, count: string) => `
  select trip_plan_id as "tripPlanId", submitted_sealed as submitted, ai_plan_sealed as "aiPlan", traceparent
  from operator_emails
  where composed_at is null and ${which}
  order by submitted_received_at
  limit ${count}
  for update skip locked`

/** Operator e-mails that have both halves. $1: limit. */
export const completeOperatorEmailsSql = `/* completeOperatorEmails */ ${lockToCompose(
  'submitted_sealed is not null and ai_plan_sealed is not null',
  '$1',
)}`

/** Those whose details have waited $2 minutes for a plan. $1 how many */
export const overdueOperatorEmailsSql = `/* overdueOperatorEmails */ ${lockToCompose(
  `ai_plan_sealed is null and submitted_received_at <= clock_timestamp() - $2 * interval '1 minute'`,
  '$1',
)}`

/**
 * Queues the mails of operator e-mails locked by this transaction. A row keeps its data while a mail refers to it. It
 * is emptied otherwise, including when the mail was withdrawn before it was queued. $1: trip plans, from $2: their
 * mails.
 */
export const composeOperatorEmailsSql = `/* composeOperatorEmails */
  with queued as (${queueEmails(2)} returning cause_id, template)
  update operator_emails o set composed_at = clock_timestamp(),
    submitted_sealed = case when q.cause_id is not null then o.submitted_sealed end,
    ai_plan_sealed = case when q.cause_id is not null then o.ai_plan_sealed end
  from unnest($1::uuid[]) as c(id)
    left join queued q on q.cause_id = c.id and q.template = '${templateOfHalves}'
  where o.trip_plan_id = c.id`

/** Moves unreadable rows behind the others, so that they block none of them. $1: trip plans. */
export const postponeOperatorEmailsSql = `/* postponeOperatorEmails */
  update operator_emails set submitted_received_at = clock_timestamp() where trip_plan_id = any($1::uuid[])`

/** Deletes plans whose enquiry never arrived; after the lifetime of dead letters it can no longer arrive. $1: limit. */
export const deleteLoneAiPlanResultsSql = deleteSql({
  name: 'forgetLoneAiPlanResults',
  from: 'operator_emails',
  where: `composed_at is null and submitted_received_at is null and ai_plan_received_at < now() - interval '31 days'`,
})

/** $1 trip plans */
export const eraseOperatorEmailsSql = `/* eraseOperatorEmails */ delete from operator_emails where trip_plan_id = any($1::uuid[])`
