import { object, type InferType } from 'yup'

import { homeLocationValues } from '../vocabulary/home-places.js'
import { furthestTravelDays, travelDateToleranceDays } from '../vocabulary/trip-options.js'
import { calendarDate, line, listOption } from './fields.js'
import { daysAhead } from './travel-dates.js'

const messages = {
  procedure: 'Please select a medical procedure',
  date: 'Please choose a day, such as 2027-03-04',
  past: 'This day has passed. Please choose today or a later day',
  far: 'Please choose a day within one year from today',
  home: 'Please choose a place from the list',
} as const

const nowOf = (context: unknown) => {
  const now = (context as { readonly now?: Date } | undefined)?.now
  if (!now) throw new Error('stayTimelineForm is read with { context: { now } }')
  return now
}

/** The flight out and where from, with a sentence for a day that has passed or is too far. Reading needs the time. */
export const stayTimelineForm = object({
  procedure: line(60).required(messages.procedure).notOneOf(['other'], messages.procedure),
  date: calendarDate(messages.date)
    .test('not-past', messages.past, (value, { options }) => {
      const days = value ? daysAhead(value, nowOf(options.context)) : NaN
      return !value || Number.isNaN(days) || days >= -travelDateToleranceDays
    })
    .test('not-far', messages.far, (value, { options }) => {
      const days = value ? daysAhead(value, nowOf(options.context)) : NaN
      return !value || Number.isNaN(days) || days <= furthestTravelDays + travelDateToleranceDays
    }),
  home: listOption(homeLocationValues, messages.home),
}).exact('This form has no such field')

export type StayTimelineInput = InferType<typeof stayTimelineForm>
