import { string } from 'yup'

import { defineEvent } from '../../define.js'
import { noticeEnds } from '../../vocabulary/erasures.js'
import {
  defineErasureFinished,
  defineReadMyRecord,
  defineReadPersonRecord,
  defineStaffActionCompleted,
  defineStaffActionDenied,
} from '../every-service.js'
import { recordId } from '../common-fields.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('notification')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('notification')

/** This service has erased all data of an enquiry. */
export const ErasureFinished = defineErasureFinished('notification')

/** All data of a newsletter subscriber is erased here; enquiry keeps the ledger of erasures. */
export const SubscriberErasureStarted = defineEvent('notification.erasure.started', 1, {
  payload: () => ({ subscriberId: recordId(), startedAt: string().required() }),
  publisher: 'notification',
  consumers: ['enquiry'],
  subjectKey: 'subscriberId',
})

/** Result of the mail that informs a person of an erasure; the address is deleted with this. */
export const ErasureNoticeDelivered = defineEvent('notification.erasure.notice-delivered', 1, {
  payload: () => ({
    noticeId: recordId(),
    state: string().oneOf(noticeEnds).required(),
    at: string().required(),
  }),
  publisher: 'notification',
  consumers: ['enquiry'],
  causedBy: ['enquiry.erasure-notice.requested'],
  subjectKey: 'noticeId',
})

/** Reads the data that this service stores about an enquiry and its person. */
export const ReadPersonRecord = defineReadPersonRecord('notification')

/** Reads it for the patient. */
export const ReadMyRecord = defineReadMyRecord('notification')
