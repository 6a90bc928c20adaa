import { expect, test } from '@jest/globals'

import { deadLetterTasksOf, mailTasksOf } from './queue-task-list.js'

const calm = {
  __typename: 'ServiceStatus' as const,
  startedAt: '2026-11-23T00:00:00Z',
  outboxWaiting: 0,
  outboxOldestSeconds: 0,
  deadLetters: 0,
  failingWorkers: [],
}
const queue = (service: 'CONTENT' | 'ENQUIRY' | 'REFERRAL', status: object | null) => ({
  __typename: 'ServiceQueues' as const,
  service,
  status: status && { ...calm, ...status },
})

test('a service is a task while it needs somebody, the gravest first, and leads to its queue [D-51, ADM-09]', () => {
  const tasks = deadLetterTasksOf([queue('CONTENT', {}), queue('REFERRAL', { deadLetters: 3 }), queue('ENQUIRY', null)])

  expect(tasks.map(({ state, to, label }) => [label, state, to])).toEqual([
    ['enquiry', 'Not responding', '/queues?service=ENQUIRY'],
    ['referral, 3 dead letters', 'Needs attention', '/queues?service=REFERRAL'],
  ])
})

test('mails that were not delivered are a task, counted over all their reasons [PIPE-19, D-51]', () => {
  const count = (state: 'DEAD' | 'RETRYING' | 'WAITING', count: number, code: string) => ({
    __typename: 'WaitingMailCount' as const,
    state,
    count,
    code,
  })
  const counts = [
    count('DEAD', 1, '550'),
    count('DEAD', 2, '421'),
    count('RETRYING', 1, '451'),
    count('WAITING', 9, ''),
  ]

  expect(mailTasksOf(counts).map(({ state, label }) => [label, state])).toEqual([
    ['3 emails', 'Not delivered'],
    ['One email', 'Being retried'],
  ])
  expect(mailTasksOf([count('WAITING', 9, '')])).toEqual([])
})
