import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListEmails, RetryEmail } from '@seneb/contracts/messages/notification/email.messages'
import { operationsFor, type Operations } from '@seneb/contracts/messages/operations/operations'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-21T12:00:00.000Z'
const { enquiry, referral } = operationsFor
const status: Output<Operations['ReadServiceStatus']> = {
  startedAt: at,
  outboxWaiting: 2,
  outboxOldestSeconds: 1.5,
  deadLetters: 3,
  failingWorkers: ['relay'],
  connections: { open: 4, idle: 3, queued: 0, max: 10 },
}
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
})
afterAll(() => gateway.close())

const request = (
  query: string,
  variables = {},
  role: 'ops' | 'writer' | 'auditor' = 'ops',
  authenticatedSecondsAgo = 0,
) => gateway.graphql(query, variables, fromOurPage(sessions.open([role], { authenticatedSecondsAgo })))

test('every service is listed with its figures, and one that is away without any [ADM-02]', async () => {
  await gateway.handle(enquiry.ReadServiceStatus, () => status)
  await gateway.handle(referral.ReadServiceStatus, () => ({ ...status, deadLetters: 0 }))

  const { json } = await request('{ queues { service status { deadLetters outboxWaiting failingWorkers } } }')
  const queues = (json.data as unknown as { queues: { service: string; status: object | null }[] }).queues
  expect(queues.map(({ service }) => service)).toEqual([
    'CONTENT',
    'ENQUIRY',
    'AI_PLANNING',
    'NOTIFICATION',
    'REFERRAL',
    'IDENTITY',
  ])
  expect(queues[0]?.status).toBeNull()
  expect(queues[1]?.status).toEqual({ deadLetters: 3, outboxWaiting: 2, failingWorkers: ['relay'] })
})

test('a page of dead letters contains the next step of each letter and the next cursor [R11]', async () => {
  const deadLetter = { id, eventName: 'x.y.happened.v1', recordId: id, reason: 'no price', deliveries: 8, replays: 1 }
  await gateway.handle(enquiry.ListDeadLetters, ({ after, first, show }) => ({
    deadLetters: [
      {
        ...deadLetter,
        reason: `${show} ${first} ${after}`,
        failedAt: at,
        lastTriedAt: at,
        state: 'replaying' as const,
      },
    ],
    next: 'further',
  }))

  const { json } = await request(`{ deadLetters(service: ENQUIRY, show: SETTLED, first: 7, after: "here") {
    nodes { id eventName reason state settledAt } pageInfo { hasNextPage hasPreviousPage endCursor } } }`)
  expect(json.data).toEqual({
    deadLetters: {
      nodes: [{ id, eventName: 'x.y.happened.v1', reason: 'settled 7 here', state: 'REPLAYING', settledAt: null }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true, endCursor: 'further' },
    },
  })
})

const replay = `mutation ($ids: [ID!]!) { replayDeadLetters(service: ENQUIRY, ids: $ids) {
  ... on DeadLettersReplayed { ids unchanged } ... on Problem { code message } } }`

test('a replay returns the state that it requested, and a late caller gets a problem [R11, ADM-09]', async () => {
  await gateway.handle(enquiry.ReplayDeadLetters, ({ ids }) => ({ ids, unchanged: 0 }))
  expect((await request(replay, { ids: [id] })).json.data).toEqual({ replayDeadLetters: { ids: [id], unchanged: 0 } })

  await gateway.handle(enquiry.ReplayDeadLetters, () => {
    throw new AppError('DEAD_LETTERS_SETTLED')
  })
  expect((await request(replay, { ids: [id] })).json.data).toEqual({
    replayDeadLetters: {
      code: 'DEAD_LETTERS_SETTLED',
      message: 'None of these are waiting any longer: someone else has replayed or discarded them.',
    },
  })
  expect(rejectionOf(await request(replay, { ids: [id] }, 'auditor'))).toBe('NOT_ALLOWED')
})

