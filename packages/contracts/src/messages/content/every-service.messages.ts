import { defineStaffActionCompleted, defineStaffActionDenied } from '../define-staff-action.js'

/** One of our staff changed something here. */
export const StaffActionCompleted = defineStaffActionCompleted('content')

/** One of our staff asked what their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('content')
