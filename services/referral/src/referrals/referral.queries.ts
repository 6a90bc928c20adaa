import { smallestShownCount } from '@seneb/contracts/vocabulary/referral-codes'

import { visitWindowMinutes } from './referral.rules.js'

const windowStart = `now() - interval '${visitWindowMinutes} minutes'`

/** Joins the code that an id spells, in any case, and the code that it counts for after a merge. */
const codeOf = (id: string) => `
  left join referral_codes spelled on spelled.code = lower(${id})
  left join referral_codes c on c.code = coalesce(spelled.merged_into, spelled.code)`

/** All that is stored under an id, in one look-up by primary keys, however many visits there are (REF-45, REF-49). */
export const readStoredReferralSql = `/* readStoredReferral */
  select
    coalesce(c.code, asked.id) as id,
    r.status,
    coalesce(r.last_visited_at > ${windowStart}, false) as "visitedLately",
    case when c.code is not null then jsonb_build_object(
      'state', c.state,
      'isPaused', coalesce(a.state = 'paused', false),
      'name', c.assigned_to,
      'email', c.assigned_email,
      'publicName', a.public_name,
      'type', c.referrer_type
    ) end as code
  from (select $1::text as id) asked ${codeOf('asked.id')}
  left join ambassadors a on a.id = c.ambassador_id
  left join referrals r on r.referral_id = coalesce(c.code, asked.id)`

/**
 * Blocks merges and owner changes of the code that an id spells until this transaction ends; later statements then see
 * the code that counts. Codes are always locked before their referrals. $1 id
 */
export const holdCodeSql = `/* holdCode */ select code from referral_codes where code = lower($1) for share`

/** The code that an id counts for, with its owner at present. $1 id */
export const ownerOfSql = `/* ownerOf */
  select c.code as id, c.referrer_type as type, c.assigned_to as name, c.assigned_email as email
  from referral_codes spelled join referral_codes c on c.code = coalesce(spelled.merged_into, spelled.code)
  where spelled.code = lower($1) for share of c`

/** Selects the stored id of a referral, in any spelling, and whether it counts. $1 id as received */
export const storedIdSql = `/* storedId */
  select coalesce(c.code, asked.id) as id,
    coalesce(c.state <> 'blocked' and a.state is distinct from 'paused', true) as "isCounted"
  from (select $1::text as id) asked ${codeOf('asked.id')}
  left join ambassadors a on a.id = c.ambassador_id and c.state = 'assigned'`

/** Monday of a time's week, in UTC. */
const mondayOf = (time: string) => `date_trunc('week', ${time} at time zone 'UTC')::date`

/**
 * Counts a visit unless one was counted within the window (REF-17..19, REF-47, REF-48, REF-50). The row's lock
 * serializes concurrent visitors, and each checks the window again: exactly one counts. Returns one row when the visit
 * was counted.
 */
export const recordVisitSql = `/* recordVisit */
  with counted as (
    insert into referrals as r
      (referral_id, referrer_type, status, referrer_name, referrer_email, visit_count, last_visited_at)
    values ($1, $2, $3, $4, $5, 1, now())
    on conflict (referral_id) do update set
      visit_count = r.visit_count + 1,
      last_visited_at = now(),
      updated_at = now(),
      referrer_type = case when excluded.status = 'assigned' then excluded.referrer_type else r.referrer_type end,
      status = case when excluded.status = 'assigned' then 'assigned' else r.status end,
      referrer_name = coalesce(excluded.referrer_name, r.referrer_name),
      referrer_email = coalesce(excluded.referrer_email, r.referrer_email)
    where r.last_visited_at is null or r.last_visited_at <= ${windowStart}
    returning r.referral_id
  ),
  weekly as (
    insert into referral_week_counts as w (referral_id, monday, visit_count)
    select referral_id, ${mondayOf('now()')}, 1 from counted
    on conflict (referral_id, monday) do update set visit_count = w.visit_count + 1
  )
  insert into referral_visits (id, referral_id) select $6, referral_id from counted returning id`

/** One process at a time rolls up; the others skip. */
export const lockRollUpSql = `/* lockRollUp */ select pg_try_advisory_xact_lock(hashtext('referral_hits')) as locked`

/** Blocks merges of the codes that hits are counted for, in the order in which merges lock them. $1 maximum hits */
export const holdHitCodesSql = `/* holdHitCodes */
  select code from referral_codes
  where code in (select lower(referral_id) from (select referral_id from referral_hits order by id limit $1) hits)
  order by code for share`

/**
 * Moves hits from their rows into the sums, all or none; `taken` is their number. They count in the current week,
 * because a past week may have been read already.
 */
