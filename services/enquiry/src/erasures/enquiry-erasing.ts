import type { Erasing } from '@seneb/service-kit/erasing/erasing'

import { eraseEnquiryRows } from '../retention/end-enquiry.js'
import { finishPlace } from './finish-place.js'

/** How this service erases what it stores of an enquiry. */
export const enquiryErasing: Erasing = {
  eraseRows: eraseEnquiryRows,
  finished: (enquiryId, tx, ctx) => finishPlace({ enquiryId, service: 'enquiry', finishedAt: ctx.now() }, tx),
}
