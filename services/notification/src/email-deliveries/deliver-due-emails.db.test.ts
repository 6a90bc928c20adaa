import { roleName } from '@seneb/service-kit/database/database-setup'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import {
  respondingMailer,
  deliveriesOf,
  deliveryOf,
  notificationDb,
  queueMail,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import { outcomes } from './delivery.rules.js'
import type { EmailDelivery } from './email-delivery.entity.js'
import type { Mailer } from './mailer.js'

let db: TestDb
let mailbox: Mailbox
const running: TestService[] = []

beforeAll(async () => {
  db = await notificationDb()
  mailbox = await startMailbox()
})

beforeEach(async () => {
  mailbox.clear()
  await db.db.write((tx) => tx.query('/* empty */ delete from email_deliveries'))
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()))
})

afterAll(async () => {
  await mailbox.stop()
  await db.close()
})

function service(options: Partial<Parameters<typeof testService>[0]> = {}): TestService {
  const instance = testService({ db: db.db, smtpUrl: mailbox.url, ...options })
  running.push(instance)
  return instance
}

function started(options: Partial<Parameters<typeof testService>[0]> = {}): TestService {
  const instance = service(options)
  instance.start()
  return instance
}

async function untilDelivery(causeId: string, isTrue: (row: EmailDelivery) => boolean): Promise<EmailDelivery> {
  let row = await deliveryOf(db.db, causeId)
  await until(async () => isTrue((row = await deliveryOf(db.db, causeId))))
  return row
}

test('a queued mail is sent right away and its row records it [PIPE-08, PIPE-13]', async () => {
  // Longer than this test may take: the mail is sent because the worker is woken, not by its interval.
  const { ctx } = started({ intervalMs: 60_000 })

  const id = await queueMail(ctx)
  const row = await untilDelivery(id, ({ state }) => state === 'sent')

  expect(row).toMatchObject({ attempts: 1, outcome: outcomes.sent, lease_until: null, last_failure: null })
  expect(mailbox.mails.map(({ mail }) => mail.messageId)).toEqual([row.message_id])
  expect(row.message_id).toBe(`<${row.id}@seneb.example>`)
})

test('the second attempt follows after one step, the third after two more [PIPE-07]', async () => {
  const { mailer, attemptsAt } = respondingMailer('server', 'server', 'ok')
  const { ctx } = started({ changes: { mailer }, environment: { NOTIFICATION_RETRY_STEP_MS: 400 } })

  const id = await queueMail(ctx)
  await untilDelivery(id, ({ state }) => state === 'sent')

  const [first = 0, second = 0, third = 0] = attemptsAt
  expect(attemptsAt).toHaveLength(3)
  // Never sooner; a busy machine may be later.
  expect(second - first).toBeGreaterThanOrEqual(400)
  expect(third - second).toBeGreaterThanOrEqual(800)
})

test.each([outcomes.failed, outcomes.failedWithPlan])(
  'after three attempts the outcome is recorded, "%s", and slow attempts go on [PIPE-08, PIPE-19, D-51]',
  async (outcomeWhenFailed) => {
    const { mailer, attemptsAt } = respondingMailer('server')
    const { ctx } = started({ changes: { mailer } })
    const from = Date.now()

    const id = await queueMail(ctx, { outcomeWhenFailed })
    const row = await untilDelivery(id, ({ outcome }) => Boolean(outcome))
    const to = Date.now()

    expect(attemptsAt).toHaveLength(3)
    expect(row).toMatchObject({ state: 'retrying', attempts: 3, outcome: outcomeWhenFailed, last_failure: 'server' })
    const failedAt = row.next_attempt_at.getTime() - 60_000
    expect([from <= failedAt, failedAt <= to]).toEqual([true, true])
  },
)

test('an internal failure is retried and recorded with its own text [PIPE-20]', async () => {
  const { mailer } = respondingMailer('unexpected')
  const { ctx } = started({ changes: { mailer } })

  const id = await queueMail(ctx)
  const row = await untilDelivery(id, ({ outcome }) => Boolean(outcome))

  expect(row).toMatchObject({ attempts: 3, outcome: 'An unexpected error occurred while sending email' })
})

