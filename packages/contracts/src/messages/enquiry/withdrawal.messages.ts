import { object, string } from 'yup'

import { event } from '../../define.js'
import { recordId } from '../record-id.js'

/**
 * The consent that an enquiry rests on was withdrawn and not taken back in time, so that it is erased everywhere
 * (ErasureStarted); the care team is told by its reference alone. It has an id of its own, for nothing of an enquiry that is erased is heard (ADR 135).
 */
export const EnquiryWithdrawn = event('enquiry.withdrawal.accepted', 1, {
  carries: () =>
    object({
      withdrawalId: recordId(),
      enquiryKind: string().oneOf(['trip-plan', 'consultation']).required(),
      withdrawnAt: string().required(),
      reference: string().required(),
    }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'withdrawalId',
  personal: ['reference'],
})
