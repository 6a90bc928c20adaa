import { object, string } from 'yup'

import { event } from '../../define.js'
import { recordId } from '../record-id.js'

/** An enquiry that came by a referral link was saved; ids only (D-14). */
export const ReferredTripPlanSubmitted = event('enquiry.referred-trip-plan.submitted', 1, {
  carries: () =>
    object({
      tripPlanId: recordId(),
      submittedAt: string().required(),
      referredBy: string().required(),
    }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['referral'],
  about: 'tripPlanId',
})
