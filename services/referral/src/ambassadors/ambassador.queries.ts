import type { AmbassadorState } from '@seneb/contracts/vocabulary/referral-codes'

/** Locks an ambassador against other changes until this transaction ends. $1 the ambassador */
export const lockAmbassadorSql = `/* lockAmbassador */
  select id, name, email, referrer_type as type, state, public_name as "publicName",
    public_name_agreed_at as "publicNameAgreedAt", version
  from ambassadors where id = $1 for update`

/** Same, for codes that refer to them; one code is assigned at a time, so that its limit holds. */
export const holdAmbassadorSql = lockAmbassadorSql
  .replace('lockAmbassador', 'holdAmbassador')
  .replace('for update', 'for no key update')

/**
 * Locks the ambassadors of these codes, in one order, so that a reason is stored before an erasure or not at all. $1
 * codes
 */
export const holdAmbassadorsOfCodesSql = `/* holdAmbassadorsOfCodes */
  select id from ambassadors
  where id in (
    select c.ambassador_id from unnest($1::text[]) as given (id) join referral_codes c on c.code = lower(given.id)
  )
  order by id for no key update`

/** Locks ambassadors who are erased, until no other transaction has a reason for them under way. $1 ambassadors */
export const lockErasedAmbassadorsSql = `/* lockErasedAmbassadors */
  select id from ambassadors where id = any($1::uuid[]) order by id for update`

/** An ambassador under a lock. */
export interface LockedAmbassador {
  readonly id: string
  /** Null once the ambassador is erased. */
  readonly name: string | null
  readonly email: string | null
  readonly type: 'general' | 'tour-guide'
  readonly state: AmbassadorState
  readonly publicName: string | null
  readonly publicNameAgreedAt: Date | null
  readonly version: number
}

/** Revokes every assigned code of an ambassador. $1 the ambassador, $2 now */
export const revokeCodesSql = `/* revokeCodes */
  update referral_codes
  set state = 'revoked', assigned_to = null, assigned_email = null, version = version + 1, changed_at = $2
  where ambassador_id = $1 and state = 'assigned' returning code`

/** Clears the reasons that staff gave, which may name the ambassador; also of merges into a code. $1 the ambassador */
export const clearReasonsSql = `/* clearReasons */
  update referral_changes set reason = null
  where reason is not null
    and (ambassador_id = $1 or other_code in (select code from referral_codes where ambassador_id = $1))`

/**
 * Makes the other codes of an ambassador another version, so that a change with a reason that was written before the
 * erasure is not stored after it. $1 the ambassador
 */
export const outdateCodesSql = `/* outdateCodes */
  update referral_codes set version = version + 1 where ambassador_id = $1 and state <> 'assigned'`

/**
 * Erases ambassadors whom a restored backup brought back: names, address and reasons. They end with it. Returns the codes
 * that this revokes. $1 ambassadors
 */
export const eraseAmbassadorsSql = `/* eraseAmbassadors */
  with erased as (
    update ambassadors
    set name = null, email = null, public_name = null, public_name_agreed_at = null, state = 'ended',
      version = version + 1, changed_at = clock_timestamp()
    where id = any($1::uuid[]) and name is not null returning id
  ),
  cleared as (
    update referral_changes set reason = null
    where reason is not null
      and (
        ambassador_id in (select id from erased)
        or other_code in (select code from referral_codes where ambassador_id in (select id from erased))
      )
  ),
  outdated as (
    update referral_codes set version = version + 1
    where ambassador_id in (select id from erased) and state <> 'assigned'
  )
  update referral_codes
  set state = 'revoked', assigned_to = null, assigned_email = null, version = version + 1,
    changed_at = clock_timestamp()
  where ambassador_id in (select id from erased) and state = 'assigned' returning code`

/** Copies a new name and address to the columns that the specification names (REF-04, REF-06). $1 the ambassador */
export const renameCodesSql = `/* renameCodes */
  with renamed as (
    update referral_codes c set assigned_to = a.name, assigned_email = a.email
    from ambassadors a where a.id = $1 and c.ambassador_id = a.id and c.state = 'assigned' returning c.code, a.name, a.email
  )
  update referrals r set referrer_name = renamed.name, referrer_email = renamed.email
  from renamed where r.referral_id = renamed.code`

const columns = `a.id, a.state, a.version, a.referrer_type as type, a.created_at as "createdAt",
  a.created_at::text as position, a.name, a.email, a.public_name as "publicName",
  a.public_name_agreed_at as "publicNameAgreedAt", a.application_id as "applicationId",
  (select count(*)::int from referral_codes c where c.ambassador_id = a.id and c.state = 'assigned') as "codeCount"`

/** One ambassador. $1 the ambassador */
export const readAmbassadorSql = `/* readAmbassador */ select ${columns} from ambassadors a where a.id = $1`

/** A page of ambassadors, newest first. $1 rows, $2 state, $3 search, $4 and $5 position after which it begins */
export const listAmbassadorsSql = `/* listAmbassadors */
  select ${columns} from ambassadors a
  where ($2::text is null or a.state = $2)
    and ($3::text is null or strpos(lower(a.name), $3) > 0 or strpos(lower(a.email), $3) > 0)
    and ($4::timestamptz is null or (a.created_at, a.id) < ($4::timestamptz, $5::uuid))
  order by a.created_at desc, a.id desc limit $1`

/** An ambassador as the list and its page read it. */
export interface StoredAmbassador extends LockedAmbassador {
  readonly createdAt: Date
  /** The time of creation as Postgres writes it, for the cursor. */
  readonly position: string
  readonly applicationId: string | null
  readonly codeCount: number
}
