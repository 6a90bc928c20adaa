import { defineStaffActionCompleted, defineStaffActionDenied } from '../every-service.js'

/** A staff member changed data of the identity service. */
export const StaffActionCompleted = defineStaffActionCompleted('identity')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('identity')
