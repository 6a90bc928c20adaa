import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { pageEventsForm } from '../../forms/page-events.form.js'
import { vitalNames } from '../../vocabulary/page-events.js'

/** Adds the events of a page to the counts of the day (ANA-01..04, CONS-11, D-70). */
export const RecordPageEvents = defineRequest('content.page-event.record', {
  access: 'anyone',
  input: () => pageEventsForm,
  output: () => ({ count: number().integer().required() }),
})

/** Reads page speed per page: the 75th percentile among visitors who allow Analytics (ADM-02, D-39). */
export const ReadPerformance = defineRequest('content.page-event.read-performance', {
  access: { permission: 'site:read' },
  input: () => ({
    days: number()
      .integer('Please give a whole number')
      .min(1, 'Please ask for at least one day')
      .max(90, 'Please ask for at most 90 days')
      .default(28),
  }),
  output: () => ({
    pages: array(
      object({
        page: string().required(),
        vitals: array(
          object({
            name: string().oneOf(vitalNames).required(),
            /** Number of measured page loads. */
            count: number().integer().required(),
            /** Three of four were at or below it: milliseconds, for CLS thousandths. */
            p75: number().integer().required(),
            /** True when the value exceeds the last bound, so that p75 is only known to be above the previous one. */
            isBeyond: boolean().required(),
          }).required(),
        ).required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})
