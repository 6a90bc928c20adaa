import type { Input, Output } from '@seneb/contracts/define'
import type { TakeBackCareAnswer } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry, writeChange } from '../care-enquiries/change-care-enquiry.js'
import { takeBackAnswerSql } from './care-answer.queries.js'

/**
 * Takes an answer back while it waits, so that it is never handed over. Anybody who may answer can, not its writer
 * alone.
 */
export async function takeBackCareAnswer(
  { answerId, enquiryId }: Input<typeof TakeBackCareAnswer>,
  ctx: Ctx,
): Promise<Output<typeof TakeBackCareAnswer>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    const [answer] = await tx.query(takeBackAnswerSql, [answerId, enquiryId, ctx.now()])
    if (!answer) throw new AppError('ANSWER_ON_ITS_WAY')
    const change = {
      patch: {},
      line: { kind: 'answer-taken-back', answer_id: answerId },
      act: { action: 'take-back-answer', before: { answer: 'waiting' }, after: { answer: 'taken-back' } },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
