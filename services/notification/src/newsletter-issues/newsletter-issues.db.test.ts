import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import { CreateNewsletterIssue } from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { startMailbox } from '@seneb/testkit/mailbox'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import { ValidationError } from 'yup'

import { notificationDb, testService, until } from '../notification.fixture.js'
import { createNewsletterIssue, deleteNewsletterIssue, updateNewsletterIssue } from './edit-newsletter-issue.js'
import { anIssue, idOf, NewsletterDesk } from './newsletter-desk.fixture.js'
import {
  listNewsletterIssues,
  previewNewsletterIssue,
  readNewsletterIssue,
  sendTestNewsletterIssue,
} from './read-newsletter-issues.js'
import { approveNewsletterIssue, returnNewsletterIssue, submitNewsletterIssue } from './review-newsletter-issue.js'
import { sendNewsletters } from './send-newsletters.js'
import {
  cancelNewsletterSchedule,
  resumeNewsletterIssue,
  scheduleNewsletterIssue,
  sendNewsletterIssue,
  stopNewsletterIssue,
} from './start-newsletter-issue.js'

let postgres: TestDb
let desk: NewsletterDesk

beforeAll(async () => {
  postgres = await notificationDb()
  desk = new NewsletterDesk(postgres)
})
afterEach(() => desk.clear())
afterAll(() => postgres.close())

const writer = () => desk.as('Wafaa', ['writer'])
const editor = () => desk.as('Edda')
const conflict = { code: 'NEWSLETTER_ISSUE_STATE_CONFLICT' }

test('an issue is written, submitted, approved by a second person and sent; each step is in the audit trail once', async () => {
  const { issueId } = await createNewsletterIssue(anIssue, writer())
  expect(await submitNewsletterIssue({ issueId, version: 1 }, writer())).toEqual({
    issueId,
    version: 2,
    state: 'in-review',
  })
  await approveNewsletterIssue({ issueId, version: 2 }, editor())
  await desk.subscribers(1)
  await sendNewsletterIssue({ issueId, version: 3 }, editor())

  const found = await readNewsletterIssue({ issueId }, editor())
  expect(found).toMatchObject({
    issue: { state: 'sending', version: 4, subject: anIssue.subject },
    authorIds: [idOf('Wafaa')],
    approvedBy: idOf('Edda'),
    audience: 1,
  })
  const entries = await outboxPayloads(postgres.db, StaffActionCompleted)
  const own = entries.filter(({ object }) => object.id === issueId)
  expect(own.map(({ action, actor }) => [action, actor.id])).toEqual([
    ['create-newsletter-issue', `staff:${idOf('Wafaa')}`],
    ['submit-newsletter-issue', `staff:${idOf('Wafaa')}`],
    ['approve-newsletter-issue', `staff:${idOf('Edda')}`],
    ['send-newsletter-issue', `staff:${idOf('Edda')}`],
  ])
  expect(JSON.stringify(own)).not.toContain('Read **this** first')
})

test('the author of any part of an issue cannot approve it, also after another wrote the last part', async () => {
  const { issueId } = await createNewsletterIssue(anIssue, editor())
  await updateNewsletterIssue({ issueId, version: 1, ...anIssue, body: 'Other words.' }, desk.as('Omar'))
  await submitNewsletterIssue({ issueId, version: 2 }, desk.as('Omar'))

  for (const author of ['Edda', 'Omar'])
    await expect(approveNewsletterIssue({ issueId, version: 3 }, desk.as(author))).rejects.toMatchObject({
      code: 'APPROVER_IS_AUTHOR',
    })
  await approveNewsletterIssue({ issueId, version: 3 }, desk.as('Salma'))
  expect((await desk.stored(issueId))?.approved_by).toBe(idOf('Salma'))
})

test('an edit after the approval makes a draft again, and the approver is an author then', async () => {
  const issueId = await desk.approved()
  await desk.subscribers(1)

  const edited = await updateNewsletterIssue({ issueId, version: 3, ...anIssue, subject: 'Other' }, editor())

  expect(edited).toEqual({ issueId, version: 4, state: 'draft' })
  expect(await desk.stored(issueId)).toMatchObject({ approved_by: null, approved_at: null })
  await expect(sendNewsletterIssue({ issueId, version: 4 }, editor())).rejects.toMatchObject(conflict)
  await submitNewsletterIssue({ issueId, version: 4 }, editor())
  await expect(approveNewsletterIssue({ issueId, version: 5 }, editor())).rejects.toMatchObject({
    code: 'APPROVER_IS_AUTHOR',
  })
})

