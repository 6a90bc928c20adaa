import { object, string } from 'yup'

import { event } from '../../define.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { recordId } from '../record-id.js'

/**
 * The person whose enquiry is erased, because they asked for it, is to be told by one mail. It has an id of its own, for
 * nothing of an enquiry that is erased is heard; everything under that id is erased too once the mail is on its way or
 * given up (ADR 158).
 */
export const ErasureNoticeAsked = event('enquiry.erasure-notice.asked', 1, {
  carries: () =>
    object({
      noticeId: recordId(),
      enquiryKind: string().oneOf(enquiryKinds).required(),
      erasedAt: string().required(),
      reference: string().required(),
      fullName: string().required(),
      email: string().required(),
    }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'noticeId',
  personal: ['reference', 'fullName', 'email'],
})
