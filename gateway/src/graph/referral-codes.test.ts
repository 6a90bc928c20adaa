import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { EndAmbassador, ReadAmbassador, UpdateAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import {
  AssignReferralCode,
  CreateReferralCodes,
  ExportReferralFigures,
  ListReferralCodes,
  MergeReferralCode,
  ReadReferralCode,
} from '@seneb/contracts/messages/referral/referral-code.messages'
import { AppError } from '@seneb/platform/app-error'
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const at = '2026-11-23T12:00:00.000Z'
const ambassadorId = '0190f5fe-7c00-7a00-8000-000000000001'
const staffId = '0190f5fe-7c00-7a00-8000-000000000002'
const code = {
  code: 'nile-nadia',
  state: 'assigned',
  version: 2,
  type: 'tour-guide',
  label: undefined,
  owner: { id: ambassadorId, name: undefined },
  mergedInto: undefined,
  createdAt: at,
  changedAt: at,
} as const
const received: unknown[] = []

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Salma Nour', title: 'Care lead', mayTakeEnquiries: true }],
  }))
  await gateway.handle(ListReferralCodes, (input) => {
    received.push(input)
    return { codes: [code], next: 'bmV4dA' }
  })
  await gateway.handle(ReadReferralCode, (): Output<typeof ReadReferralCode> => ({
    code,
    weeks: [{ monday: '2026-11-16', hits: 40, visits: 12, enquiries: undefined }],
    total: { hits: 40, visits: 12, enquiries: undefined },
    changes: [
      {
        action: 'assign',
        happenedAt: at,
        staffId,
        owner: { id: ambassadorId, name: undefined },
        code: 'nile-nadia',
        otherCode: undefined,
        reason: undefined,
      },
    ],
  }))
  await gateway.handle(CreateReferralCodes, (input) => {
    received.push(input)
    return { codes: ['abcdefgh'] }
  })
  await gateway.handle(AssignReferralCode, () => {
    throw new AppError('AMBASSADOR_STATE_CONFLICT')
  })
  await gateway.handle(MergeReferralCode, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
  await gateway.handle(ExportReferralFigures, () => ({ csv: '"code"', lines: 0, next: undefined }))
  await gateway.handle(UpdateAmbassador, (input) => {
    received.push(input)
    return { ambassadorId, version: 3 }
  })
  await gateway.handle(EndAmbassador, () => ({ ambassadorId, version: 4, revokedCodes: ['nile-nadia'] }))
  await gateway.handle(ReadAmbassador, () => {
    throw new AppError('AMBASSADOR_NOT_FOUND')
  })
})
afterAll(() => gateway.close())

const request = (query: string, authenticatedSecondsAgo = 0) =>
  gateway.graphql(query, {}, fromOurPage(sessions.open(['care-lead'], { authenticatedSecondsAgo })))

test("codes are paginated and filtered by the contract's values [REF-06, D-11]", async () => {
  received.length = 0
  const { json } = await request(`{ referralCodes(state: IN_STOCK, search: "nile", first: 10) {
    nodes { id state version type label owner { id name } } pageInfo { hasNextPage endCursor } } }`)

  expect(received).toEqual([{ state: 'in-stock', search: 'nile', first: 10 }])
  expect(json.data).toEqual({
    referralCodes: {
      nodes: [
        {
          id: 'nile-nadia',
          state: 'ASSIGNED',
          version: 2,
          type: 'TOUR_GUIDE',
          label: null,
          owner: { id: ambassadorId, name: null },
        },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'bmV4dA' },
    },
  })
})

test('a code has its figures, with null for a hidden count, and the names of its editors [REF-06]', async () => {
  const { json } = await request(`{ referralCode(id: "nile-nadia") {
    weeks { monday counts { hits visits enquiries } } total { enquiries } changes { action staff { name } } } }`)

  expect(json.data).toEqual({
    referralCode: {
      weeks: [{ monday: '2026-11-16', counts: { hits: 40, visits: 12, enquiries: null } }],
      total: { enquiries: null },
      changes: [{ action: 'ASSIGN', staff: { name: 'Salma Nour' } }],
    },
  })
})

