import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  ApproveClaim,
  ArchiveClaim,
  ListClaims,
  ListOfferSpots,
  MoveClaim,
  PublishClaim,
  UpdateOfferSpots,
} from '@seneb/contracts/messages/content/claim.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const record = {
  kind: 'offer' as const,
  key: 'early-spots',
  title: 'Only {remaining} left',
  isSample: false,
  state: 'published' as const,
  openState: 'in-review' as const,
  isShown: true,
  evidence: null,
  evidenceUrl: 'https://evidence.example/1',
  evidenceDocument: null,
  computedFrom: null,
  owner: staffId,
  checkedBy: null,
  checkedAt: null,
  validFrom: null,
  validTo: '2026-12-01',
  total: 50,
  remaining: 49,
  warnings: ['expiring' as const, 'unchecked' as const],
  uses: [{ path: '/why-egypt', title: 'Why Egypt', kind: null, key: null }],
}
const counted = { key: 'early-spots', text: 'Only 49 left', total: 50, remaining: 49, isShown: true }
const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const person = { staffId, name: 'Nadia Selim', title: 'Editor', mayTakeEnquiries: false }
  await gateway.handle(ListStaffNames, () => ({ people: [person] }))
  await gateway.handle(ListClaims, (input) => {
    received.push(input)
    return { claims: [record], next: 'later', totalCount: 7 }
  })
  await gateway.handle(ListOfferSpots, () => ({ offers: [counted] }))
  await gateway.handle(ApproveClaim, () => {
    throw new AppError('APPROVER_IS_AUTHOR')
  })
  await gateway.handle(PublishClaim, (input) => {
    received.push(input)
    return { kind: input.kind, key: input.key, revision: 5, number: 2, state: 'published' as const }
  })
  await gateway.handle(ArchiveClaim, () => {
    const message = 'It is shown on Why Egypt (/why-egypt).'
    throw new AppError('INPUT_INVALID', { fields: [{ path: 'isUseConfirmed', message }] })
  })
  await gateway.handle(MoveClaim, (input) => {
    received.push(input)
    return { kind: input.kind, key: input.key, number: input.to }
  })
  await gateway.handle(UpdateOfferSpots, (input) => {
    received.push(input)
    if (input.seen !== 50) throw new AppError('CHANGED_MEANWHILE')
    return counted
  })
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))
const target = 'kind: OFFER, key: "early-spots", revision: 4'
const problem = '{ __typename ... on Problem { code } }'

test('the register is listed with evidence, owner, warnings and uses, as the schema spells them [GEN-08]', async () => {
  const { json } = await request(
    '{ claimRecords(kind: OFFER, show: NO_EVIDENCE) { totalCount pageInfo { endCursor } nodes { kind key isShown evidenceUrl owner { name } checkedBy { name } validTo total remaining warnings uses { path title } } } }',
    'auditor',
  )

  expect(json.data).toEqual({
    claimRecords: {
      totalCount: 7,
      pageInfo: { endCursor: 'later' },
      nodes: [
        {
          kind: 'OFFER',
          key: 'early-spots',
          isShown: true,
          evidenceUrl: 'https://evidence.example/1',
          owner: { name: 'Nadia Selim' },
          checkedBy: null,
          validTo: '2026-12-01',
          total: 50,
          remaining: 49,
          warnings: ['EXPIRING', 'UNCHECKED'],
          uses: [{ path: '/why-egypt', title: 'Why Egypt' }],
        },
      ],
    },
  })
  expect(received).toEqual([{ kind: 'offer', show: 'no-evidence', first: 50 }])
})

test('own versions, uses and counts by others are problems of their own [GEN-08, O-3]', async () => {
  expect(rejectionOf(await request(`mutation { approveClaim(${target}) ${problem} }`))).toBe('APPROVER_IS_AUTHOR')
  const archived = await request(
    `mutation { archiveClaim(${target}) { __typename ... on InvalidInput { fields { path message } } } }`,
  )
  expect(archived.json.data).toEqual({
    archiveClaim: {
      __typename: 'InvalidInput',
      fields: [{ path: 'isUseConfirmed', message: 'It is shown on Why Egypt (/why-egypt).' }],
    },
  })
  const stale =
    'mutation { updateOfferSpots(key: "early-spots", seen: 49, remaining: 48) { __typename ... on Problem { code } } }'
  expect(rejectionOf(await request(stale))).toBe('CHANGED_MEANWHILE')
})

test('agents and editors count spots, editors alone publish claims, and only after a recent sign-in [ROLE-03, ADM-09]', async () => {
  const count =
    'mutation { updateOfferSpots(key: "early-spots", seen: 50, remaining: 49) { __typename ... on OfferSpots { remaining } ... on Problem { code } } }'
  for (const role of ['care-agent', 'care-lead', 'editor'] as const) {
    expect((await request(count, role)).json.data).toEqual({
      updateOfferSpots: { __typename: 'OfferSpots', remaining: 49 },
    })
  }
  expect(rejectionOf(await request(count, 'writer'))).toBe('NOT_ALLOWED')
  expect((await request('{ offerSpots { key text total remaining isShown } }', 'care-agent')).json.data).toEqual({
    offerSpots: [counted],
  })

  const publish = `mutation { publishClaim(${target}) { __typename ... on PublicationSaved { kind state } ... on Problem { code } } }`
  expect((await request(publish)).json.data).toEqual({
    publishClaim: { __typename: 'PublicationSaved', kind: 'OFFER', state: 'PUBLISHED' },
  })
  expect(received.at(-1)).toEqual({ kind: 'offer', key: 'early-spots', revision: 4 })
  for (const role of ['writer', 'care-lead', 'admin'] as const) {
    expect(rejectionOf(await request(publish, role))).toBe('NOT_ALLOWED')
  }
  const stale = await gateway.graphql(
    publish,
    {},
    fromOurPage(sessions.open(['editor'], { authenticatedSecondsAgo: 3600 })),
  )
  expect(rejectionOf(stale)).toBe('REAUTHENTICATION_REQUIRED')
})

test('editors alone move records of the register, and only after a recent sign-in [ROLE-03, GEN-08]', async () => {
  const move = `mutation { moveClaim(kind: OFFER, key: "early-spots", from: 2, to: 1) {
    __typename ... on PublicationMoved { kind key number } ... on Problem { code } } }`

  expect((await request(move)).json.data).toEqual({
    moveClaim: { __typename: 'PublicationMoved', kind: 'OFFER', key: 'early-spots', number: 1 },
  })
  expect(received).toEqual([{ kind: 'offer', key: 'early-spots', from: 2, to: 1 }])
  for (const role of ['writer', 'care-lead', 'admin'] as const) {
    expect(rejectionOf(await request(move, role))).toBe('NOT_ALLOWED')
  }
  const stale = fromOurPage(sessions.open(['editor'], { authenticatedSecondsAgo: 3600 }))
  expect(rejectionOf(await gateway.graphql(move, {}, stale))).toBe('REAUTHENTICATION_REQUIRED')
})