test('not even the database holds an approved issue without a second person', async () => {
  const issueId = await desk.approved()

  const forge = (set: string) =>
    postgres.dataSource.query(`update newsletter_issues set ${set} where id = $1`, [issueId])
  await expect(forge(`approved_by = null`)).rejects.toThrow(/newsletter_issues_approved/)
  await expect(forge(`approved_by = '${idOf('Wafaa')}'`)).rejects.toThrow(/newsletter_issues_approved_by_another/)
})

test('of two edits of one version the second gets a conflict, and nothing of it is stored', async () => {
  const { issueId } = await createNewsletterIssue(anIssue, writer())
  const change = (subject: string) => updateNewsletterIssue({ issueId, version: 1, ...anIssue, subject }, writer())

  const ends = await Promise.allSettled([change('One'), change('Other')])

  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CHANGED_MEANWHILE' } })
  expect((await desk.stored(issueId))?.version).toBe(2)
})

test('an issue is created once for each key', async () => {
  const ctx = { ...writer(), idempotencyKey: 'one-key' }

  const both = [await createNewsletterIssue(anIssue, ctx), await createNewsletterIssue(anIssue, ctx)]

  expect(both[0]).toEqual(both[1])
  expect((await listNewsletterIssues({ first: 10 }, writer())).issues).toHaveLength(1)
})

test('a returned issue is a draft with its reason; one that is scheduled or was sent is neither edited nor deleted', async () => {
  const issueId = await desk.approved()
  await returnNewsletterIssue({ issueId, version: 3, reason: 'The price is old.' }, editor())
  expect(await desk.stored(issueId)).toMatchObject({ state: 'draft', return_reason: 'The price is old.' })
  await deleteNewsletterIssue({ issueId, version: 4 }, writer())
  expect(await desk.stored(issueId)).toBeNull()

  await desk.subscribers(1)
  const sent = await desk.sending()
  const scheduled = await desk.approved()
  await scheduleNewsletterIssue({ issueId: scheduled, version: 3, sendAt: inHours(1) }, editor())
  for (const id of [sent, scheduled]) {
    await expect(updateNewsletterIssue({ issueId: id, version: 4, ...anIssue }, writer())).rejects.toMatchObject(
      conflict,
    )
    await expect(deleteNewsletterIssue({ issueId: id, version: 4 }, writer())).rejects.toMatchObject(conflict)
  }
  await expect(readNewsletterIssue({ issueId }, editor())).rejects.toMatchObject({ code: 'NEWSLETTER_ISSUE_NOT_FOUND' })
})

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()

test('a schedule can be cancelled, never bypasses the approval, and fires once, also with two processes', async () => {
  await desk.subscribers(1)
  const issueId = await desk.approved()
  await scheduleNewsletterIssue({ issueId, version: 3, sendAt: inHours(1) }, editor())
  await cancelNewsletterSchedule({ issueId, version: 4 }, editor())
  const later = { now: () => new Date(inHours(2)) }
  await sendNewsletters({ ...desk.service(), ...later })
  expect(await desk.stored(issueId)).toMatchObject({ state: 'approved', send_at: null })

  await scheduleNewsletterIssue({ issueId, version: 5, sendAt: inHours(1) }, editor())
  await sendNewsletters(desk.service())
  expect((await desk.stored(issueId))?.state).toBe('scheduled')
  await Promise.all([1, 2, 3].map(() => sendNewsletters({ ...desk.service(), ...later })))

  const started = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ action, object }) => action === 'start-scheduled-newsletter-issue' && object.id === issueId,
  )
  expect(started).toMatchObject([{ actor: { id: 'system' } }])
  expect((await desk.stored(issueId))?.state).toBe('sending')
})