test('bad input is one sentence at its field [R11]', async () => {
  await gateway.handle(enquiry.DiscardDeadLetters, ({ ids }) => ({ ids, unchanged: 0 }))
  const discard = `mutation ($reason: String) { discardDeadLetters(service: ENQUIRY, ids: ["${id}"], reason: $reason) {
    ... on DeadLettersDiscarded { ids } ... on InvalidInput { fields { path message } } } }`

  expect((await request(discard, { reason: '' })).json.data).toEqual({
    discardDeadLetters: {
      fields: [{ path: 'reason', message: 'Please enter why you discard these' }],
    },
  })
  expect((await request(discard, { reason: 'Sent twice' })).json.data).toEqual({ discardDeadLetters: { ids: [id] } })
})

test('everything of one reason takes a fresh sign-in [R11, S9]', async () => {
  await gateway.handle(enquiry.ReplayReason, () => ({ replayed: 12 }))
  const all = `mutation { replayDeadLettersOfReason(service: ENQUIRY, eventName: "x.y.happened.v1", reason: "no price") {
    ... on DeadLettersOfReasonReplayed { replayed } ... on Problem { code } } }`

  expect((await request(all)).json.data).toEqual({ replayDeadLettersOfReason: { replayed: 12 } })
  expect(rejectionOf(await request(all, {}, 'ops', 601))).toBe('REAUTHENTICATION_REQUIRED')
})

test('reasons, outbox and workers of a service are read [ADM-02]', async () => {
  const failure = { reason: 'TypeError', since: at, consecutiveFailures: 3 }
  await gateway.handle(enquiry.CountDeadLetterReasons, () => ({
    reasons: [{ eventName: 'x.y.happened.v1', reason: 'no price', count: 12, oldestAt: at }],
  }))
  await gateway.handle(enquiry.ReadOutbox, () => ({
    waiting: 1,
    oldestSeconds: 2.5,
    failure,
    events: [{ eventName: 'x.y.happened.v1', waiting: 1, oldestSeconds: 2.5 }],
  }))
  await gateway.handle(enquiry.ListWorkers, () => ({
    workers: [{ name: 'sweep', everySeconds: 60, state: 'failing' as const, runs: 3, failure }],
  }))

  const { json } = await request(`{ deadLetterReasons(service: ENQUIRY) { reason count }
    outbox(service: ENQUIRY) { waiting failure { consecutiveFailures } events { eventName } }
    workers(service: ENQUIRY) { name state lastRunAt failure { reason } } }`)
  expect(json.data).toEqual({
    deadLetterReasons: [{ reason: 'no price', count: 12 }],
    outbox: { waiting: 1, failure: { consecutiveFailures: 3 }, events: [{ eventName: 'x.y.happened.v1' }] },
    workers: [{ name: 'sweep', state: 'FAILING', lastRunAt: null, failure: { reason: 'TypeError' } }],
  })
})

test('failed mails are listed and retried, and a missing one is reported [D-51]', async () => {
  await gateway.handle(ListEmails, () => ({
    emails: [
      {
        id,
        kind: 'trip-plan-receipt',
        causeKind: 'trip-plan',
        causeId: id,
        state: 'dead' as const,
        attempts: 4,
        queuedAt: at,
        code: '550',
      },
    ],
    counts: [{ state: 'dead' as const, code: '550', count: 1 }],
  }))
  await gateway.handle(RetryEmail, ({ emailId }) => {
    if (emailId !== id) throw new AppError('EMAIL_NOT_WAITING')
    return { emailId }
  })
  const retry = `mutation ($id: ID!) { retryMail(id: $id) { ... on MailRetried { id } ... on Problem { code } } }`
  const list = '{ waitingMails(state: DEAD) { nodes { id state code } pageInfo { endCursor } counts { state count } } }'

  expect((await request(list)).json.data).toEqual({
    waitingMails: {
      nodes: [{ id, state: 'DEAD', code: '550' }],
      pageInfo: { endCursor: null },
      counts: [{ state: 'DEAD', count: 1 }],
    },
  })
  expect((await request(retry, { id })).json.data).toEqual({ retryMail: { id } })
  expect((await request(retry, { id: id.replace('7c', '7d') })).json.data).toEqual({
    retryMail: { code: 'EMAIL_NOT_WAITING' },
  })
  expect(rejectionOf(await request(list, {}, 'writer'))).toBe('NOT_ALLOWED')
})
