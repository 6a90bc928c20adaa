import type { IdentityCtx } from '../identity-ctx.js'
import { AuditSeal } from './audit-entry.entity.js'
import { readHeadSql } from './audit.queries.js'

/**
 * Writes down, and into the log that leaves this machine, where the chain stands: the newest entries cannot be cut off
 * again without the seal knowing. Nothing new, no seal.
 */
export async function sealAudit(ctx: IdentityCtx): Promise<void> {
  const [head] = await ctx.db.read((tx) => tx.query<{ seq: string; hash: Buffer }>(readHeadSql))
  if (!head || head.seq === '0') return
  const sealed = await ctx.db.read((tx) => tx.findOne(AuditSeal, { seq: head.seq }))
  if (sealed) return
  await ctx.db.write((tx) => tx.save(Object.assign(new AuditSeal(), { ...head, at: ctx.now() })))
  ctx.log.info({}, `the audit trail is sealed at ${head.seq}: ${head.hash.toString('hex')}`)
}
