import { Readable } from 'node:stream'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  StaffActionCompleted,
  SubscriberErasureStarted,
} from '@seneb/contracts/messages/notification/every-service.messages'
import { NewsletterSubscribed } from '@seneb/contracts/messages/notification/newsletter.messages'
import { replayLedger } from '@seneb/service-kit/erasure/erasure-work'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { silentLogger } from '@seneb/testkit/silent-logger'
import type { TestDb } from '@seneb/testkit/test-db'
import { withSwitchTurned } from '@seneb/testkit/with-switch'

import { notificationErasing } from '../erasures/on-erasure-started.js'
import { NewsletterDesk } from '../newsletter-issues/newsletter-desk.fixture.js'
import { listIssuesSql } from '../newsletter-issues/newsletter-issue.queries.js'
import { sendNewsletters } from '../newsletter-issues/send-newsletters.js'
import { deliveriesOf, notificationDb, receivedEvent } from '../notification.fixture.js'
import {
  countSubscribers,
  eraseSubscriber,
  exportSubscribers,
  listSubscribers,
  suppressSubscriber,
} from './manage-subscribers.js'
import { NewsletterSubscriber } from './newsletter.entity.js'
import { onNewsletterSubscribed } from './on-newsletter-subscribed.js'
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './subscribe-newsletter.js'
import { countSubscribersSql, listSubscribersSql, searchSubscribersSql } from './subscriber.queries.js'

let postgres: TestDb
let desk: NewsletterDesk

beforeAll(async () => {
  postgres = await notificationDb()
  desk = new NewsletterDesk(postgres)
})
afterEach(() => desk.clear())
afterAll(() => postgres.close())

const lead = () => desk.as('Lea', ['care-lead'])
const countsNow = async () => {
  const { counts } = await countSubscribers(desk.service())
  return Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ count, state }) => [state, count]))
}
const emailsOf = async (search: string | undefined, ctx = lead()) =>
  (await listSubscribers({ search, first: 50 }, ctx)).subscribers.map(({ email }) => email)
const subscriberOf = (email: string) => postgres.db.read((tx) => tx.findOne(NewsletterSubscriber, { email }))

/** Subscribes and handles the event; returns the token of the mail, if there was one. */
async function subscribe(email: string): Promise<string | undefined> {
  const ctx = desk.service()
  await subscribeNewsletter({ email }, ctx)
  const { id = '' } = (await subscriberOf(email)) ?? {}
  const known = new Set((await deliveriesOf(postgres.db)).map((delivery) => delivery.id))
  await onNewsletterSubscribed(
    receivedEvent(NewsletterSubscribed, { subscriberId: id, askedAt: new Date().toISOString() }),
    ctx,
  )
  const mail = (await deliveriesOf(postgres.db)).find((delivery) => !known.has(delivery.id))
  return mail?.content?.unsubscribeUrl?.split('/').at(-1)
}

test('the log lists by id the people who unsubscribed, for a database restored to an earlier time', async () => {
  const logged: unknown[] = []
  const log = {
    ...silentLogger,
    info: (fields: object, message: string) => void logged.push({ ...fields, message }),
  }
  const token = (await subscribe('left@readers.example')) ?? ''
  const { id = '' } = (await subscriberOf('left@readers.example')) ?? {}
  const message = 'the newsletter is no longer sent to a subscriber'
  const leave = () => unsubscribeNewsletter({ token }, { ...desk.service(), log })

  await leave()
  expect(logged).toEqual([])
  await subscribe('left@readers.example')
  await confirmNewsletter({ token }, desk.service())
  await leave()
  expect(logged).toEqual([{ id, state: 'unsubscribed', message }])
  for (const isSuppressed of [true, false]) {
    await suppressSubscriber({ subscriberId: id, isSuppressed }, desk.as('Lea', ['care-lead'], { log }))
  }
  expect(logged.slice(1)).toEqual([
    { id, state: 'suppressed', message },
    { id, state: 'unsubscribed', message },
  ])
})