test('a schedule missed by more than a day is not sent, and the issue says so until a person changes it', async () => {
  await desk.subscribers(1)
  const issueId = await desk.approved()
  await scheduleNewsletterIssue({ issueId, version: 3, sendAt: inHours(1) }, editor())
  await sendNewsletters({ ...desk.service(), now: () => new Date(inHours(26)) })

  expect(await readNewsletterIssue({ issueId }, editor())).toMatchObject({
    issue: { state: 'approved', version: 5, sendAt: undefined, holdReason: 'schedule-missed' },
    approvedBy: idOf('Edda'),
  })
  const acts = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === issueId)
  expect(acts.at(-1)).toMatchObject({ action: 'cancel-newsletter-schedule', actor: { id: 'system' } })
  await scheduleNewsletterIssue({ issueId, version: 5, sendAt: inHours(1) }, editor())
  await sendNewsletters({ ...desk.service(), now: () => new Date(inHours(24)) })
  expect(await desk.stored(issueId)).toMatchObject({ state: 'sending', hold_reason: null })
})

test('after a restore nothing is sent before a person has looked at it, whatever its state was then', async () => {
  await desk.subscribers(1)
  const [sending, scheduled, approved] = [await desk.sending(), await desk.approved(), await desk.approved()]
  await scheduleNewsletterIssue({ issueId: scheduled, version: 3, sendAt: inHours(1) }, editor())
  const { issueId: draft } = await createNewsletterIssue(anIssue, writer())
  const { issueId: inReview } = await createNewsletterIssue(anIssue, writer())
  await submitNewsletterIssue({ issueId: inReview, version: 1 }, writer())
  const stopped = await desk.sending()
  await stopNewsletterIssue({ issueId: stopped }, writer())
  const sent = await desk.sending()
  await postgres.dataSource.query(`update newsletter_issues set state = 'sent' where id = $1`, [sent])

  const [held] = await postgres.dataSource.query<{ count: string }[]>('select hold_newsletters() as count')
  await sendNewsletters({ ...desk.service(), now: () => new Date(inHours(2)) })

  expect(Number(held?.count)).toBe(6)
  const states = await Promise.all(
    [sending, scheduled, approved, draft, inReview, stopped, sent].map(async (id) => {
      const { hold_reason, state } = (await desk.stored(id)) ?? {}
      return [state, hold_reason]
    }),
  )
  expect(states).toEqual([
    ['stopped', 'restored'],
    ['approved', 'restored'],
    ['approved', 'restored'],
    ['draft', 'restored'],
    ['in-review', 'restored'],
    ['stopped', 'restored'],
    ['sent', null],
  ])
  await expect(submitNewsletterIssue({ issueId: draft, version: 1 }, writer())).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  expect((await resumeNewsletterIssue({ issueId: sending, version: 5 }, editor())).state).toBe('sending')
  expect(await desk.stored(sending)).toMatchObject({ hold_reason: null })
})

test('a draft from before a restore is marked for everyone on its way, until it is sent', async () => {
  await desk.subscribers(1)
  const { issueId } = await createNewsletterIssue(anIssue, writer())
  await postgres.dataSource.query('select hold_newsletters()')
  const reasons: unknown[] = []
  const note = async () => reasons.push((await desk.stored(issueId))?.hold_reason)

  await updateNewsletterIssue({ issueId, version: 2, ...anIssue, subject: 'Other' }, writer())
  await note()
  await submitNewsletterIssue({ issueId, version: 3 }, writer())
  await note()
  await approveNewsletterIssue({ issueId, version: 4 }, editor())
  await note()
  await sendNewsletterIssue({ issueId, version: 5 }, desk.as('Salma'))
  await note()

  expect(reasons).toEqual(['restored', 'restored', 'restored', null])
})

test.each([
  [-1, 'Please choose a time to come'],
  [24 * 367, 'Please choose a time within a year'],
])('a schedule in %i hours is refused at its field', async (hours, message) => {
  const issueId = await desk.approved()

  await expect(async () =>
    scheduleNewsletterIssue({ issueId, version: 3, sendAt: inHours(hours) }, editor()),
  ).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: 'sendAt', message }] })
  expect((await desk.stored(issueId))?.state).toBe('approved')
})

