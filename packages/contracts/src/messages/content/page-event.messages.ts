import { number, object } from 'yup'

import { question } from '../../define.js'
import { pageEventsForm } from '../../forms/page-events.form.js'

/** Adds what happened on a page to the day's counts (ANA-01..04, CONS-11, D-70). */
export const RecordPageEvents = question('content.page-event.record', {
  access: 'anyone',
  takes: pageEventsForm,
  gives: object({ count: number().integer().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
})
