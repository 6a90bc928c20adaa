import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'

import { AnswerPromise } from './answer-promise.entity.js'

const hourMs = 60 * 60 * 1000

/** The promise made with an enquiry: an answer within 24 hours of its arrival (GEN-07, TRIP-56). */
export function promiseAnswer(enquiry: { promiseId: string; id: string; at: Date }): AnswerPromise {
  return Object.assign(new AnswerPromise(), {
    id: enquiry.promiseId,
    trip_plan_id: enquiry.id,
    promised_at: enquiry.at,
    due_at: new Date(enquiry.at.getTime() + promisedAnswerHours * hourMs),
  })
}
