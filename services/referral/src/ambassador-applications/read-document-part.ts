import type { Input, Output } from '@seneb/contracts/define'
import {
  documentPartBytes,
  type ReadDocumentPart,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { documentPartSql } from './ambassador-application.queries.js'

/** How long after a document was opened its parts are given. */
export const openingLife = '1 minute'

/** A part of a document, sealed as it lies in its row, for the session that opened it a moment ago (D-42, S12). */
export async function readDocumentPart(
  { from, openingId }: Input<typeof ReadDocumentPart>,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ReadDocumentPart>> {
  const params = [openingId, staffOf(ctx).sessionId, ctx.now(), openingLife, from, documentPartBytes]
  const [found] = await ctx.db.read((tx) => tx.query<{ part: Buffer }>(documentPartSql, params))
  return { part: found?.part.toString('base64') }
}
