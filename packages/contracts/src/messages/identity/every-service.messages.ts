import { defineStaffActionCompleted, defineStaffActionDenied } from '../every-service.js'

/** One of our staff changed something here. */
export const StaffActionCompleted = defineStaffActionCompleted('identity')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('identity')
