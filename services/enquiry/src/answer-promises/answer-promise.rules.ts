import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'

import { AnswerPromise } from './answer-promise.entity.js'

const hourMs = 60 * 60 * 1000

/** What a person waits for an answer to. */
type Asked = Pick<AnswerPromise, 'trip_plan_id'> | Pick<AnswerPromise, 'consultation_id'>

/** The promise made with an enquiry: an answer within 24 hours of its arrival (GEN-07, TRIP-56, CONT-14). */
export function promiseAnswer(asked: Asked, { promiseId, at }: { promiseId: string; at: Date }): AnswerPromise {
  return Object.assign(new AnswerPromise(), {
    id: promiseId,
    ...asked,
    promised_at: at,
    due_at: new Date(at.getTime() + promisedAnswerHours * hourMs),
    told_hours: 0,
  })
}
