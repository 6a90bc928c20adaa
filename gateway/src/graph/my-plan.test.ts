import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListMyDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { DecideMyCall, ListMyCalls } from '@seneb/contracts/messages/enquiry/my-call.messages'
import { ReadMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import {
  AcceptMyPlan,
  AskAboutMyPlan,
  DeclineMyPlan,
  ReadMyPlan,
} from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'

import { ourOrigin, TestGateway } from '../gateway.fixture.js'

const secret = 's'.repeat(43)
const session = linkTokenDigest(secret)
const ours = { origin: ourOrigin, cookie: `seneb-request=${secret}` }
const planId = '0195e0a0-0000-7000-8000-000000000001'
const at = '2026-11-22T09:00:00.000Z'
let level: 'act' | 'look' = 'act'
let gateway: TestGateway

const request: NonNullable<Output<typeof ReadMyRequest>['request']> = {
  enquiryId: '0195e0a0-0000-7000-8000-000000000002',
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan',
  level: 'act',
  state: 'open',
  submittedAt: at,
  promise: { dueAt: at },
  steps: [],
  link: { openedCount: 1 },
  sessionExpiresAt: at,
  personal: undefined,
}
const plan: NonNullable<Output<typeof ReadMyPlan>['plan']> = {
  planId,
  approvedAt: at,
  isDraftedByMachine: true,
  reviewedBy: [{ name: 'Salma Nour', title: 'Care lead', on: '2026-11-22' }],
  sections: [
    {
      heading: 'About costs',
      lines: [{ id: 'costs-0', text: 'About 300.', figures: [{ text: '300', source: 'reckoned' }] }],
    },
  ],
  sources: ['What you told us'],
  canDecide: true,
  decisions: [{ id: planId, decision: 'questioned', at, way: 'telephone', lineId: 'costs-0', text: 'Why?' }],
}
const calls: Output<typeof ListMyCalls>['calls'] = [{ callId: planId, startsAt: at, state: 'suggested' }]
const disclosures: Output<typeof ListMyDisclosures>['disclosures'] = [
  { recipient: 'ai-writer', data: ['travel-facts'], firstAt: at, count: 1 },
]
const page = `{ myRequest { level
  plan { id sections { lines { figures { source } } } decision decisions { kind isByTelephone lineId text } }
  calls { id state } disclosures { recipient role data count } } }`

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(ReadMyRequest, () => ({ request: { ...request, level } }))
  await gateway.handle(ReadMyPlan, () => ({ plan }))
  await gateway.handle(ListMyCalls, () => ({ calls }))
  await gateway.handle(ListMyDisclosures, () => ({ disclosures }))
})
afterAll(() => gateway.close())

const mutate = async (field: string, headers: Record<string, string> = ours): Promise<unknown> => {
  const text = `mutation { result: ${field} { __typename ... on Problem { code } } }`
  return (await gateway.graphql(text, {}, headers)).json.data?.['result']
}

test('the page reads plan, calls and recipients after a code, and nothing of them before', async () => {
  level = 'act'
  const { headers, json } = await gateway.graphql(page, {}, ours)
  expect(json.data?.['myRequest']).toEqual({
    level: 'ACT',
    plan: {
      id: planId,
      sections: [{ lines: [{ figures: [{ source: 'CALCULATED' }] }] }],
      decision: null,
      decisions: [{ kind: 'QUESTIONED', isByTelephone: true, lineId: 'costs-0', text: 'Why?' }],
    },
    calls: [{ id: planId, state: 'SUGGESTED' }],
    disclosures: [{ recipient: 'AI_WRITER', role: null, data: ['TRAVEL_FACTS'], count: 1 }],
  })
  expect(headers.get('cache-control')).toContain('no-store')

  level = 'look'
  const looked = await gateway.graphql(page, {}, ours)
  expect(looked.json.data?.['myRequest']).toEqual({ level: 'LOOK', plan: null, calls: null, disclosures: null })
})

test('accepting, asking and declining send the digest of the session, and the key of a question', async () => {
  const sent: unknown[] = []
  await gateway.handle(AcceptMyPlan, (input) => {
    sent.push(input)
    return { plan }
  })
  await gateway.handle(AskAboutMyPlan, (input, { idempotencyKey }) => {
    sent.push({ ...input, idempotencyKey })
    return { plan }
  })
  await gateway.handle(DeclineMyPlan, (input) => {
    sent.push(input)
    throw new AppError('MY_REQUEST_CONFLICT')
  })

  const asked = `askAboutMyPlan(planId: "${planId}", lineId: null, text: "Why?", idempotencyKey: "k1")`
  expect(await mutate(`acceptMyPlan(planId: "${planId}")`)).toEqual({ __typename: 'MyPlanDecided' })
  expect(await mutate(asked)).toEqual({ __typename: 'MyPlanDecided' })
  expect(await mutate(`declineMyPlan(planId: "${planId}", text: "Too far.")`)).toEqual({
    __typename: 'MyRequestConflict',
    code: 'MY_REQUEST_CONFLICT',
  })
  expect(await mutate(`acceptMyPlan(planId: "no id")`)).toMatchObject({ __typename: 'InvalidInput' })
  expect(sent).toEqual([
    { session, planId },
    { session, planId, text: 'Why?', idempotencyKey: 'k1' },
    { session, planId, text: 'Too far.' },
  ])
})

test('a call is decided for the session, and without one nothing is sent to a service', async () => {
  const sent: unknown[] = []
  await gateway.handle(DecideMyCall, (input) => {
    sent.push(input)
    return { calls }
  })
  const deciding = `decideMyCall(callId: "${planId}", decision: AGREED)`

  expect(await mutate(deciding)).toEqual({ __typename: 'MyCallDecided' })
  expect(await mutate(deciding, { origin: ourOrigin })).toEqual({
    __typename: 'MySessionEnded',
    code: 'SESSION_ENDED',
  })
  const foreign = { origin: 'https://elsewhere.example', cookie: ours.cookie }
  expect(await mutate(deciding, foreign)).not.toEqual({ __typename: 'MyCallDecided' })
  expect(sent).toEqual([{ session, callId: planId, decision: 'agreed' }])
})
