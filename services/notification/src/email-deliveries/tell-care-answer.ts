import type { Payload } from '@seneb/contracts/define'
import { CareAnswerProgressed } from '@seneb/contracts/messages/notification/care-answer.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { EmailKind } from './email-delivery.entity.js'

/** A mail, as far as it has to be known whose answer it is. */
export interface Mailed {
  readonly kind: EmailKind
  readonly causeId: string
  readonly occasion: string
}

export type Move = Omit<Payload<typeof CareAnswerProgressed>, 'answerId' | 'at' | 'enquiryId'> & { readonly at: Date }

/** Tells back what became of the mail of an answer, in the transaction that stores it; of other mails nothing. */
export async function tellCareAnswer(mailed: Mailed, { at, ...move }: Move, tx: WriteTx): Promise<void> {
  const { causeId: enquiryId, occasion: answerId } = mailed
  if (mailed.kind === 'care-answer')
    await tx.say(CareAnswerProgressed, { answerId, enquiryId, at: at.toISOString(), ...move })
}
