import { AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { aGeneratedAiPlan } from '../emails/a-generated-ai-plan.fixture.js'
import {
  respondingMailer,
  deliveriesOf,
  receivedEvent,
  notificationDb,
  queueMail,
  testService,
  until,
} from '../notification.fixture.js'
import { notificationWorkers } from '../notification-workers.js'
import { composeOperatorEmails } from '../operator-emails/compose-operator-emails.js'
import { onTripPlanSubmitted, onAiPlanGenerated } from '../operator-emails/on-trip-plan-submitted.js'
import { OperatorEmail } from '../operator-emails/operator-email.entity.js'
import { EmailDelivery } from './email-delivery.entity.js'

let db: TestDb
beforeAll(async () => {
  db = await notificationDb()
})
beforeEach(async () => {
  for (const table of ['email_deliveries', 'operator_emails']) await db.dataSource.query(`delete from ${table}`)
})
afterAll(() => db.close())

/** Simulates a later release that renders the same facts differently: here, with another site address. */
const laterRelease = { NOTIFICATION_SITE_URL: 'https://later.example' }

/** Both mails of one enquiry, queued. */
async function enquiry(): Promise<void> {
  const { ctx } = testService({ db: db.db })
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  await onTripPlanSubmitted(submitted, ctx)
  await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(submitted.data.tripPlanId)), ctx)
  await composeOperatorEmails(ctx)
}

const states = async () => (await db.db.read((tx) => tx.find(EmailDelivery))).map(({ state }) => state)

/** Runs one process that attempts all due mails until every row has the given state; returns the attempted mails. */
async function attempts(environment: object, result: 'ok' | 'server' | 'refused', state: string) {
  const { mailer } = respondingMailer(result)
  const sent: Parameters<typeof mailer.send>[0][] = []
  const noting = { ...mailer, send: (mail: (typeof sent)[number]) => (sent.push(mail), mailer.send(mail)) }
  const changes = { mailer: noting }
  const service = testService({
    db: db.db,
    environment: { NOTIFICATION_RETRY_STEP_MS: 60_000, ...environment },
    changes,
  })
  service.start()
  try {
    await until(async () => (await states()).every((each) => each === state))
  } finally {
    await service.stop()
  }
  return sent.toSorted((one, other) => one.messageId.localeCompare(other.messageId))
}

const makeAllDue = () => db.dataSource.query(`update email_deliveries set next_attempt_at = clock_timestamp()`)
const stored = () => deliveriesOf(db.db)

test("a queued mail of an enquiry contains the template's data and no rendered text", async () => {
  await enquiry()

  const rows = await stored()
  expect(rows.map(({ kind, template }) => [kind, template]).toSorted()).toEqual([
    ['trip-plan-operator-email', 'trip-plan-operator-email.v2'],
    ['trip-plan-receipt', 'trip-plan-receipt.v1'],
  ])
  for (const row of rows) expect(row.sealed_body?.length).toBeLessThan(400)
})

/** Returns the number of stored bytes that the care team's mails refer to. */
async function storedHalves(): Promise<number> {
  const rows = await db.db.read((tx) => tx.find(OperatorEmail))
  expect(rows).toHaveLength(1)
  return rows
    .flatMap((row) => [row.ai_plan_sealed, row.submitted_sealed])
    .reduce((sum, half) => sum + (half?.length ?? 0), 0)
}

describe('the deferred data of a mail to the care team', () => {
  test('is deleted when the mail is accepted [S13]', async () => {
    await enquiry()
    expect(await storedHalves()).toBeGreaterThan(1000)

    await attempts({}, 'ok', 'sent')

    expect(await storedHalves()).toBe(0)
  })

  test.each(['retrying', 'dead'] as const)(
    'is rendered as plain text alone when it is %s [S13, PIPE-07]',
    async (state) => {
      await enquiry()

      await attempts({}, state === 'dead' ? 'refused' : 'server', state)

      expect(await storedHalves()).toBe(0)
      for (const { content: words } of await stored()) expect(words?.text).toContain('Amal Haddad')
    },
  )

  test('is deleted with a mail that cannot be rendered [D-51]', async () => {
    await enquiry()
    await db.dataSource.query(`update email_deliveries set state = 'dead', finished_at = now() - interval '31 days'`)

    const worker = notificationWorkers.find(({ name }) => name === 'forget-unsent-emails')
    await worker?.run(testService({ db: db.db }).ctx)

    expect(await storedHalves()).toBe(0)
  })
})

describe('a retry after a new deployment', () => {
  test('is sent with the same text under the same Message-ID, byte by byte [PIPE-07]', async () => {
    await enquiry()

    const first = await attempts({}, 'server', 'retrying')
    await makeAllDue()
    const second = await attempts(laterRelease, 'ok', 'sent')

    expect(first).toHaveLength(2)
    expect(second).toEqual(first)
    expect(JSON.stringify(second)).not.toContain('later.example')
    expect((await stored()).map(({ sealed_body: body }) => body)).toEqual([null, null])
  })

  test('is also rendered when a failed mail is retried by hand [D-51]', async () => {
    await enquiry()

    const first = await attempts({}, 'refused', 'dead')
    await db.dataSource.query(`update email_deliveries set state = 'queued', next_attempt_at = clock_timestamp()`)

    expect(await attempts(laterRelease, 'ok', 'sent')).toEqual(first)
  })

  test('of a mail without an attempt is rendered by its own release', async () => {
    await enquiry()

    const sent = await attempts(laterRelease, 'ok', 'sent')

    expect(JSON.stringify(sent)).toContain('later.example')
    expect(JSON.stringify(sent)).not.toContain('seneb.example/')
  })
})

test('a mail that was queued with its text is sent unchanged', async () => {
  await queueMail(testService({ db: db.db }).ctx)
  expect((await stored())[0]).toMatchObject({ template: null })

  const [sent] = await attempts(laterRelease, 'ok', 'sent')

  expect(sent).toMatchObject({ subject: 'We have received your request', html: '<p>Hello</p>', text: 'Hello' })
})

test('a template that is not known here is tried again, and its facts stay', async () => {
  await enquiry()
  await db.dataSource.query(`update email_deliveries set template = template || '.later'`)

  expect(await attempts({}, 'ok', 'retrying')).toEqual([])

  await db.dataSource.query(`update email_deliveries set template = replace(template, '.later', '')`)
  await makeAllDue()
  expect(await attempts({}, 'ok', 'sent')).toHaveLength(2)
})
