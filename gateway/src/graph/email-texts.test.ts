import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ReadPublication } from '@seneb/contracts/messages/content/publication-version.messages'
import { PreviewEmailText } from '@seneb/contracts/messages/notification/email-text.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const at = '2026-11-23T09:00:00.000Z'
const version = {
  number: 2,
  state: 'draft' as const,
  title: 'Receipt',
  note: null,
  writtenBy: null,
  writtenAt: at,
  approvedBy: null,
  approvedAt: null,
  publishAt: null,
  publishedBy: null,
  publishedAt: null,
  returnReason: null,
  reviewer: null,
  reviewedOn: null,
}
const [draft, published] = [{ subject: 'A draft' }, { subject: 'As published' }]
const received: unknown[] = []
let hasDraft: boolean
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ReadPublication, ({ key, kind }) => {
    received.push({ key, kind })
    if (key === 'no-such-email') throw new AppError('PUBLICATION_UNKNOWN')
    return {
      publication: {
        kind,
        key,
        title: 'Receipt',
        path: null,
        isSample: false,
        state: 'published' as const,
        openState: null,
        publishAt: null,
        changedAt: at,
        reviewDueOn: null,
        isReviewDue: false,
        revision: 1,
        needsApproval: true,
        published,
        draft: hasDraft ? { ...version, content: draft } : null,
        archivedAt: null,
        redirectPath: null,
        position: null,
        versions: [version],
      },
    }
  })
  await gateway.handle(PreviewEmailText, ({ content }) => {
    received.push(content)
    return { subject: String(content['subject']), html: '<p>Hello</p>', text: 'Hello' }
  })
})
beforeEach(() => {
  received.length = 0
  hasDraft = true
})
afterAll(() => gateway.close())

const preview = (role: StaffRole = 'editor') =>
  gateway.graphql(
    '{ emailTextPreview(key: "consultation-receipt") { subject html text } }',
    {},
    fromOurPage(sessions.open([role])),
  )

test('the open or the published version is rendered for staff who may read texts', async () => {
  expect((await preview()).json.data).toEqual({
    emailTextPreview: { subject: 'A draft', html: '<p>Hello</p>', text: 'Hello' },
  })
  expect(received).toEqual([{ kind: 'email-text', key: 'consultation-receipt' }, draft])

  hasDraft = false
  expect((await preview('auditor')).json.data).toMatchObject({ emailTextPreview: { subject: 'As published' } })
  expect(rejectionOf(await preview('care-lead'))).toBe('NOT_ALLOWED')
})

test("the HTML for the desk's frame runs no scripts, loads nothing from other servers and is not stored [S5]", async () => {
  const fetchAs = (headers?: Record<string, string>, key = 'consultation-receipt') =>
    gateway.fetch(`/staff/emails/${key}/html`, { headers })
  const writer = fromOurPage(sessions.open(['writer']))
  const shown = await fetchAs(writer)
  const unknown = await fetchAs(writer, 'no-such-email')
  const stranger = await fetchAs(fromOurPage(sessions.open(['care-agent'])))
  const nobody = await fetchAs()

  expect([shown.status, unknown.status, stranger.status, nobody.status]).toEqual([200, 404, 403, 401])
  expect(shown.text).toBe('<p>Hello</p>')
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-security-policy':
      "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
})
