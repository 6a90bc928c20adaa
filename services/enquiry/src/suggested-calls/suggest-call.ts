import { confirmedCallTemplate } from '@seneb/contracts/vocabulary/suggested-calls'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { SuggestedCall } from './suggested-call.entity.js'

/** Reply that suggests a call. */
interface SuggestingReply {
  readonly id: string
  readonly enquiry_id: string
  readonly template: string
  readonly written_at: Date
  readonly written_by: string
}

/**
 * Stores the call that a reply suggests. A reply that confirms a call counts as agreed, because the person agreed
 * before.
 */
export async function suggestCall(
  { enquiry_id, id: reply_id, template, written_at, written_by }: SuggestingReply,
  startsAt: string,
  tx: WriteTx,
): Promise<void> {
  const isConfirmed = template === confirmedCallTemplate
  const decision = isConfirmed ? { decided_at: written_at, decided_by: written_by } : {}
  const state = isConfirmed ? 'agreed' : 'suggested'
  const call = { reply_id, enquiry_id, starts_at: new Date(startsAt), state, ...decision } as const
  await tx.save(Object.assign(new SuggestedCall(), call))
}