test('counts follow every change of a state', async () => {
  const token = (await subscribe('one@readers.example')) ?? ''
  expect(await countsNow()).toEqual({ pending: 1 })
  await confirmNewsletter({ token }, desk.service())
  expect(await countsNow()).toEqual({ confirmed: 1 })
  await unsubscribeNewsletter({ token }, desk.service())
  expect(await countsNow()).toEqual({ unsubscribed: 1 })
  const { id: subscriberId = '' } = (await subscriberOf('one@readers.example')) ?? {}
  await suppressSubscriber({ subscriberId, isSuppressed: true }, lead())
  expect(await countsNow()).toEqual({ suppressed: 1 })
  await desk.subscribers(20)
  await postgres.dataSource.query(`update newsletter_subscribers set bounces = 1 where email < 'reader-0000006'`)
  expect(await countsNow()).toEqual({ bounced: 5, confirmed: 15, suppressed: 1 })
  await eraseSubscriber({ subscriberId }, lead())
  expect(await countsNow()).toEqual({ bounced: 5, confirmed: 15 })
  await postgres.dataSource.query(`delete from newsletter_subscribers`)
  expect(await countsNow()).toEqual({})
})

test('counts are right after many concurrent changes', async () => {
  const emails = Array.from({ length: 40 }, (_, at) => `many-${at}@readers.example`)
  const tokens: (string | undefined)[] = []
  for (const email of emails) tokens.push(await subscribe(email))

  await Promise.all(
    tokens.map(async (token = '', at) => {
      await confirmNewsletter({ token }, desk.service())
      if (at % 2 === 0) await unsubscribeNewsletter({ token }, desk.service())
    }),
  )

  expect(await countsNow()).toEqual({ confirmed: 20, unsubscribed: 20 })
})

test('a subscriber is found by the address or its beginning, in any case, in pages by address', async () => {
  await desk.subscribers(7, 'amal')
  await desk.subscribers(3, 'omar')

  expect(await emailsOf('AMAL-0000003@readers.example')).toEqual(['amal-0000003@readers.example'])
  expect(await emailsOf('omar')).toHaveLength(3)
  expect(await emailsOf('%')).toEqual([])
  expect(await emailsOf("amal'; drop table newsletter_subscribers; --")).toEqual([])
  const pages: (string | undefined)[] = []
  for (let after: string | undefined; ;) {
    const { next, subscribers } = await listSubscribers({ search: 'a', state: 'confirmed', first: 3, after }, lead())
    pages.push(...subscribers.map(({ email }) => email))
    if (next === undefined) break
    after = next
  }
  expect(pages).toEqual(pages.toSorted())
  expect(pages).toHaveLength(7)
})

test('the pages of a search go on where they were, also when the last subscriber of a page is erased meanwhile', async () => {
  await desk.subscribers(7, 'amal')
  const first = await listSubscribers({ search: 'amal', first: 3 }, lead())
  await eraseSubscriber({ subscriberId: first.subscribers[2]?.id ?? '' }, lead())

  const second = await listSubscribers({ search: 'amal', first: 3, after: first.next }, lead())

  expect(second.subscribers.map(({ email }) => email)).toEqual(
    [4, 5, 6].map((at) => `amal-000000${at}@readers.example`),
  )
  for (const after of ['bm9uZQ', Buffer.from('a@b.example\0').toString('base64url')])
    await expect(listSubscribers({ search: 'amal', first: 3, after }, lead())).rejects.toMatchObject({
      code: 'INPUT_INVALID',
    })
})

test('a reader sees states without addresses, and cannot search addresses [ADM-09]', async () => {
  await desk.subscribers(2)

  for (const role of ['editor', 'auditor'] as const) {
    const { subscribers } = await listSubscribers({ first: 10 }, desk.asReader([role]))
    expect(subscribers.map(({ email, state }) => [email, state])).toEqual([
      [undefined, 'confirmed'],
      [undefined, 'confirmed'],
    ])
    expect(await emailsOf('reader-0000001@readers.example', desk.asReader([role]))).toEqual([])
  }
})

