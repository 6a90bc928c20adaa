import type { AuditSource, StaffTool } from '@seneb/contracts/vocabulary/staff-access'
import type { ReadTx } from '@seneb/service-kit/database/db'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One action of one person, chained to the previous one. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn({ type: 'bigint' }) seq: string
  /** ID of the action, so that an event delivered twice is entered once. */
  @Column({ type: 'uuid' }) id: string
  @Column({ type: 'timestamptz', precision: 3 }) at: Date
  @Column({ type: 'text' }) actor_id: string
  @Column({ type: 'text' }) actor_name: string
  @Column({ type: 'text', nullable: true }) session_id?: string | null
  /** Tool of the staff member; null for the desk and for the platform itself. */
  @Column({ type: 'text', nullable: true }) source?: StaffTool | null
  @Column({ type: 'text' }) service: string
  @Column({ type: 'text' }) action: string
  @Column({ type: 'text' }) object_kind: string
  @Column({ type: 'text' }) object_id: string
  @Column({ type: 'jsonb' }) fields: unknown
  @Column({ type: 'text', nullable: true }) trace_id?: string | null
  @Column({ type: 'bytea' }) prev_hash: Buffer
  @Column({ type: 'bytea' }) hash: Buffer
}

/** Returns the source of an entry: the tool of a staff member, else the desk, or the platform itself. */
export function sourceOf({ actorId, source }: { readonly actorId: string; readonly source?: StaffTool }): AuditSource {
  return source ?? (actorId.startsWith('staff:') ? 'desk' : 'system')
}

/** Personal token that did an audited action. */
export interface AuditedToken {
  readonly tokenId: string
  readonly name: string
}

/**
 * Selects the personal tokens that were used, by the entry's number; an entry has the token's ID in place of a
 * session's.
 */
export async function tokensByEntry(
  rows: readonly AuditEntry[],
  tx: ReadTx,
): Promise<ReadonlyMap<string, AuditedToken>> {
  const tokenEntries = rows.filter(({ session_id, source }) => source === 'token' && idPattern.test(session_id ?? ''))
  if (tokenEntries.length === 0) return new Map()
  const ids = new Set(tokenEntries.map(({ session_id }) => session_id))
  const found = await tx.query<AuditedToken>(auditedTokensSql, [[...ids]])
  const tokens = new Map(found.map((token) => [token.tokenId, token]))
  return new Map(
    tokenEntries.flatMap(({ seq, session_id }) => {
      const token = tokens.get(session_id ?? '')
      return token ? [[seq, token]] : []
    }),
  )
}

/** $1 IDs */
const auditedTokensSql = `/* auditedTokens */ select id as "tokenId", name from personal_tokens where id = any($1::uuid[])`
/** Form of an ID; an entry stores that of its session unchecked. */
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Newest hash of the chain; its only row is locked while an entry is appended. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  @Column({ type: 'bigint' }) seq: string
  @Column({ type: 'bytea' }) hash: Buffer
}

/** State of the chain at a given time, also written to the log, so that removing the newest entries is detected. */
@Entity('audit_seals')
export class AuditSeal {
  @PrimaryColumn({ type: 'bigint' }) seq: string
  @Column({ type: 'bytea' }) hash: Buffer
  @Column({ type: 'timestamptz', precision: 3 }) at: Date
}

export const lockHeadSql = `/* lockAuditHead */ select seq, hash from audit_head where only_row for update`

/** $1 seq, $2 hash */
export const moveHeadSql = `/* moveAuditHead */ update audit_head set seq = $1, hash = $2 where only_row`

export const readHeadSql = `/* readAuditHead */ select seq, hash from audit_head where only_row`

/** $1 since when */
export const sealedSinceSql = `/* auditSealedSince */ select 1 from audit_seals where at >= $1 limit 1`

export const activeAdminsSql = `/* activeAdmins */ select s.email, s.name from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active' order by s.id`

/** Each distinct value of a column, by one index lookup per value; the trail is never read completely. */
const distinctValues = (column: string) => `array(
  with recursive found(value) as (
    select min(${column}) from audit_entries
    union all
    select (select min(${column}) from audit_entries where ${column} > found.value) from found where found.value is not null
  )
  select value from found where value is not null order by 1)`

/** Lists the values to filter by, each once. */
export const readAuditFilterOptionsSql = `/* readAuditFilterOptions */ select ${distinctValues('actor_name')} as "actorNames",
  ${distinctValues('action')} as "actions", ${distinctValues('object_kind')} as "objectKinds"`
