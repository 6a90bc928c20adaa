import { MoreThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { factsOf } from './append-audit-entry.js'
import { AuditEntry } from './audit-entry.entity.js'
import type { ChainedFacts } from './hash-of-entry.js'
import { noteOwnAct } from './note-own-act.js'

const batch = 1000
const columns = ['seq', 'at', 'actorId', 'actorName', 'service', 'action', 'objectKind', 'objectId', 'fields'] as const

/** The whole trail as text, a line for each entry; that it was taken out is an act of its own. */
export async function exportAudit(format: 'jsonl' | 'csv', ctx: IdentityCtx): Promise<string> {
  const lines = format === 'csv' ? [columns.join(',')] : []
  let last = 0
  for (;;) {
    const rows = await entriesAfter(last, ctx)
    for (const row of rows) lines.push(format === 'csv' ? csvOf(factsOf(row)) : jsonOf(row))
    last = Number(rows.at(-1)?.seq ?? last)
    if (rows.length < batch) break
  }
  const object = { kind: 'audit-trail', id: `1..${last}` }
  const act = { actor: { id: 'system', name: 'system' }, action: 'export-audit', object, fields: [] }
  await ctx.db.write((tx) => noteOwnAct(act, tx, ctx))
  return lines.join('\n')
}

function entriesAfter(seq: number, ctx: IdentityCtx): Promise<AuditEntry[]> {
  const where = { seq: MoreThan(String(seq)) }
  return ctx.db.read((tx) => tx.find(AuditEntry, { where, order: { seq: 'asc' }, take: batch }))
}

function jsonOf(row: AuditEntry): string {
  return JSON.stringify({ ...factsOf(row), hash: row.hash.toString('hex') })
}

/** Quoted, and with a leading apostrophe where a spreadsheet would take it for a formula. */
function csvOf(facts: ChainedFacts): string {
  return columns
    .map((name) => {
      const value = facts[name]
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
    })
    .join(',')
}
