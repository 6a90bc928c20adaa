import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { readReplyDraft, saveReplyDraft } from '../reply-drafts/reply-draft.js'
import { sendReply } from '../replies/send-reply.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { addReplyTemplate } from './add-reply-template.js'
import { archiveReplyTemplate } from './change-reply-template.js'
import { readReplyTemplate } from './list-reply-templates.js'
import { saveReplyTemplate } from './save-reply-template.js'
import {
  submittedAt,
  ownText,
  refusedAt,
  templateDesk,
  aTemplate,
  type Template,
  type TemplateDesk,
} from './template-desk.fixture.js'

let of: TemplateDesk

beforeAll(async () => {
  of = await templateDesk()
})
beforeEach(() => of.restart())
afterAll(() => of.close())

const lead = (name?: string) => of.lead(name)
const agent = (name?: string) => of.agent(name)
const read = (key: string) => readReplyTemplate({ key }, lead())
const save = (version: number, template: Template) => saveReplyTemplate({ key: 'own-words', version, template }, lead())

const replyInput = (enquiryId: string, changes: object = {}) => ({
  enquiryId,
  version: 1,
  template: 'own-words',
  templateVersion: 1,
  takeOver: false,
  fields: [{ name: 'words', value: 'All is well.' }],
  ...changes,
})
const answerOf = async (enquiryId: string) =>
  (await readCareEnquiry({ enquiryId }, agent())).events.find(({ kind }) => kind === 'replied')?.reply

test('a reply uses the template version that was read: after an edit it is rejected with a sentence, and nothing is sent [GEN-07]', async () => {
  const enquiryId = await of.desk.tripPlan({}, submittedAt)
  await save(1, ownText({ body: 'Dear guest: {words}' }))
  await expect(sendReply(replyInput(enquiryId), agent())).rejects.toMatchObject(
    refusedAt('template', /changed while you were writing/),
  )
  expect(await answerOf(enquiryId)).toBeUndefined()

  await sendReply(replyInput(enquiryId, { templateVersion: 2 }), agent())
  expect((await answerOf(enquiryId))?.body).toContain('Dear guest: All is well.')
  await save(2, ownText({ body: 'Later: {words}' }))
  expect((await answerOf(enquiryId))?.body).toContain('Dear guest: All is well.')
})

test('the timeline names the template version of a reply with its title at that time; an older reply names the first [GEN-07]', async () => {
  const [first, second] = [await of.desk.tripPlan({}, submittedAt), await of.desk.tripPlan({}, submittedAt)]
  await sendReply(replyInput(first), agent())
  await save(1, ownText({ name: 'In own words, shorter' }))
  await sendReply(replyInput(second, { templateVersion: 2 }), agent())
  await save(2, ownText({ name: 'Another name' }))
  const origin = { template: 'own-words', templateName: ownText().name, templateVersion: 1 }

  expect(await answerOf(first)).toMatchObject(origin)
  expect(await answerOf(second)).toMatchObject({ templateName: 'In own words, shorter', templateVersion: 2 })
  await of.desk.postgres.dataSource.query('update replies set template_version = null where enquiry_id = $1', [first])
  expect(await answerOf(first)).toMatchObject(origin)
})

test.each([
  ['is archived', 'own-words', /archived/],
  ['is for another kind of enquiry', 'call-arranged', /another kind/],
  ['is not there', 'no-such', /choose a template/],
])('a template that %s cannot be used for a reply [GEN-07]', async (_what, template, message) => {
  const enquiryId = await of.desk.tripPlan({}, submittedAt)
  await archiveReplyTemplate({ key: 'own-words', version: 1, isArchived: true }, lead())

  await expect(sendReply(replyInput(enquiryId, { template }), agent())).rejects.toMatchObject(
    refusedAt('template', message),
  )
  expect(await answerOf(enquiryId)).toBeUndefined()
})

test('of a concurrent reply and edit, the reply has the text that was read, or is rejected [GEN-07, R8]', async () => {
  for (let round = 1; round <= 5; round++) {
    const enquiryId = await of.desk.tripPlan({}, submittedAt)
    const before = (await read('own-words')).template
    const [sent] = await Promise.allSettled([
      sendReply(replyInput(enquiryId, { templateVersion: before.version }), agent()),
      save(before.version, ownText({ body: `Round ${round}: {words}` })),
    ])
    const text = (await answerOf(enquiryId))?.body
    expect(text).toEqual(
      sent.status === 'fulfilled' ? expect.stringContaining(before.body.replace('{words}', 'All is well.')) : undefined,
    )
  }
})

test('the promise and the name are filled in by the service as on the desk, and an invalid field is rejected [GEN-07]', async () => {
  const enquiryId = await of.desk.tripPlan({ fullName: 'Amal Haddad' }, submittedAt)
  const body = 'Until {due} you hear from us, {name} ({reference}).'
  const { key } = await addReplyTemplate({ template: aTemplate({ body, fields: [] }) }, lead())
  await sendReply(replyInput(enquiryId, { template: key, fields: [] }), agent())

  expect((await answerOf(enquiryId))?.body).toMatch(
    /Until Monday, November 23, 2026 at 10:00 by your clock \(Monday, November 23, 2026 at 11:00, Cairo time\) you hear from us, Amal Haddad \([A-Z0-9-]+\)\./,
  )
  const nameless = await of.desk.tripPlan({ fullName: 'R2 D2 4.example' }, submittedAt)
  await expect(sendReply(replyInput(nameless, { template: key, fields: [] }), agent())).rejects.toMatchObject(
    refusedAt('template', /doesn't look like a name/),
  )
})

test('a draft whose template was edited or archived still has everything that was filled in [GEN-07]', async () => {
  const enquiryId = await of.desk.tripPlan({}, submittedAt)
  const { key } = await addReplyTemplate({ template: aTemplate() }, lead())
  const fields = [{ name: 'what', value: 'your request' }]
  await saveReplyDraft({ enquiryId, revision: crypto.randomUUID(), template: key, fields }, agent())
  await saveReplyTemplate({ key, version: 1, template: aTemplate({ body: 'None.', fields: [] }) }, lead())
  await archiveReplyTemplate({ key, version: 2, isArchived: true }, lead())

  expect((await readReplyDraft({ enquiryId }, agent())).draft).toMatchObject({ template: key, fields })
})

test('a reply waits for a concurrent template edit and sends none of the removed text [GEN-07, R8]', async () => {
  const enquiryId = await of.desk.tripPlan({}, submittedAt)
  const edit = [
    `insert into enquiry.reply_template_versions
     select key, 2, name, kinds, language, subject, 'Dear guest: {words}', fields, null, written_at, null
     from enquiry.reply_template_versions where key = 'own-words'`,
    `update enquiry.reply_templates set version = 2 where key = 'own-words'`,
  ]

  expect(await of.afterAnother(edit, () => sendReply(replyInput(enquiryId), agent()))).toMatchObject(
    refusedAt('template', /changed while you were writing/),
  )
  expect(await answerOf(enquiryId)).toBeUndefined()
})
