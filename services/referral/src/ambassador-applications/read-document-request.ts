import type { Input, Output } from '@seneb/contracts/define'
import type { ReadDocumentRequest } from '@seneb/contracts/messages/referral/document-request.messages'
import { linkTokenDigest } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'

import { openRequestSql, type OpenRequest } from './ambassador-application.queries.js'

/** What a link asks for; nothing for a link of nobody, one that was answered and one whose time is over. */
export async function readDocumentRequest(
  { token }: Input<typeof ReadDocumentRequest>,
  ctx: Pick<Ctx, 'db' | 'now'>,
): Promise<Output<typeof ReadDocumentRequest>> {
  const params = [linkTokenDigest(token), ctx.now()]
  const [request] = await ctx.db.read((tx) => tx.query<OpenRequest>(openRequestSql, params))
  return request ? { request: { kinds: [...request.kinds], expiresAt: request.expires_at.toISOString() } } : {}
}
