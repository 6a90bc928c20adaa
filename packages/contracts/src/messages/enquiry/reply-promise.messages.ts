import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest, staffAuthErrors } from '../../define.js'
import { enquiryKinds, promiseThresholdNames } from '../../vocabulary/care-enquiries.js'
import { recordId } from '../common-fields.js'

/**
 * So many hours of a promise are over and nobody was reached: the care team is reminded, and the person is told with
 * the last mark. It says nothing of what was asked for (GEN-07, D-50).
 */
export const PromiseThresholdPassed = defineEvent('enquiry.reply-promise.threshold-passed', 1, {
  payload: () =>
    object({
      enquiryId: recordId(),
      enquiryKind: string().oneOf(enquiryKinds).required(),
      mark: string().oneOf(promiseThresholdNames).required(),
      submittedAt: string().required(),
      dueAt: string().required(),
      reference: string().required(),
      /** Whether somebody of the team has it. */
      isAssigned: boolean().required(),
      /** Who is told that the answer is late; with the last mark alone. */
      person: object({
        fullName: string().required(),
        email: string().required(),
        timeZone: string().optional(),
      })
        .noUnknown()
        .optional()
        .default(undefined),
    }).noUnknown(),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['reference', 'person'],
})

const count = () => number().integer().min(0).required()

/** How promises of an answer went; each is counted once. */
const figures = object({
  /** Answered within the 24 hours. */
  inTime: count(),
  /** Answered after them. */
  late: count(),
  /** Not answered, and the 24 hours are over. */
  overdue: count(),
  /** Not answered, and there is time left. */
  running: count(),
  /** Closed without an answer, or tests; they count neither way. */
  apart: count(),
  /** Within how many seconds half of those who were answered were, and nineteen of twenty; none without an answer. */
  medianS: number().integer().optional(),
  ninetyFifthS: number().integer().optional(),
})

/**
 * How many of a hundred promises of the last 90 days were kept, for everybody: coarse, so that no single enquiry shows,
 * and nothing while there are too few (GEN-07).
 */
export const ReadPromiseMeter = defineRequest('enquiry.reply-promise.read-meter', {
  access: 'anyone',
  input: () => object({}).noUnknown(),
  output: () =>
    object({
      meter: object({
        /** The first day and the last, in UTC. */
        from: string().required(),
        until: string().required(),
        days: number().integer().required(),
        /** How many were answered or are over; whole tens, rounded down. */
        promises: count(),
        /** Of a hundred, answered within the 24 hours; whole, rounded down. */
        inTimePercent: count().max(100),
      })
        .optional()
        .default(undefined),
    }),
  errors: ['INPUT_INVALID', 'UNAVAILABLE'],
  // It stands on pages that are sent without it when it is late.
  deadlineMs: 1000,
  idempotent: true,
})

/**
 * How the promises of the last 90 days went: all of them, by what people asked by, and by the week, which begins on a
 * Monday in Cairo (GEN-07).
 */
export const ReadPromiseReport = defineRequest('enquiry.reply-promise.read-report', {
  access: { permission: 'enquiry:report' },
  input: () => object({}).noUnknown(),
  output: () =>
    object({
      days: number().integer().required(),
      total: figures.required(),
      byKind: array(
        object({ kind: string().oneOf(enquiryKinds).required(), figures: figures.required() }).required(),
      ).required(),
      /** The newest first; a week in which nobody asked is not there. */
      byWeek: array(object({ monday: string().required(), figures: figures.required() }).required()).required(),
    }),
  errors: [...staffAuthErrors, 'INPUT_INVALID', 'UNAVAILABLE'],
  idempotent: true,
})
