import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { RecallReply, SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import {
  AddCareNote,
  AssignCareEnquiry,
  ClaimCareEnquiry,
  ListCareEnquiries,
  ReadCareEnquiry,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { RetryReply } from '@seneb/contracts/messages/notification/email.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const staffId = '0190f5fe-7c00-7a00-8000-000000000002'
const editorId = '0190f5fe-7c00-7a00-8000-000000000003'
const at = '2026-11-23T09:00:00.000Z'
const enquiry: Output<typeof ListCareEnquiries>['enquiries'][number] = {
  id,
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan',
  state: 'open',
  version: 3,
  submittedAt: at,
  dueAt: at,
  lastActivityAt: at,
  assigneeId: staffId,
  isReferred: false,
  hasMailProblem: true,
  unreadMessages: 0,
}
const requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [
      { staffId, name: 'Mona Farid', title: 'Care lead', mayTakeEnquiries: true },
      { staffId: editorId, name: 'Omar Said', title: 'Editor', mayTakeEnquiries: false },
    ],
  }))
  await gateway.handle(ListCareEnquiries, (input) => {
    requests.push(input)
    return { enquiries: [enquiry], isPartial: true }
  })
  await gateway.handle(AssignCareEnquiry, () => ({ enquiryId: id, version: 4 }))
  await gateway.handle(ReadCareEnquiry, () => {
    const from = { templateName: 'Ask back', templateVersion: 2 }
    const reply = { id, state: 'not-delivered', template: 'ask-back', ...from, waitingUntil: at } as const
    const line = { id, at, kind: 'replied', reply } as const
    return { enquiry, consents: [], merged: [], personal: undefined, events: [line] }
  })
  await gateway.handle(SendReply, (input) => {
    requests.push(input)
    return { enquiryId: id, version: 4, replyId: staffId, waitingUntil: at }
  })
  await gateway.handle(RecallReply, () => {
    throw new AppError('REPLY_ON_ITS_WAY')
  })
  await gateway.handle(RetryReply, ({ replyId }) => ({ replyId }))
  await gateway.handle(AddCareNote, ({ note }) => {
    if (note === 'too long') throw new AppError('INPUT_INVALID', { fields: [{ path: 'note', message: 'Too long' }] })
    return { enquiryId: id, version: 4 }
  })
  await gateway.handle(ClaimCareEnquiry, ({ version }) => {
    throw new AppError(version === 1 ? 'CHANGED_MEANWHILE' : 'ENQUIRY_CLAIMED')
  })
})
afterAll(() => gateway.close())

const request = (query: string) => gateway.graphql(query, {}, fromOurPage(sessions.open(['care-lead'])))

test('an error of a note names the argument of the schema [ADM-09]', async () => {
  const fields = '... on InvalidInput { fields { path message } }'
  const { json } = await request(`mutation { addCareNote(id: "${id}", note: "too long") { ${fields} } }`)

  expect(json.data).toEqual({ addCareNote: { fields: [{ path: 'note', message: 'Too long' }] } })
})

test("an enquiry has its assignee's name and its state in the schema's spelling [ADM-09, GEN-07]", async () => {
  requests.length = 0
  const list = 'nodes { reference kind state outcome fullName assignee { name } }'
  const { json } = await request(
    `{ careEnquiries(show: WAITING, kind: TRIP_PLAN, mine: true, search: null) { ${list} } }`,
  )

  const listed = { reference: 'SNB-7K3M9Q', kind: 'TRIP_PLAN', state: 'OPEN', outcome: null, fullName: null }
  expect(json.data).toEqual({ careEnquiries: { nodes: [{ ...listed, assignee: { name: 'Mona Farid' } }] } })
  expect(requests).toEqual([
    { show: 'waiting', kind: 'trip-plan', mine: true, unclaimed: false, overdue: false, first: 50 },
  ])
})

test('an enquiry can be assigned only to staff members [ADM-09]', async () => {
  const assign = (to: string) =>
    request(`mutation { assignCareEnquiry(id: "${id}", version: 3, staffId: "${to}") {
      __typename ... on CareEnquirySaved { version } ... on Problem { code } } }`)

  expect((await assign(staffId)).json.data).toEqual({
    assignCareEnquiry: { __typename: 'CareEnquirySaved', version: 4 },
  })
  expect((await assign(id)).json.data).toEqual({
    assignCareEnquiry: { __typename: 'StaffUnknown', code: 'STAFF_UNKNOWN' },
  })
})

