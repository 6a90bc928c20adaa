import { defineStaffActionCompleted, defineStaffActionDenied } from '../define-staff-action.js'

/** One of our staff changed something here. */
export const StaffActionCompleted = defineStaffActionCompleted('identity')

/** One of our staff asked what their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('identity')