test('without a confirmed subscriber nothing is sent', async () => {
  const issueId = await desk.approved()

  await expect(sendNewsletterIssue({ issueId, version: 3 }, editor())).rejects.toMatchObject({
    fields: [{ path: 'version', message: 'Nobody has confirmed a subscription yet' }],
  })
})

test('an issue that was stopped over a week ago is not resumed', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  await stopNewsletterIssue({ issueId }, writer())
  const later = { now: () => new Date(inHours(8 * 24)) }

  await expect(
    resumeNewsletterIssue({ issueId, version: 5 }, desk.as('Edda', ['editor'], later)),
  ).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect((await resumeNewsletterIssue({ issueId, version: 5 }, editor())).state).toBe('sending')
})

test('a test goes to the caller alone, and the preview is the same mail [D-16]', async () => {
  const box = await startMailbox()
  const service = testService({ db: postgres.db, smtpUrl: box.url })
  await desk.subscribers(3)
  const { issueId } = await createNewsletterIssue(anIssue, writer())
  service.start()
  try {
    await sendTestNewsletterIssue({ issueId, to: 'wafaa@seneb.example' }, writer())
    await until(() => box.mails.length > 0)
  } finally {
    await service.stop()
    await box.stop()
  }

  const { html, text } = await previewNewsletterIssue({ issueId }, writer())
  expect(box.mails.map(({ envelope }) => envelope.to)).toEqual([['wafaa@seneb.example']])
  expect(box.mails[0]?.mail.subject).toBe('[Test] Dental care in Cairo')
  const withoutToken = (part: string | undefined) => part?.replaceAll(/unsubscribe\/[\w-]+/g, '').trim()
  expect(withoutToken(box.mails[0]?.mail.html)).toBe(withoutToken(html))
  expect(withoutToken(box.mails[0]?.mail.text)?.replaceAll('\r', '')).toBe(withoutToken(text))
})

const problemsOf = (input: object) => {
  try {
    CreateNewsletterIssue.input.validateSync({ ...anIssue, ...input }, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? [...new Set(error.inner.map(({ path }) => path))] : [error]
  }
}

test.each([
  ['a second header', { subject: 'News\r\nBcc: everyone@example.com' }, ['subject']],
  ['text that reads backwards', { subject: 'News \u202Egpj.exe' }, ['subject']],
  ['a subject of a megabyte', { subject: 'x'.repeat(1_000_000) }, ['subject']],
  ['a text of a megabyte', { body: 'x'.repeat(1_000_000) }, ['body']],
  ['nothing', { subject: '', preheader: ' ', body: '\n' }, ['subject', 'preheader', 'body']],
])('%s is refused at its field', (_name, input, paths) => {
  expect(problemsOf(input)).toEqual(paths)
})

test('marks that reverse text do not stay in the text of an issue', () => {
  const { body } = CreateNewsletterIssue.input.cast({ ...anIssue, body: 'a\u202Eb\u2066c' })

  expect(body).toBe('abc')
})

test('markup that mails do not show is refused before anything is stored', async () => {
  const hostile = { ...anIssue, body: 'Hello <script>alert(1)</script>' }

  await expect(createNewsletterIssue(hostile, writer())).rejects.toMatchObject({ fields: [{ path: 'body' }] })
  expect((await listNewsletterIssues({ first: 10 }, writer())).issues).toEqual([])
})

test('issues are listed newest first, by state, in pages', async () => {
  const ids: string[] = []
  for (const subject of ['One', 'Two', 'Three'])
    ids.unshift((await createNewsletterIssue({ ...anIssue, subject }, writer())).issueId)
  await submitNewsletterIssue({ issueId: ids[2] ?? '', version: 1 }, writer())

  const first = await listNewsletterIssues({ first: 2 }, writer())
  const second = await listNewsletterIssues({ first: 2, after: first.next }, writer())
  expect([...first.issues, ...second.issues].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBeUndefined()
  const waiting = await listNewsletterIssues({ state: 'in-review', first: 2 }, writer())
  expect(waiting.issues.map(({ id }) => id)).toEqual([ids[2]])
  await expect(listNewsletterIssues({ first: 2, after: 'bm9uZQ' }, writer())).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
})
