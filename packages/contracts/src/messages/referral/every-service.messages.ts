import {
  defineErasureFinished,
  defineReadPersonRecord,
  defineStaffActionCompleted,
  defineStaffActionDenied,
} from '../every-service.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('referral')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('referral')

/** This service has erased all data of an enquiry. */
export const ErasureFinished = defineErasureFinished('referral')

/** Reads the data that this service stores about an enquiry and its person. */
export const ReadPersonRecord = defineReadPersonRecord('referral')
