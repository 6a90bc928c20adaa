import type { Input, Output } from '@seneb/contracts/define'
import { maxExportedEntries, type ExportAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { csvLine } from '@seneb/platform/csv'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { MoreThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { toFacts, type ChainedFacts } from './append-audit-entry.js'
import { AuditEntry, sourceOf, tokensByEntry } from './audit-entry.entity.js'
import { toWhere } from './list-audit-entries.js'
import { recordOwnAction } from './record-own-action.js'

const batchSize = 1000
const columns = [
  'seq',
  'at',
  'actorId',
  'actorName',
  'service',
  'action',
  'objectKind',
  'objectId',
  'fields',
  'source',
  'tokenId',
  'tokenName',
] as const

/** Returns the whole audit trail as text, one line per entry; the export itself is audited. */
export async function exportAudit(format: 'jsonl' | 'csv', ctx: IdentityCtx): Promise<string> {
  const lines = format === 'csv' ? [columns.join(',')] : []
  let last = 0
  for (;;) {
    const rows = await entriesAfter(last, ctx)
    const tokens = await ctx.db.read((tx) => tokensByEntry(rows, tx))
    for (const row of rows) lines.push(format === 'csv' ? toCsvLine(row, tokens) : toJsonLine(row, tokens))
    last = Number(rows.at(-1)?.seq ?? last)
    if (rows.length < batchSize) break
  }
  const object = { kind: 'audit-trail', id: `1..${last}` }
  const action = { actor: { id: 'system', name: 'system' }, action: 'export-audit', object, fields: [] }
  await ctx.db.write((tx) => recordOwnAction(action, tx, ctx))
  return lines.join('\n')
}

/**
 * Returns the newest matching entries as spreadsheet lines for a caller at the desk. An audit entry records the export
 * and its range before the caller receives them.
 */
export async function exportAuditChunk(
  filter: Input<typeof ExportAudit>,
  ctx: IdentityCtx,
): Promise<Output<typeof ExportAudit>> {
  const take = maxExportedEntries + 1
  const found = await ctx.db.read((tx) => tx.find(AuditEntry, { where: toWhere(filter), order: { seq: 'desc' }, take }))
  const rows = found.slice(0, maxExportedEntries)
  const tokens = await ctx.db.read((tx) => tokensByEntry(rows, tx))
  const [newest, oldest] = [rows[0]?.seq ?? '0', rows.at(-1)?.seq ?? '0']
  const { id: staffId, sessionId } = requireStaff(ctx)
  await ctx.db.write(async (tx) => {
    await recordSecurityEvent({ kind: 'audit-exported', staffId, sessionId }, tx, ctx)
    const object = { resource: auditTrailAudit, id: `${oldest}..${newest}` }
    await ctx.audit(tx, { action: 'export-audit', object, after: { entries: rows.length } })
  })
  const csv = [columns.join(','), ...rows.map((row) => toCsvLine(row, tokens))].join('\n')
  return { csv, entries: rows.length, before: found.length > rows.length ? Number(oldest) : undefined }
}

function entriesAfter(seq: number, ctx: IdentityCtx): Promise<AuditEntry[]> {
  const where = { seq: MoreThan(String(seq)) }
  return ctx.db.read((tx) => tx.find(AuditEntry, { where, order: { seq: 'asc' }, take: batchSize }))
}

type Tokens = Awaited<ReturnType<typeof tokensByEntry>>

/**
 * Returns the columns of an export in addition to the hashed facts: the source, also of the desk, and the personal
 * token.
 */
function derivedColumns(facts: ChainedFacts, tokens: Tokens) {
  const token = tokens.get(String(facts.seq))
  return { source: sourceOf(facts), tokenId: token?.tokenId, tokenName: token?.name }
}

/** Returns an entry as JSON; derived values are kept apart, so that a reader can recompute the hash of the facts. */
function toJsonLine(row: AuditEntry, tokens: Tokens): string {
  const facts = toFacts(row)
  return JSON.stringify({ ...facts, hash: row.hash.toString('hex'), derived: derivedColumns(facts, tokens) })
}

function toCsvLine(row: AuditEntry, tokens: Tokens): string {
  const facts = toFacts(row)
  const values = { ...facts, ...derivedColumns(facts, tokens) }
  const cells: readonly unknown[] = columns.map((name) => values[name] ?? '')
  return csvLine(cells.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))
}

/** Audit format of the trail itself: the number of exported entries. */
const auditTrailAudit = defineAuditedResource('audit-trail', { entries: 'plain' })
