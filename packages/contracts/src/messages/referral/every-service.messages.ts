import { string } from 'yup'

import { defineEvent } from '../../define.js'
import { recordId } from '../common-fields.js'
import {
  defineErasureFinished,
  defineReadMyRecord,
  defineReadPersonRecord,
  defineStaffActionCompleted,
  defineStaffActionDenied,
} from '../every-service.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('referral')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('referral')

/** This service has erased all data of an enquiry. */
export const ErasureFinished = defineErasureFinished('referral')

/** Reads the data that this service stores about an enquiry and its person. */
export const ReadPersonRecord = defineReadPersonRecord('referral')

/** Reads it for the patient. */
export const ReadMyRecord = defineReadMyRecord('referral')

/** All data of an application must be erased wherever it is stored; enquiry keeps the ledger of erasures. */
export const ApplicationErasureStarted = defineEvent('referral.erasure.started', 1, {
  payload: () => ({ applicationId: recordId(), startedAt: string().required() }),
  publisher: 'referral',
  consumers: ['notification', 'enquiry'],
  subjectKey: 'applicationId',
})

/** The names of an ambassador are erased here; enquiry keeps the ledger of erasures. */
export const AmbassadorErasureStarted = defineEvent('referral.erasure.ambassador-started', 1, {
  payload: () => ({ ambassadorId: recordId(), startedAt: string().required() }),
  publisher: 'referral',
  consumers: ['enquiry'],
  subjectKey: 'ambassadorId',
})