export const rollUpHitsSql = `/* rollUpHits */
  with deleted as (
    delete from referral_hits where id in (select id from referral_hits order by id limit $1) returning referral_id
  ),
  taken as (
    select coalesce(c.merged_into, deleted.referral_id) as referral_id
    from deleted left join referral_codes c on c.code = lower(deleted.referral_id)
  ),
  sums as (select referral_id, count(*) as hits from taken group by referral_id),
  added as (
    update referrals r set hit_count = r.hit_count + sums.hits from sums where r.referral_id = sums.referral_id
  ),
  weekly as (
    insert into referral_week_counts as w (referral_id, monday, hit_count)
    select referral_id, ${mondayOf('now()')}, count(*) from taken group by 1
    on conflict (referral_id, monday) do update set hit_count = w.hit_count + excluded.hit_count
  )
  select count(*)::int as taken from taken`

/** Every accepted run of a link until now, rolled up or not (D-09). */
export const countHitsSql = `/* countHits */
  select (
    coalesce((select hit_count from referrals where referral_id = $1), 0)
    + (select count(*) from referral_hits where referral_id = $1)
  )::int as hits`

/** Counts an enquiry in the current week, however late it arrives, under an id that was processed before. $1 id */
export const countWeekEnquirySql = `/* countWeekEnquiry */
  insert into referral_week_counts as w (referral_id, monday, enquiry_count)
  select r.referral_id, ${mondayOf('now()')}, 1 from referrals r where r.referral_id = $1
  on conflict (referral_id, monday) do update set enquiry_count = w.enquiry_count + 1`

/** Deletes the records that enquiries came through a link; the count of the link stays. $1 trip plans */
export const eraseReferralEnquiriesSql = `/* eraseReferralEnquiries */
  delete from referral_enquiries where trip_plan_id = any($1::uuid[])`

/** $1 codes */
export const clearOwnerSql = `/* clearOwner */
  update referrals set referrer_name = null, referrer_email = null where referral_id = any($1::text[])`

/**
 * Ids under which a code's counts are stored, except one: every spelling of it. They are few, because the gateway
 * limits new ids. $1 the code, $2 the id that stays
 */
const spellings = `select referral_id from referrals where lower(referral_id) = $1 and referral_id <> $2`

/** Ensures that the remaining code has a referral, to which counts can be added. $1 the remaining code */
export const storeReferralSql = `/* storeReferral */
  insert into referrals (referral_id, referrer_type, status, referrer_name, referrer_email, visit_count)
  select c.code, coalesce(c.referrer_type, 'general'),
    case when c.state = 'assigned' then 'assigned' else 'unverified' end, c.assigned_to, c.assigned_email, 0
  from referral_codes c where c.code = $1
  on conflict (referral_id) do nothing`

/** Blocks visits of these ids, so that none is counted between the statements that move them. $1, $2 as above */
export const lockSpellingsSql = `/* lockSpellings */
  select referral_id from referrals where referral_id in (${spellings}) order by referral_id for update`

/** Enquiries are stored also under ids that were never processed. $1, $2 as above */
export const moveEnquiriesSql = `/* moveEnquiries */
  update referral_enquiries set referral_id = $2 where lower(referral_id) = $1 and referral_id <> $2`

/** Returns the condition under which a week has a count too small to be shown. */
const isHiddenCount = (week: string) =>
  ['hit', 'visit', 'enquiry'].map((of) => `${week}.${of}_count between 1 and ${smallestShownCount - 1}`).join(' or ')

/** Statements that move all counts of a code to another, in this order. $1 the code, $2 the remaining one */
export const moveCountsSql: readonly string[] = [
  `/* moveVisits */
  update referral_visits set referral_id = $2 where referral_id in (${spellings})`,
  `/* moveHits */
  update referral_hits set referral_id = $2 where referral_id in (${spellings})`,
  `/* moveWeeks */
  with moved as (
    delete from referral_week_counts where referral_id in (${spellings})
    returning monday, hit_count, visit_count, enquiry_count, is_hidden
  )
  insert into referral_week_counts as w (referral_id, monday, hit_count, visit_count, enquiry_count, is_hidden)
  select $2, monday, sum(hit_count), sum(visit_count), sum(enquiry_count), bool_or(is_hidden) from moved group by monday
  on conflict (referral_id, monday) do update set
    is_hidden = w.is_hidden or excluded.is_hidden
      or ($1 <> $2 and w.monday < ${mondayOf('now()')} and (${isHiddenCount('w')} or ${isHiddenCount('excluded')})),
    hit_count = w.hit_count + excluded.hit_count,
    visit_count = w.visit_count + excluded.visit_count,
    enquiry_count = w.enquiry_count + excluded.enquiry_count`,
  `/* moveSums */
  with moved as (
    delete from referrals where referral_id in (${spellings})
    returning hit_count, visit_count, enquiry_count, last_visited_at
  ),
  sums as (
    select coalesce(sum(hit_count), 0) as hits, coalesce(sum(visit_count), 0) as visits,
      coalesce(sum(enquiry_count), 0) as enquiries, max(last_visited_at) as latest from moved
  )
  update referrals r set hit_count = r.hit_count + sums.hits, visit_count = r.visit_count + sums.visits,
    enquiry_count = r.enquiry_count + sums.enquiries, last_visited_at = greatest(r.last_visited_at, sums.latest)
  from sums where r.referral_id = $2`,
]
