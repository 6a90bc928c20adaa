import type { Output } from '@seneb/contracts/define'
import type { VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import type { ReadTx } from '@seneb/service-kit/storing/db'
import { MoreThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { factsOf } from './append-audit-entry.js'
import { hashOfEntry } from './hash-of-entry.js'
import { AuditEntry, AuditSeal } from './audit-entry.entity.js'
import { readHeadSql } from './audit.queries.js'

const batch = 1000

interface Link {
  readonly seq: number
  readonly hash: Buffer
}

/**
 * Reckons the whole chain again: each entry against its own facts and the one before, the end against the head, and the
 * seals against the entries they sealed. Names the first entry that is not what was written (S10).
 */
export async function verifyAudit(ctx: IdentityCtx): Promise<Output<typeof VerifyAudit>> {
  return ctx.db.read(async (tx) => {
    const [head] = await tx.query<{ seq: string; hash: Buffer }>(readHeadSql)
    const seals = new Map((await tx.find(AuditSeal)).map(({ hash, seq }) => [Number(seq), hash]))
    const end = head ? { seq: Number(head.seq), hash: head.hash } : { seq: 0, hash: Buffer.alloc(0) }
    let last: Link = { seq: 0, hash: Buffer.alloc(0) }
    for (let rows = await entriesAfter(0, tx); rows.length > 0; rows = await entriesAfter(last.seq, tx)) {
      for (const row of rows) {
        // What was added while this reads belongs to the next run.
        if (Number(row.seq) > end.seq) return { ok: last.hash.equals(end.hash), entries: last.seq }
        const because = faultOf(row, last, seals)
        if (because) return { ok: false, entries: end.seq, brokenAt: last.seq + 1, because }
        last = { seq: Number(row.seq), hash: row.hash }
      }
    }
    return endOf(last, end, [...seals.keys()])
  })
}

function entriesAfter(seq: number, tx: ReadTx): Promise<AuditEntry[]> {
  return tx.find(AuditEntry, { where: { seq: MoreThan(String(seq)) }, order: { seq: 'asc' }, take: batch })
}

function faultOf(row: AuditEntry, last: Link, seals: ReadonlyMap<number, Buffer>): string | undefined {
  if (Number(row.seq) !== last.seq + 1) return 'the entry is missing'
  if (!row.prev_hash.equals(last.hash)) return 'the entry does not follow the one before'
  if (!row.hash.equals(hashOfEntry(last.hash, factsOf(row)))) return 'the entry was changed'
  const sealed = seals.get(Number(row.seq))
  return sealed && !sealed.equals(row.hash) ? 'the entry is not the one that was sealed' : undefined
}

/** The newest entries can be cut off without a trace in the chain; the head and the seals know how far it went. */
function endOf(last: Link, head: Link, sealed: readonly number[]): Output<typeof VerifyAudit> {
  const reached = Math.max(head.seq, ...sealed)
  if (last.seq < reached)
    return { ok: false, entries: reached, brokenAt: last.seq + 1, because: 'the entry is missing' }
  if (last.hash.equals(head.hash)) return { ok: true, entries: last.seq }
  return { ok: false, entries: last.seq, brokenAt: last.seq, because: 'the entry is not the one the chain ended in' }
}
