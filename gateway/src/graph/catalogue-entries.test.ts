import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  ApproveCatalogueVersion,
  ImportAirports,
  ListCatalogueEntries,
  PreviewAirportImport,
  ReadCatalogueEntry,
  SaveCatalogueEntry,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-29T09:00:00.000Z'
const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

const head = {
  kind: 'procedure' as const,
  key: 'lasik',
  name: 'LASIK',
  group: 'Ophthalmology',
  state: 'offered' as const,
  isInReview: true,
}
const version = {
  number: 2,
  state: 'in-review' as const,
  content: { slug: 'lasik' },
  note: null,
  writtenBy: staffId,
  writtenAt: at,
  checkedBy: null,
  checkedAt: null,
  returnReason: null,
}

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Salma Nour', title: 'Editor', mayTakeEnquiries: false }],
  }))
  await gateway.handle(ListCatalogueEntries, (input) => {
    received.push(input)
    return { entries: [head], next: 'more', totalCount: 2 }
  })
  await gateway.handle(ReadCatalogueEntry, () => ({
    entry: { ...head, revision: 2, current: { slug: 'lasik' }, pending: version, versions: [version] },
  }))
  await gateway.handle(SaveCatalogueEntry, (input) => {
    received.push(input)
    return { kind: input.kind, key: input.key, version: 3, revision: 4, state: 'current' as const }
  })
  await gateway.handle(ApproveCatalogueVersion, () => {
    throw new AppError('APPROVER_IS_AUTHOR')
  })
  await gateway.handle(PreviewAirportImport, () => ({
    added: 1,
    changed: 0,
    retired: 0,
    restored: 0,
    unchanged: 0,
    seen: 'abc',
    problems: [{ line: 2, column: 'code', message: 'Please give three capital letters' }],
  }))
  await gateway.handle(ImportAirports, (input) => {
    received.push(input)
    return { added: 1, changed: 0, retired: 0, restored: 0, unchanged: 0 }
  })
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor', variables = {}) =>
  gateway.graphql(query, variables, fromOurPage(sessions.open([role])))

test('entries are listed by kind, page by page', async () => {
  const { json } = await request(`{ catalogueEntries(kind: PROCEDURE, show: IN_REVIEW, first: 10) {
    totalCount nodes { kind key name group state isInReview } pageInfo { endCursor hasNextPage } } }`)

  expect(json.data).toEqual({
    catalogueEntries: {
      totalCount: 2,
      nodes: [{ ...head, kind: 'PROCEDURE', state: 'OFFERED' }],
      pageInfo: { endCursor: 'more', hasNextPage: true },
    },
  })
  expect(received).toEqual([{ kind: 'procedure', show: 'in-review', first: 10 }])
})

test('an entry has the names of the authors of its versions', async () => {
  const { json } = await request(`{ catalogueEntry(kind: PROCEDURE, key: "lasik") {
    revision content entry { key } pending { number state writtenBy { name } checkedBy { name } } versions { number } } }`)

  expect(json.data).toEqual({
    catalogueEntry: {
      revision: 2,
      content: { slug: 'lasik' },
      entry: { key: 'lasik' },
      pending: { number: 2, state: 'IN_REVIEW', writtenBy: { name: 'Salma Nour' }, checkedBy: null },
      versions: [{ number: 2 }],
    },
  })
})

test('a save returns the new version, an approval by an author returns the reason for the rejection', async () => {
  const { json } = await request(`mutation {
    saveCatalogueEntry(kind: AIRPORT, key: "CAI", revision: 0, content: { code: "CAI" }) {
      __typename ... on CatalogueEntrySaved { kind version revision state } }
    approveCatalogueVersion(kind: PROCEDURE, key: "lasik", revision: 2) { __typename ... on Problem { code } } }`)

  expect(json.data).toEqual({
    saveCatalogueEntry: {
      __typename: 'CatalogueEntrySaved',
      kind: 'AIRPORT',
      version: 3,
      revision: 4,
      state: 'CURRENT',
    },
    approveCatalogueVersion: { __typename: 'ApproverIsAuthor', code: 'APPROVER_IS_AUTHOR' },
  })
})

test('a dry run names each problem, and an import sends the reviewed revisions', async () => {
  const { json } = await request(
    `{ airportImportPreview(csv: "code") { seen added problems { line column message } } }`,
  )
  expect(json.data).toMatchObject({ airportImportPreview: { seen: 'abc', problems: [{ line: 2, column: 'code' }] } })

  await request(`mutation { importAirports(csv: "code", seen: "abc") { __typename } }`)
  expect(received).toEqual([{ csv: 'code', seen: 'abc' }])
})

test('a file of 60,000 bytes is read in any script, a larger one and longer other variables are not [S1]', async () => {
  const document = `mutation ($csv: CsvFile!, $seen: String!) { importAirports(csv: $csv, seen: $seen) { __typename } }`
  const answer = async (variables: object) => (await request(document, 'editor', variables)).json.errors?.[0]?.message

  expect(await answer({ csv: 'x'.repeat(60_000), seen: 'abc' })).toBeUndefined()
  expect(await answer({ csv: 'x'.repeat(60_001), seen: 'abc' })).toMatch(/at most 60,000 bytes of a file/)
  expect(await answer({ csv: 'م'.repeat(30_000), seen: 'abc' })).toBeUndefined()
  expect(await answer({ csv: 'م'.repeat(30_001), seen: 'abc' })).toMatch(/an Arabic letter has two/)
  // Quotes and ends of lines are escaped in the body, so that a file of them is the largest that fits.
  expect(await answer({ csv: '"م","م"\n'.repeat(6000), seen: 'abc' })).toBeUndefined()
  expect(await answer({ csv: 'x', seen: 'x'.repeat(20_001) })).toMatch(/at most 20,000 characters of variables/)
})

test('a doctor approves and changes nothing; a writer reads only', async () => {
  const save = `mutation { saveCatalogueEntry(kind: AIRPORT, key: "CAI", revision: 0, content: {}) { __typename } }`
  const approve = `mutation { approveCatalogueVersion(kind: PROCEDURE, key: "lasik", revision: 2) { __typename } }`

  expect((await request(save, 'doctor')).json.data).toEqual({ saveCatalogueEntry: { __typename: 'NotAllowed' } })
  expect((await request(approve, 'doctor')).json.data).toEqual({
    approveCatalogueVersion: { __typename: 'ApproverIsAuthor' },
  })
  expect((await request(approve, 'writer')).json.data).toEqual({
    approveCatalogueVersion: { __typename: 'NotAllowed' },
  })
})
