import { expect, test } from '@jest/globals'

import type { Progress } from './my-request.queries.js'
import { stepsOf } from './my-request.rules.js'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const nothing: Progress = {
  reference: 'SNB-7K3M9Q',
  submittedAt: at(1),
  timeZone: null,
  dueAt: at(23),
  repliedAt: null,
  state: 'new',
  planState: null,
  planStateAt: null,
  replyWantedSince: null,
  takenOnAt: null,
  waitingAt: null,
  closedAt: null,
  isWithdrawn: false,
  eraseAt: null,
}
const kindsOf = (changes: Partial<Progress>) => stepsOf({ ...nothing, ...changes }).map(({ kind }) => kind)

test('a new request was received, and nothing else', () => {
  expect(kindsOf({})).toEqual(['received'])
})

test('steps stand in the order of their times', () => {
  const steps = kindsOf({ state: 'open', takenOnAt: at(2), repliedAt: at(4), planState: 'sent', planStateAt: at(3) })
  expect(steps).toEqual(['received', 'with-advisor', 'plan-sent', 'replied'])
})

test('a step that no longer holds is left out', () => {
  expect(kindsOf({ state: 'open', waitingAt: at(2), closedAt: at(3) })).toEqual(['received'])
  expect(kindsOf({ state: 'waiting', waitingAt: at(2), closedAt: at(1) })).toEqual(['received', 'waiting-for-you'])
  expect(kindsOf({ state: 'closed', waitingAt: at(2), closedAt: at(3) })).toEqual(['received', 'closed'])
})

test('a plan is in review until it is sent', () => {
  expect(kindsOf({ planState: 'waiting' })).toEqual(['received', 'plan-in-review'])
  expect(kindsOf({ planState: 'sent', planStateAt: at(5) })).toEqual(['received', 'plan-sent'])
})
