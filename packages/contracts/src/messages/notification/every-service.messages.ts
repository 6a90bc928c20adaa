import { object, string } from 'yup'

import { event } from '../../define.js'
import { noticeEnds } from '../../vocabulary/erasures.js'
import { erasureFinishedBy, personRecordOf } from '../person-data.js'
import { recordId } from '../common-fields.js'
import { staffActionDone, staffActionRefused } from '../staff-action-done.js'

/** One of our staff changed something here. */
export const StaffActionDone = staffActionDone('notification')

/** One of our staff asked what their roles do not allow. */
export const StaffActionRefused = staffActionRefused('notification')

/** Nothing of an enquiry is left in this service. */
export const ErasureFinished = erasureFinishedBy('notification')

/** What became of the mail that tells a person of an erasure; its address is deleted with this. */
export const ErasureTold = event('notification.erasure.told', 1, {
  carries: () =>
    object({
      noticeId: recordId(),
      state: string().oneOf(noticeEnds).required(),
      at: string().required(),
    }).noUnknown(),
  saidBy: 'notification',
  heardBy: ['enquiry'],
  because: ['enquiry.erasure-notice.asked'],
  about: 'noticeId',
})

/** What this service stores of an enquiry and its person. */
export const ReadPersonRecord = personRecordOf('notification')
