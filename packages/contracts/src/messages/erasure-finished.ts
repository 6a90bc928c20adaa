import { object, string } from 'yup'

import { event } from '../define.js'
import type { ErasingService } from '../vocabulary/erasures.js'
import { recordId } from './record-id.js'

/** Declares the event by which a service says that nothing of an enquiry is left in its rows and its stream. */
export function erasureFinishedBy(service: Exclude<ErasingService, 'enquiry'>) {
  return event(`${service}.erasure.finished`, 1, {
    carries: () => object({ enquiryId: recordId(), finishedAt: string().required() }).noUnknown(),
    saidBy: service,
    heardBy: ['enquiry'],
    because: ['enquiry.erasure.started'],
    about: 'enquiryId',
  })
}
