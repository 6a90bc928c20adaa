import type { Input } from '@seneb/contracts/define'
import type { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { And, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm'

import type { AuditEntry } from './audit-entry.entity.js'

export type AuditFilter = Input<typeof ListAuditEntries>

const dayMs = 86_400_000

/** The entries that a filter means; days are whole ones in UTC. */
export function whereOf({
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
