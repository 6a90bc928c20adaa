import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { RevokeOtherSessions } from '@seneb/contracts/messages/identity/session.messages'
import { StartSignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions, type TestSession } from './staff-session.fixture.js'

const endOthers = 'mutation { endOtherSessions { __typename ... on Problem { code } } }'
const noEntries = { entries: [], hasOlder: false, filterOptions: { actorNames: [], actions: [], objectKinds: [] } }
const audit = '{ auditEntries { nodes { seq } } }'
const begin = 'mutation { startSignIn(email: "mona@seneb.example", password: "x") { ... on Problem { code } } }'
const submit = 'mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { ... on Problem { code } } }'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open({
    settings: {
      staffMutationsPerMinute: 3,
      staffQueryPointsPerMinute: 4,
      signInsPerMinute: 5,
      mutationsPerMinute: 2,
      formsPerAddressPerHour: 2,
    },
  })
  sessions = await TestSessions.of(gateway)
  await gateway.handle(RevokeOtherSessions, () => ({ sessionIds: [] }))
  await gateway.handle(ListAuditEntries, () => noEntries)
  await gateway.handle(StartSignIn, () => ({ challengeToken: 'step', expiresAt: '2026-11-22T12:00:00.000Z' }))
  await gateway.handle(SubmitTripPlan, () => ({ id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }))
})
afterAll(() => gateway.close())

async function repliedOf(times: number, query: string, session?: TestSession, variables = {}): Promise<number> {
  let succeeded = 0
  for (let at = 0; at < times; at++) {
    const response = await gateway.graphql(query, variables, fromOurPage(session))
    if (rejectionOf(response) === undefined) succeeded++
    else expect(rejectionOf(response)).toBe('RATE_LIMITED')
  }
  return succeeded
}

test('each session has a budget of its own, however many sit in one office [S20, ADM-09]', async () => {
  const [first, second] = [sessions.open(['admin']), sessions.open(['admin'])]

  expect(await repliedOf(5, endOthers, first)).toBe(3)
  expect(await repliedOf(5, endOthers, second)).toBe(3)
  expect(await repliedOf(6, audit, first)).toBe(4)
  expect(await repliedOf(6, audit, second)).toBe(4)
})

test('forms that name an address of ours, however many, do not use up its way in, nor the other way about [S20, S9]', async () => {
  const input = aTripPlan({ email: 'mona@seneb.example' })

  expect(await repliedOf(4, submit, undefined, { input })).toBe(2)
  expect(await repliedOf(7, begin)).toBe(5)
})
