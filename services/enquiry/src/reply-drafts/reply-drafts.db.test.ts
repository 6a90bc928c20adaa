import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import type { SaveReplyDraft } from '@seneb/contracts/messages/enquiry/reply.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { sendReply } from '../replies/send-reply.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { eraseEnquiryRows } from '../retention/retention.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { readReplyDraft, discardReplyDraft, saveReplyDraft } from './reply-draft.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const later = new Date('2026-11-22T09:05:00Z')
let desk: CareDesk
let enquiryId: string

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
  enquiryId = await desk.tripPlan({}, submittedAt)
})
afterAll(() => desk.postgres.close())

const as = (name: string) => desk.as(name, ['care-agent'], later)
type DraftInput = Input<typeof SaveReplyDraft>
const save = (name: string, text: string, { revision = randomUUID(), ...changes }: Partial<DraftInput> = {}) =>
  saveReplyDraft(
    {
      enquiryId,
      revision,
      template: 'own-words',
      ...changes,
      fields: [
        { name: 'words', value: text },
        { name: 'day', value: undefined },
      ],
    },
    as(name),
  )
const read = async (name: string) => (await readReplyDraft({ enquiryId }, as(name))).draft
const textOf = async (name: string) => (await read(name))?.fields.map(({ value }) => value)
const rows = () => desk.postgres.dataSource.query<object[]>('select * from reply_drafts')
const changed = { code: 'CHANGED_MEANWHILE' }

test('a draft is restored for its author only, and stored encrypted [GEN-07, S13]', async () => {
  const { revision, savedAt } = await save('Mona', 'canary: your INR')

  expect(savedAt).toBe(later.toISOString())
  expect(await read('Mona')).toEqual({
    revision,
    savedAt,
    template: 'own-words',
    fields: [{ name: 'words', value: 'canary: your INR' }],
  })
  expect(await read('Karim')).toBeUndefined()
  const [row] = await desk.postgres.dataSource.query<{ sealed: string }[]>(
    'select body_sealed::text as sealed from reply_drafts',
  )
  expect(row?.sealed).not.toContain(Buffer.from('canary').toString('hex'))
  await save('Karim', 'mine')
  expect([await textOf('Mona'), await textOf('Karim')]).toEqual([['canary: your INR'], ['mine']])
})

test('saving a draft writes no audit entry, no hint and no event [S10, S14]', async () => {
  const before = await desk.postgres.dataSource.query<object[]>('select id from outbox')
  const { revision } = await save('Mona', 'canary')
  await discardReplyDraft({ enquiryId, seen: revision }, as('Mona'))

  expect(await desk.postgres.dataSource.query<object[]>('select id from outbox')).toHaveLength(before.length)
})

test('of two tabs the second gets a conflict until it has seen the text of the first [GEN-07]', async () => {
  const first = await save('Mona', 'from one tab')
  const second = await save('Mona', 'from one tab, more', { seen: first.revision })

  await expect(save('Mona', 'from the other', { seen: first.revision })).rejects.toMatchObject(changed)
  await expect(save('Mona', 'from a third')).rejects.toMatchObject(changed)
  expect(await textOf('Mona')).toEqual(['from one tab, more'])
  await save('Mona', 'from the other', { seen: second.revision })
  expect(await textOf('Mona')).toEqual(['from the other'])
})

test('a repeated save whose response was lost is the same one [R3]', async () => {
  const first = await save('Mona', 'one')
  await save('Mona', 'one', { revision: first.revision })
  const second = await save('Mona', 'two', { seen: first.revision })
  await save('Mona', 'two and more', { revision: second.revision, seen: first.revision })

  expect(await textOf('Mona')).toEqual(['two and more'])
  expect(await rows()).toHaveLength(1)
})

test('of ten tabs that save a first draft concurrently one succeeds, and nine get a conflict [R8]', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_none, at) => save('Mona', `tab ${at}`)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

test('a draft that was discarded or sent elsewhere is not written on unseen, and to discard it again is nothing new [GEN-07]', async () => {
  const { revision } = await save('Mona', 'one')
  await expect(discardReplyDraft({ enquiryId, seen: randomUUID() }, as('Mona'))).rejects.toMatchObject(changed)
  await discardReplyDraft({ enquiryId, seen: revision }, as('Karim'))
  expect(await rows()).toHaveLength(1)
  for (let times = 0; times < 2; times++) await discardReplyDraft({ enquiryId, seen: revision }, as('Mona'))

  expect(await rows()).toEqual([])
  await expect(save('Mona', 'more', { seen: revision })).rejects.toMatchObject(changed)
  expect(await rows()).toEqual([])
})

test('sending deletes only the sender’s draft [GEN-07]', async () => {
  await save('Mona', 'mine')
  await save('Karim', 'his')
  const fields = [{ name: 'words', value: 'mine' }]
  await sendReply(
    { enquiryId, version: 1, template: 'own-words', templateVersion: 1, takeOver: false, fields },
    as('Mona'),
  )

  expect([await textOf('Mona'), await textOf('Karim')]).toEqual([undefined, ['his']])
})

test('a rejected reply retains its draft [GEN-07]', async () => {
  await save('Mona', 'mine')
  const unfilled = {
    enquiryId,
    version: 1,
    template: 'own-words',
    templateVersion: 1,
    takeOver: false,
    fields: [],
  } as const
  await expect(sendReply({ ...unfilled, fields: [] }, as('Mona'))).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })

  expect(await textOf('Mona')).toEqual(['mine'])
})

test('drafts go with their enquiry, and with the consent that they may rest on [LEGAL-05, TRIP-26, D-66]', async () => {
  await save('Mona', 'canary')
  await desk.postgres.db.write((tx) => eraseEnquiryRows([enquiryId], tx))
  expect(await rows()).toEqual([])

  enquiryId = await desk.consultation({}, submittedAt)
  await save('Mona', 'canary')
  await save('Karim', 'canary')
  const [request] = await outboxPayloads(desk.postgres.db, ConsultationRequested, enquiryId)
  await withdrawConsent({ token: request?.withdrawalToken ?? '', purpose: 'health-data' }, desk.at(later))
  expect(await rows()).toEqual([])
})

test("withdrawing the consent to AI drafts retains a person's reply draft [TRIP-54]", async () => {
  await save('Mona', 'mine')
  const [plan] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, enquiryId)
  await withdrawConsent({ token: plan?.withdrawalToken ?? '', purpose: 'plan-draft' }, desk.at(later))

  expect(await textOf('Mona')).toEqual(['mine'])
})

test('a missing enquiry stores nothing and gets a clear sentence [S6]', async () => {
  await expect(save('Mona', 'one', { enquiryId: randomUUID() })).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  expect(await rows()).toEqual([])
})
