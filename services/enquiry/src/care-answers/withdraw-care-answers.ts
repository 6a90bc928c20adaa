import { CareAnswerWithdrawn } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endDrafts } from '../care-answer-drafts/save-care-answer-draft.js'
import { eraseAnswersSql, withdrawAnswersSql } from './care-answer.queries.js'

interface Withdrawn {
  readonly id: string
  readonly kind: EnquiryKind
}

/**
 * Holds back the answers that no mail server has taken, because a consent was withdrawn that they rest on (D-66). Each is
 * named to the mail service, which may hear of it before it hears of the answer itself.
 */
export async function holdBackCareAnswers({ id: enquiryId, kind }: Withdrawn, tx: WriteTx): Promise<void> {
  const answers = await tx.query<{ id: string }>(withdrawAnswersSql, [enquiryId])
  for (const { id: answerId } of answers) {
    await tx.say(CareAnswerWithdrawn, { answerId, enquiryId, enquiryKind: kind })
  }
}

/** Holds them back and forgets what all of them and the drafts say. */
export async function withdrawCareAnswers(withdrawn: Withdrawn, tx: WriteTx): Promise<void> {
  await holdBackCareAnswers(withdrawn, tx)
  await tx.query(eraseAnswersSql, [withdrawn.id])
  await endDrafts(withdrawn.id, tx)
}
