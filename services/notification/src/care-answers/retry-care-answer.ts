import type { Input, Output } from '@seneb/contracts/define'
import type { RetryCareAnswer } from '@seneb/contracts/messages/notification/care-answer.messages'
import { AppError } from '@seneb/platform/app-error'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { retryInTx } from '../email-deliveries/retry-email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** $1 the enquiry, $2 the answer */
const answerMailSql = `/* answerMail */
  select id from email_deliveries where cause_id = $1::uuid and kind = 'care-answer' and occasion = $2`

/** Mails an answer now that was not taken yet or was given up, while its words are there (D-51). */
export async function retryCareAnswer(
  { answerId, enquiryId }: Input<typeof RetryCareAnswer>,
  ctx: NotificationCtx,
): Promise<Output<typeof RetryCareAnswer>> {
  await ctx.db.write(async (tx) => {
    const [mail] = await tx.query<{ id: string }>(answerMailSql, [enquiryId, answerId])
    if (!mail) throw new AppError('EMAIL_NOT_WAITING')
    await retryInTx(mail.id, tx, ctx)
  })
  ctx.wake(deliveryWorker)
  return { answerId }
}
