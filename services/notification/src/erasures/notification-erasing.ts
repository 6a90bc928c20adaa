import { ErasureFinished } from '@seneb/contracts/messages/notification/erasure.messages'
import type { Erasing } from '@seneb/service-kit/erasing/erasing'

import { eraseEmails } from '../email-deliveries/erase-emails.js'
import { eraseOperatorEmails } from '../operator-emails/erase-operator-emails.js'

/** How this service erases what it stores of an enquiry: every mail about it, sent or not, with the halves of one. */
export const notificationErasing: Erasing = {
  eraseRows: async (recordIds, tx) => {
    // In the order in which whoever records a mail takes the two rows.
    await eraseOperatorEmails(recordIds, tx)
    await eraseEmails(recordIds, tx)
  },
  finished: (enquiryId, tx, ctx) => tx.say(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}