test('an email that is a day old is given up, and operations are notified [D-51]', async () => {
  const errors: object[] = []
  const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => errors.push(fields) }
  const { mailer } = respondingMailer('server')
  const { ctx } = service({ changes: { mailer }, log })
  const id = await queueMail(ctx)
  await db.db.write((tx) =>
    tx.query(`/* age */ update email_deliveries set queued_at = queued_at - interval '24 hours', attempts = 9`),
  )

  running[0]?.start()
  const row = await untilDelivery(id, ({ state }) => state === 'dead')

  expect(row).toMatchObject({ outcome: outcomes.failed, lease_until: null })
  expect(errors).toEqual([expect.objectContaining({ id: row.id, causeId: id, state: 'dead', code: 'TEST-server' })])
  expect(JSON.stringify(errors)).not.toContain('patient@example.com')
})

describe('the mail server behaves badly [R7]', () => {
  test('5xx: the mail is dead after one attempt', async () => {
    mailbox.mode = '5xx'
    const { ctx } = started()

    const row = await untilDelivery(await queueMail(ctx), ({ state }) => state === 'dead')

    expect(row).toMatchObject({
      attempts: 1,
      outcome: outcomes.failed,
      last_failure: 'refused',
      last_error_code: '550',
    })
    expect(mailbox.attempts).toBe(1)
  })

  test('4xx: three attempts, then the mail is sent once the server takes it', async () => {
    mailbox.mode = '4xx'
    const { ctx } = started()
    const id = await queueMail(ctx)
    const row = await untilDelivery(id, ({ outcome }) => Boolean(outcome))
    expect(row).toMatchObject({ attempts: 3, last_failure: 'deferred', last_error_code: '451' })

    mailbox.mode = 'ok'
    await db.db.write((tx) => tx.query('/* due */ update email_deliveries set next_attempt_at = clock_timestamp()'))
    ctx.wake('deliver-due-emails')

    expect(await untilDelivery(id, ({ state }) => state === 'sent')).toMatchObject({
      outcome: outcomes.sent,
      attempts: 4,
    })
  })

  test('silent: each attempt ends with the deadline', async () => {
    mailbox.mode = 'silent'
    const { ctx } = started({ environment: { NOTIFICATION_SEND_DEADLINE_MS: 150 } })

    const row = await untilDelivery(await queueMail(ctx), ({ outcome }) => Boolean(outcome))

    expect(row).toMatchObject({ attempts: 3, last_failure: 'server', last_error_code: 'EABORT' })
  })

  test('slow for one mail: the others do not wait for it', async () => {
    let release = (): void => undefined
    mailbox.mode = 'slow'
    mailbox.slowUntil = new Promise<void>((resolve) => (release = resolve))
    const { ctx } = started({ environment: { NOTIFICATION_SEND_DEADLINE_MS: 20_000 } })
    const slow = await queueMail(ctx)
    await until(() => mailbox.attempts === 1)

    mailbox.mode = 'ok'
    const quick = await queueMail(ctx)
    await untilDelivery(quick, ({ state }) => state === 'sent')

    expect((await deliveryOf(db.db, slow)).state).toBe('sending')
    release()
    await untilDelivery(slow, ({ state }) => state === 'sent')
  })
})

