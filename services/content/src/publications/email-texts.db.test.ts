import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { archivePublication } from './archive-publication.js'
import { publicationDesk, type PublicationDesk } from './publication-desk.fixture.js'
import { publicationProblems } from './publication-problems.js'
import { storeTexts } from './publication.fixture.js'
import { publishChanges } from './store-publications.js'
import { publishPublicationDraft, schedulePublicationDraft } from './publish-draft.js'
import { publishScheduled } from './publish-scheduled.js'
import { approvePublicationDraft, submitPublicationDraft } from './review-draft.js'
import { restorePublicationVersion } from './save-draft.js'

let desk: PublicationDesk

beforeEach(async () => {
  desk = await publicationDesk()
  await storeTexts({ emailTexts: shippedTexts.emailTexts }, desk.postgres)
})
afterEach(() => desk.postgres.close())

const key = 'consultation-receipt'
const [shipped] = shippedTexts.emailTexts.filter((text) => text.key === key)
const withSubject = (subject: string) => ({ ...shipped, subject })
const ofReceipt = (revision: number) => ({ kind: 'email-text' as const, key, revision })
const events = () => outboxPayloads(desk.postgres.db, EmailTextChanged)

/** Approves the open version as another person and publishes it. */
async function publish(revision: number): Promise<void> {
  await submitPublicationDraft(ofReceipt(revision), desk.as('Salma'))
  await approvePublicationDraft(ofReceipt(revision + 1), desk.as('Omar'))
  await publishPublicationDraft(ofReceipt(revision + 2), desk.as('Omar'))
}

test('every shipped email is published once when it is stored, and again when everything is', async () => {
  const keys = shippedTexts.emailTexts.map((text) => text.key)
  expect((await events()).map((event) => event.key)).toEqual(keys)
  expect((await events()).find((event) => event.key === key)?.text).toEqual(shipped)

  await storeTexts({ emailTexts: shippedTexts.emailTexts }, desk.postgres)
  expect(await events()).toHaveLength(keys.length)
  const ctx = desk.at()
  await ctx.db.write((tx) => publishChanges([], tx, ctx))
  expect((await events()).slice(keys.length).map((event) => event.key)).toEqual(keys)
})

test('an approved text is published with one event in its transaction; a draft and another text publish none [R8, S10]', async () => {
  const before = (await events()).length
  await desk.save('email-text', withSubject('Your request ({reference})'))
  await desk.save('faq', { key: 'another', question: 'How?', answer: 'So.', shownOn: ['medical-tourism'] })
  await publishPublicationDraft({ kind: 'faq', key: 'another', revision: 1 }, desk.as('Omar'))
  expect(await events()).toHaveLength(before)

  await publish(1)

  const [event, ...others] = (await events()).slice(before)
  expect(others).toEqual([])
  expect(event).toMatchObject({ key, text: { subject: 'Your request ({reference})' } })
  expect((await desk.actions()).slice(-3).map(([action]) => action)).toEqual([
    'submit-text',
    'approve-text',
    'publish-text',
  ])
})

test('a text is later than the previous one, also from a replica whose clock is behind', async () => {
  const before = (await events()).length
  await desk.save('email-text', withSubject('First ({reference})'))
  await publish(1)
  await desk.save('email-text', withSubject('Second ({reference})'))
  await submitPublicationDraft(ofReceipt(5), desk.as('Salma'))
  await approvePublicationDraft(ofReceipt(6), desk.as('Omar'))
  await publishPublicationDraft(ofReceipt(7), desk.as('Omar', '2026-11-01T12:00:00.000Z'))

  const [first, second] = (await events()).slice(before)
  expect(second?.text.subject).toBe('Second ({reference})')
  expect(Date.parse(second?.changedAt ?? '')).toBeGreaterThan(Date.parse(first?.changedAt ?? ''))
})