test('an export has every subscriber once, no cell like a formula, and an audit entry with the number alone [S10]', async () => {
  await desk.subscribers(4500)
  await postgres.dataSource.query(
    `insert into newsletter_subscribers (id, email, status) values
     (gen_random_uuid(), '=cmd|calc@readers.example', 'pending'), (gen_random_uuid(), '+1@readers.example', 'pending'),
     (gen_random_uuid(), '-1@readers.example', 'pending')`,
  )
  const lines: string[] = []
  for (let after: string | undefined; ;) {
    const part = await exportSubscribers({ after }, desk.asReader(['care-lead']))
    lines.push(...part.csv.split('\n').slice(1))
    expect(part.lines).toBeLessThanOrEqual(2000)
    if (part.next === undefined) break
    after = part.next
  }

  expect(lines).toHaveLength(4503)
  expect(new Set(lines).size).toBe(4503)
  const cells = lines.flatMap((line) => line.slice(1, -1).split('","'))
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  const entries = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ action }) => action === 'export-newsletter-subscribers',
  )
  expect(entries.map(({ fields }) => fields)).toEqual(
    ['2000', '2000', '503'].map((to) => [{ name: 'lines', from: undefined, to }]),
  )
  expect(JSON.stringify(entries)).not.toContain('@readers.example')
})

