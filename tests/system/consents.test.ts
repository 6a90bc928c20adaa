import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { startFakeOpenAi, type FakeOpenAi } from '@seneb/testkit/fake-openai'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql } from '../support/gateway-client.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { everyColumn, everyLog, everyMessage, everyStoreFile, containsWord } from '../support/stored-text.js'

/**
 * Checks the processing that each consent allows, by marked words in tables, events, files, logs, mails and the fake
 * model.
 */
let observed: ObservedStack
let model: FakeOpenAi
beforeAll(async () => {
  model = await startFakeOpenAi()
  observed = await startObservedStack({
    AI_PLANNING_OPENAI_API_KEY: 'stand-in',
    AI_PLANNING_OPENAI_BASE_URL: model.baseUrl,
    AI_PLANNING_START_DELAY_MS: '50',
    AI_PLANNING_SETTLE_MS: '100',
  })
}, 240_000)
afterAll(async () => {
  await observed.close()
  await model.stop()
}, 60_000)

type Form = Readonly<Record<string, unknown>>
type Way = (form: Form) => Promise<string>

/** Sends a form and returns its reference. */
async function byGraph([field, type, success]: readonly [string, string, string], input: Form): Promise<string> {
  const query = `mutation ($input: ${type}!) { result: ${field}(input: $input) {
    __typename ... on ${success} { reference } } }`
  const operation = { query, variables: { input } }
  const { data } = await sendGraphql<{ result: { reference: string } }>(observed.stack.graphqlUrl, operation)
  return data?.result.reference ?? 'no reference'
}

/** Posts a form as a browser without a script does: an unticked box sends no field. */
async function byPage(path: string, form: Form): Promise<string> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) {
    const values = (Array.isArray(value) ? value : [value]) as unknown[]
    for (const one of values) if (one !== false) body.append(name, String(one))
  }
  // The server may close an idle connection at the moment of its reuse.
  const headers = { origin: observed.stack.siteUrl, connection: 'close' }
  const response = await fetch(`${observed.stack.siteUrl}${path}`, { method: 'POST', body, headers })
  return /SNB-[2-9A-Z]{6}/.exec(await response.text())?.[0] ?? `no reference: ${response.status}`
}

const operatorMail = (reference: string) =>
  eventually('the mail to the care team', () =>
    observed.mailbox.sentTo(operatorAddress).find(({ mail }) => mail.subject?.includes(reference)),
  )

/** Tables with published content, which names every treatment. */
const published = ['content.', 'ai_planning.catalogue_', 'enquiry.offered_treatments.']

/** Returns all columns except those of published content. */
const unpublishedColumns = async () =>
  (await everyColumn(observed.database)).filter(({ column }) => !published.some((start) => column.startsWith(start)))

/** Returns everything that is stored anywhere, except published content. */
async function everyLocation() {
  const columns = await unpublishedColumns()
  return {
    columns,
    texts: {
      tables: columns.map(({ text }) => text).join('\n'),
      messages: await everyMessage(observed.stack),
      files: everyStoreFile(observed.stack),
      logs: everyLog(observed.stack),
      spans: observed.traces.everything(),
      mails: observed.mailbox.mails.map(({ mail, raw }) => `${raw}\n${mail.text}\n${mail.html}`).join('\n'),
      model: JSON.stringify(model.requests),
    },
  }
}

describe.each<readonly [string, Way]>([
  ['the graph', (form) => byGraph(['submitTripPlan', 'TripPlanInput', 'TripPlanReceived'], form)],
  ['the page without a script', (form) => byPage('/trip-planner', form)],
])('a trip enquiry by %s', (name, send) => {
  const slug = name.replaceAll(/[^a-z]/g, '')

  test('is sent to the model without a name if the person consents [D-66, PIPE-02]', async () => {
    const tripDuration = `canary-drafted-${slug}`
    const reference = await send(aTripPlan({ tripDuration, email: `drafted-${slug}@example.com` }))

    const { mail } = await operatorMail(reference)
    expect(mail.text).not.toContain('No draft:')
    const requests = JSON.stringify(model.requests)
    expect(requests).toContain(tripDuration)
    expect(requests).not.toMatch(/Haddad|example\.com/)
  }, 60_000)

  test('is sent to no planner and no model without the consent, and the care team is informed right away [D-66, PIPE-06]', async () => {
    const tripDuration = `canary-undrafted-${slug}`
    const input = { tripDuration, email: `undrafted-${slug}@example.com`, planDraftConsentGiven: false }
    const reference = await send(aTripPlan(input))

    const { mail } = await operatorMail(reference)
    expect(mail.text).toContain('No draft: the person did not allow one.')
    expect(mail.text).not.toContain('AI plan generation failed')
    expect(mail.text).toContain(tripDuration)
    const { columns, texts } = await everyLocation()
    const holding = columns.filter(({ text }) => containsWord(text, tripDuration)).map(({ column }) => column)
    expect(holding).toEqual(['enquiry.trip_plans.trip_duration'])
    expect(containsWord(texts.model, tripDuration)).toBe(false)
  }, 60_000)

  test('is rejected without the consent to process it, and nothing is stored [TRIP-43, TRIP-54]', async () => {
    const email = `refused-${slug}@example.com`

    expect(await send(aTripPlan({ email, consentGiven: false }))).toContain('no reference')

    const { texts } = await everyLocation()
    for (const [source, text] of Object.entries(texts))
      expect({ source, isThere: containsWord(text, email) }).toEqual({ source, isThere: false })
  }, 60_000)
})

