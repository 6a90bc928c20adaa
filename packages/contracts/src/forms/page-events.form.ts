import { mixed, object, type InferType } from 'yup'

import { milestonesOf, pageEventNames, pageNames, vitalNames } from '../vocabulary/page-events.js'
import { boundedList } from './bounds.js'
import { listOption } from './fields.js'

const page = 'page must be the name of a route of the site'
const name = 'name must be one of the events that are counted'
const milestone = 'milestone must be one of the event’s milestones, and left out for events without'
const events = 'Please send at least one event'
const twice = 'Please send each event once'
/** Every event there is, those with milestones once for each. */
const maxEvents = pageEventNames.length + 6
const tooMany = `Please send at most ${maxEvents} events`

const pageEvent = object({
  name: listOption(pageEventNames, name).required(name),
  milestone: mixed<number>((value): value is number => typeof value === 'number')
    .transform((value: unknown) => value ?? undefined)
    .typeError(milestone)
    .test('milestone', milestone, (value, { parent }) => {
      const milestones = milestonesOf[(parent as { name?: string }).name ?? '']
      return milestones && value !== undefined
        ? milestones.includes(value)
        : milestones === undefined && value === undefined
    }),
}).exact('An event has no such field')

/**
 * Events on one page, from closed lists of names only, so nothing identifies the visitor (ANA-01..04, D-70). Each event
 * occurs at most once per page, so a request adds at most one to any count.
 */
export const pageEventsForm = object({
  page: listOption(pageNames, page).required(page),
  events: boundedList(pageEvent.required(name), { max: maxEvents, tooMany, noList: events })
    .transform((value: unknown) => value ?? undefined)
    .required(events)
    .min(1, events)
    .test('once', twice, (list) => new Set(list.map(keyOf)).size === list.length),
}).exact('This form has no such field')

export type PageEventsForm = InferType<typeof pageEventsForm>

/** A page has one of each vital, with any bound. */
const keyOf = (event: { name?: string; milestone?: number } | null) =>
  vitalNames.some((vital) => vital === event?.name) ? event?.name : `${event?.name} ${event?.milestone}`
