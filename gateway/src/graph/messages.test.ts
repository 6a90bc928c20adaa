import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListCareReferences, ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ListPersonEnquiries, MergeEnquiries, UndoMerge } from '@seneb/contracts/messages/enquiry/merge.messages'
import { DeclareReplyUnneeded, MarkMessagesRead, ReadMessage } from '@seneb/contracts/messages/enquiry/message.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import {
  AttachEmail,
  DismissEmail,
  ListUnmatchedEmails,
  ReadUnmatchedEmail,
} from '@seneb/contracts/messages/notification/inbound-email.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const otherId = '0190f5fe-7c00-7a00-8000-000000000002'
const staffId = '0190f5fe-7c00-7a00-8000-000000000003'
const messageId = '0190f5fe-7c00-7a00-8000-000000000004'
const emailId = '0190f5fe-7c00-7a00-8000-000000000005'
const at = '2026-11-23T09:00:00.000Z'
const enquiry: Output<typeof ReadCareEnquiry>['enquiry'] = {
  id,
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan',
  state: 'open',
  version: 3,
  submittedAt: at,
  dueAt: at,
  lastActivityAt: at,
  isReferred: false,
  hasMailProblem: false,
  unreadMessages: 2,
  nextReplyDueAt: at,
}
const message: Output<typeof ReadMessage>['message'] = {
  id: messageId,
  source: 'email',
  kind: 'message',
  receivedAt: at,
  language: 'ar',
  isKnownSender: false,
  senderCheck: 'not-checked',
  readAt: at,
  readById: staffId,
  sender: 'Amal <amal@fjord.example>',
  subject: 'Re: Your enquiry',
  text: 'شكرا',
  hasMoreText: true,
  skippedFiles: 0,
  files: [{ id: otherId, state: 'refused', refusal: 'winmail' }],
}
const email: Output<typeof ReadUnmatchedEmail>['email'] = {
  id: emailId,
  receivedAt: at,
  kind: 'message',
  reason: 'no-thread',
  files: 1,
  deletedAt: at,
  proposals: [{ enquiryId: id, reason: 'reply-token' }],
  personal: { sender: 'amal@fjord.example', subject: 'Hello' },
}
let requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const people = [{ staffId, name: 'Mona Farid', title: 'Care lead', mayTakeEnquiries: true }]
  await gateway.handle(ListStaffNames, () => ({ people }))
  await gateway.handle(ReadCareEnquiry, () => {
    const line = {
      id,
      at,
      kind: 'message-received',
      message,
      mergedFrom: { id: otherId, reference: 'SNB-OTHER1' },
    } as const
    const merge = { enquiryId: otherId, reference: 'SNB-OTHER1', version: 2, mergedAt: at, mergedById: staffId }
    return { enquiry, consents: [], merged: [merge], personal: undefined, events: [line] }
  })
  await gateway.handle(ReadMessage, (input) => {
    if (input.messageId !== messageId) throw new AppError('MESSAGE_UNKNOWN')
    return { message, fullText: 'شكرا > quoted' }
  })
  await gateway.handle(ListPersonEnquiries, () => {
    return { enquiries: [{ enquiry, isMerged: false, isSameAddress: true }] }
  })
  for (const contract of [MarkMessagesRead, DeclareReplyUnneeded, MergeEnquiries, UndoMerge]) {
    await gateway.handle(contract, (input) => {
      requests.push(input)
      return { enquiryId: id, version: 4 }
    })
  }
  await gateway.handle(ListUnmatchedEmails, () => ({ emails: [email], total: 1 }))
  await gateway.handle(ReadUnmatchedEmail, () => {
    return { email, senderCheck: 'fail' as const, text: 'Hello', fileNames: ['x.pdf'] }
  })
  await gateway.handle(ListCareReferences, ({ enquiryIds }) => {
    const found = enquiryIds.filter((one) => one === id)
    return { enquiries: found.map((one) => ({ id: one, reference: 'SNB-7K3M9Q', dueAt: at })) }
  })
  await gateway.handle(AttachEmail, (input) => ({ emailId: input.emailId, enquiryId: input.enquiryId }))
  await gateway.handle(DismissEmail, () => {
    throw new AppError('EMAIL_UNKNOWN')
  })
})
beforeEach(() => {
  requests = []
})
afterAll(() => gateway.close())

const request = (query: string) => gateway.graphql(query, {}, fromOurPage(sessions.open(['care-lead'])))

