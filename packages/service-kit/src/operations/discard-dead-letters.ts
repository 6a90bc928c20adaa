import type { Input, Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import type { Ctx } from '../ctx.js'
import { deadLetterAudit as noun } from './dead-letter.audit.js'
import { discardSql } from './dead-letter.queries.js'
import { idsOf } from './replay-dead-letters.js'

/** Gives dead letters up for good, with the reason in words; what they held is removed in the same transaction (R11). */
export async function discardDeadLetters(
  { ids: wanted, reason }: Input<Operations['DiscardDeadLetters']>,
  ctx: Ctx,
): Promise<Output<Operations['DiscardDeadLetters']>> {
  const ids = await ctx.db.write(async (tx) => {
    const ids = idsOf(await tx.query<{ id: string }>(discardSql, [wanted, reason]))
    const after = { state: 'discarded', ids, discardReason: reason }
    await ctx.act(tx, {
      action: 'discard-dead-letters',
      object: { noun, id: ids[0] },
      before: { state: 'dead' },
      after,
    })
    return ids
  })
  return { ids: [...ids], unchanged: wanted.length - ids.length }
}
