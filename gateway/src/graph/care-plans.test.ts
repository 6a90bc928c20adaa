import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import {
  ApproveCarePlan,
  ListCarePlans,
  ReadCarePlan,
  SaveCarePlan,
} from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import {
  RegeneratePlan,
  WithdrawPlanApproval,
  ReadCarePlanVersion,
} from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { ListCareReferences } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { CreateCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const staffId = '0190f5fe-7c00-7a00-8000-000000000002'
const at = '2026-11-23T09:00:00.000Z'
const plan: Output<typeof ListCarePlans>['plans'][number] = {
  tripPlanId: id,
  state: 'approved-once',
  version: 3,
  requestedAt: at,
  requiresTwoApprovals: true,
  isDraftMissing: false,
}
const requests: unknown[] = []
let isEnquiryUnavailable = false
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Mona Farid', title: 'Care lead', mayTakeEnquiries: true }],
  }))
  await gateway.handle(ListCareReferences, () => {
    if (isEnquiryUnavailable) throw new AppError('UNAVAILABLE')
    return { enquiries: [{ id, reference: 'SNB-7K3M9Q', dueAt: at }] }
  })
  await gateway.handle(ListCarePlans, () => ({ plans: [plan], open: 1 }))
  await gateway.handle(ReadCarePlan, (): Output<typeof ReadCarePlan> => ({
    plan,
    removed: [],
    approvals: [],
    sections: [],
    sources: [],
    isDraftedByMachine: true,
    evidence: [{ id: staffId, quote: 'USD 5', source: 'A letter', on: '2026-11-20', addedBy: staffId }],
    returned: { note: 'Ask again' },
    redraft: { state: 'set-aside', reason: 'not-available', requestedBy: staffId, at },
    redraftsLeft: 4,
    problems: [{ path: 'lines.day-1-0', message: 'Day 1: "$6" has no source. Attach one, or take it out' }],
    catalogueLines: [{ part: 'before-travel', text: 'Send recent dental X-rays.' }],
    versions: [{ number: 2, at, authorId: staffId }, { number: 1, at }], // oxfmt-ignore
    lines: [
      {
        id: 'day-1-0',
        part: 'day',
        day: 1,
        text: 'Arrival',
        origin: 'writer',
        figures: [{ text: '$5', kind: 'money', source: 'evidence' }, { text: '$6', kind: 'money' }], // oxfmt-ignore
      },
    ],
  }))
  await gateway.handle(SaveCarePlan, (input) => {
    requests.push(input)
    return { tripPlanId: id, version: 4 }
  })
  await gateway.handle(WithdrawPlanApproval, (input) => {
    requests.push(input)
    return { tripPlanId: id, version: 3 }
  })
  await gateway.handle(CreateCarePlan, (input) => {
    requests.push(input)
    return { enquiryId: id }
  })
  await gateway.handle(RegeneratePlan, (input) => {
    requests.push(input)
    return { tripPlanId: id, version: 3 }
  })
  await gateway.handle(ReadCarePlanVersion, ({ number }): Output<typeof ReadCarePlanVersion> => ({
    number,
    lines: [{ id: 'costs-0', part: 'before-travel', text: `Words of ${number}` }],
  }))
  await gateway.handle(ApproveCarePlan, () => {
    const message = 'About costs: "$1,999" has no source. Attach one, or take it out'
    throw new AppError('INPUT_INVALID', { fields: [{ path: 'lines.costs-1', message }] })
  })
})
beforeEach(() => {
  requests.length = 0
  isEnquiryUnavailable = false
})
afterAll(() => gateway.close())

const request = (query: string, role: 'auditor' | 'care-agent' | 'care-lead' = 'care-lead') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))

test('plans include the reference of their enquiry, or null while the service is unavailable [D-49]', async () => {
  const query = '{ carePlans { nodes { id state enquiry { reference } } open } }'
  const listed = (enquiry: object | null) => ({
    carePlans: { nodes: [{ id, state: 'APPROVED_ONCE', enquiry }], open: 1 },
  })

  expect((await request(query)).json.data).toEqual(listed({ reference: 'SNB-7K3M9Q' }))
  isEnquiryUnavailable = true
  expect((await request(query)).json.data).toEqual(listed(null))
})

test('a plan is returned in schema terms with the names of its authors [D-49]', async () => {
  const { json } = await request(`{ carePlan(id: "${id}") { plan { enquiry { reference } }
    lines { part origin figures { text source } } evidence { addedBy { name } } returned { by { name } note }
    versions { number author { name } } } }`)

  expect(json.data?.['carePlan']).toEqual({
    plan: { enquiry: { reference: 'SNB-7K3M9Q' } },
    lines: [
      {
        part: 'DAY',
        origin: 'WRITER',
        figures: [
          { text: '$5', source: 'EVIDENCE' },
          { text: '$6', source: null },
        ],
      },
    ],
    evidence: [{ addedBy: { name: 'Mona Farid' } }],
    returned: { by: null, note: 'Ask again' },
    versions: [
      { number: 2, author: { name: 'Mona Farid' } },
      { number: 1, author: null },
    ],
  })
})

