import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { NameAuditedEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ListAuditEntries, ListSecurityEvents } from '@seneb/contracts/messages/identity/audit.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const staffId = '0190f5fe-7c00-7a00-8000-000000000002'
const at = '2026-11-23T09:00:00.000Z'
const requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Mona Farid', title: 'Care lead', mayTakeEnquiries: true }],
  }))
  await gateway.handle(NameAuditedEnquiries, ({ enquiryIds, reference }) => ({
    enquiries: enquiryIds.includes(id) || reference === 'snb 7k3m9q' ? [{ id, reference: 'SNB-7K3M9Q' }] : [],
  }))
  await gateway.handle(ListAuditEntries, (input) => {
    requests.push(input)
    const entry = {
      seq: 7,
      at,
      actorName: 'Salma',
      source: 'token' as const,
      service: 'enquiry',
      action: 'assign-enquiry',
    }
    const changes = [`assignee: – → ${staffId}`]
    const token = { tokenId: staffId, name: 'Nightly report' }
    return { entries: [{ ...entry, token, objectKind: 'care-enquiry', objectId: id, changes }], hasOlder: false }
  })
  await gateway.handle(ListSecurityEvents, () => ({
    events: [{ id, at, kind: 'signed-in', staffId, userAgent: 'Firefox' }, { id: staffId, at, kind: 'password-refused' }], // oxfmt-ignore
  }))
})
afterAll(() => gateway.close())

const request = (query: string) => gateway.graphql(query, {}, fromOurPage(sessions.open(['admin'])))

test('audit entries are found by the reference of an enquiry, and include it and names [S10]', async () => {
  requests.length = 0
  const entries = 'nodes { seq source token { id name } objectName changes }'
  const { json } = await request(`{ auditEntries(reference: "snb 7k3m9q") { ${entries} } }`)
  const none = await request(`{ auditEntries(reference: "SNB-ZZZZZZ") { ${entries} } }`)

  const token = { id: staffId, name: 'Nightly report' }
  const named = { seq: 7, source: 'TOKEN', token, objectName: 'SNB-7K3M9Q', changes: ['assignee: – → Mona Farid'] }
  expect(json.data).toEqual({ auditEntries: { nodes: [named] } })
  expect(none.json.data).toEqual({ auditEntries: { nodes: [] } })
  expect(requests).toEqual([{ objectId: id }])
})

test('sign-ins and rejected sign-ins are listed with their person [S14]', async () => {
  const { json } = await request(
    '{ securityEvents { nodes { kind person { name } userAgent } pageInfo { endCursor } } }',
  )

  const events = [
    { kind: 'signed-in', person: { name: 'Mona Farid' }, userAgent: 'Firefox' },
    { kind: 'password-refused', person: null, userAgent: null },
  ]
  expect(json.data).toEqual({ securityEvents: { nodes: events, pageInfo: { endCursor: null } } })
})
