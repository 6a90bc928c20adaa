import { deleteSql } from '@seneb/service-kit/working/sweeping'

/** An operator e-mail as its row holds it after something was added to it. */
export interface StoredOperatorEmail {
  readonly tripPlanId: string
  /** The details, sealed. */
  readonly submitted: Buffer | null
  /** The plan or its failure, sealed. */
  readonly aiPlan: Buffer | null
  /** The mail was queued already; its row holds nothing any more. */
  readonly isComposed: boolean
}

const columns = `trip_plan_id as "tripPlanId", submitted_sealed as submitted, ai_plan_sealed as "aiPlan", composed_at is not null as "isComposed"`

/**
 * Adds one half of an operator e-mail and returns the whole. The first of a kind counts, and nothing is added to a composed one.
 * The row is locked until the end of the transaction, so that of two halves arriving at once the second sees both.
 */
const addHalf = (half: 'submitted' | 'ai_plan') => `
  insert into operator_emails as e (trip_plan_id, ${half}_sealed, ${half}_heard_at)
  values ($1::uuid, $2::bytea, clock_timestamp())
  on conflict (trip_plan_id) do update set
    ${half}_sealed = case when e.composed_at is null then coalesce(e.${half}_sealed, excluded.${half}_sealed) end,
    ${half}_heard_at = coalesce(e.${half}_heard_at, excluded.${half}_heard_at)
  returning ${columns}`

/** $1 trip plan, $2 sealed details */
export const addSubmittedSql = `/* addSubmitted */ ${addHalf('submitted')}`

/** $1 trip plan, $2 sealed plan or failure */
export const addAiPlanResultSql = `/* addAiPlanResult */ ${addHalf('ai_plan')}`

/** The plan half is this one from now on, whatever was there. $1 trip plan, $2 sealed word that the draft was withdrawn */
export const withdrawAiPlanSql = `/* withdrawAiPlanHalf */
  insert into operator_emails as e (trip_plan_id, ai_plan_sealed, ai_plan_heard_at)
  values ($1::uuid, $2::bytea, clock_timestamp())
  on conflict (trip_plan_id) do update set
    ai_plan_sealed = case when e.composed_at is null then excluded.ai_plan_sealed end,
    ai_plan_heard_at = coalesce(e.ai_plan_heard_at, excluded.ai_plan_heard_at)
  returning ${columns}`

/** Empties the row for good, so that nothing is added and no mail is made of it any more. $1 trip plan */
export const withdrawOperatorEmailSql = `/* withdrawOperatorEmail */
  insert into operator_emails as e (trip_plan_id, composed_at) values ($1::uuid, clock_timestamp())
  on conflict (trip_plan_id) do update set
    submitted_sealed = null, ai_plan_sealed = null, composed_at = coalesce(e.composed_at, excluded.composed_at)`

/** Locks up to $2 operator e-mails whose details have waited $1 minutes for a plan. */
export const overdueOperatorEmailsSql = `/* overdueOperatorEmails */
  select ${columns} from operator_emails
  where composed_at is null and ai_plan_sealed is null
    and submitted_heard_at <= clock_timestamp() - $1 * interval '1 minute'
  order by submitted_heard_at
  limit $2
  for update skip locked`

/** $1 trip plan */
export const closeOperatorEmailSql = `/* closeOperatorEmail */
  update operator_emails set submitted_sealed = null, ai_plan_sealed = null, composed_at = clock_timestamp()
  where trip_plan_id = $1::uuid`

/** Plans whose enquiry never came; after the life of dead letters it will not come any more. $1 how many */
export const forgetLoneAiPlanResultsSql = deleteSql({
  name: 'forgetLoneAiPlanResults',
  from: 'operator_emails',
  where: `composed_at is null and submitted_heard_at is null and ai_plan_heard_at < now() - interval '31 days'`,
})

/** $1 trip plans */
export const eraseOperatorEmailsSql = `/* eraseOperatorEmails */ delete from operator_emails where trip_plan_id = any($1::uuid[])`
