import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  ApprovePublicationDraft,
  ArchivePublication,
  ListPublications,
  MovePublication,
  PreviewPublication,
  PublishPublicationDraft,
  ReadArchivedPage,
  ReadPublication,
  ReadPublicationVersion,
  SavePublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import { ReadPage } from '@seneb/contracts/messages/content/page.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-23T09:00:00.000Z'
const head = {
  kind: 'team-member' as const,
  key: 'amal',
  title: 'Amal',
  path: null,
  isSample: false,
  state: 'published' as const,
  openState: 'in-review' as const,
  publishAt: null,
  changedAt: at,
  reviewDueOn: '2027-11-01',
  isReviewDue: false,
}
const version = {
  number: 2,
  state: 'in-review' as const,
  title: 'Amal',
  note: null,
  writtenBy: staffId,
  writtenAt: at,
  approvedBy: null,
  approvedAt: null,
  publishAt: null,
  publishedBy: null,
  publishedAt: null,
  returnReason: null,
  reviewer: 'Dr. Mona Adel',
  reviewedOn: '2026-11-01',
}
const content = { key: 'amal', name: 'Amal', bio: 'A *doctor*.' }
const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const person = { staffId, name: 'Nadia Selim', title: 'Editor', mayTakeEnquiries: false }
  await gateway.handle(ListStaffNames, () => ({ people: [person] }))
  await gateway.handle(ListPublications, (input) => {
    received.push(input)
    return { publications: [head], next: 'later', totalCount: 7 }
  })
  await gateway.handle(ReadPublication, () => ({
    publication: {
      ...head,
      revision: 4,
      needsApproval: false,
      published: content,
      position: { number: 2, total: 3, previousTitle: 'Omar', nextTitle: null },
      draft: { ...version, content },
      archivedAt: null,
      redirectPath: null,
      versions: [version],
    },
  }))
  await gateway.handle(ReadPublicationVersion, () => ({ version: { ...version, content }, previous: null }))
  await gateway.handle(SavePublicationDraft, (input) => {
    received.push(input)
    return { kind: input.kind, key: input.key, revision: 5, number: 2, state: 'draft' as const }
  })
  await gateway.handle(MovePublication, (input) => {
    received.push(input)
    return { kind: input.kind, key: input.key, number: input.to }
  })
  await gateway.handle(PublishPublicationDraft, () => {
    throw new AppError('APPROVAL_NEEDED')
  })
  await gateway.handle(ApprovePublicationDraft, () => {
    throw new AppError('APPROVER_IS_AUTHOR')
  })
  await gateway.handle(ArchivePublication, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
  await gateway.handle(ReadPage, () => ({ page: null }))
  await gateway.handle(PreviewPublication, (input) => {
    received.push(input)
    return { article: null, legalDocument: null, page: null, specialty: null, treatment: null }
  })
  await gateway.handle(ReadArchivedPage, ({ path }) => ({
    archived: path === '/blogs/old' ? { redirectPath: '/blogs' } : null,
  }))
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor', variables: object = {}) =>
  gateway.graphql(query, variables, fromOurPage(sessions.open([role])))
const target = 'kind: TEAM_MEMBER, key: "amal", revision: 4'
const problem = '{ __typename ... on Problem { code } }'

test("texts are listed and read in the schema's spelling, with the author of each version [ADM-09]", async () => {
  const listed = await request(
    '{ editablePublications(show: IN_REVIEW, search: "am") { totalCount nodes { kind key state openState } pageInfo { endCursor } } }',
    'auditor',
  )
  expect(listed.json.data).toEqual({
    editablePublications: {
      totalCount: 7,
      nodes: [{ kind: 'TEAM_MEMBER', key: 'amal', state: 'PUBLISHED', openState: 'IN_REVIEW' }],
      pageInfo: { endCursor: 'later' },
    },
  })
  expect(received).toEqual([{ show: 'in-review', search: 'am', first: 50 }])

  const read = await request(
    `{ editablePublication(kind: TEAM_MEMBER, key: "amal") { revision publishedContent draft { content version { state writtenBy { name } } } versions { number approvedBy { name } } } }`,
  )
  expect(read.json.data).toEqual({
    editablePublication: {
      revision: 4,
      publishedContent: content,
      draft: { content, version: { state: 'IN_REVIEW', writtenBy: { name: 'Nadia Selim' } } },
      versions: [{ number: 2, approvedBy: null }],
    },
  })
  const one = await request(
    '{ publicationVersion(kind: TEAM_MEMBER, key: "amal", number: 2) { content previousContent } }',
  )
  expect(one.json.data).toEqual({ publicationVersion: { content, previousContent: null } })
})

const save = `mutation ($content: JSONObject!) {
  savePublicationDraft(${target}, content: $content) {
    __typename ... on PublicationSaved { kind revision state } ... on Problem { code } } }`

test('a draft is saved as an object of JSON, whole and unchanged [ADM-09]', async () => {
  const saved = await request(save, 'writer', { content })

  expect(saved.json.data).toEqual({
    savePublicationDraft: { __typename: 'PublicationSaved', kind: 'TEAM_MEMBER', revision: 5, state: 'DRAFT' },
  })
  expect(received).toEqual([{ kind: 'team-member', key: 'amal', revision: 4, content }])
  const inline = `mutation { savePublicationDraft(${target}, content: { key: "amal", flags: [1, true, null] }) ${problem} }`
  await request(inline)
  expect(received.at(-1)).toMatchObject({ content: { key: 'amal', flags: [1, true, null] } })
})

test.each([
  ['a list', [1]],
  ['a text', 'x'],
  ['an object without an end', Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), {})],
])('%s is no content and reaches no service [S1]', async (_name, given) => {
  const { json } = await request(save, 'writer', { content: given })

  expect(json.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
  expect(received).toEqual([])
})

test('a text of a megabyte, and one beyond the limit of variables, is refused with a sentence [S1]', async () => {
  const long = await request(save, 'writer', { content: { bio: 'x'.repeat(30_000) } })
  expect(long.json.errors?.[0]?.message).toMatch(/at most 20,000 characters/)
  const huge = await request(save, 'writer', { content: { bio: 'x'.repeat(1_000_000) } })
  expect(huge.status).toBe(413)
  expect(received).toEqual([])
})

test('missing approvals, own texts and changes by others are problems of their own [R8]', async () => {
  expect(rejectionOf(await request(`mutation { publishPublicationDraft(${target}) ${problem} }`))).toBe(
    'APPROVAL_NEEDED',
  )
  expect(rejectionOf(await request(`mutation { approvePublicationDraft(${target}) ${problem} }`))).toBe(
    'APPROVER_IS_AUTHOR',
  )
  expect(rejectionOf(await request(`mutation { archivePublication(${target}) ${problem} }`))).toBe('CHANGED_MEANWHILE')
})

test('an editor moves a record from the position that was seen, a writer does not', async () => {
  const position = '{ number total previousTitle nextTitle }'
  const { json } = await request(`{ editablePublication(kind: TEAM_MEMBER, key: "amal") { position ${position} } }`)
  expect(json.data).toEqual({
    editablePublication: { position: { number: 2, total: 3, previousTitle: 'Omar', nextTitle: null } },
  })
  const move = `mutation { movePublication(kind: TEAM_MEMBER, key: "amal", from: 2, to: 1) {
    __typename ... on PublicationMoved { kind key number } ... on Problem { code } } }`

  expect((await request(move)).json.data).toEqual({
    movePublication: { __typename: 'PublicationMoved', kind: 'TEAM_MEMBER', key: 'amal', number: 1 },
  })
  expect(received).toEqual([{ kind: 'team-member', key: 'amal', from: 2, to: 1 }])
  expect(rejectionOf(await request(move, 'writer'))).toBe('NOT_ALLOWED')
})

test.each(['CLAIM', 'OFFER', 'PACKAGE', 'RATING', 'PARTNER'])(
  'a record of the register (%s) is not moved as a text, whose permission is another [ROLE-03, GEN-08]',
  async (kind) => {
    const move = `mutation { movePublication(kind: ${kind}, key: "amal", from: 2, to: 1) {
      __typename ... on InvalidInput { fields { path message } } } }`

    expect((await request(move)).json.data).toEqual({
      movePublication: {
        __typename: 'InvalidInput',
        fields: [{ path: 'kind', message: 'Please use the request of the register of claims for this kind' }],
      },
    })
    expect(received).toEqual([])
  },
)

test('writers write, editors publish, auditors read, and others see nothing [ROLE-03, ADM-09]', async () => {
  expect(rejectionOf(await request(`mutation { publishPublicationDraft(${target}) ${problem} }`, 'writer'))).toBe(
    'NOT_ALLOWED',
  )
  expect(rejectionOf(await request(`mutation { submitPublicationDraft(${target}) ${problem} }`, 'auditor'))).toBe(
    'NOT_ALLOWED',
  )
  const { json } = await request('{ editablePublications { totalCount } }', 'care-lead')
  expect(json.errors?.[0]?.extensions?.['code']).toBe('NOT_ALLOWED')
})

test('the redirect target of a removed page is public [D-33]', async () => {
  const paths =
    '{ old: removedPage(path: "/blogs/old") { redirectPath } other: removedPage(path: "/x") { redirectPath } }'

  expect((await gateway.graphql(paths)).json.data).toEqual({ old: { redirectPath: '/blogs' }, other: null })
})

test('only staff request a page with a draft; the header has no effect for anyone else [S6]', async () => {
  const page = '{ page(slug: "why-egypt") { heading } }'
  const preview = { 'x-seneb-preview': 'page/why-egypt' }
  await gateway.graphql(page, {}, { ...fromOurPage(sessions.open(['writer'])), ...preview })

  const legal = '{ legalDocument(slug: "privacy-policy") { title } }'
  const ofLegal = { 'x-seneb-preview': 'legal-document/privacy-policy' }
  await gateway.graphql(legal, {}, { ...fromOurPage(sessions.open(['writer'])), ...ofLegal })
  const slug = 'privacy-policy'
  expect(received).toEqual([
    { kind: 'page', key: 'why-egypt', page: 'page', slug: 'why-egypt' },
    { kind: 'legal-document', key: slug, page: 'legal-document', slug },
  ])

  const stranger = await gateway.graphql(page, {}, preview)
  expect(stranger.json.errors?.[0]?.extensions?.['code']).toBe('SIGN_IN_REQUIRED')
  const odd = { 'x-seneb-preview': 'page/../why-egypt' }
  expect((await gateway.graphql(page, {}, odd)).json.data).toEqual({ page: null })
  expect(received).toHaveLength(2)
})
