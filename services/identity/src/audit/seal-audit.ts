import { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { AuditSeal, activeAdminsSql, readHeadSql, sealedSinceSql } from './audit-entry.entity.js'

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
    if (isFirstOfDay) await tellAdmins(seal, tx, ctx)
  })
  ctx.log.info({}, `the audit trail is sealed at ${head.seq}: ${head.hash.toString('hex')}`)
}

async function tellAdmins({ at, hash, seq }: AuditSeal, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const admins = await tx.query<{ email: string; name: string }>(activeAdminsSql)
  const told = { entries: Number(seq), hash: hash.toString('hex'), sealedAt: at.toISOString() }
  for (const { email, name } of admins)
    await tx.publish(AuditSealed, { noticeId: ctx.newId(), ...told, personal: { email, name } })
}

/** Midnight in UTC, independent of the machine's time zone. */
function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs)
}
