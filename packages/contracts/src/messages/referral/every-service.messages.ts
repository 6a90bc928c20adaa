import { erasureFinishedBy, personRecordOf } from '../person-data.js'
import { staffActionDone, staffActionRefused } from '../staff-action-done.js'

/** One of our staff changed something here. */
export const StaffActionDone = staffActionDone('referral')

/** One of our staff asked what their roles do not allow. */
export const StaffActionRefused = staffActionRefused('referral')

/** Nothing of an enquiry is left in this service. */
export const ErasureFinished = erasureFinishedBy('referral')

/** What this service stores of an enquiry and its person. */
export const ReadPersonRecord = personRecordOf('referral')
