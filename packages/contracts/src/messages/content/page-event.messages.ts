import { array, boolean, number, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { pageEventsForm } from '../../forms/page-events.form.js'
import { vitalNames } from '../../vocabulary/page-events.js'

/** Adds what happened on a page to the day's counts (ANA-01..04, CONS-11, D-70). */
export const RecordPageEvents = question('content.page-event.record', {
  access: 'anyone',
  takes: () => pageEventsForm,
  gives: () => object({ count: number().integer().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
})

/** How fast pages were for three of four visitors who allow Analytics, page by page (ADM-02, D-39). */
export const ReadPerformance = question('content.page-event.read-performance', {
  access: { may: 'site:read' },
  takes: () =>
    object({
      days: number()
        .integer('Please give a whole number')
        .min(1, 'Please ask for at least one day')
        .max(90, 'Please ask for at most 90 days')
        .default(28),
    }).noUnknown(),
  gives: () =>
    object({
      pages: array(
        object({
          page: string().required(),
          vitals: array(
            object({
              name: string().oneOf(vitalNames).required(),
              /** How many loads were measured. */
              count: number().integer().required(),
              /** Three of four were at or below it: milliseconds, for CLS thousandths. */
              p75: number().integer().required(),
              /** True when it lies beyond the last bound, so that p75 is only known to be above the one before. */
              isBeyond: boolean().required(),
            }).required(),
          ).required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})
