import {
  defineErasureFinished,
  defineReadPersonRecord,
  defineStaffActionCompleted,
  defineStaffActionDenied,
} from '../every-service.js'

/** One of our staff changed something here. */
export const StaffActionCompleted = defineStaffActionCompleted('referral')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('referral')

/** Nothing of an enquiry is left in this service. */
export const ErasureFinished = defineErasureFinished('referral')

/** Reads the data that this service stores about an enquiry and its person. */
export const ReadPersonRecord = defineReadPersonRecord('referral')
