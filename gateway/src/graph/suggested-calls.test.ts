import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DecideSuggestedCall, ListSuggestedCalls } from '@seneb/contracts/messages/enquiry/suggested-call.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const [enquiryId, callId, staffId] = [1, 2, 3].map((digit) => `0190f5fe-7c00-7a00-8000-00000000000${digit}`) as [
  string,
  string,
  string,
]
const at = '2026-11-25T12:30:00.000Z'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Mona Farid', title: 'Care', mayTakeEnquiries: true }],
  }))
  await gateway.handle(ListSuggestedCalls, () => ({
    calls: [
      { callId, startsAt: at, state: 'agreed' as const, decidedAt: at, decidedBy: staffId },
      { callId: enquiryId, startsAt: at, state: 'suggested' as const },
    ],
  }))
  await gateway.handle(DecideSuggestedCall, ({ decision, version }) => {
    if (decision === 'declined') throw new AppError('CALL_UNKNOWN')
    return { enquiryId, version: version + 1 }
  })
})
afterAll(() => gateway.close())

const request = async (document: string) => {
  const { json } = await gateway.graphql(document, {}, fromOurPage(sessions.open(['care-agent'])))
  return json.data as Record<string, unknown> | null | undefined
}

test('calls are listed with the name of the staff member who recorded a decision [GEN-07, ADM-09]', async () => {
  const data = await request(
    `{ suggestedCalls(id: "${enquiryId}") { id startsAt state decidedAt decidedBy { name } } }`,
  )

  expect(data?.['suggestedCalls']).toEqual([
    { id: callId, startsAt: at, state: 'AGREED', decidedAt: at, decidedBy: { name: 'Mona Farid' } },
    { id: enquiryId, startsAt: at, state: 'SUGGESTED', decidedAt: null, decidedBy: null },
  ])
})

test('a decision returns the new version, and a call that has begun is a problem [GEN-07]', async () => {
  const decide = async (decision: string) => {
    const args = `id: "${enquiryId}", version: 3, callId: "${callId}", decision: ${decision}`
    const document = `mutation { decideSuggestedCall(${args}) {
      __typename ... on CareEnquirySaved { id version } ... on Problem { code } } }`
    return (await request(document))?.['decideSuggestedCall']
  }

  expect(await decide('AGREED')).toEqual({ __typename: 'CareEnquirySaved', id: enquiryId, version: 4 })
  expect(await decide('DECLINED')).toEqual({ __typename: 'SuggestedCallNotFound', code: 'CALL_UNKNOWN' })
})
