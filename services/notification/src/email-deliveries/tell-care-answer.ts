import type { Payload } from '@seneb/contracts/define'
import { CareAnswerProgressed } from '@seneb/contracts/messages/notification/care-answer.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { EmailKind } from './email-delivery.entity.js'

/** A mail, as far as it has to be known whose answer it is. */
interface Mailed {
  readonly kind: EmailKind
  readonly causeId: string
  readonly occasion: string
}

type Move = Omit<Payload<typeof CareAnswerProgressed>, 'answerId' | 'at' | 'enquiryId'> & { readonly at: Date }

/** Whether somebody is told what becomes of this mail: whoever wrote the answer that it is. */
export function isTold({ kind }: Pick<Mailed, 'kind'>): boolean {
  return kind === 'care-answer'
}

/** Tells back what became of the mail of an answer, in the transaction that stores it; of other mails nothing. */
export async function tellCareAnswer(mailed: Mailed, { at, ...move }: Move, tx: WriteTx): Promise<void> {
  const { causeId: enquiryId, occasion: answerId } = mailed
  if (isTold(mailed)) await tx.say(CareAnswerProgressed, { answerId, enquiryId, at: at.toISOString(), ...move })
}
