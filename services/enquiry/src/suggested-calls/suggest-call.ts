import { confirmedCallTemplate } from '@seneb/contracts/vocabulary/suggested-calls'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { Reply } from '../replies/reply.entity.js'
import { SuggestedCall } from './suggested-call.entity.js'

/** Stores the call that a reply suggests. A reply that confirms a call counts as agreed, because the person agreed before. */
export async function suggestCall(
  { enquiry_id, id: reply_id, template, written_at, written_by }: Reply,
  startsAt: string,
  tx: WriteTx,
): Promise<void> {
  const isConfirmed = template === confirmedCallTemplate
  const decision = isConfirmed ? { decided_at: written_at, decided_by: written_by } : {}
  const state = isConfirmed ? 'agreed' : 'suggested'
  const call = { reply_id, enquiry_id, starts_at: new Date(startsAt), state, ...decision } as const
  await tx.save(Object.assign(new SuggestedCall(), call))
}
