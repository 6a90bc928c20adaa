import { randomUUID } from 'node:crypto'

import { connect } from '@nats-io/transport-node'
import { jetstream } from '@nats-io/jetstream'
import { eventSubject } from '@seneb/contracts/define'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import type { TestImap } from '@seneb/testkit/test-imap'

import { natsAdmin } from '../../infra/nats/nats.ts'
import { staffHeaders } from '../support/gateway-client.js'
import { eventually } from '../support/eventually.js'
import type { ObservedStack } from '../support/observed-stack.js'
import { assertConversationIn, plantConversation } from './plant-conversation.js'
import { requestUntil, deskOf, type RequestDesk, type Result } from './staff-client.js'

/** An enquiry with unique words. */
export interface Planted {
  readonly id: string
  readonly reference: string
  readonly kind: 'trip-plan' | 'consultation'
  readonly searchTerms: readonly string[]
  /** The secret of the link in its receipt, where one arrived. */
  readonly token?: string
}

const submit = (
  field: string,
  [input, received]: readonly [string, string],
) => `mutation ($input: ${input}!, $key: ID) {
  result: ${field}(input: $input, idempotencyKey: $key) {
    __typename ... on Problem { code } ... on InvalidInput { fields { path message } }
    ... on ${received} { id reference } } }`
const submitTripPlan = submit('submitTripPlan', ['TripPlanInput', 'TripPlanReceived'])
const requestConsultation = submit('requestConsultation', ['ConsultationInput', 'ConsultationRequested'])

/**
 * Plants an enquiry of each kind, with every action of the team, and another whose receipt arrives. Every text of them
 * contains `canary`. After the receipt, the mail server accepts no more mail.
 */
export async function plantPerson(
  observed: ObservedStack & { readonly imap: TestImap },
  canary: string,
  token: string,
): Promise<Planted[]> {
  const { stack } = observed
  const [anybody, staffClient] = [deskOf(stack), deskOf(stack, token)]
  const form = {
    fullName: `${canary} Tripper`,
    email: `${canary}.trip@example.com`,
    companionName: `${canary} Companion`,
    companionTravelNeeds: `${canary}-needs`,
    emergencyContactName: `${canary} Contact`,
    insuranceCoverage: `${canary}-cover`,
    paymentMethod: `${canary}-pays`,
    travelingFromCity: `${canary} City`,
    referredBy: 'erasure-link',
  }
  const withReceipt = await plantWithReceipt(observed, canary)
  const trip = await anybody(submitTripPlan, { input: aTripPlan(form), key: randomUUID() })
  const request = { fullName: `${canary} Caller`, email: `${canary}.call@example.com`, message: `${canary}-message` }
  const call = await anybody(requestConsultation, { input: aConsultation(request), key: randomUUID() })
  const planted = [plantedOf(trip, 'trip-plan', canary), plantedOf(call, 'consultation', canary), withReceipt]
  for (const enquiry of planted) await work(enquiry, staffClient, canary)
  for (const { id } of planted)
    await exportRecord(observed, id, { canary, token, isConversation: id === withReceipt.id })
  await plantDeadLetter(observed, planted[0]?.id ?? '', canary)
  return planted
}

/** Plants a subscriber of the newsletter whose address is suppressed. */
export async function plantSubscriber({ database, stack }: ObservedStack, canary: string, token: string) {
  const email = `${canary}-news@example.com`
  const subscribe = `mutation ($email: String!) { result: subscribeNewsletter(email: $email) { __typename } }`
  await deskOf(stack)(subscribe, { email })
  const { rows } = await database.query<{ id: string }>(
    'select id from notification.newsletter_subscribers where email = $1',
    [email],
  )
  const [{ id } = { id: '' }] = rows
  const suppress = `mutation ($id: ID!) { result: suppressNewsletterSubscriber(id: $id) { __typename } }`
  await requestUntil(() => deskOf(stack, token)(suppress, { id }), ['NewsletterSuppressionChanged'])
  return { id, reference: id, kind: 'trip-plan', searchTerms: [`${canary}-news`] } satisfies Planted
}