test('changing a code requires a recent sign-in, and reading figures does not [S6]', async () => {
  const create = 'mutation { createReferralCodes(input: { type: GENERAL }) { ... on Problem { code } } }'
  const figures = 'mutation { exportReferralFigures { ... on ReferralFiguresExported { lines } } }'

  expect(rejectionOf(await request(create, 601))).toBe('REAUTHENTICATION_REQUIRED')
  expect((await request(figures, 601)).json.data).toEqual({ exportReferralFigures: { lines: 0 } })
})

test.each([
  [`assignReferralCode(id: "a-code", version: 1, ambassadorId: "${ambassadorId}")`, 'AmbassadorStateConflict'],
  ['mergeReferralCode(id: "a-code", version: 1, into: "other", reason: "Misprint.")', 'ChangedMeanwhile'],
  ['createReferralCodes(input: { count: 10000, type: GENERAL })', 'InvalidInput'],
])('%s is refused as %s, a member of its union [REF-06, S1]', async (field, refusal) => {
  const { json } = await request(`mutation { ${field} { __typename } }`)

  expect(Object.values(json.data ?? {})).toEqual([{ __typename: refusal }])
})

test('an unknown ambassador is an error of the query [REF-06]', async () => {
  expect(rejectionOf(await request(`{ ambassador(id: "${ambassadorId}") { applicationId } }`))).toBe(
    'AMBASSADOR_NOT_FOUND',
  )
})

test('a public name is published only with agreement, and ending an ambassador names the revoked codes [D-11]', async () => {
  received.length = 0
  const update = (rest: string) => `mutation { updateAmbassador(input: {
    id: "${ambassadorId}", version: 2, name: "Nadia Fahmy", email: "nadia@guides.example", ${rest} }) {
    ... on AmbassadorUpdated { version } ... on InvalidInput { fields { path message } } } }`
  const refused = await request(update('publicName: "Nadia"'))
  const named = await request(update('publicName: "Nadia", publicNameAgreed: true'))
  const unnamed = await request(update('publicName: null'))
  const ended = await request(`mutation { endAmbassador(id: "${ambassadorId}", version: 3, reason: "Moved away.") {
    ... on AmbassadorEnded { version revokedCodes } } }`)

  expect(refused.json.data).toMatchObject({ updateAmbassador: { fields: [{ path: 'publicNameAgreed' }] } })
  expect(named.json.data).toEqual({ updateAmbassador: { version: 3 } })
  expect(unnamed.json.data).toEqual({ updateAmbassador: { version: 3 } })
  expect(received).toMatchObject([{ publicName: 'Nadia', publicNameAgreed: true }, { publicNameAgreed: false }])
  expect(ended.json.data).toEqual({ endAmbassador: { version: 4, revokedCodes: ['nile-nadia'] } })
})

test('the schema has no path from a code or an ambassador to an enquiry, a plan or a treatment [D-14]', () => {
  const schema = buildSchema(readTypeDefinitions())
  const reached = new Set<string>()
  const walk = (type: GraphQLObjectType) => {
    if (reached.has(type.name)) return
    reached.add(type.name)
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type)
      if (isObjectType(named)) walk(named)
    }
  }
  for (const name of ['ReferralCodeReport', 'ReferralCodeConnection', 'AmbassadorProfile', 'AmbassadorConnection']) {
    walk(schema.getType(name) as GraphQLObjectType)
  }

  expect([...reached].toSorted()).toEqual([
    'AmbassadorConnection',
    'AmbassadorPerson',
    'AmbassadorProfile',
    'PageInfo',
    'ReferralAmbassador',
    'ReferralChange',
    'ReferralCode',
    'ReferralCodeConnection',
    'ReferralCodeOwner',
    'ReferralCodeReport',
    'ReferralCounts',
    'ReferralWeek',
    'StaffName',
  ])
})
