import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { emailTextKeys } from '@seneb/contracts/vocabulary/email-texts'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { Mailbox } from '@seneb/testkit/mailbox'
import { silentLogger } from '@seneb/testkit/silent-logger'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsultationRequested } from '../consultations/on-consultation-requested.js'
import { notificationDb, receivedEvent, testService, until, type TestService } from '../notification.fixture.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { previewEmailText } from './preview-email-text.js'
import { shippedEmailTexts } from './shipped-email-texts.js'

let db: TestDb
let mailbox: Mailbox
const running: TestService[] = []

beforeAll(async () => {
  ;[db, mailbox] = await Promise.all([notificationDb(), Mailbox.start()])
})
beforeEach(async () => {
  mailbox.clear()
  await db.dataSource.query('delete from email_texts')
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()))
})
afterAll(async () => {
  await mailbox.stop()
  await db.close()
})

function aService(): TestService {
  const service = testService({ db: db.db, smtpUrl: mailbox.url })
  running.push(service)
  return service
}

type Changed = Payload<typeof EmailTextChanged>

/** The event of a published receipt of a consultation. */
function changed(subject: string, changedAt: string, own: Partial<Changed['text']> = {}): Changed {
  const key = 'consultation-receipt'
  return { key, changedAt, text: { ...shippedEmailTexts[key], subject, ...own } }
}

/** Sends a request for a consultation and returns the receipt that arrives. */
async function receipt({ ctx }: TestService) {
  const email = `amal.${randomUUID().slice(0, 8)}@example.com`
  const event = receivedEvent(ConsultationRequested, {
    consultationId: randomUUID(),
    reference: 'SNB-7K3M9Q',
    requestedAt: '2026-11-21T09:00:00.000Z',
    personal: { fullName: 'Amal Haddad', email, phoneNumber: '+33 1 23 45 67 89' },
    consents: [],
  })
  await onConsultationRequested(event, ctx)
  await until(() => mailbox.sentTo(email).length > 0)
  return mailbox.sentTo(email)[0]?.mail
}

test('the shipped sentences are in a mail until a text arrives, and the published ones from then on', async () => {
  const service = aService()
  service.start()
  expect((await receipt(service))?.subject).toBe('We have received your consultation request (SNB-7K3M9Q)')

  const closing = [{ title: 'Questions', text: 'See [our pages](/dental-care).' }]
  const opening = 'Good day. {promise}'
  await service.ctx.emailTexts.store(
    changed('Your request ({reference})', '2026-11-29T10:00:00.000Z', { opening, closing }),
    service.ctx,
  )
  const mail = await receipt(service)

  expect(mail?.subject).toBe('Your request (SNB-7K3M9Q)')
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('Good day.')
    expect(part?.replaceAll(/\s+/g, ' ')).toMatch(/contact you within 24 hours to discuss your medical journey/)
    expect(part).toContain('/dental-care')
  }
})

test('another replica follows within two seconds', async () => {
  const [one, other] = [aService(), aService()]
  let now = Date.now()
  const late = { ...other.ctx, now: () => new Date(now) }
  expect((await late.emailTexts.read(late))['consultation-receipt'].subject).toContain('We have received')
  await one.ctx.emailTexts.store(changed('Changed ({reference})', '2026-11-29T10:00:00.000Z'), one.ctx)
  now += 2000

  expect((await late.emailTexts.read(late))['consultation-receipt'].subject).toBe('Changed ({reference})')
})

test('an older event never replaces a newer text, and a text that arrives twice is one [PIPE-13]', async () => {
  const { ctx } = aService()
  const subject = async () => (await ctx.emailTexts.read(ctx))['consultation-receipt'].subject

  await ctx.emailTexts.store(changed('Second ({reference})', '2026-11-29T10:00:01.000Z'), ctx)
  await ctx.emailTexts.store(changed('First ({reference})', '2026-11-29T10:00:00.000Z'), ctx)
  expect(await subject()).toBe('Second ({reference})')
  await ctx.emailTexts.store(changed('Second ({reference})', '2026-11-29T10:00:01.000Z'), ctx)

  expect(await subject()).toBe('Second ({reference})')
  expect(await db.dataSource.query('select key from email_texts')).toEqual([{ key: 'consultation-receipt' }])
})

test('a text for an email that this release does not know is stored, and changes no other', async () => {
  const { ctx } = aService()
  await ctx.emailTexts.store({ ...changed('A', '2026-11-29T10:00:00.000Z'), key: 'of-a-later-release' }, ctx)

  expect(await ctx.emailTexts.read(ctx)).toMatchObject(shippedEmailTexts)
})

