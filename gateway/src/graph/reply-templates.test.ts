import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  AddReplyTemplate,
  ArchiveReplyTemplate,
  ListReplyTemplates,
  ReadReplyTemplate,
  RestoreReplyTemplate,
  SaveReplyTemplate,
} from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const writtenAt = '2026-11-23T09:00:00.000Z'
const day = { name: 'day', label: 'Day', type: 'day' } as const
const content = {
  name: 'Say when',
  kinds: ['trip-plan' as const],
  language: 'en' as const,
  subject: 'Soon ({reference})',
  body: 'By {day}.',
  fields: [day],
}
const requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const template = { key: 'say-when', version: 2, isArchived: false, ...content, writtenAt, writtenBy: staffId }
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Nadia Selim', title: 'Care lead', mayTakeEnquiries: true }],
  }))
  await gateway.handle(ListReplyTemplates, (input) => {
    requests.push(input)
    return { templates: [template] }
  })
  await gateway.handle(ReadReplyTemplate, ({ key }) => {
    if (key !== 'say-when') throw new AppError('TEMPLATE_UNKNOWN')
    const { isArchived: _not, key: _key, writtenBy: _nobody, ...first } = template
    return { template, versions: [{ ...first, version: 1, note: 'First', writtenBy: undefined }] }
  })
  await gateway.handle(AddReplyTemplate, (input) => {
    requests.push(input)
    return { key: 'say-when', version: 1 }
  })
  await gateway.handle(SaveReplyTemplate, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
  await gateway.handle(RestoreReplyTemplate, () => {
    throw new AppError('TEMPLATE_UNKNOWN')
  })
  await gateway.handle(ArchiveReplyTemplate, (input) => {
    requests.push(input)
    return { key: input.key, version: input.version }
  })
})
beforeEach(() => {
  requests.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: 'care-agent' | 'care-lead' | 'doctor' = 'care-lead') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))
const input = `{ name: "Say when", kinds: [TRIP_PLAN], subject: "Soon ({reference})", body: "By {day}.",
  fields: [{ name: "day", label: "Day", type: DAY }] }`
const add = (template = input) => `mutation { addReplyTemplate(template: ${template}, idempotencyKey: "one") {
  __typename ... on ReplyTemplateSaved { key version } ... on Problem { code }
  ... on InvalidInput { fields { path message } } } }`

test("templates have the schema's spelling, their authors, and only the input fields [GEN-07]", async () => {
  const fields = 'version name kinds language subject body fields { name label type } writtenAt writtenBy { name }'
  const shown = {
    version: 2,
    name: 'Say when',
    kinds: ['TRIP_PLAN'],
    language: 'EN',
    subject: content.subject,
    body: content.body,
    fields: [{ ...day, type: 'DAY' }],
    writtenAt,
    writtenBy: { name: 'Nadia Selim' },
  }
  const listed = await request(`{ replyTemplates(kind: TRIP_PLAN) { key isArchived ${fields} } }`, 'care-agent')
  expect(listed.json.data).toEqual({ replyTemplates: [{ key: 'say-when', isArchived: false, ...shown }] })
  expect(requests).toEqual([{ kind: 'trip-plan', withArchived: false }])

  const read = await request(`{ replyTemplate(key: "say-when") { template { key } versions { note ${fields} } } }`)
  expect(read.json.data).toEqual({
    replyTemplate: {
      template: { key: 'say-when' },
      versions: [{ ...shown, version: 1, note: 'First', writtenBy: null }],
    },
  })
})

test("a template is created in the services' spelling, and a validation error is reported at its field [GEN-07, S6]", async () => {
  expect((await request(add())).json.data).toEqual({
    addReplyTemplate: { __typename: 'ReplyTemplateSaved', key: 'say-when', version: 1 },
  })
  expect(requests).toEqual([{ template: content }])
  const { json } = await request(add(input.replace('"Say when"', '" "')))
  expect(json.data).toMatchObject({
    addReplyTemplate: { fields: [{ path: 'template.name', message: 'Please give the template a name' }] },
  })
})

test('a conflict and a missing template are separate problems; archiving works as elsewhere [R8, S6]', async () => {
  const problem = '{ __typename ... on Problem { code } }'
  const save = `mutation { saveReplyTemplate(key: "say-when", version: 1, template: ${input}) ${problem} }`
  expect(rejectionOf(await request(save))).toBe('CHANGED_MEANWHILE')
  const restore = `mutation { restoreReplyTemplate(key: "say-when", version: 1, from: 1) ${problem} }`
  expect(rejectionOf(await request(restore))).toBe('TEMPLATE_UNKNOWN')
  await request('mutation { archiveReplyTemplate(key: "say-when", version: 2) { __typename } }')
  expect(requests).toEqual([{ key: 'say-when', version: 2, isArchived: true }])
})

test('agents read templates; leads edit them [ROLE-03]', async () => {
  expect(rejectionOf(await request(add(), 'care-agent'))).toBe('NOT_ALLOWED')
  for (const query of ['{ replyTemplate(key: "say-when") { template { key } } }', '{ replyTemplates { key } }']) {
    const { json } = await request(query, 'doctor')
    expect(json.errors?.[0]?.extensions?.['code']).toBe('NOT_ALLOWED')
  }
})
