import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { stayTimelineForm } from '../../forms/stay-timeline.form.js'

/** Subject of a timeline line. */
export const timelineKinds = [
  'ARRIVAL',
  'STEP',
  'TREATMENT',
  'FLIGHT_ALLOWED',
  'JOURNEY_HOME',
  'SECOND_JOURNEY',
] as const

/** Subject of a timeline notice. */
export const timelineNoticeKinds = ['WEEKEND', 'FEAST', 'VISA', 'COMPANION'] as const

const timelineNotice = object({
  kind: string().oneOf(timelineNoticeKinds).required(),
  text: string().required(),
}).noUnknown()

const lines = () => array(string().required()).required().min(0)

const timelineEntry = object({
  kind: string().oneOf(timelineKinds).required(),
  /** The day of the stay, 1 is the day of arrival. */
  day: number().integer().min(1).required(),
  /** YYYY-MM-DD; null while no day was named. */
  date: string().nullable().defined(),
  /** Last possible day of an entry with a range of days, such as a second journey; otherwise null. */
  untilDay: number().integer().nullable().defined(),
  untilDate: string().nullable().defined(),
  title: string().required(),
  detail: string().required(),
}).noUnknown()

/**
 * Returns a typical stay, day by day, for a given outbound flight date. It uses the same rules as drafts, so no flight
 * home is earlier than medical advice allows. Days are typical, never appointments.
 */
export const ReadStayTimeline = defineRequest('ai-planning.stay-timeline.read', {
  access: 'anyone',
  input: () => stayTimelineForm,
  output: () => ({
    procedure: string().required(),
    procedureName: string().required(),
    /** As the trip planner calls it. */
    treatmentType: string().required(),
    nights: number().integer().min(0).required(),
    minNights: number().integer().min(0).required(),
    maxNights: number().integer().min(0).required(),
    /** The first day of the stay on which the advice lets this person fly. */
    flightAllowedDay: number().integer().min(1).required(),
    /** Whether the flight home counts as four hours or more; true while its destination is unknown. */
    isLongFlight: boolean().required(),
    entries: array(timelineEntry.required()).required(),
    /** Notices to read before choosing a day: weekends, Ramadan and feasts, the visa, companions. */
    notices: array(timelineNotice.required()).required().min(0),
    flyingHome: string().required(),
    beforeTravel: lines(),
    recovery: lines(),
    /** Sources on which the days are based. */
    sources: lines(),
    isReviewed: boolean().required(),
  }),
  idempotent: true,
})
