import { CareAnswerHandedOver } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { openAnswer } from '../care-enquiries/sealed-words.js'
import { handOverAnswersSql, type DueAnswer } from './care-answer.entity.js'

/** The worker that hands answers over. */
export const handingOverWorker = 'hand-over-care-answers'

const rowsPerTurn = 50

/**
 * Hands over every answer that cannot be taken back any more: its state and the event by which it is mailed are one
 * transaction, so that it is handed over once. It changes no version, because it undoes nothing somebody may save.
 */
export async function handOverCareAnswers(ctx: Pick<Ctx, 'atRest' | 'db' | 'now'>): Promise<'again' | void> {
  const due = await ctx.db.write(async (tx) => {
    const answers = await tx.query<DueAnswer>(handOverAnswersSql, [ctx.now(), rowsPerTurn])
    for (const answer of answers) await handOver(answer, tx, ctx)
    return answers
  })
  if (due.length === rowsPerTurn) return 'again'
}

async function handOver(answer: DueAnswer, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const { email, enquiryId, enquiryKind, fullName, id: answerId, sealed, version, writtenAt } = answer
  const { subject, words } = openAnswer(sealed, answerId, ctx)
  await tx.publish(CareAnswerHandedOver, {
    answerId,
    enquiryId,
    enquiryKind,
    writtenAt: writtenAt.toISOString(),
    subject,
    words,
    person: { fullName, email },
  })
  await tx.publish(CareEnquiryChanged, { enquiryId, version })
}
