import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ApproveLegalVersion, PublishLegalVersion } from '@seneb/contracts/messages/content/legal-version.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ApproveLegalVersion, () => {
    throw new AppError('APPROVER_IS_AUTHOR')
  })
  await gateway.handle(PublishLegalVersion, (input) => {
    received.push(input)
    return { kind: 'legal-document' as const, key: input.key, revision: 5, number: 5, state: 'published' as const }
  })
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor', session = {}) =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role], session)))
const target = 'key: "privacy-policy", revision: 4'
const publish = `mutation { publishLegalVersion(${target}) { __typename ... on PublicationSaved { kind state } ... on Problem { code } } }`

test('only an editor publishes a legal document, after a recent sign-in [D-65, ADM-09]', async () => {
  expect((await request(publish)).json.data).toEqual({
    publishLegalVersion: { __typename: 'PublicationSaved', kind: 'LEGAL_DOCUMENT', state: 'PUBLISHED' },
  })
  expect(received).toEqual([{ key: 'privacy-policy', revision: 4 }])
  for (const role of ['writer', 'care-lead', 'admin'] as const) {
    expect(rejectionOf(await request(publish, role))).toBe('NOT_ALLOWED')
  }
  const stale = await request(publish, 'editor', { authenticatedSecondsAgo: 3600 })
  expect(rejectionOf(stale)).toBe('REAUTHENTICATION_REQUIRED')
  expect(received).toHaveLength(1)
})

test('the version of an author and an unknown document are problems of their own [D-65]', async () => {
  const approve = `mutation { approveLegalVersion(${target}) { __typename ... on Problem { code } } }`
  expect(rejectionOf(await request(approve))).toBe('APPROVER_IS_AUTHOR')
  const unknown = publish.replace('privacy-policy', 'imprint')
  expect(rejectionOf(await request(unknown))).toBe('INPUT_INVALID')
})
