import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { enquiryKinds, promiseThresholdNames } from '../../vocabulary/care-enquiries.js'
import { recordId } from '../common-fields.js'

/**
 * A reply is still missing after this many hours: the care team is reminded, and the person is notified at the last
 * threshold. Carries nothing about the content of the enquiry (GEN-07, D-50).
 */
export const PromiseThresholdPassed = defineEvent('enquiry.reply-promise.threshold-passed', 1, {
  payload: () => ({
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    threshold: string().oneOf(promiseThresholdNames).required(),
    submittedAt: string().required(),
    dueAt: string().required(),
    reference: string().required(),
    /** Whether the enquiry is assigned to a staff member. */
    isAssigned: boolean().required(),
    /** Person to inform that the reply is late; present only with the last threshold. */
    person: object({
      fullName: string().required(),
      email: string().required(),
      timeZone: string().optional(),
    })
      .noUnknown()
      .optional()
      .default(undefined),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['reference', 'person'],
})

const count = () => number().integer().min(0).required()

/** Outcomes of promised replies; each promise is counted once. */
const figures = object({
  /** Replied within the 24 hours. */
  onTime: count(),
  /** Replied after the 24 hours. */
  late: count(),
  /** Not replied, and the 24 hours are over. */
  overdue: count(),
  /** Not replied, with time left. */
  pending: count(),
  /** Closed without a reply, or a test; not counted. */
  excluded: count(),
  /** Seconds within which half of the replies, and 95 percent of them, were sent; null without a reply. */
  medianSeconds: number().integer().optional(),
  ninetyFifthSeconds: number().integer().optional(),
})

/**
 * Reads the percentage of promises kept in the last 90 days, for the public. Rounded so that no single enquiry shows,
 * and absent while there are too few (GEN-07).
 */
export const ReadPromiseMeter = defineRequest('enquiry.reply-promise.read-meter', {
  access: 'anyone',
  output: () => ({
    meter: object({
      /** The first day and the last, in UTC. */
      from: string().required(),
      until: string().required(),
      days: number().integer().required(),
      /** Number of promises that were kept, late or overdue, rounded down to tens. */
      promises: count(),
      /** Percentage of replies within the 24 hours, rounded down. */
      onTimePercent: count().max(100),
    })
      .optional()
      .default(undefined),
  }),
  // Pages that show it are sent without it when it is late.
  deadlineMs: 1000,
  idempotent: true,
})

/**
 * Reports the promises of the last 90 days: in total, by enquiry kind, and by week, which begins on Monday in Cairo
 * (GEN-07).
 */
export const ReadPromiseReport = defineRequest('enquiry.reply-promise.read-report', {
  access: { permission: 'enquiry:report' },
  output: () => ({
    days: number().integer().required(),
    total: figures.required(),
    byKind: array(
      object({ kind: string().oneOf(enquiryKinds).required(), figures: figures.required() }).required(),
    ).required(),
    /** Newest first; weeks without enquiries are left out. */
    byWeek: array(object({ monday: string().required(), figures: figures.required() }).required()).required(),
  }),
  idempotent: true,
})
