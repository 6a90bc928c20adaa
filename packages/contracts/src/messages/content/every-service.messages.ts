import { defineStaffActionCompleted, defineStaffActionDenied } from '../every-service.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('content')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('content')
