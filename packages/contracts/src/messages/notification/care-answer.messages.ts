import { object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { careAnswerMoves } from '../../vocabulary/care-answers.js'
import { recordId } from '../record-id.js'

/** Mails an answer now that was not taken yet or was given up, with all its attempts before it. */
export const RetryCareAnswer = question('notification.care-answer.retry', {
  access: { may: 'enquiry:answer' },
  takes: () => object({ enquiryId: recordId(), answerId: recordId() }).noUnknown(),
  gives: () => object({ answerId: recordId() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'EMAIL_NOT_WAITING', 'UNAVAILABLE'],
})

/** What became of the mail of an answer, told back to whoever handed it over. */
export const CareAnswerProgressed = event('notification.care-answer.progressed', 1, {
  carries: () =>
    object({
      answerId: recordId(),
      enquiryId: recordId(),
      state: string().oneOf(careAnswerMoves).required(),
      at: string().required(),
      /** An SMTP reply code or an error's name, of one that was not taken. */
      code: string().optional(),
      /** When it is tried again. */
      nextTryAt: string().optional(),
      /** Who had it tried again. */
      staffId: string().optional(),
    }).noUnknown(),
  saidBy: 'notification',
  heardBy: ['enquiry'],
  because: ['enquiry.care-answer.handed-over'],
  about: 'answerId',
})
