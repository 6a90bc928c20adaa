import { CareAnswerWithdrawn } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Payload } from '@seneb/contracts/define'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endDrafts } from '../care-answer-drafts/save-care-answer-draft.js'
import { eraseAnswersSql, withdrawAnswersSql } from './care-answer.queries.js'

interface Withdrawn extends Pick<Payload<typeof ConsentWithdrawn>, 'effect'> {
  readonly id: string
  readonly kind: EnquiryKind
}

/**
 * Holds back the answers that no mail server has taken, and forgets what all of them and the drafts say, when the consent was
 * withdrawn that the enquiry or what it says of health rests on (D-66). Each is named to the mail service, which may
 * hear of it before it hears of the answer itself.
 */
export async function withdrawCareAnswers({ effect, id: enquiryId, kind }: Withdrawn, tx: WriteTx): Promise<void> {
  if (effect === 'draft-erased') return
  const answers = await tx.query<{ id: string }>(withdrawAnswersSql, [enquiryId])
  await tx.query(eraseAnswersSql, [enquiryId])
  await endDrafts(enquiryId, tx)
  for (const { id: answerId } of answers) {
    await tx.say(CareAnswerWithdrawn, { answerId, enquiryId, enquiryKind: kind })
  }
}
