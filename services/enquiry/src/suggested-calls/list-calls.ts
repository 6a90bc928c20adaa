import type { Input, Output } from '@seneb/contracts/define'
import type { ListSuggestedCalls } from '@seneb/contracts/messages/enquiry/suggested-call.messages'
import { maxListedCalls } from '@seneb/contracts/vocabulary/suggested-calls'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { listCallsSql, type ListedCall } from './suggested-call.entity.js'

type Calls = Output<typeof ListSuggestedCalls>['calls']

interface CallsToList {
  readonly enquiryId: string
  /** True for the person, who sees a call once its mail was accepted. */
  readonly isOnlySent: boolean
}

/** Returns the calls of an enquiry, the newest first. */
export async function readCalls({ enquiryId, isOnlySent }: CallsToList, tx: Pick<ReadTx, 'query'>): Promise<Calls> {
  const calls = await tx.query<ListedCall>(listCallsSql, [enquiryId, isOnlySent, maxListedCalls])
  return calls.map(({ callId, decidedAt, decidedBy, startsAt, state }) => ({
    callId,
    startsAt: startsAt.toISOString(),
    state,
    ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
    ...(decidedBy ? { decidedBy } : {}),
  }))
}

/** Lists the calls of an enquiry for the team. */
export async function listSuggestedCalls(
  { enquiryId }: Input<typeof ListSuggestedCalls>,
  ctx: Ctx,
): Promise<Output<typeof ListSuggestedCalls>> {
  return { calls: await ctx.db.read((tx) => readCalls({ enquiryId, isOnlySent: false }, tx)) }
}
