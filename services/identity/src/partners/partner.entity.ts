import type { KeyMode, PartnerScope, PartnerState } from '@seneb/contracts/vocabulary/partner-access'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Partner that uses our API with its own keys. */
@Entity('partners')
export class Partner {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Null once the partner is deleted; its enquiries and audit entries then lead to an id alone. */
  @Column({ type: 'text', nullable: true }) name: string | null
  @Column({ type: 'text' }) state?: PartnerState | 'deleted'
  @Column({ type: 'text', nullable: true }) disabled_reason?: string | null
  /** Limits of its keys of one mode; null: the platform's own. */
  @Column({ type: 'int', nullable: true }) points_per_minute?: number | null
  @Column({ type: 'int', nullable: true }) points_per_day?: number | null
  /** Times at which all points of the day are back, in each mode; null while none were used. */
  @Column({ type: 'timestamptz', nullable: true }) live_day_full_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) test_day_full_at?: Date | null
  /** Limit for a day under which these times count: the latest, also after it was removed. */
  @Column({ type: 'int', nullable: true }) day_limit?: number | null
  /** Times until which points count that were used beyond the limit, before it was lowered from `day_peak`. */
  @Column({ type: 'timestamptz', nullable: true }) live_day_over_until?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) test_day_over_until?: Date | null
  @Column({ type: 'int', nullable: true }) day_peak?: number | null
  @Column({ type: 'int' }) version?: number
  @Column({ type: 'timestamptz' }) created_at: Date
  /** The actor who noted them: `staff:<id>`, or `system:command`. */
  @Column({ type: 'text' }) created_by: string
}

/**
 * A key of a partner. Its text was shown once; its digest is stored. Rows are never deleted, so that past actions keep
 * their key.
 */
@Entity('api_keys')
export class ApiKey {
  /** Public id, which is part of the key. */
  @PrimaryColumn({ type: 'text' }) id: string
  @Column({ type: 'uuid' }) partner_id: string
  @Column({ type: 'text' }) mode: KeyMode
  /** Purpose of the key, as named by the partner. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'bytea' }) digest: Buffer
  @Column({ type: 'text', array: true }) scopes: PartnerScope[]
  /** The version of the graph that it was made for. */
  @Column({ type: 'text' }) version: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'text' }) created_by: string
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) last_used_at?: Date | null
  /** The key that it replaced. */
  @Column({ type: 'text', nullable: true }) replaces?: string | null
  /** Time at which it stops working after its replacement. */
  @Column({ type: 'timestamptz', nullable: true }) retires_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
  @Column({ type: 'text', nullable: true }) revoked_by?: string | null
}

/** A partner as its lock reads it; a deleted one is not found. */
export interface LockedPartner {
  readonly id: string
  readonly name: string
  readonly state: PartnerState
  readonly pointsPerMinute: number | null
  readonly pointsPerDay: number | null
  readonly liveDayFullAt: Date | null
  readonly testDayFullAt: Date | null
  readonly liveDayOverUntil: Date | null
  readonly testDayOverUntil: Date | null
  readonly dayLimit: number | null
  readonly dayPeak: number | null
  readonly version: number
}

const lockedColumns = `p.id, p.name, p.state, p.points_per_minute as "pointsPerMinute",
    p.points_per_day as "pointsPerDay", p.live_day_full_at as "liveDayFullAt", p.test_day_full_at as "testDayFullAt",
    p.live_day_over_until as "liveDayOverUntil", p.test_day_over_until as "testDayOverUntil",
    p.day_limit as "dayLimit", p.day_peak as "dayPeak", p.version`

/** Locks the partner, so that creations of keys and changes of its state come one after the other. $1 partner */
export const lockPartnerSql = `/* lockPartner */
  select ${lockedColumns} from partners p where p.id = $1 and p.state <> 'deleted' for update`

