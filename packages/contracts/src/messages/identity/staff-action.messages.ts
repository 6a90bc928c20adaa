import { staffActionDone } from '../staff-action-done.js'

/** One of our staff changed who may do what, or how somebody signs in. */
export const StaffActionDone = staffActionDone('identity')
