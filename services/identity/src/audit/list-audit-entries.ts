import type { Input, Output, Payload } from '@seneb/contracts/define'
import type { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import type { StaffActionDone } from '@seneb/contracts/messages/identity/staff-action.messages'
import { LessThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { AuditEntry } from './audit-entry.entity.js'

const pageSize = 50

type Change = Payload<typeof StaffActionDone>['fields'][number]

/** The newest entries, fifty at a time, further back by the last one's number. */
export async function listAuditEntries(
  { before }: Input<typeof ListAuditEntries>,
  ctx: IdentityCtx,
): Promise<Output<typeof ListAuditEntries>> {
  const where = before === undefined ? {} : { seq: LessThan(String(before)) }
  const rows = await ctx.db.read((tx) => tx.find(AuditEntry, { where, order: { seq: 'desc' }, take: pageSize }))
  return {
    entries: rows.map((row) => ({
      seq: Number(row.seq),
      at: row.at.toISOString(),
      actorName: row.actor_name,
      service: row.service,
      action: row.action,
      objectKind: row.object_kind,
      objectId: row.object_id,
      changes: (row.fields as Change[]).map(inWords),
    })),
  }
}

function inWords({ from, name, to, words }: Change): string {
  return `${name}: ${words ?? `${from ?? '–'} → ${to ?? '–'}`}`
}
