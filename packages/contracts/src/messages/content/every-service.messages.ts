import { staffActionDone, staffActionRefused } from '../staff-action-done.js'

/** One of our staff changed something here. */
export const StaffActionDone = staffActionDone('content')

/** One of our staff asked what their roles do not allow. */
export const StaffActionRefused = staffActionRefused('content')