test('an enquiry cannot be assigned to staff who cannot open it [ADM-09]', async () => {
  const { json } = await request(`mutation { assignCareEnquiry(id: "${id}", version: 3, staffId: "${editorId}") {
    __typename ... on InvalidInput { fields { path message } } } }`)

  const fields = [{ path: 'staffId', message: expect.stringMatching(/choose a care agent or a care lead/) }]
  expect(json.data).toEqual({ assignCareEnquiry: { __typename: 'InvalidInput', fields } })
})

test('an agent who claims too late reads who was first [ADM-09]', async () => {
  const { json } = await request(`mutation { claimCareEnquiry(id: "${id}", version: 2) {
    __typename ... on EnquiryClaimed { code message holder { name } } } }`)

  expect(json.data).toEqual({
    claimCareEnquiry: {
      __typename: 'EnquiryClaimed',
      code: 'ENQUIRY_CLAIMED',
      holder: { name: 'Mona Farid' },
      message: 'Mona Farid was quicker. You can take it over if you need to.',
    },
  })
})

test('a concurrent change is its own problem type, and staff without the permission are denied [ADM-09, S6]', async () => {
  const claim = `mutation { claimCareEnquiry(id: "${id}", version: 1) { __typename ... on Problem { code } } }`

  expect(rejectionOf(await request(claim))).toBe('CHANGED_MEANWHILE')
  const auditor = await gateway.graphql(claim, {}, fromOurPage(sessions.open(['auditor'])))
  expect(rejectionOf(auditor)).toBe('NOT_ALLOWED')
})

test('a reply is sent from its template, recalled in time, and retried [GEN-07, D-51]', async () => {
  requests.length = 0
  const fields = '[{ name: "question", value: "Since when?" }]'
  const written = await request(`mutation {
    sendReply(id: "${id}", version: 3, template: "ask-back", templateVersion: 2, fields: ${fields}, idempotencyKey: "one") {
      ... on ReplyAccepted { version replyId waitingUntil } } }`)
  const args = `(id: "${id}", replyId: "${staffId}")`
  const back = await request(`mutation { recallReply${args} { __typename ... on Problem { code } } }`)
  const again = await request(`mutation { retryReply${args} { ... on ReplyRetried { replyId } } }`)

  expect(written.json.data).toEqual({ sendReply: { version: 4, replyId: staffId, waitingUntil: at } })
  expect(rejectionOf(back)).toBe('REPLY_ON_ITS_WAY')
  expect(again.json.data).toEqual({ retryReply: { replyId: staffId } })
  expect(requests).toEqual([
    {
      enquiryId: id,
      version: 3,
      template: 'ask-back',
      templateVersion: 2,
      takeOver: false,
      fields: [{ name: 'question', value: 'Since when?' }],
    },
  ])
})

test('a timeline event includes its reply in schema terms, without hidden fields [GEN-07, S6]', async () => {
  const { json } = await request(`{ careEnquiry(id: "${id}") { enquiry { hasMailProblem }
    events { nodes { kind reply { state template templateName templateVersion body } } } } }`)

  const from = { templateName: 'Ask back', templateVersion: 2 }
  expect(json.data).toEqual({
    careEnquiry: {
      enquiry: { hasMailProblem: true },
      events: {
        nodes: [{ kind: 'REPLIED', reply: { state: 'NOT_DELIVERED', template: 'ask-back', ...from, body: null } }],
      },
    },
  })
})

test('an erasure lists each service and its requester, and requires a reason [LEGAL-05, ADM-09]', async () => {
  const erasure = {
    ...({ enquiryId: id, kind: 'trip-plan', reason: 'person-asked', startedAt: at, startedBy: staffId } as const),
    notice: { state: 'on-its-way' } as const,
    services: [{ service: 'ai-planning', finishedAt: at }, { service: 'referral' }] as const,
  }
  const requests: unknown[] = []
  await gateway.handle(StartErasure, (input) => {
    requests.push(input)
    return { ...erasure, services: [...erasure.services] }
  })
  const facts =
    '__typename ... on CareErasure { id reason startedBy { name } notice { state at } services { service finishedAt } }'
  const { json } = await request(`mutation { eraseCareEnquiry(id: "${id}", version: 3, reference: "SNB-7K3M9Q",
    reason: PERSON_ASKED) { ${facts} } }`)

  expect(json.data).toEqual({
    eraseCareEnquiry: {
      __typename: 'CareErasure',
      id,
      reason: 'PERSON_ASKED',
      startedBy: { name: 'Mona Farid' },
      notice: { state: 'ON_ITS_WAY', at: null },
      services: [
        { service: 'AI_PLANNING', finishedAt: at },
        { service: 'REFERRAL', finishedAt: null },
      ],
    },
  })
  expect(requests).toEqual([{ enquiryId: id, version: 3, reference: 'SNB-7K3M9Q', reason: 'person-asked' }])
})