describe('a process dies between the 250 and the commit [R2]', () => {
  const neverBack = (mailer: Mailer): Mailer => ({
    send: (mail) => mailer.send(mail).then(() => new Promise<void>(() => undefined)),
    close: () => mailer.close(),
  })

  test('after its lease expires another process repeats the email with the same Message-ID', async () => {
    const { ctx } = service()
    const changes = { mailer: neverBack(ctx.mailer), delivery: { ...ctx.delivery, leaseMs: 3000 } }
    const dying = testService({ db: db.db, changes })
    dying.start()
    const id = await queueMail(dying.ctx)
    await until(() => mailbox.mails.length === 1)
    await dying.kill()
    expect(await deliveryOf(db.db, id)).toMatchObject({ state: 'sending', attempts: 1 })

    started()
    await untilDelivery(id, ({ state }) => state === 'sent')

    const ids = mailbox.mails.map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('an accepted email is recorded once the database is back, and sent once', async () => {
    const admin = new pg.Client({ connectionString: db.adminUrl })
    await admin.connect()
    const { ctx } = service()
    const table = 'notification.email_deliveries'
    const send: Mailer['send'] = async (mail) => {
      await ctx.mailer.send(mail)
      await admin.query(`revoke update on ${table} from ${roleName('notification')}`)
      setTimeout(() => void admin.query(`grant update on ${table} to ${roleName('notification')}`), 5500)
    }
    const { ctx: sending } = started({ changes: { mailer: { ...ctx.mailer, send } } })

    const id = await queueMail(sending)
    await until(() => mailbox.mails.length === 1)
    await sending.sends.settled()

    expect(await deliveryOf(db.db, id)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(mailbox.mails).toHaveLength(1)
    await admin.end()
  })

  test('a process that fails after a takeover changes nothing', async () => {
    const takenOver = `/* takeOver */ update email_deliveries
      set attempts = attempts + 1, lease_holder = gen_random_uuid(), lease_until = clock_timestamp() + interval '1 minute'`
    const { mailer } = respondingMailer('refused')
    const late: Mailer = {
      ...mailer,
      send: (mail) => db.db.write((tx) => tx.query(takenOver)).then(() => mailer.send(mail)),
    }
    const { ctx } = started({ changes: { mailer: late } })

    const id = await queueMail(ctx)
    await until(async () => (await deliveryOf(db.db, id)).attempts === 2)
    await ctx.sends.settled()

    expect(await deliveryOf(db.db, id)).toMatchObject({ state: 'sending', attempts: 2, last_failure: null })
  })
})

test('two concurrent processes send each mail exactly once [R2]', async () => {
  // A mail whose answer comes after the deadline is sent again (R7); here none does, however busy the machine is.
  const patient = { environment: { NOTIFICATION_SEND_DEADLINE_MS: 60_000 } }
  const one = service(patient)
  const two = service(patient)
  const ids: string[] = []
  for (let i = 0; i < 60; i += 1) ids.push(await queueMail(one.ctx))

  one.start()
  two.start()
  await until(async () => (await deliveriesOf(db.db)).every(({ state }) => state === 'sent'))

  const sent = mailbox.mails.map(({ mail }) => mail.messageId)
  expect(sent).toHaveLength(ids.length)
  expect(new Set(sent).size).toBe(ids.length)
})

test('no more mails are sent concurrently than configured', async () => {
  let atOnce = 0
  let peak = 0
  const send = async () => {
    peak = Math.max(peak, (atOnce += 1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    atOnce -= 1
  }
  const { ctx } = service({
    changes: { mailer: { send, close: () => undefined } },
    environment: { NOTIFICATION_CONCURRENT_SENDS: 3 },
  })
  for (let i = 0; i < 12; i += 1) await queueMail(ctx)

  running[0]?.start()
  await until(async () => (await deliveriesOf(db.db)).every(({ state }) => state === 'sent'))

  expect(peak).toBe(3)
})

test('on SIGTERM emails in progress are finished and recorded, and no new ones start', async () => {
  let release = (): void => undefined
  mailbox.mode = 'slow'
  mailbox.slowUntil = new Promise<void>((resolve) => (release = resolve))
  const environment = { NOTIFICATION_CONCURRENT_SENDS: 1, NOTIFICATION_SEND_DEADLINE_MS: 20_000 }
  const stopping = testService({ db: db.db, smtpUrl: mailbox.url, environment })
  stopping.start()
  await queueMail(stopping.ctx)
  await until(() => mailbox.attempts === 1)
  await queueMail(stopping.ctx)

  const stopped = stopping.stop()
  release()
  await stopped

  expect((await deliveriesOf(db.db)).map(({ state }) => state)).toEqual(['sent', 'queued'])
})

test('a commit that fails after the 250 is tried again, so that the mail is not sent twice', async () => {
  let failures = 2
  const flaky = {
    read: db.db.read.bind(db.db),
    write: db.db.write.bind(db.db),
    run: ((sql, params) => {
      if (sql.includes('recordSent') && failures-- > 0) throw new Error('connection lost')
      return db.db.run(sql, params)
    }) as typeof db.db.run,
  }
  const { ctx } = started({ db: flaky })

  const id = await queueMail({ ...ctx, db: db.db })
  ctx.wake('deliver-due-emails')
  await untilDelivery(id, ({ state }) => state === 'sent')

  expect(failures).toBeLessThan(0)
  expect(mailbox.mails).toHaveLength(1)
})