test('lines and reasons are mapped to service values; a rejected approval names each line, and staff without the permission are denied [D-49, S6]', async () => {
  const { json } = await request(`mutation { saveCarePlan(id: "${id}", version: 3,
    lines: [{ part: BEFORE_TRAVEL, text: "Pack." }, { id: "day-1-0", part: DAY, day: 1, text: "Arrival" }],
    removed: ["costs-0"], reasons: [{ lineId: "costs-0", reason: NOT_AVAILABLE }]) { ... on CarePlanSaved { id version } } }`)
  expect(json.data).toEqual({ saveCarePlan: { id, version: 4 } })
  expect(requests).toEqual([
    {
      tripPlanId: id,
      version: 3,
      removed: ['costs-0'],
      reasons: [{ lineId: 'costs-0', reason: 'not-available' }],
      lines: [
        { part: 'before-travel', text: 'Pack.' },
        { id: 'day-1-0', part: 'day', day: 1, text: 'Arrival' },
      ],
    },
  ])

  const approve = `mutation { approveCarePlan(id: "${id}", version: 3) {
    __typename ... on Problem { code } ... on InvalidInput { fields { path message } } } }`
  expect((await request(approve)).json.data).toMatchObject({
    approveCarePlan: {
      code: 'INPUT_INVALID',
      fields: [{ path: 'lines.costs-1', message: 'About costs: "$1,999" has no source. Attach one, or take it out' }],
    },
  })
  expect(rejectionOf(await request(approve, 'care-agent'))).toBe('NOT_ALLOWED')
})

test('a version includes its lines, and only approvers withdraw an approval, with a reason [D-49, S6]', async () => {
  const version = `{ carePlanVersion(id: "${id}", number: 2) { number lines { id part day text } } }`
  expect((await request(version, 'auditor')).json.data).toEqual({
    carePlanVersion: { number: 2, lines: [{ id: 'costs-0', part: 'BEFORE_TRAVEL', day: null, text: 'Words of 2' }] },
  })
  const withdraw = `mutation { withdrawPlanApproval(id: "${id}", version: 3, note: "Other days") {
    ... on CarePlanSaved { id version } ... on Problem { code } } }`
  expect((await request(withdraw)).json.data).toEqual({ withdrawPlanApproval: { id, version: 3 } })
  expect(requests).toEqual([{ tripPlanId: id, version: 3, note: 'Other days' }])
  expect(rejectionOf(await request(withdraw, 'care-agent'))).toBe('NOT_ALLOWED')
})

test('staff with the permission request another draft with a reason and see the state of the last one [D-49, S6]', async () => {
  const again = `mutation { regeneratePlan(id: "${id}", version: 3, reason: NOT_AVAILABLE) {
    ... on CarePlanSaved { id version } ... on Problem { code } } }`
  expect((await request(again)).json.data).toEqual({ regeneratePlan: { id, version: 3 } })
  expect(requests).toEqual([{ tripPlanId: id, version: 3, reason: 'not-available' }])
  expect(rejectionOf(await request(again, 'care-agent'))).toBe('NOT_ALLOWED')

  const read = `{ carePlan(id: "${id}") { redraftsLeft redraft { state reason at version by { name } } } }`
  expect((await request(read)).json.data?.['carePlan']).toEqual({
    redraftsLeft: 4,
    redraft: { state: 'DISCARDED', reason: 'NOT_AVAILABLE', at, version: null, by: { name: 'Mona Farid' } },
  })
})

test('staff who edit plans create one by hand, with lines of the catalogue [D-66, S6]', async () => {
  const begin = `mutation { createCarePlan(id: "${id}") { ... on CarePlanCreated { id } ... on Problem { code } } }`
  expect((await request(begin, 'care-agent')).json.data).toEqual({ createCarePlan: { id } })
  expect(requests).toEqual([{ enquiryId: id }])
  expect(rejectionOf(await request(begin, 'auditor'))).toBe('NOT_ALLOWED')

  const read = `{ carePlan(id: "${id}") { catalogueLines { part day text } } }`
  expect((await request(read)).json.data?.['carePlan']).toEqual({
    catalogueLines: [{ part: 'BEFORE_TRAVEL', day: null, text: 'Send recent dental X-rays.' }],
  })
})
