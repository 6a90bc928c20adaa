import type { Input, Output } from '@seneb/contracts/define'
import { maxVerifiedEntries, type VerifyAudit, AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { MoreThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { toFacts, hashEntry } from './append-audit-entry.js'
import { AuditEntry, AuditSeal, readHeadSql, activeAdminsSql, sealedSinceSql } from './audit-entry.entity.js'

const batchSize = 1000

interface Link {
  readonly seq: number
  readonly hash: Buffer
}

type Verified = Output<typeof VerifyAudit>

/** Verifies the entire chain in chunks (S10). */
export async function verifyAudit(ctx: IdentityCtx): Promise<Omit<Verified, 'verifiedTo'>> {
  for (let after = 0; ;) {
    const { verifiedTo, ...verified } = await verifyAuditChunk({ after }, ctx)
    // An empty part is the end, also of a chain that grows faster than it is read.
    if (!verified.ok || verifiedTo >= verified.entries || verifiedTo === after) return verified
    after = verifiedTo
  }
}

/**
 * Recomputes one part of the chain: each entry against its own facts and its predecessor, seals against their entries,
 * and the end against the head. Reports the first altered entry (S10). A part begins with the stored entry that ended
 * the previous part, so a caller cannot skip a break.
 */
export async function verifyAuditChunk({ after }: Input<typeof VerifyAudit>, ctx: IdentityCtx): Promise<Verified> {
  return ctx.db.read(async (tx) => {
    const [head] = await tx.query<{ seq: string; hash: Buffer }>(readHeadSql)
    const seals = new Map((await tx.find(AuditSeal)).map(({ hash, seq }) => [Number(seq), hash]))
    const end = head ? { seq: Number(head.seq), hash: head.hash } : { seq: 0, hash: Buffer.alloc(0) }
    let last = await readLink(after, tx)
    if (!last) return brokenResult(after, end, 'the entry is missing')
    for (let rows = await entriesAfter(last.seq, tx); rows.length > 0; rows = await entriesAfter(last.seq, tx)) {
      for (const row of rows) {
        // Entries added during this read belong to the next run.
        if (Number(row.seq) > end.seq)
          return { ok: last.hash.equals(end.hash), entries: last.seq, verifiedTo: last.seq }
        const reason = findBreak(row, last, seals)
        if (reason) return brokenResult(last.seq + 1, end, reason)
        last = { seq: Number(row.seq), hash: row.hash }
      }
      if (last.seq - after >= maxVerifiedEntries && last.seq < end.seq)
        return { ok: true, entries: end.seq, verifiedTo: last.seq }
    }
    return verifyEnd(last, end, [...seals.keys()])
  })
}

/** Returns the last verified entry of the chain; an empty hash at its beginning. */
async function readLink(seq: number, tx: ReadTx): Promise<Link | undefined> {
  if (seq === 0) return { seq: 0, hash: Buffer.alloc(0) }
  const row = await tx.findOne(AuditEntry, { seq: String(seq) })
  return row ? { seq, hash: row.hash } : undefined
}

function brokenResult(brokenAt: number, { seq }: Link, reason: string): Verified {
  return { ok: false, entries: seq, verifiedTo: brokenAt - 1, brokenAt, reason }
}

function entriesAfter(seq: number, tx: ReadTx): Promise<AuditEntry[]> {
  return tx.find(AuditEntry, { where: { seq: MoreThan(String(seq)) }, order: { seq: 'asc' }, take: batchSize })
}

function findBreak(row: AuditEntry, last: Link, seals: ReadonlyMap<number, Buffer>): string | undefined {
  if (Number(row.seq) !== last.seq + 1) return 'the entry is missing'
  if (!row.prev_hash.equals(last.hash)) return 'the entry does not follow the one before'
  if (!row.hash.equals(hashEntry(last.hash, toFacts(row)))) return 'the entry was changed'
  const sealed = seals.get(Number(row.seq))
  return sealed && !sealed.equals(row.hash) ? 'the entry is not the one that was sealed' : undefined
}

/** Cutting off the newest entries leaves no trace in the chain; the head and the seals record its end. */
function verifyEnd(last: Link, head: Link, sealed: readonly number[]): Verified {
  const expectedEnd = Math.max(head.seq, ...sealed)
  if (last.seq < expectedEnd) return brokenResult(last.seq + 1, { ...head, seq: expectedEnd }, 'the entry is missing')
  if (last.hash.equals(head.hash)) return { ok: true, entries: last.seq, verifiedTo: last.seq }
  return brokenResult(last.seq, last, 'the entry is not the one the chain ended in')
}

const dayMs = 24 * 60 * 60_000

/**
 * Stores the current end of the chain as a seal and in the log kept off this machine, so that removing the newest
 * entries is detectable. The first seal of a day is also mailed to every admin. Without new entries there is no seal.
 */
export async function sealAudit(ctx: IdentityCtx): Promise<void> {
  const [head] = await ctx.db.read((tx) => tx.query<{ seq: string; hash: Buffer }>(readHeadSql))
  if (!head || head.seq === '0') return
  const sealed = await ctx.db.read((tx) => tx.findOne(AuditSeal, { seq: head.seq }))
  if (sealed) return
  const seal = Object.assign(new AuditSeal(), { ...head, at: ctx.now() })
  await ctx.db.write(async (tx) => {
    const isFirstOfDay = (await tx.query(sealedSinceSql, [startOfDay(seal.at)])).length === 0
    await tx.save(seal)
    if (isFirstOfDay) await notifyAdmins(seal, tx, ctx)
  })
  ctx.log.info({}, `the audit trail is sealed at ${head.seq}: ${head.hash.toString('hex')}`)
}

async function notifyAdmins({ at, hash, seq }: AuditSeal, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const admins = await tx.query<{ email: string; name: string }>(activeAdminsSql)
  const summary = { entries: Number(seq), hash: hash.toString('hex'), sealedAt: at.toISOString() }
  for (const { email, name } of admins)
    await tx.publish(AuditSealed, { noticeId: ctx.newId(), ...summary, personal: { email, name } })
}

/** Midnight in UTC, independent of the machine's time zone. */
function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs)
}