/** Every table of the schema with one of these texts. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await postgres.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'notification' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await postgres.dataSource.query<unknown[]>(
        `select 1 from notification.${name} t where t::text like $1`,
        [`%${text}%`],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat().toSorted()
}

test('an erased subscriber is in no table but as an id: links, mails and recipient entries are deleted too [LEGAL-05]', async () => {
  const token = (await subscribe('gone@readers.example')) ?? ''
  await confirmNewsletter({ token }, desk.service())
  const { id = '' } = (await subscriberOf('gone@readers.example')) ?? {}
  await desk.sending()
  await sendNewsletters(desk.service())
  expect(await tablesWith(id)).toEqual(
    expect.arrayContaining([
      'email_deliveries',
      'newsletter_recipients',
      'newsletter_subscribers',
      'newsletter_tokens',
    ]),
  )

  await eraseSubscriber({ subscriberId: id }, lead())

  expect(await tablesWith('gone@readers')).toEqual([])
  // The ledger of erasures, and on their way to it and to the audit log.
  expect(await tablesWith(id)).toEqual(['erased_records', 'outbox'])
  await expect(eraseSubscriber({ subscriberId: id }, lead())).rejects.toMatchObject({
    code: 'NEWSLETTER_SUBSCRIBER_NOT_FOUND',
  })
})

test('a subscriber that a restored backup brings back is erased again by the ledger [LEGAL-05]', async () => {
  const [id = ''] = await desk.subscribers(1)
  await eraseSubscriber({ subscriberId: id }, lead())
  expect(await outboxPayloads(postgres.db, SubscriberErasureStarted, id)).toMatchObject([{ subscriberId: id }])

  // A database from before the erasure contains the subscriber and not that erasure.
  await postgres.dataSource.query('delete from erased_records')
  await postgres.dataSource.query(
    `insert into newsletter_subscribers (id, email, status) values ($1, 'back@readers.example', 'confirmed')`,
    [id],
  )
  const ledger = Readable.from([{ erasureId: id, recordIds: [id] }])
  await replayLedger(ledger, notificationErasing, desk.service())

  expect(await tablesWith('back@readers')).toEqual([])
})

test('a suppressed address that the ledger erases from a restored database is not mailed again either [LEGAL-05]', async () => {
  const email = 'restored@readers.example'
  await subscribe(email)
  const { id = '' } = (await subscriberOf(email)) ?? {}
  await suppressSubscriber({ subscriberId: id, isSuppressed: true }, lead())

  await replayLedger(Readable.from([{ erasureId: id, recordIds: [id] }]), notificationErasing, desk.service())

  expect(await tablesWith(email)).toEqual([])
  expect(await withSwitchTurned(postgres.db, 'newsletter.doubleOptIn', () => subscribe(email))).toBeUndefined()
  expect(await subscribe(email)).toBeUndefined()
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending' })
})

test('a suppressed address that was erased gets no mail even when it is entered again; after lifting it does', async () => {
  const email = 'bounced@readers.example'
  await subscribe(email)
  const { id: subscriberId = '' } = (await subscriberOf(email)) ?? {}
  await suppressSubscriber({ subscriberId, isSuppressed: true }, lead())
  await eraseSubscriber({ subscriberId }, lead())
  expect(await tablesWith(email)).toEqual([])

  expect(await subscribe(email)).toBeUndefined()
  expect(await withSwitchTurned(postgres.db, 'newsletter.doubleOptIn', () => subscribe(email))).toBeUndefined()
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending' })

  const { subscribers } = await listSubscribers({ first: 10 }, lead())
  expect(subscribers).toMatchObject([{ email, state: 'pending', isSuppressed: true }])
  const { id = '' } = subscribers[0] ?? {}
  await suppressSubscriber({ subscriberId: id, isSuppressed: false }, lead())
  expect((await listSubscribers({ first: 10 }, lead())).subscribers[0]?.isSuppressed).toBe(false)
  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed' })
  expect(await subscribe(email)).toEqual(expect.any(String))
})

test('a suppressed address stays so when it is entered again, and its old links confirm nothing', async () => {
  const email = 'suppressed@readers.example'
  const token = (await subscribe(email)) ?? ''
  const { id: subscriberId = '' } = (await subscriberOf(email)) ?? {}
  await suppressSubscriber({ subscriberId, isSuppressed: true }, lead())

  expect(await subscribe(email)).toBeUndefined()
  await expect(confirmNewsletter({ token }, desk.service())).rejects.toMatchObject({ code: 'NEWSLETTER_LINK_INVALID' })
  expect(await unsubscribeNewsletter({ token }, desk.service())).toEqual({ isUnsubscribed: true })
  expect(await subscriberOf(email)).toMatchObject({ status: 'suppressed' })
})

test('lists and counts read along an index, however many subscribers there are [P13]', async () => {
  await postgres.dataSource.query(
    `insert into newsletter_subscribers (id, email, status, confirmed_at)
     select gen_random_uuid(), md5(i::text) || '@readers.example',
       case when i % 10 = 0 then 'pending' else 'confirmed' end, now() from generate_series(1, 60000) i`,
  )
  await postgres.runAsAdmin('analyze notification.newsletter_subscribers')
  const middle = '7fffffff-0000-4000-8000-000000000000'
  const statements: readonly (readonly [sql: string, params: readonly unknown[]])[] = [
    [listSubscribersSql(false), [51, middle]],
    [listSubscribersSql(true), [51, middle, 'pending']],
    [listSubscribersSql(true), [51, null, 'suppressed']],
    [searchSubscribersSql(false), [51, null, 'a', 'a\u{10FFFF}']],
    [searchSubscribersSql(false), [51, 'abc@readers.example', 'a', 'a\u{10FFFF}']],
    [searchSubscribersSql(true), [51, null, 'ab', 'ab\u{10FFFF}', 'pending']],
    [countSubscribersSql, []],
    [listIssuesSql(true), [51, null, 'sent']],
  ]

  for (const [sql, params] of statements) {
    const [row] = await postgres.db.read((tx) =>
      tx.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        params,
      ),
    )
    const plan = row?.['QUERY PLAN'][0]?.Plan ?? {}
    expect([sql, (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0) < 250]).toEqual([sql, true])
  }
})
