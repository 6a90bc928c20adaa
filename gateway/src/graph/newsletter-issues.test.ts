import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadSignInMethods } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import {
  ApproveNewsletterIssue,
  CreateNewsletterIssue,
  ListNewsletterIssues,
  PreviewNewsletterIssue,
  ReadNewsletterIssue,
  SendNewsletterIssue,
  SendTestNewsletterIssue,
  StopNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import {
  CountNewsletterSubscribers,
  ExportNewsletterSubscribers,
  ListNewsletterSubscribers,
} from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const at = '2026-11-23T12:00:00.000Z'
const issueId = '0190f5fe-7c00-7a00-8000-000000000001'
const staffId = '0190f5fe-7c00-7a00-8000-000000000002'
const figures = { audience: 9, delivered: 5, failed: 1, skipped: 1, uncertain: 1, unsubscribed: 2 }
const issue = {
  id: issueId,
  state: 'in-review',
  version: 2,
  subject: 'News',
  createdAt: at,
  changedAt: at,
  sendAt: undefined,
  startedAt: undefined,
  finishedAt: undefined,
  holdReason: 'text-refused',
  figures,
} as const
const received: unknown[] = []

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Salma Nour', title: 'Editor', mayTakeEnquiries: false }],
  }))
  await gateway.handle(ListNewsletterIssues, (input) => {
    received.push(input)
    return { issues: [issue], next: 'bmV4dA' }
  })
  await gateway.handle(ReadNewsletterIssue, () => ({
    issue,
    preheader: 'A line',
    body: 'Hello',
    authorIds: [staffId],
    writtenBy: staffId,
    approvedBy: undefined,
    approvedAt: undefined,
    returnReason: undefined,
    audience: 12,
    uncertain: [
      { recipientId: issueId, messageId: '<1@seneb.example>', claimedAt: at, code: undefined, email: undefined },
    ],
  }))
  await gateway.handle(PreviewNewsletterIssue, () => ({ subject: 'News', html: '<p>Hello</p>', text: 'Hello' }))
  await gateway.handle(CreateNewsletterIssue, (input) => {
    received.push(input)
    return { issueId, version: 1, state: 'draft' as const }
  })
  await gateway.handle(ApproveNewsletterIssue, () => {
    throw new AppError('APPROVER_IS_AUTHOR')
  })
  await gateway.handle(SendNewsletterIssue, () => {
    throw new AppError('NEWSLETTER_ISSUE_STATE_CONFLICT')
  })
  await gateway.handle(StopNewsletterIssue, () => ({ issueId, version: 5, state: 'stopped' as const }))
  await gateway.handle(ReadSignInMethods, () => ({
    email: 'salma@seneb.example',
    passkeys: [],
    hasPassword: true,
    hasCodeApp: true,
    recoveryCodesLeft: 8,
  }))
  await gateway.handle(SendTestNewsletterIssue, (input) => {
    received.push(input)
    return { issueId }
  })
  await gateway.handle(ListNewsletterSubscribers, (input) => {
    received.push(input)
    const times = { confirmedAt: at, unsubscribedAt: undefined, suppressedAt: undefined }
    return {
      subscribers: [
        { id: issueId, email: undefined, state: 'bounced' as const, isSuppressed: false, requestedAt: at, ...times },
      ],
      next: undefined,
    }
  })
  await gateway.handle(CountNewsletterSubscribers, () => ({ counts: [{ state: 'confirmed' as const, count: 3 }] }))
  await gateway.handle(ExportNewsletterSubscribers, () => ({ csv: '"address"', lines: 0, next: undefined }))
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor', authenticatedSecondsAgo = 0) =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role], { authenticatedSecondsAgo })))

test("issues are paginated and filtered by the contract's values", async () => {
  received.length = 0
  const { json } = await request(`{ newsletterIssues(state: IN_REVIEW, first: 10) {
    nodes { id state figures { audience uncertain } } pageInfo { hasNextPage endCursor } } }`)

  expect(received).toEqual([{ state: 'in-review', first: 10 }])
  expect(json.data).toEqual({
    newsletterIssues: {
      nodes: [{ id: issueId, state: 'IN_REVIEW', figures: { audience: 9, uncertain: 1 } }],
      pageInfo: { hasNextPage: true, endCursor: 'bmV4dA' },
    },
  })
})

