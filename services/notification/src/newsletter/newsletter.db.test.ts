import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { newsletterForm } from '@seneb/contracts/forms/newsletter.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { NewsletterSubscribed } from '@seneb/contracts/messages/notification/newsletter.messages'
import { linkTokenDigest } from '@seneb/platform/link-token'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import { startMailbox } from '@seneb/testkit/mailbox'
import type { TestDb } from '@seneb/testkit/test-db'
import { withSwitchTurned } from '@seneb/testkit/with-switch'
import { withLegalVersions } from '@seneb/testkit/with-legal-versions'

import { notificationWorkers } from '../notification-workers.js'
import { deliveriesOf, receivedEvent, notificationDb, testService, until } from '../notification.fixture.js'
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './subscribe-newsletter.js'
import { NewsletterSubscriber, NewsletterToken } from './newsletter.entity.js'
import { onNewsletterSubscribed } from './on-newsletter-subscribed.js'

let postgres: TestDb
let lastAddress = 0

beforeAll(async () => {
  postgres = await notificationDb()
})
afterEach(() => postgres.dataSource.query('delete from email_deliveries'))
afterAll(() => postgres.close())

const ctxOf = () => testService({ db: postgres.db }).ctx
const anAddress = () => `reader-${++lastAddress}@example.com`
const subscriberOf = (email: string) => postgres.db.read((tx) => tx.findOne(NewsletterSubscriber, { email }))

/**
 * Subscribes and delivers the resulting event as the running service does; returns the token of the mail, if one was
 * queued.
 */
async function subscribe(email: string) {
  const ctx = ctxOf()
  const response = await subscribeNewsletter({ email }, ctx)
  const { id = '' } = (await subscriberOf(email)) ?? {}
  const before = await deliveriesOf(postgres.db)
  const data = { subscriberId: id, askedAt: new Date().toISOString() }
  await onNewsletterSubscribed(receivedEvent(NewsletterSubscribed, data), ctx)
  const knownIds = new Set(before.map((delivery) => delivery.id))
  const mail = (await deliveriesOf(postgres.db)).find((delivery) => !knownIds.has(delivery.id))
  return { response, mail, token: mail?.content?.unsubscribeUrl?.split('/').at(-1) ?? '' }
}

test.each(['', 'nobody', '@', 'a@b', `${'x'.repeat(300)}@example.com`, 'a@example.com\nb@example.com'])(
  '%j is no address [NEWS-03, D-18]',
  (email) => {
    expect(readForm(newsletterForm, { email }, {}).problems).toEqual([
      { path: 'email', message: 'Please enter a valid email address.' },
    ])
  },
)

test('an address is stored once, whatever its case, and published by its id alone [NEWS-01, NEWS-04, NEWS-05, D-18, D-19]', async () => {
  const email = anAddress()
  const typed = readForm(newsletterForm, { email: `  ${email.toUpperCase()} ` }, {}).value

  await subscribeNewsletter(typed ?? { email: '' }, ctxOf())
  await subscribeNewsletter({ email }, ctxOf())

  const [row, second] = await postgres.db.read((tx) => tx.find(NewsletterSubscriber, { where: { email } }))
  expect([row?.status, second]).toEqual(['pending', undefined])
  const entries = await postgres.db.read((tx) => tx.find(OutboxEntry))
  const subject = `notification.newsletter.subscribed.v1.${row?.id}`
  expect(entries.filter((entry) => entry.subject === subject)).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('an address is stored with the terms and the policy that the form showed last, otherwise those in force [D-65, D-83]', async () => {
  const email = anAddress()
  const versionsAfter = async (now: string, legalVersions?: { terms: string; privacy: string }) => {
    await subscribeNewsletter({ email, legalVersions }, { ...ctxOf(), now: () => new Date(now) })
    const row = await postgres.db.read((tx) => tx.findOne(NewsletterSubscriber, { email }))
    return [row?.terms_version, row?.privacy_version]
  }

  expect(await versionsAfter('2026-11-22T09:00:00Z')).toEqual(['1', '1'])
  expect(await versionsAfter('2026-11-24T09:00:00Z')).toEqual(['2', '3'])
  const published = await withLegalVersions(postgres.db, () => versionsAfter('2026-11-24T09:00:00Z'))
  expect(published).toEqual(['7', '8'])
  const shown = { terms: '6', privacy: '8' }
  expect(await withLegalVersions(postgres.db, () => versionsAfter('2026-11-24T09:00:00Z', shown))).toEqual(['6', '8'])
})

test('one click in the email confirms; a second reports an earlier confirmation [NEWS-08, D-16]', async () => {
  const email = anAddress()
  const { response, token } = await subscribe(email)

  const clicks = [await confirmNewsletter({ token }, ctxOf()), await confirmNewsletter({ token }, ctxOf())]

  expect(response).toEqual({ needsConfirmation: true })
  expect(clicks).toEqual([{ wasConfirmedBefore: false }, { wasConfirmedBefore: true }])
  expect(await subscriberOf(email)).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(Date) })
})

test('only the digest of a link’s secret is stored', async () => {
  const { token } = await subscribe(anAddress())

  const tokens = await postgres.db.read((tx) => tx.find(NewsletterToken))
  expect(tokens.map(({ token_hash }) => token_hash)).toContain(linkTokenDigest(token))
  expect(JSON.stringify(tokens)).not.toContain(token)
})

test('a confirmed address reads that it is subscribed, and gets no mail [NEWS-06, D-17]', async () => {
  const email = anAddress()
  const { token } = await subscribe(email)
  await confirmNewsletter({ token }, ctxOf())

  await expect(subscribeNewsletter({ email }, ctxOf())).rejects.toMatchObject({
    code: 'NEWSLETTER_ALREADY_SUBSCRIBED',
    message: 'This email is already subscribed to our newsletter.',
  })
})

