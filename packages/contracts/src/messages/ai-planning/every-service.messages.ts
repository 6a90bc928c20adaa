import {
  defineErasureFinished,
  defineReadMyRecord,
  defineReadPersonRecord,
  defineStaffActionCompleted,
  defineStaffActionDenied,
} from '../every-service.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('ai-planning')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('ai-planning')

/** This service has erased all data of an enquiry. */
export const ErasureFinished = defineErasureFinished('ai-planning')

/** Reads the data that this service stores about an enquiry and its person. */
export const ReadPersonRecord = defineReadPersonRecord('ai-planning')

/** Reads it for the patient. */
export const ReadMyRecord = defineReadMyRecord('ai-planning')
