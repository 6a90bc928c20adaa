import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListDataDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { ReadPlanDecisions, RecordPlanDecision } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import {
  CancelErasureByTelephone,
  CorrectByTelephone,
  ReadTelephoneFacts,
  RestoreConsentByTelephone,
  SendLinkByTelephone,
  StartErasureByTelephone,
  WithdrawByTelephone,
  WithdrawConsentByTelephone,
  WriteByTelephone,
} from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0195e0a0-0000-7000-8000-000000000001'
const at = '2026-11-22T09:00:00.000Z'
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
})
afterAll(() => gateway.close())

const request = async (text: string): Promise<Record<string, unknown>> => {
  const { json } = await gateway.graphql(text, {}, fromOurPage(sessions.open(['care-agent'])))
  return { ...json.data, errors: json.errors }
}
const act = async (field: string): Promise<unknown> =>
  (
    await request(
      `mutation { result: ${field} { __typename ... on CareEnquirySaved { id version } ... on Problem { code } } }`,
    )
  )['result']

test('each act by telephone sends its own request, with the version that was seen', async () => {
  const sent: unknown[] = []
  const saved = (input: unknown) => {
    sent.push(input)
    return { enquiryId: id, version: 4 }
  }
  await gateway.handle(RecordPlanDecision, saved)
  await gateway.handle(CorrectByTelephone, saved)
  await gateway.handle(WriteByTelephone, (input, { idempotencyKey }) => saved({ ...input, idempotencyKey }))
  await gateway.handle(WithdrawConsentByTelephone, saved)
  await gateway.handle(RestoreConsentByTelephone, saved)
  await gateway.handle(WithdrawByTelephone, saved)
  await gateway.handle(SendLinkByTelephone, saved)
  await gateway.handle(StartErasureByTelephone, saved)
  await gateway.handle(CancelErasureByTelephone, saved)
  const seen = `id: "${id}", version: 3`
  const acts = [
    `recordPlanDecision(${seen}, planId: "${id}", decision: QUESTIONED, lineId: "costs-0", text: "Why?")`,
    `correctByTelephone(${seen}, changes: [{ name: "fullName", value: "Amal" }, { name: "age", value: null }])`,
    `writeByTelephone(id: "${id}", text: "Call me.", idempotencyKey: "k1")`,
    `withdrawConsentByTelephone(${seen}, purpose: "plan-draft")`,
    `restoreConsentByTelephone(id: "${id}", purpose: "plan-draft")`,
    `withdrawByTelephone(${seen})`,
    `sendLinkByTelephone(id: "${id}", endsEarlierLinks: true)`,
    `startErasureByTelephone(${seen})`,
    `cancelErasureByTelephone(id: "${id}")`,
  ]

  for (const field of acts) expect(await act(field)).toEqual({ __typename: 'CareEnquirySaved', id, version: 4 })
  const named = { enquiryId: id, version: 3 }
  expect(sent).toEqual([
    { ...named, planId: id, decision: 'questioned', lineId: 'costs-0', text: 'Why?' },
    { ...named, changes: [{ name: 'fullName', value: 'Amal' }, { name: 'age' }] },
    { enquiryId: id, text: 'Call me.', idempotencyKey: 'k1' },
    { ...named, purpose: 'plan-draft' },
    { enquiryId: id, purpose: 'plan-draft' },
    named,
    { enquiryId: id, endsEarlierLinks: true },
    named,
    { enquiryId: id },
  ])
})

test('an act that came too late is a problem, not an error', async () => {
  await gateway.handle(StartErasureByTelephone, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
  await gateway.handle(SendLinkByTelephone, () => {
    throw new AppError('RATE_LIMITED')
  })

  expect(await act(`startErasureByTelephone(id: "${id}", version: 1)`)).toEqual({
    __typename: 'ChangedMeanwhile',
    code: 'CHANGED_MEANWHILE',
  })
  expect(await act(`sendLinkByTelephone(id: "${id}")`)).toMatchObject({ __typename: 'TooManyRequests' })
})

test('the desk reads the sent plan, its decisions, the recipients and the facts for a call', async () => {
  const plan: NonNullable<Output<typeof ReadPlanDecisions>['plan']> = {
    planId: id,
    approvedAt: at,
    isDraftedByMachine: false,
    reviewedBy: [],
    sections: [{ heading: 'Costs', lines: [{ id: 'costs-0', text: 'About 300.', figures: [] }] }],
    sources: [],
    canDecide: true,
    decision: 'accepted',
    decisions: [{ id, decision: 'accepted', at, way: 'page' }],
  }
  await gateway.handle(ReadPlanDecisions, () => ({ plan }))
  const disclosures: Output<typeof ListDataDisclosures>['disclosures'] = [
    { recipient: 'staff', role: 'care-agent', data: ['request'], firstAt: at, count: 2 },
  ]
  const consents: Output<typeof ReadTelephoneFacts>['consents'] = [
    { purpose: 'plan-draft', givenAt: at, withdrawnAt: at },
  ]
  await gateway.handle(ListDataDisclosures, () => ({ disclosures }))
  await gateway.handle(ReadTelephoneFacts, () => ({ eraseAt: at, consents }))
  const read = await request(`{
    sentPlan(id: "${id}") { id decision canDecide sections { heading lines { id text } }
      decisions { kind isByTelephone recordedBy { name } } }
    dataDisclosures(id: "${id}") { recipient role data count }
    telephoneFacts(id: "${id}") { eraseAt linkExpiresAt consents { purpose withdrawnAt undoUntil } } }`)

  expect(read).toEqual({
    sentPlan: {
      id,
      decision: 'ACCEPTED',
      canDecide: true,
      sections: [{ heading: 'Costs', lines: [{ id: 'costs-0', text: 'About 300.' }] }],
      decisions: [{ kind: 'ACCEPTED', isByTelephone: false, recordedBy: null }],
    },
    dataDisclosures: [{ recipient: 'STAFF', role: 'care-agent', data: ['REQUEST'], count: 2 }],
    telephoneFacts: {
      eraseAt: at,
      linkExpiresAt: null,
      consents: [{ purpose: 'plan-draft', withdrawnAt: at, undoUntil: null }],
    },
    errors: undefined,
  })
})
