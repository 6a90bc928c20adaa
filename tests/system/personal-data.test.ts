import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connect } from '@nats-io/transport-node'
import { jetstream } from '@nats-io/jetstream'
import { eventSubject } from '@seneb/contracts/define'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import { natsAdmin } from '../../infra/nats/nats.ts'
import { unregisteredClaimsOf } from '../support/claims.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql } from '../support/gateway-client.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { readRegister } from '../support/personal-data-register.js'
import { textOfHtml } from '../support/html-text.js'
import { everyColumn, everyLog, everyMessage, everyStoreFile, containsWord } from '../support/stored-text.js'

/** Marked values, one for every free-text field; telephone numbers as stored. */
const trip = {
  fullName: 'Canaria Tripper',
  email: 'canary.trip@example.com',
  phoneNumber: '+447700900111',
  nationality: 'Canaryland',
  travelingFromCountry: 'Canaristan',
  travelingFromCity: 'Canary City Port',
  tripDuration: 'canary-length of stay',
  accommodationType: 'Other',
  otherAccommodationType: 'canary-house-boat',
  companionName: 'Canario Companion',
  companionTravelNeeds: 'canary-needs a ramp',
  emergencyContactName: 'Canarina Contact',
  emergencyContactPhone: '+447700900222',
  insuranceCoverage: 'canary-insured abroad',
  paymentMethod: 'canary-pays later',
}
const consultation = {
  fullName: 'Canaria Caller',
  email: 'canary.call@example.com',
  phoneNumber: '+447700900333',
  message: 'canary-message about my teeth',
}
const application = {
  fullName: 'Canaria Guide',
  email: 'canary.guide@example.com',
  phoneNumber: '+447700900444',
  nationalId: 'CANARY11223344',
  additionalNotes: 'canary-notes of a guide',
}
const newsletter = { email: 'canary.reader@example.com' }
const dead = 'canary-of-a-dead-letter'

let observed: ObservedStack
beforeAll(async () => {
  observed = await startObservedStack()
}, 240_000)
afterAll(() => observed.close(), 60_000)

/** Sends a form as the only argument of a mutation, and resolves to its result. */
async function send(field: string, argument: string, value: unknown): Promise<string> {
  const [name = '', type = ''] = argument.split(': ')
  const query = `mutation ($value: ${type}) {
    result: ${field}(${name}: $value, botSignals: { website: "", fillMs: 20000 }) {
      __typename ... on Problem { code } ... on InvalidInput { fields { path message } } } }`
  const operation = { query, variables: { value } }
  const { data } = await sendGraphql<{ result: { __typename: string } }>(observed.stack.graphqlUrl, operation)
  return JSON.stringify(data?.result)
}

/** Fills in every form with marked values and waits until processing of all of them has finished. */
async function plantEverywhere(): Promise<void> {
  const { database, mailbox } = observed
  expect(await send('submitTripPlan', 'input: TripPlanInput!', aTripPlan(trip))).toContain('TripPlanReceived')
  expect(await send('requestConsultation', 'input: ConsultationInput!', aConsultation(consultation))).toContain(
    'ConsultationRequested',
  )
  expect(
    await send(
      'submitAmbassadorApplication',
      'input: AmbassadorApplicationInput!',
      anAmbassadorApplication(application),
    ),
  ).toContain('AmbassadorApplicationReceived')
  expect(await send('subscribeNewsletter', 'email: String', newsletter.email)).toContain('NewsletterRequested')
  await eventually('seven mails', () => mailbox.mails.length === 7, 60_000)
  await eventually('all recorded as sent', async () => {
    const sql = `select count(*)::int as sent from notification.email_deliveries where state = 'sent'`
    return (await database.query<{ sent: number }>(sql)).rows[0]?.sent === 7
  })
}

/** Publishes an event that the planner cannot consume, as a client with the bus's own rights could. */
async function plantDeadLetter(): Promise<void> {
  const { database, stack } = observed
  const url = new URL(stack.natsUrlOf(natsAdmin))
  const connection = await connect({ servers: url.host, user: url.username, pass: url.password })
  const subject = eventSubject(AiPlanRequested, { tripPlanId: randomUUID(), trip: {} as never })
  await jetstream(connection).publish(subject, JSON.stringify({ id: randomUUID(), at: new Date(), data: { dead } }))
  await connection.close()
  await eventually('the dead letter', async () => {
    const { rowCount } = await database.query('select 1 from ai_planning.dead_letters')
    return rowCount === 1
  })
}

const canaries = [trip, consultation, application, newsletter]
  .flatMap((form) => Object.values(form))
  .filter((value) => value !== 'Other')

test('user input appears only in the clear columns of docs/registers/personal-data.md, and in no other column, message, file or log [S13, S14]', async () => {
  await plantEverywhere()
  const { database, mailbox, stack } = observed
  const confirmation = mailbox.sentTo(newsletter.email)[0]?.mail.text ?? ''
  const secret = /\/newsletter\/confirm\/([\w-]+)/.exec(confirmation)?.[1] ?? ''
  expect(secret.length).toBeGreaterThan(30)
  const clear = new Set(readRegister().flatMap(({ column, holding }) => (holding === 'clear' ? [column] : [])))

  const columns = await everyColumn(database)
  const found = columns.filter(({ text }) => [...canaries, secret].some((word) => containsWord(text, word)))
  const texts = { messages: await everyMessage(stack), files: everyStoreFile(stack), logs: everyLog(stack) }

  expect(found.map(({ column }) => column).filter((column) => !clear.has(column))).toEqual([])
  for (const [source, text] of Object.entries(texts))
    for (const word of [...canaries, secret])
      expect({ source, word, isThere: containsWord(text, word) }).toMatchObject({ isThere: false })
  // Columns that must be found prove that the search covered the data.
  expect(found.map(({ column }) => column)).toEqual(
    expect.arrayContaining([
      'enquiry.trip_plans.full_name',
      'enquiry.consultations.message',
      'ai_planning.ai_trip_plans.trip',
    ]),
  )
  expect(found.filter(({ text }) => containsWord(text, secret))).toEqual([])
  expect(texts.messages).toContain('enquiry.trip-plan.submitted.v1')
  for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(1000)
}, 150_000)

test('no email of any form makes a claim that is not registered with its evidence [GEN-08]', () => {
  const mails = observed.mailbox.mails.map(({ mail }) => mail)
  const texts = mails.map(({ html, subject, text }) => [subject, text, textOfHtml(html ?? '')].join('\n\n'))

  expect(texts.length).toBe(7)
  expect(texts.filter((text) => /within 24 hours/.test(text)).length).toBeGreaterThan(1)
  expect(texts.flatMap(unregisteredClaimsOf)).toEqual([])
})

test('events that could not be processed are stored encrypted as dead letters [S13]', async () => {
  await plantDeadLetter()

  const holding = (await everyColumn(observed.database)).filter(({ text }) => containsWord(text, dead))

  expect(holding.map(({ column }) => column)).toEqual([])
  // The test's own message is the only finding, which proves that the search works.
  expect(containsWord(await everyMessage(observed.stack), dead)).toBe(true)
}, 60_000)
