import type { CareAnswerWithdrawn } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { withdrawEmails } from '../email-deliveries/withdraw-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Sees to it that an answer is not mailed any more and that nothing of it is stored, in whatever order it is heard. */
export async function onCareAnswerWithdrawn(
  { data }: Heard<typeof CareAnswerWithdrawn>,
  ctx: NotificationCtx,
): Promise<void> {
  const { answerId, enquiryId, enquiryKind } = data
  const cause = { kind: enquiryKind, id: enquiryId } as const
  await ctx.db.write((tx) => withdrawEmails({ cause, kinds: ['care-answer'], occasion: answerId }, tx, ctx))
}
