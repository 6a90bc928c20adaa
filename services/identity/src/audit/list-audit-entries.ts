import type { Output, Payload, Input } from '@seneb/contracts/define'
import { auditPageSize, type ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import type { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { And, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { AuditEntry, readAuditFilterOptionsSql, sourceOf, tokensByEntry } from './audit-entry.entity.js'

type Change = Payload<typeof StaffActionCompleted>['fields'][number]

type FilterOptions = NonNullable<Output<typeof ListAuditEntries>['filterOptions']>

/**
 * Lists the newest entries that match a filter, fifty at a time, continuing from the last one's number; the first page
 * includes the filter's choices.
 */
export async function listAuditEntries(
  filter: AuditFilter,
  ctx: IdentityCtx,
): Promise<Output<typeof ListAuditEntries>> {
  const where = toWhere(filter)
  const [rows, tokens, filterOptions] = await ctx.db.read(async (tx) => {
    const found = await tx.find(AuditEntry, { where, order: { seq: 'desc' }, take: auditPageSize + 1 })
    const [filterOptions] = filter.before === undefined ? await tx.query<FilterOptions>(readAuditFilterOptionsSql) : []
    return [found, await tokensByEntry(found, tx), filterOptions] as const
  })
  return {
    entries: rows.slice(0, auditPageSize).map((row) => ({
      seq: Number(row.seq),
      at: row.at.toISOString(),
      actorName: row.actor_name,
      source: sourceOf({ actorId: row.actor_id, source: row.source ?? undefined }),
      token: tokens.get(row.seq),
      service: row.service,
      action: row.action,
      objectKind: row.object_kind,
      objectId: row.object_id,
      changes: (row.fields as Change[]).map(describeChange),
    })),
    hasOlder: rows.length > auditPageSize,
    filterOptions,
  }
}

function describeChange({ description, from, name, to }: Change): string {
  return `${name}: ${description ?? `${displayValue(from)} → ${displayValue(to)}`}`
}

/** A dash for an empty value, which is also stored for an empty list. */
function displayValue(value: Change['from']): string {
  return value === undefined || value === '' ? '–' : value
}

export type AuditFilter = Input<typeof ListAuditEntries>

const dayMs = 86_400_000

/** Condition of a filter; days are whole ones in UTC. */
export function toWhere({
  action,
  actorName,
  before,
  from,
  objectId,
  objectKind,
  to,
}: AuditFilter): FindOptionsWhere<AuditEntry> {
  const bounds = [
    ...(from ? [MoreThanOrEqual(new Date(from))] : []),
    ...(to ? [LessThan(new Date(Date.parse(to) + dayMs))] : []),
  ]
  return {
    ...(actorName ? { actor_name: actorName } : {}),
    ...(action ? { action } : {}),
    ...(objectId ? { object_id: objectId } : {}),
    ...(objectKind ? { object_kind: objectKind } : {}),
    ...(before === undefined ? {} : { seq: LessThan(String(before)) }),
    ...(bounds.length > 0 ? { at: And(...bounds) } : {}),
  }
}
