import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { ReferralCodeState, StoredCodeState } from '@seneb/contracts/vocabulary/referral-codes'

/** A code under a lock. */
export interface LockedCode {
  readonly code: string
  readonly state: StoredCodeState
  readonly origin: 'made' | 'seen'
  readonly version: number
  readonly ambassadorId: string | null
}

/**
 * Locks the codes of these ids in alphabetical order until this transaction ends, so that two merges cannot deadlock.
 * `at` is the number of the id, from 1. $1 ids
 */
export const lockCodesSql = `/* lockCodes */
  select c.code, c.state, c.origin, c.version, c.ambassador_id as "ambassadorId", given.at::int as at
  from unnest($1::text[]) with ordinality as given (id, at) join referral_codes c on c.code = lower(given.id)
  order by c.code for update of c`

/** Allows one transaction at a time to fill the stock, so that its limit holds. */
export const lockStockSql = `/* lockStock */ select pg_advisory_xact_lock(hashtext('referral_codes in stock'))`

export const countStockSql = `/* countStock */
  select count(*)::int as count from referral_codes where state = 'in-stock'`

/** Stores the drawn codes that are still free. $1 codes, $2 type, $3 label, $4 now */
export const storeDrawnCodesSql = `/* storeDrawnCodes */
  insert into referral_codes (code, state, referrer_type, label, created_at, changed_at)
  select drawn, 'in-stock', $2, $3, $4, $4 from unnest($1::text[]) as drawn
  on conflict do nothing returning code`

/** Stores one change for each new code. $1 codes, $2 now, $3 staff member, $4 ids */
export const storeCreationsSql = `/* storeCreations */
  insert into referral_changes (id, happened_at, staff_id, action, code)
  select id, $2, $3, 'create', code from unnest($4::uuid[], $1::text[]) as made (id, code)`

/** Number of codes that an ambassador has. $1 the ambassador */
export const countCodesSql = `/* countCodes */
  select count(*)::int as count from referral_codes where ambassador_id = $1 and state = 'assigned'`

/** Selects the code of an id, or the id seen on links when there is no code. $1 the id */
export const readSeenIdSql = `/* readSeenId */
  select lower(referral_id) as code, min(created_at) as "createdAt", max(updated_at) as "changedAt",
    min(referrer_type) as type
  from referrals where lower(referral_id) = lower($1) and status = 'unverified' group by 1`

/** Codes that were merged into a merged code count for the one that stays. $1 the code, $2 the one that stays, $3 now */
export const moveAliasesSql = `/* moveAliases */
  update referral_codes set merged_into = $2, version = version + 1, changed_at = $3 where merged_into = $1`

const columns = `c.code, c.state, c.version, c.referrer_type as type, c.label, c.merged_into as "mergedInto",
  c.ambassador_id as "ambassadorId", a.name, c.created_at as "createdAt", c.changed_at as "changedAt"`

/** A code as the list and its page read it. */
export interface ListedCode {
  readonly code: string
  readonly state: ReferralCodeState
  readonly version: number
  readonly type: ReferralType | null
  readonly label: string | null
  readonly mergedInto: string | null
  readonly ambassadorId: string | null
  readonly name: string | null
  readonly createdAt: Date
  readonly changedAt: Date
}

/** One code. $1 the code */
export const readCodeSql = `/* readCode */
  select ${columns} from referral_codes c left join ambassadors a on a.id = c.ambassador_id where c.code = lower($1)`

/** A page of codes. $1 rows, $2 the code before, $3 and $4 bounds of the search, $5 ambassador, $6 state if filtered */
export function listCodesSql({ isOfState }: { readonly isOfState: boolean }): string {
  return `/* listCodes */
  select ${columns} from referral_codes c left join ambassadors a on a.id = c.ambassador_id
  where ($2::text is null or c.code collate "C" > $2)
    and ($3::text is null or (c.code collate "C" >= $3 and c.code collate "C" < $4))
    and ($5::uuid is null or (c.ambassador_id = $5 and c.state <> 'merged'))
    ${isOfState ? 'and c.state = $6' : ''}
  order by c.code collate "C" limit $1`
}

/** A page of ids that were only seen on links. $1 rows, $2 the id before, $3 and $4 bounds of the search */
export const listSeenIdsSql = `/* listSeenIds */
  select r.referral_id as code, 'unverified' as state, 0 as version, r.referrer_type as type, null as label,
    null as "mergedInto", null as "ambassadorId", null as name, r.created_at as "createdAt", r.updated_at as "changedAt"
  from referrals r
  where r.status = 'unverified'
    and ($2::text is null or r.referral_id collate "C" > $2)
    and ($3::text is null or (r.referral_id collate "C" >= $3 and r.referral_id collate "C" < $4))
    and not exists (select from referral_codes c where c.code = lower(r.referral_id))
  order by r.referral_id collate "C" limit $1`

const weekSums = `sum(w.hit_count)::int as hits, sum(w.visit_count)::int as visits, sum(w.enquiry_count)::int as enquiries,
    bool_or(w.is_hidden) as "isHidden"`

/** Counts of a code's weeks, under any spelling. $1 the code, $2 the first Monday, $3 the Monday that is not over */
export const readWeeksSql = `/* readWeeks */
  select w.monday::text as monday, ${weekSums}
  from referral_week_counts w
  where lower(w.referral_id) = $1 and w.monday >= $2::date and w.monday < $3::date
  group by w.monday`

/**
 * Counts of every code and week in order, with all spellings of a code as one; visitors can invent other ids. $1 rows,
 * $2 first Monday, $3 Monday of the current week, $4 and $5 position to begin at
 */
export const exportWeeksSql = `/* exportWeeks */
  select c.code as id, w.monday::text as monday, ${weekSums}, c.state
  from referral_week_counts w join referral_codes c on c.code = lower(w.referral_id)
  where w.monday >= $2::date and w.monday < $3::date
    and ($4::text is null or (c.code, w.monday) > ($4::text, $5::date))
  group by c.code, w.monday order by c.code, w.monday limit $1`

export interface WeekCounts {
  readonly monday: string
  readonly hits: number
  readonly visits: number
  readonly enquiries: number
  /** Whether every count is hidden, regardless of its size. */
  readonly isHidden?: boolean
}