test('an issue names its authors and the mails with an uncertain outcome', async () => {
  const { json } = await request(`{ newsletterIssue(id: "${issueId}") { authors { name } writtenBy { name }
    approvedBy { name } issue { holdReason } audience uncertainRecipients { id messageId email } } }`)

  expect(json.data).toEqual({
    newsletterIssue: {
      authors: [{ name: 'Salma Nour' }],
      writtenBy: { name: 'Salma Nour' },
      approvedBy: null,
      issue: { holdReason: 'TEXT_REFUSED' },
      audience: 12,
      uncertainRecipients: [{ id: issueId, messageId: '<1@seneb.example>', email: null }],
    },
  })
})

test("a test issue is sent to the caller's address as identity stores it", async () => {
  received.length = 0
  const { json } = await request(`mutation { sendTestNewsletterIssue(id: "${issueId}") { __typename } }`)

  expect(json.data).toEqual({ sendTestNewsletterIssue: { __typename: 'NewsletterTestSent' } })
  expect(received).toEqual([{ issueId, to: 'salma@seneb.example' }])
})

test('sending to people requires a recent sign-in; writing and stopping do not [S6]', async () => {
  const stop = `mutation { stopNewsletterIssue(id: "${issueId}") { ... on NewsletterIssueStopped { state } } }`
  const send = `mutation { sendNewsletterIssue(id: "${issueId}", version: 3) { ... on Problem { code } } }`

  expect((await request(stop, 'writer', 601)).json.data).toEqual({ stopNewsletterIssue: { state: 'STOPPED' } })
  expect(rejectionOf(await request(send, 'editor', 601))).toBe('REAUTHENTICATION_REQUIRED')
  expect(rejectionOf(await request(send, 'writer'))).toBe('NOT_ALLOWED')
})

test.each([
  [`approveNewsletterIssue(id: "${issueId}", version: 2)`, 'ApproverIsAuthor'],
  [`sendNewsletterIssue(id: "${issueId}", version: 2)`, 'NewsletterIssueStateConflict'],
  ['createNewsletterIssue(input: { subject: "a\\r\\nBcc: b@c.example" })', 'InvalidInput'],
  [`createNewsletterIssue(input: { subject: "a", preheader: "b", body: "${'x'.repeat(13_000)}" })`, 'InvalidInput'],
])('a mutation that is refused has a member of its union: %#', async (field, refusal) => {
  const { json } = await request(`mutation { ${field} { __typename } }`)

  expect(Object.values(json.data ?? {})).toEqual([{ __typename: refusal }])
})

test('subscribers are listed with their states; their export takes a fresh sign-in of a care lead [ADM-09]', async () => {
  const list =
    '{ newsletterSubscribers(state: BOUNCED) { nodes { email state } } newsletterSubscriberCounts { state count } }'
  const exported =
    'mutation { exportNewsletterSubscribers { ... on NewsletterSubscribersExported { lines } ... on Problem { code } } }'

  expect((await request(list)).json.data).toEqual({
    newsletterSubscribers: { nodes: [{ email: null, state: 'BOUNCED' }] },
    newsletterSubscriberCounts: [{ state: 'CONFIRMED', count: 3 }],
  })
  expect((await request(exported, 'care-lead')).json.data).toEqual({ exportNewsletterSubscribers: { lines: 0 } })
  expect(rejectionOf(await request(exported, 'care-lead', 601))).toBe('REAUTHENTICATION_REQUIRED')
  expect(rejectionOf(await request(exported, 'editor'))).toBe('NOT_ALLOWED')
  expect(rejectionOf(await request(list, 'writer'))).toBe('NOT_ALLOWED')
})

test("the preview's HTML runs no scripts, loads nothing from other servers and is not stored [S5]", async () => {
  const fetchAs = (headers?: Record<string, string>) => gateway.fetch(`/staff/newsletters/${issueId}/html`, { headers })
  const shown = await fetchAs(fromOurPage(sessions.open(['writer'])))
  const stranger = await fetchAs(fromOurPage(sessions.open(['care-agent'])))
  const nobody = await fetchAs()

  expect([shown.status, stranger.status, nobody.status]).toEqual([200, 403, 401])
  expect(shown.text).toBe('<p>Hello</p>')
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-security-policy':
      "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
})
