import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import {
  respondingMailer,
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  until,
} from '../notification.fixture.js'
import { notificationWorkers } from '../notification-workers.js'
import { composeOperatorEmails } from '../operator-emails/compose-operator-emails.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { OperatorEmail } from '../operator-emails/operator-email.entity.js'
import { EmailDelivery, syntheticKinds, deliveryBacklogSql } from './email-delivery.entity.js'
import { enquiryOf } from './delivery-metrics.js'
import { listEmails, readEmailFigures } from './list-emails.js'
import { readSyntheticJourney } from './read-synthetic-journey.js'

const journeyAddress = 'journeys@example.com'
let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})
beforeEach(async () => {
  for (const table of ['email_deliveries', 'operator_emails']) await db.dataSource.query(`delete from ${table}`)
})
afterAll(() => db.close())

const waiting = () => testService({ db: db.db })

/** Delivers the event of a submitted trip plan; it is a real enquiry unless `synthetic` is set. */
async function deliverSubmitted(
  changes: { synthetic?: true; withholdDraft?: true } = { withholdDraft: true },
): Promise<string> {
  const submitted = aTripPlanSubmitted({ ...changes, personal: { email: journeyAddress } })
  await onTripPlanSubmitted(receivedEvent(TripPlanSubmitted, submitted), waiting().ctx)
  await composeOperatorEmails(waiting().ctx)
  return submitted.tripPlanId
}
const journey = () => deliverSubmitted({ synthetic: true, withholdDraft: true })

/** Sends every queued email. */
async function sendAll(): Promise<readonly string[]> {
  const { mailer, sent } = respondingMailer('ok')
  const service = testService({ db: db.db, changes: { mailer } })
  service.start()
  await until(async () => (await deliveriesOf(db.db)).every(({ state }) => state === 'sent'))
  await service.stop()
  return sent.map(({ to }) => to.address)
}

const setStates = (state: string) => db.dataSource.query(`update email_deliveries set state = '${state}'`)

describe('the mails of a journey of our operators', () => {
  test('go to its own address, both of them, and none to the team [F-O08]', async () => {
    await journey()

    expect((await deliveriesOf(db.db)).map(({ kind }) => kind).toSorted()).toEqual([...syntheticKinds].toSorted())
    expect(await sendAll()).toEqual([journeyAddress, journeyAddress])
  })

  test('of a person go to the person and to the team as ever [PIPE-06]', async () => {
    await deliverSubmitted()

    expect((await sendAll()).toSorted()).toEqual([journeyAddress, operatorAddress].toSorted())
  })

  test.each(['waiting', 'retrying', 'dead'] as const)(
    'that are %s are in no list of staff, and not counted there [F-O08]',
    async (state) => {
      await journey()
      await setStates(state === 'waiting' ? 'queued' : state)

      const listed = await listEmails({ state, first: 100 }, waiting().ctx)
      expect(listed).toMatchObject({ emails: [], counts: [] })
    },
  )

  test.each(['sent', 'dead', 'queued'])('that are %s are in no figure and no gauge [F-O08]', async (state) => {
    await journey()
    await setStates(state)
    await db.dataSource.query('update email_deliveries set finished_at = clock_timestamp()')

    expect(await readEmailFigures({ days: 28 }, waiting().ctx)).toMatchObject({ sent: 0, dead: 0, waiting: 0 })
    const [backlog] = await db.db.read((tx) => tx.query(deliveryBacklogSql))
    expect(backlog).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 })
  })

  test("do not reveal how long the care team's mail is delayed [F-O08]", () => {
    expect(syntheticKinds.map((kind) => enquiryOf(kind))).toEqual([undefined, undefined])
  })

  test('are reported as sent once the mail server accepted them; those of a real person are not reported [F-O08]', async () => {
    const [ofJourney, ofPerson] = [await journey(), await deliverSubmitted()]
    const read = (tripPlanId: string) => readSyntheticJourney({ tripPlanId }, waiting().ctx)
    const nothing = { receiptSent: false, operatorEmailSent: false }
    expect(await read(ofJourney)).toEqual(nothing)

    await sendAll()

    expect(await read(ofJourney)).toEqual({ receiptSent: true, operatorEmailSent: true })
    expect(await read(ofPerson)).toEqual(nothing)
  })

  test('are forgotten after an hour, with the row they were put together in, and those of a person stay [F-O08]', async () => {
    const [ofJourney, ofPerson] = [await journey(), await deliverSubmitted()]
    const { ctx } = waiting()
    const work = async () => {
      for (const worker of notificationWorkers) if (worker.name === 'forget-synthetic-emails') await worker.run(ctx)
    }
    const causes = async () => {
      const rows = (await db.db.read((tx) => tx.find(EmailDelivery))).map((row) => row.cause_id)
      const composed = (await db.db.read((tx) => tx.find(OperatorEmail))).map((row) => row.trip_plan_id)
      return [...new Set([...rows, ...composed])].toSorted()
    }
    const age = (minutes: number) =>
      db.dataSource.query(`update email_deliveries set queued_at = clock_timestamp() - interval '${minutes} minutes'`)

    await age(59)
    await work()
    expect(await causes()).toEqual([ofJourney, ofPerson].toSorted())

    await age(61)
    await work()
    expect(await causes()).toEqual([ofPerson])
  })
})