/** Submits an enquiry whose receipt arrives, so that its person can withdraw it, write, and open its page. */
async function plantWithReceipt(
  observed: ObservedStack & { readonly imap: TestImap },
  canary: string,
): Promise<Planted> {
  const { mailbox, stack } = observed
  mailbox.mode = 'ok'
  const email = `${canary}.link@example.com`
  const form = { fullName: `${canary} Linker`, email, companionTravelNeeds: `${canary}-linked` }
  const sent = await deskOf(stack)(submitTripPlan, { input: aTripPlan(form), key: randomUUID() })
  const planted = plantedOf(sent, 'trip-plan', canary)
  const link = () => /\/consents\/([\w-]+)/.exec(mailbox.sentTo(email)[0]?.mail.text ?? '')?.[1]
  await eventually('a receipt with its link', () => link() !== undefined)
  const secrets = await plantConversation(observed, { ...planted, email }, canary)
  mailbox.mode = '4xx'
  return { ...planted, searchTerms: [...planted.searchTerms, ...secrets], token: link() ?? '' }
}

function plantedOf({ __typename, id, reference, ...others }: Result, kind: Planted['kind'], canary: string): Planted {
  if (typeof id !== 'string' || typeof reference !== 'string')
    throw new Error(`an enquiry was answered with ${__typename} ${JSON.stringify(others)}`)
  return { id, reference, kind, searchTerms: [canary, reference] }
}

/** An export by the team leaves only the record that it took place. */
async function exportRecord(
  { stack }: ObservedStack,
  id: string,
  by: { readonly canary: string; readonly token: string; readonly isConversation: boolean },
) {
  const headers = { ...staffHeaders(stack.siteUrl, by.token), 'sec-fetch-site': 'same-origin' }
  const response = await fetch(new URL(`/staff/records/${id}/json`, stack.graphqlUrl), { headers })
  const record = await response.text()
  if (!response.ok || !record.includes(`${by.canary}-note`)) throw new Error(`no record: ${response.status} ${record}`)
  if (by.isConversation) assertConversationIn(record, by.canary)
}

/** Adds a note, a draft of a reply, and a reply on its way to a mail server that refuses it. */
async function work({ id }: Planted, staffClient: RequestDesk, canary: string): Promise<void> {
  const note = `mutation ($id: ID!, $note: String!) { result: addCareNote(id: $id, note: $note) { __typename } }`
  await requestUntil(() => staffClient(note, { id, note: `${canary}-note` }), ['CareEnquirySaved'])
  const version = await versionOf(id, staffClient)
  const reply = `mutation ($id: ID!, $version: Int!, $fields: [ReplyFieldInput!]!) {
    result: sendReply(id: $id, version: $version, template: "own-words", templateVersion: 1, fields: $fields) {
      __typename ... on Problem { code message } } }`
  const fields = [{ name: 'words', value: `${canary}-answer` }]
  const written = await staffClient(reply, { id, version, fields })
  if ('code' in written) throw new Error(JSON.stringify(written))
  const draft = `mutation ($id: ID!, $revision: ID!, $fields: [ReplyFieldInput!]!) {
    result: saveReplyDraft(id: $id, revision: $revision, template: "own-words", fields: $fields) {
      __typename ... on Problem { code message } } }`
  const saved = await staffClient(draft, {
    id,
    revision: randomUUID(),
    fields: [{ name: 'words', value: `${canary}-draft` }],
  })
  if ('code' in saved) throw new Error(JSON.stringify(saved))
}

/** The version that the enquiry has now. */
export async function versionOf(id: string, staffClient: RequestDesk): Promise<number> {
  const { enquiry } = await staffClient(
    `query ($id: ID!) { result: careEnquiry(id: $id) { __typename enquiry { version } } }`,
    { id },
  )
  return (enquiry as { version: number }).version
}

/**
 * Publishes an event about the enquiry that the planner cannot consume, as a client with the bus's own rights could.
 */
async function plantDeadLetter({ database, stack }: ObservedStack, tripPlanId: string, canary: string): Promise<void> {
  const subject = eventSubject(AiPlanRequested, { tripPlanId, trip: {} as never })
  const data = { [`${canary}-dead`]: `${canary}-dead` }
  await publishAsAdmin(stack.natsUrlOf(natsAdmin), subject, { id: randomUUID(), at: new Date(), data })
  await eventually('the dead letter', async () => {
    const { rowCount } = await database.query('select 1 from ai_planning.dead_letters where subject = $1', [subject])
    return rowCount === 1
  })
}

/** Publishes an event that none of our processes publishes. */
export async function publishAsAdmin(natsUrl: string, subject: string, envelope: object): Promise<void> {
  const url = new URL(natsUrl)
  const connection = await connect({ servers: url.host, user: url.username, pass: url.password })
  await jetstream(connection).publish(subject, JSON.stringify(envelope))
  await connection.close()
}