describe('a text that this release cannot use, because content is older or newer', () => {
  const at = '2026-11-29T10:00:00.000Z'
  const usual = shippedEmailTexts['consultation-receipt']
  const warned: string[] = []
  const warningService = () => {
    warned.length = 0
    const log = { ...silentLogger, warn: (_fields: object, message: string) => void warned.push(message) }
    const service = testService({ db: db.db, smtpUrl: mailbox.url, log })
    running.push(service)
    return service
  }

  test.each([
    ['an unknown placeholder', { opening: '{promise} Ask {advisor}.' }],
    ['no promise', { opening: 'Good day.' }],
    ['a placeholder of another email', { subject: 'Ask {partner} ({reference})' }],
    ['the key of another email', { key: 'erasure-notice' }],
  ])('arrives with %s: it is stored, the mail has the shipped text, and operations see it', async (_name, own) => {
    const service = warningService()
    await service.ctx.emailTexts.store(changed('Later ({reference})', at, own), service.ctx)
    expect(warned).toEqual(['an email text arrived that this release cannot use, the shipped one is sent'])
    service.start()

    const mail = await receipt(service)

    expect(mail?.subject).toBe('We have received your consultation request (SNB-7K3M9Q)')
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('Thank you for writing to us.')
    expect(await service.ctx.emailTexts.unusableKeys(service.ctx)).toEqual(['consultation-receipt'])
    expect(warned.slice(1)).toEqual(['stored email texts cannot be used, the shipped ones are sent'])
    await service.ctx.emailTexts.store(changed('Usable ({reference})', '2026-11-29T10:00:01.000Z'), service.ctx)
    expect((await receipt(service))?.subject).toBe('Usable (SNB-7K3M9Q)')
    expect(await service.ctx.emailTexts.unusableKeys(service.ctx)).toEqual([])
  })

  test.each([
    ['no closing part', { key: usual.key, subject: usual.subject, preview: 'a', heading: 'b', opening: '{promise}' }],
    ['a part that is no text', { ...usual, heading: null }],
    ['nothing', null],
  ])('is stored with %s: the mail has the shipped text', async (_name, content) => {
    await db.dataSource.query(`insert into email_texts (key, content, changed_at) values ($1, $2::jsonb, $3)`, [
      'consultation-receipt',
      JSON.stringify(content),
      at,
    ])
    const service = warningService()
    service.start()

    expect((await receipt(service))?.subject).toBe('We have received your consultation request (SNB-7K3M9Q)')
    expect(await service.ctx.emailTexts.unusableKeys(service.ctx)).toEqual(['consultation-receipt'])
    expect(warned).toEqual(['stored email texts cannot be used, the shipped ones are sent'])
  })
})

test('a mail that was queued with its text keeps it; the receipt of a trip plan has that of its first attempt', async () => {
  const service = aService()
  const { ctx } = service
  const submitted = aTripPlanSubmitted()
  const requested = receivedEvent(ConsultationRequested, {
    consultationId: randomUUID(),
    reference: 'SNB-7K3M9Q',
    requestedAt: '2026-11-21T09:00:00.000Z',
    personal: { fullName: 'Amal Haddad', email: 'queued@example.com', phoneNumber: '+33 1 23 45 67 89' },
    consents: [],
  })
  await onConsultationRequested(requested, ctx)
  await onTripPlanSubmitted(receivedEvent(TripPlanSubmitted, submitted), ctx)
  const at = '2026-11-29T10:00:00.000Z'
  const plan = { ...shippedEmailTexts['trip-plan-receipt'], subject: 'A later plan ({reference})' }
  await ctx.emailTexts.store(changed('A later request ({reference})', at), ctx)
  await ctx.emailTexts.store({ key: 'trip-plan-receipt', changedAt: at, text: plan }, ctx)

  service.start()
  await until(() => mailbox.sentTo('queued@example.com').length > 0)
  await until(() => mailbox.sentTo(submitted.personal.email).length > 0)

  const subjects = ['queued@example.com', submitted.personal.email].map((to) => mailbox.sentTo(to)[0]?.mail.subject)
  expect(subjects).toEqual([
    'We have received your consultation request (SNB-7K3M9Q)',
    `A later plan (${submitted.reference})`,
  ])
})

describe('the preview', () => {
  const preview = (content: object) => previewEmailText({ content: { ...content } }, aService().ctx)

  test.each(emailTextKeys)(
    'of %s has the sentences that are sent to it, and the same invented facts each time',
    async (key) => {
      const content = { ...shippedEmailTexts[key], heading: 'A heading to see' }
      const email = await preview(content)

      expect(email.html).toContain('A heading to see')
      expect(email.text).toContain('A heading to see')
      expect(await preview(content)).toEqual(email)
    },
  )

  test.each([
    ['of an unknown email', { key: 'staff-invitation' }],
    ['of one of objects', { key: '__proto__' }],
    ['with an unknown placeholder', { opening: '{promise} {password}' }],
    ['with a line break in its subject', { subject: 'a\n{reference}' }],
    ['of a megabyte', { opening: 'x'.repeat(1_000_000) }],
  ])('%s is refused', async (_name, own) => {
    await expect(preview({ ...shippedEmailTexts['consultation-receipt'], ...own })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [expect.objectContaining({ path: 'content' })],
    })
  })
})