test('no way round a second person: publishing, a schedule, an own approval, a restored version [D-49]', async () => {
  const approvalNeeded = { code: 'APPROVAL_NEEDED' }
  await desk.save('email-text', withSubject('Mine ({reference})'))
  await expect(publishPublicationDraft(ofReceipt(1), desk.as('Omar'))).rejects.toMatchObject(approvalNeeded)
  const publishAt = '2026-11-22T12:00:00.000Z'
  await expect(schedulePublicationDraft({ ...ofReceipt(1), publishAt }, desk.as('Omar'))).rejects.toMatchObject(
    approvalNeeded,
  )
  await submitPublicationDraft(ofReceipt(1), desk.as('Salma'))
  await expect(approvePublicationDraft(ofReceipt(2), desk.as('Salma'))).rejects.toMatchObject({
    code: 'APPROVER_IS_AUTHOR',
  })
  await approvePublicationDraft(ofReceipt(2), desk.as('Omar'))
  await publishPublicationDraft(ofReceipt(3), desk.as('Omar'))
  await restorePublicationVersion({ ...ofReceipt(4), number: 2 }, desk.as('Nadia'))
  await submitPublicationDraft(ofReceipt(5), desk.as('Nadia'))
  for (const author of ['Nadia', 'Salma']) {
    await expect(approvePublicationDraft(ofReceipt(6), desk.as(author))).rejects.toMatchObject({
      code: 'APPROVER_IS_AUTHOR',
    })
  }
})

test('a scheduled text is published at its time with its event', async () => {
  const before = (await events()).length
  await desk.save('email-text', withSubject('Later ({reference})'))
  await submitPublicationDraft(ofReceipt(1), desk.as('Salma'))
  await approvePublicationDraft(ofReceipt(2), desk.as('Omar'))
  await schedulePublicationDraft({ ...ofReceipt(3), publishAt: '2026-11-22T12:00:00.000Z' }, desk.as('Omar'))
  await publishScheduled(desk.at('2026-11-22T11:59:59.000Z'))
  expect(await events()).toHaveLength(before)

  await publishScheduled(desk.at('2026-11-22T12:00:01.000Z'))

  expect((await events()).at(-1)?.text.subject).toBe('Later ({reference})')
})

test('an email is neither added nor archived, because code sends it', async () => {
  await expect(desk.save('email-text', { ...withSubject('A ({reference})'), key: 'another' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
  await expect(archivePublication(ofReceipt(0), desk.as('Omar'))).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('partners get no changes of email texts', async () => {
  await desk.save('email-text', withSubject('Your request ({reference})'))
  await publish(1)

  expect(await desk.postgres.dataSource.query(`select key from catalogue_changes where kind = 'email-text'`)).toEqual(
    [],
  )
})

describe('the rules of texts hold for emails', () => {
  test.each([
    ['a script', { opening: '{promise} <script>alert(1)</script>' }, 'content.opening', /HTML/],
    [
      'a link whose colon is hidden',
      { opening: '{promise} [a](https:\\//evil.example)' },
      'content.opening',
      /our site/,
    ],
    ['an address', { opening: '{promise} write to a@evil.example' }, 'content.opening', /our site/],
    ['a page that does not exist', { opening: '{promise} [a](/no-such-page)' }, 'content.opening', /no page at/],
    ['a promise in figures', { opening: '{promise} You save 70%.' }, 'content.opening', /promise/],
    ['a promise in a subject', { subject: 'Guaranteed ({reference})' }, 'content.subject', /promise/],
    ['another header', { subject: 'a {reference}\r\nBcc: x@example.com' }, 'content.subject', /./],
    ['a megabyte', { opening: 'x'.repeat(1_000_000) }, 'content', /at most 18000/],
  ])('%s is refused at its field', (_name, own, path, message) => {
    const problems = publicationProblems({ kind: 'email-text', key, content: { ...shipped, ...own } })
    expect(problems).toContainEqual({ path, message: expect.stringMatching(message) })
  })
})