/** Locks the partner of a key. $1 key */
export const lockPartnerOfKeySql = `/* lockPartnerOfKey */
  select ${lockedColumns} from partners p join api_keys k on k.partner_id = p.id
  where k.id = $1 and p.state <> 'deleted' for update of p`

/**
 * Keeps the later of the stored and the reported times, at most a day ahead. A time counted under another limit is
 * converted, so that the points used then still count. A partner of both modes is updated once. $1 partners, $2 modes, $3
 * limits, $4 times, $5 now
 */
export const recordDaysSql = `/* recordPartnerDays */
  with locked as (
    select id, day_limit from partners where id = any($1::uuid[]) and day_limit is not null order by id for no key update
  ),
  reported as (
    select l.id, r.mode, $5::timestamptz + least(interval '1 day',
      least(interval '1 day', r.full_at - $5::timestamptz) * (r.points::float8 / l.day_limit)) as full_at
    from unnest($1::uuid[], $2::text[], $3::int[], $4::timestamptz[]) as r (id, mode, points, full_at)
    join locked l on l.id = r.id where r.full_at > $5::timestamptz
  )
  update partners p
  set live_day_full_at = greatest(p.live_day_full_at, r.live), test_day_full_at = greatest(p.test_day_full_at, r.test)
  from (
    select id, max(full_at) filter (where mode = 'live') as live, max(full_at) filter (where mode = 'test') as test
    from reported group by id
  ) r
  where p.id = r.id`

/**
 * Erases all data of partners but their ids. The keys end as well, because they are usable in a restored backup. $1 ids
 */
export const erasePartnersSql = `/* erasePartners */
  with erased as (
    update partners set name = null, state = 'deleted', disabled_reason = null, points_per_minute = null,
      points_per_day = null, live_day_full_at = null, test_day_full_at = null, live_day_over_until = null,
      test_day_over_until = null, day_limit = null, day_peak = null, version = version + 1
    where id = any($1::uuid[]) and state <> 'deleted' returning id)
  update api_keys set name = '', revoked_at = coalesce(revoked_at, clock_timestamp()),
    revoked_by = coalesce(revoked_by, 'system:erasure')
  where partner_id in (select id from erased)`

/** Ends every key of a partner and erases the names of the keys. $1 partner, $2 now, $3 actor */
export const endKeysSql = `/* endApiKeys */
  update api_keys set name = '', revoked_at = coalesce(revoked_at, $2), revoked_by = coalesce(revoked_by, $3)
  where partner_id = $1`

/** $1 partner, $2 mode, $3 now */
export const liveKeysSql = `/* liveKeys */
  select id from api_keys
  where partner_id = $1 and mode = $2 and revoked_at is null and retires_at is null and expires_at > $3`

/** Locks a key, so that rolling and revoking it happen one after the other. $1 key */
export const lockKeySql = `/* lockApiKey */ select id from api_keys where id = $1 for update`

export const listPartnersSql = `/* listPartners */
  select id as "partnerId", name, state, disabled_reason as "disabledReason", points_per_minute as "pointsPerMinute",
    points_per_day as "pointsPerDay", version, created_at as "createdAt"
  from partners where state <> 'deleted' order by lower(name), id`

/** All columns of a key except its digest. */
const visibleColumns = `id as "keyId", partner_id as "partnerId", name, mode, scopes, version, created_at as "createdAt", expires_at,
    retires_at, revoked_at, last_used_at as "lastUsedAt"`

export const listKeysSql = `/* listApiKeys */
  select ${visibleColumns} from api_keys order by created_at desc, id`

/** $1 partner, $2 mode: keys of other partners or modes are not found. */
export const ownKeysSql = `/* ownApiKeys */
  select ${visibleColumns} from api_keys where partner_id = $1 and mode = $2 order by created_at desc, id`

/** $1 name in small letters */
export const partnerByNameSql = `/* partnerByName */ select id from partners where lower(name) = $1`