describe.each<readonly [string, Way]>([
  ['the graph', (form) => byGraph(['requestConsultation', 'ConsultationInput', 'ConsultationRequested'], form)],
  ['the page without a script', (form) => byPage('/contact-us', form)],
])('a request for a consultation by %s', (name, send) => {
  const slug = name.replaceAll(/[^a-z]/g, '')

  test('includes treatment and message if the person consents [D-66, CONT-15]', async () => {
    const message = `canary-told-${slug}`
    const reference = await send(aConsultation({ message, email: `told-${slug}@example.com` }))

    const { mail } = await operatorMail(reference)
    expect(mail.text).toContain('Treatment: Dental Care')
    expect(mail.text).toContain(message)
  }, 60_000)

  test('rejects a message and stores no treatment without the consent, and the advisor is told to ask [D-66, O-10, CONT-15]', async () => {
    const message = `canary-untold-${slug}`
    const treatmentType = 'Ophthalmology'
    const input = { treatmentType, email: `untold-${slug}@example.com`, healthDataConsentGiven: false }
    expect(await send(aConsultation({ ...input, message }))).toContain('no reference')
    const reference = await send(aConsultation({ ...input, message: '' }))

    const { mail } = await operatorMail(reference)
    expect(mail.text).toContain('Health details: Not given')
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('Treatment: Not stored: the person did not consent to it.')
    await eventually('the receipt', () => observed.mailbox.sentTo(input.email)[0])
    const { texts } = await everyLocation()
    for (const [source, text] of Object.entries(texts))
      expect({ source, isThere: containsWord(text, message) }).toEqual({ source, isThere: false })
    // Events of the catalogue name every treatment, so the bus is not searched for this one.
    for (const source of ['tables', 'logs', 'spans', 'mails', 'model'] as const)
      expect({ source, isThere: containsWord(texts[source], treatmentType) }).toEqual({ source, isThere: false })
    // Data that must be there shows that each place was searched.
    expect(texts.tables).toContain(input.email)
    expect(texts.mails).toContain(input.email)
    expect(texts.messages).toContain('enquiry.consultation.requested.v1')
  }, 60_000)
})

/** Returns the path of the link in a receipt's mail. */
async function linkOf(email: string): Promise<string> {
  const { mail } = await eventually('the receipt', () => observed.mailbox.sentTo(email)[0])
  return /\/consents\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? 'no link'
}

const columnsWith = async (word: string) =>
  (await unpublishedColumns()).filter(({ text }) => containsWord(text, word)).map(({ column }) => column)

describe('without a script, by the link of the receipt', () => {
  test('one button withdraws the planner consent, and after seven days no table has any data of the enquiry [TRIP-26, TRIP-54, LEGAL-05]', async () => {
    const [email, tripDuration] = ['withdrawn@example.com', 'canary-withdrawn']
    const reference = await byGraph(
      ['submitTripPlan', 'TripPlanInput', 'TripPlanReceived'],
      aTripPlan({ tripDuration, email, companionTravelNeeds: tripDuration }),
    )
    await operatorMail(reference)
    const link = await linkOf(email)

    const page = await fetch(`${observed.stack.siteUrl}${link}`)
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(await page.text()).toContain('Withdraw and end my enquiry')
    expect(await columnsWith(tripDuration)).toContain('ai_planning.ai_trip_plans.trip')

    const foreign = { origin: 'https://evil.example', connection: 'close' }
    const body = new URLSearchParams({ purpose: 'personal-data' })
    const rejected = await fetch(`${observed.stack.siteUrl}${link}`, { method: 'POST', body, headers: foreign })
    expect(rejected.status).toBe(400)
    expect(await columnsWith(tripDuration)).not.toEqual([])

    const own = { origin: observed.stack.siteUrl, connection: 'close' }
    const response = await fetch(`${observed.stack.siteUrl}${link}`, { method: 'POST', body, headers: own })
    const text = await response.text()
    expect(text).toContain('Your consent is withdrawn')
    expect(text).toContain('You can take this back until')
    await observed.stack.query('update enquiry.pending_withdrawals set erase_at = now()')
    // The worker that erases looks once a minute, and as soon as its service starts.
    const enquiry = observed.stack.part('enquiry')
    await enquiry.stop()
    enquiry.start()
    await eventually('no table to hold it', async () => (await columnsWith(tripDuration)).length === 0, 90_000)
    expect(await columnsWith(email)).toEqual([])
    const { mail } = await eventually('the word to the team', () =>
      observed.mailbox.sentTo(operatorAddress).find((one) => one.mail.subject === `Consent withdrawn: ${reference}`),
    )
    expect(mail.text).not.toMatch(/canary|Veneers|Dental/)
  }, 180_000)
})