test('a timeline shows a message with its badges and the merged enquiry that it came from', async () => {
  const { json } = await request(`{ careEnquiry(id: "${id}") {
    enquiry { unreadMessages nextReplyDueAt mergedInto { id } } merged { reference mergedBy { name } }
    events { nodes { kind mergedFrom { reference } message {
      source kind language isKnownSender senderCheck readBy { name } files { state refusal name } } } } } }`)

  expect(json.data).toEqual({
    careEnquiry: {
      enquiry: { unreadMessages: 2, nextReplyDueAt: at, mergedInto: null },
      merged: [{ reference: 'SNB-OTHER1', mergedBy: { name: 'Mona Farid' } }],
      events: {
        nodes: [
          {
            kind: 'MESSAGE_RECEIVED',
            mergedFrom: { reference: 'SNB-OTHER1' },
            message: {
              source: 'EMAIL',
              kind: 'MESSAGE',
              language: 'AR',
              isKnownSender: false,
              senderCheck: 'NOT_CHECKED',
              readBy: { name: 'Mona Farid' },
              files: [{ state: 'REFUSED', refusal: 'winmail', name: null }],
            },
          },
        ],
      },
    },
  })
})

test('the whole text of a message is read on demand, and an unknown one is an error', async () => {
  const read = (of: string) =>
    request(`{ careMessage(id: "${id}", messageId: "${of}") { fullText message { sender subject text } } }`)

  expect((await read(messageId)).json.data).toEqual({
    careMessage: {
      fullText: 'شكرا > quoted',
      message: { sender: 'Amal <amal@fjord.example>', subject: 'Re: Your enquiry', text: 'شكرا' },
    },
  })
  expect(rejectionOf(await read(otherId))).toBe('MESSAGE_UNKNOWN')
})

test('messages are marked as read, need no reply, and enquiries are merged and separated', async () => {
  const saved = '{ __typename ... on CareEnquirySaved { id version } }'
  const calls = [
    `markMessagesRead(id: "${id}", messageIds: ["${messageId}"])`,
    `declareReplyUnneeded(id: "${id}", version: 3)`,
    `mergeEnquiries(id: "${id}", version: 3, mergedId: "${otherId}", mergedVersion: 2)`,
    `undoMerge(id: "${otherId}", version: 3)`,
  ]
  for (const call of calls) {
    const { json } = await request(`mutation { result: ${call} ${saved} }`)
    expect(json.data).toEqual({ result: { __typename: 'CareEnquirySaved', id, version: 4 } })
  }
  expect(requests).toEqual([
    { enquiryId: id, messageIds: [messageId] },
    { enquiryId: id, version: 3 },
    { enquiryId: id, version: 3, mergedId: otherId, mergedVersion: 2, isSamePerson: false },
    { enquiryId: otherId, version: 3 },
  ])
})

test('other enquiries of the person are listed', async () => {
  const { json } = await request(`{ personEnquiries(id: "${id}") { isSameAddress isMerged enquiry { reference } } }`)

  const other = { isSameAddress: true, isMerged: false, enquiry: { reference: 'SNB-7K3M9Q' } }
  expect(json.data).toEqual({ personEnquiries: [other] })
})

test('the unmatched emails are listed and read', async () => {
  const { json } = await request(`{
    unmatchedEmails { totalCount pageInfo { hasNextPage } nodes {
      id kind reason fileCount sender subject proposals { enquiryId reason } } }
    unmatchedEmail(id: "${emailId}") { senderCheck text fileNames email { sender } } }`)

  const node = {
    id: emailId,
    kind: 'MESSAGE',
    reason: 'NO_THREAD',
    fileCount: 1,
    sender: 'amal@fjord.example',
    subject: 'Hello',
    proposals: [{ enquiryId: id, reason: 'REPLY_TOKEN' }],
  }
  expect(json.data).toEqual({
    unmatchedEmails: { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [node] },
    unmatchedEmail: { senderCheck: 'FAIL', text: 'Hello', fileNames: ['x.pdf'], email: { sender: node.sender } },
  })
})

test('an unmatched email is attached to an enquiry of the list only, and dismissed once', async () => {
  const attach = (enquiryId: string) =>
    request(`mutation { attachEmail(id: "${emailId}", enquiryId: "${enquiryId}", reason: "By telephone") {
      __typename ... on EmailAttached { enquiryId } } }`)

  expect((await attach(id)).json.data).toEqual({ attachEmail: { __typename: 'EmailAttached', enquiryId: id } })
  expect((await attach(otherId)).json.data).toEqual({ attachEmail: { __typename: 'EnquiryNotFound' } })
  const dismissed = await request(`mutation { dismissEmail(id: "${emailId}", reason: "Spam") { __typename } }`)
  expect(dismissed.json.data).toEqual({ dismissEmail: { __typename: 'EmailNotFound' } })
})
