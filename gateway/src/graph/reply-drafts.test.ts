import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { DiscardReplyDraft, ReadReplyDraft, SaveReplyDraft } from '@seneb/contracts/messages/enquiry/reply.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const id = '0190f5fe-7c00-7a00-8000-000000000001'
const revision = '0190f5fe-7c00-7a00-8000-000000000002'
const savedAt = '2026-11-23T09:00:00.000Z'
const fields = [{ name: 'question', value: 'Since when?' }]
let stored: Output<typeof ReadReplyDraft>['draft']
const requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ReadReplyDraft, () => ({ draft: stored }))
  await gateway.handle(SaveReplyDraft, (input) => {
    requests.push(input)
    return { revision: input.revision, savedAt }
  })
  await gateway.handle(DiscardReplyDraft, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
})
beforeEach(() => {
  requests.length = 0
})
afterAll(() => gateway.close())

const request = (query: string) => gateway.graphql(query, {}, fromOurPage(sessions.open(['care-agent'])))

test("a draft has its template in the schema's spelling, and no draft is null [GEN-07]", async () => {
  const query = `{ replyDraft(id: "${id}") { revision savedAt template fields { name value } } }`
  stored = undefined
  expect((await request(query)).json.data).toEqual({ replyDraft: null })
  stored = { revision, savedAt, template: 'ask-back', fields }
  expect((await request(query)).json.data).toEqual({
    replyDraft: { revision, savedAt, template: 'ask-back', fields },
  })
})

test('a draft is saved over the version that was read, and nothing is checked when there was none [GEN-07]', async () => {
  const save = (seen: string) => `mutation { saveReplyDraft(id: "${id}", revision: "${revision}"${seen},
    template: "ask-back", fields: [{ name: "question", value: "Since when?" }]) {
    __typename ... on ReplyDraftSaved { revision savedAt } } }`
  const { json } = await request(save(''))
  await request(save(`, seen: "${id}"`))

  expect(json.data).toEqual({ saveReplyDraft: { __typename: 'ReplyDraftSaved', revision, savedAt } })
  const expected = { enquiryId: id, revision, template: 'ask-back', fields }
  expect(requests).toEqual([expected, { ...expected, seen: id }])
})

test('a concurrent change is its own problem type, and staff without the permission are denied [GEN-07, S6]', async () => {
  const discard = `mutation { discardReplyDraft(id: "${id}", seen: "${revision}") {
    __typename ... on Problem { code } } }`

  expect(rejectionOf(await request(discard))).toBe('CHANGED_MEANWHILE')
  const doctor = await gateway.graphql(discard, {}, fromOurPage(sessions.open(['doctor'])))
  expect(rejectionOf(doctor)).toBe('NOT_ALLOWED')
})
