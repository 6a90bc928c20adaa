import { erasureFinishedBy, personRecordOf } from '../person-data.js'
import { staffActionDone, staffActionRefused } from '../staff-action-done.js'

/** One of our staff changed something here. */
export const StaffActionDone = staffActionDone('ai-planning')

/** One of our staff asked what their roles do not allow. */
export const StaffActionRefused = staffActionRefused('ai-planning')

/** Nothing of an enquiry is left in this service. */
export const ErasureFinished = erasureFinishedBy('ai-planning')

/** What this service stores of an enquiry and its person. */
export const ReadPersonRecord = personRecordOf('ai-planning')
