import { deleteSql } from '@seneb/service-kit/working/sweeping'

/** A brief as it stands after something was added to it. */
export interface StandingBrief {
  readonly tripPlanId: string
  /** The details, sealed. */
  readonly submitted: Buffer | null
  /** The plan or its failure, sealed. */
  readonly outcome: Buffer | null
  /** The mail was queued already; nothing is kept any more. */
  readonly isComposed: boolean
}

const standing = `trip_plan_id as "tripPlanId", submitted_sealed as submitted, outcome_sealed as outcome, composed_at is not null as "isComposed"`

/**
 * Adds one half of a brief and returns the whole. The first of a kind counts, and nothing is added to a composed one.
 * The row is locked until the end of the transaction, so that of two halves arriving at once the second sees both.
 */
const addHalf = (half: 'submitted' | 'outcome') => `
  insert into operator_briefs as b (trip_plan_id, ${half}_sealed, ${half}_heard_at)
  values ($1::uuid, $2::bytea, clock_timestamp())
  on conflict (trip_plan_id) do update set
    ${half}_sealed = case when b.composed_at is null then coalesce(b.${half}_sealed, excluded.${half}_sealed) end,
    ${half}_heard_at = coalesce(b.${half}_heard_at, excluded.${half}_heard_at)
  returning ${standing}`

/** $1 trip plan, $2 sealed details */
export const addSubmittedSql = `/* addSubmitted */ ${addHalf('submitted')}`

/** $1 trip plan, $2 sealed plan or failure */
export const addOutcomeSql = `/* addOutcome */ ${addHalf('outcome')}`

/** Locks up to $2 briefs whose details have waited $1 minutes for a plan. */
export const overdueBriefsSql = `/* overdueBriefs */
  select ${standing} from operator_briefs
  where composed_at is null and outcome_sealed is null
    and submitted_heard_at <= clock_timestamp() - $1 * interval '1 minute'
  order by submitted_heard_at
  limit $2
  for update skip locked`

/** $1 trip plan */
export const closeBriefSql = `/* closeBrief */
  update operator_briefs set submitted_sealed = null, outcome_sealed = null, composed_at = clock_timestamp()
  where trip_plan_id = $1::uuid`

/** Plans whose enquiry never came; after the life of dead letters it will not come any more. $1 how many */
export const forgetLoneOutcomesSql = deleteSql({
  name: 'forgetLoneOutcomes',
  from: 'operator_briefs',
  where: `composed_at is null and submitted_heard_at is null and outcome_heard_at < now() - interval '31 days'`,
})