test('with duplicates hidden, known and new addresses get equal responses, after the same work [NEWS-06, D-17]', async () => {
  const email = anAddress()
  const first = await subscribe(email)
  await confirmNewsletter({ token: first.token }, ctxOf())

  const again = await withSwitchTurned(postgres.db, 'newsletter.hideDuplicates', () => subscribe(email))

  expect(again.response).toEqual(first.response)
  expect(again.mail).toBeUndefined()
})

test('after too many lookups, known and new addresses get the same response [NEWS-06, D-17]', async () => {
  const email = anAddress()
  const first = await subscribe(email)
  await confirmNewsletter({ token: first.token }, ctxOf())

  expect(await subscribeNewsletter({ email, hideDuplicate: true }, ctxOf())).toEqual(first.response)
})

test('an address over its email limit is stored, without a notice [NEWS-09, S20]', async () => {
  const email = anAddress()

  const response = await subscribeNewsletter({ email, withholdMail: true }, ctxOf())

  const row = await subscriberOf(email)
  expect(response).toEqual({ needsConfirmation: true })
  expect(row).toMatchObject({ status: 'pending' })
  const entries = await postgres.db.read((tx) => tx.find(OutboxEntry))
  expect(entries.filter(({ subject }) => subject.endsWith(row?.id ?? '-'))).toEqual([])
})

test('an address is written to once in ten minutes, however often it is typed [NEWS-09, S20]', async () => {
  const email = anAddress()
  const first = await subscribe(email)
  const second = await subscribe(email)
  await postgres.dataSource.query(`update newsletter_subscribers set mailed_at = now() - interval '10 minutes'`)
  const third = await subscribe(email)

  expect([first.mail, second.mail, third.mail].map(Boolean)).toEqual([true, false, true])
  expect(await confirmNewsletter({ token: first.token }, ctxOf())).toEqual({ wasConfirmedBefore: false })
})

test('an unconfirmed subscriber can unsubscribe repeatedly, and the link then confirms nothing', async () => {
  const email = anAddress()
  const { token } = await subscribe(email)

  await unsubscribeNewsletter({ token }, ctxOf())
  expect(await unsubscribeNewsletter({ token }, ctxOf())).toEqual({ isUnsubscribed: true })

  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(Date) })
  await expect(confirmNewsletter({ token }, ctxOf())).rejects.toMatchObject({ code: 'NEWSLETTER_LINK_INVALID' })
})

test('a person who unsubscribed may come back, by a mail of their own', async () => {
  const email = anAddress()
  const { token } = await subscribe(email)
  await confirmNewsletter({ token }, ctxOf())
  await unsubscribeNewsletter({ token }, ctxOf())

  const { mail, token: second } = await subscribe(email)

  expect(mail).toBeDefined()
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending', unsubscribed_at: expect.any(Date) })
  await confirmNewsletter({ token: second }, ctxOf())
  expect(await subscriberOf(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null })

  await unsubscribeNewsletter({ token: second }, ctxOf())
  await withSwitchTurned(postgres.db, 'newsletter.doubleOptIn', () => subscribe(email))
  expect(await subscriberOf(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
})

test('links that were never sent are rejected', async () => {
  await expect(confirmNewsletter({ token: 'guess' }, ctxOf())).rejects.toMatchObject({
    code: 'NEWSLETTER_LINK_INVALID',
  })
  await expect(unsubscribeNewsletter({ token: 'guess' }, ctxOf())).rejects.toMatchObject({
    code: 'NEWSLETTER_LINK_INVALID',
  })
})

test('without double opt-in an address counts right away and still gets a way out [D-16]', async () => {
  const email = anAddress()
  const { response, mail } = await withSwitchTurned(postgres.db, 'newsletter.doubleOptIn', () => subscribe(email))

  expect(response).toEqual({ needsConfirmation: false })
  expect(await subscriberOf(email)).toMatchObject({ status: 'confirmed' })
  expect(mail?.content?.text).not.toContain('/newsletter/confirm/')
  expect(mail?.content?.text).toContain('/newsletter/unsubscribe/')
})

test('the mail leaves with both links and the one-click headers [NEWS-05, RFC 8058]', async () => {
  const box = await startMailbox()
  const service = testService({ db: postgres.db, smtpUrl: box.url })
  const { token } = await subscribe(anAddress())
  service.start()
  try {
    await until(() => box.mails.length > 0)
    const { mail } = box.mails[0] ?? {}
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<https://api.seneb.example/newsletter/unsubscribe/${token}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`https://seneb.example/newsletter/confirm/${token}`)
  } finally {
    await service.stop()
    await box.stop()
  }
})

test('an unconfirmed address is deleted after 30 days with its links, and not a second before [LEGAL-05, O-7, D-16]', async () => {
  const [waiting, confirmed] = [anAddress(), anAddress()]
  await subscribe(waiting)
  const { token } = await subscribe(confirmed)
  await confirmNewsletter({ token }, ctxOf())
  await postgres.dataSource.query(`update newsletter_subscribers set requested_at = '2026-11-21T09:00:00Z'`)
  const workAt = async (time: string) => {
    const worker = notificationWorkers.find(({ name }) => name === 'forget-pending-subscriptions')
    await worker?.run({ ...ctxOf(), now: () => new Date(time) })
  }
  const statuses = async () => [await subscriberOf(waiting), await subscriberOf(confirmed)].map((row) => row?.status)

  await workAt('2026-12-21T08:59:59Z')
  expect(await statuses()).toEqual(['pending', 'confirmed'])
  await workAt('2026-12-21T09:00:01Z')
  expect(await statuses()).toEqual([undefined, 'confirmed'])
})
