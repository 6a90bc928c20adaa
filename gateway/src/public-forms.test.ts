import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { SubscribeNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import { SubmitAmbassadorApplication } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import { buildSchema, type GraphQLInputObjectType } from 'graphql'

import { adHocAndPersisted, TestGateway } from './gateway.fixture.js'
import { readTypeDefinitions } from './graphql/type-definitions.js'

const receipt = { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }
const forms = [
  ['requestConsultation', 'ConsultationInput', 'ConsultationRequested', RequestConsultation, aConsultation],
  [
    'submitAmbassadorApplication',
    'AmbassadorApplicationInput',
    'AmbassadorApplicationReceived',
    SubmitAmbassadorApplication,
    anAmbassadorApplication,
  ],
] as unknown as readonly (readonly [string, string, string, typeof RequestConsultation, (changes?: object) => object])[]

const perAddress = 5
let gateway: TestGateway
let strict: TestGateway
let stored = 0
let shown: unknown
let withheld = 0
let lastClient = 0

const accept = ({ legalVersions, withholdMail }: { legalVersions?: object; withholdMail?: boolean }) => {
  stored++
  shown = legalVersions
  if (withholdMail) withheld++
  return receipt
}

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: Object.fromEntries(forms.map(([f, t]) => [f, documentOf(f, t)])) })
  strict = await TestGateway.open({ settings: { formsPerAddressPerHour: perAddress, trustedProxies: ['127.0.0.1'] } })
  for (const opened of [gateway, strict]) {
    await opened.handle(RequestConsultation, accept)
    await opened.handle(SubmitAmbassadorApplication, accept)
    await opened.handle(SubmitTripPlan, accept)
    await opened.handle(SubscribeNewsletter, ({ legalVersions }) => {
      shown = legalVersions
      return { needsConfirmation: true }
    })
  }
})
afterAll(async () => {
  await gateway.close()
  await strict.close()
})

interface Result {
  readonly __typename: string
  readonly fields?: readonly { path: string; message: string }[]
  readonly retryAfterSeconds?: number
}

function documentOf(field: string, type: string): string {
  return `mutation ($input: ${type}!, $key: ID, $botSignals: BotSignals, $legalVersions: LegalVersionsInput) {
    result: ${field}(
      input: $input, idempotencyKey: $key, botSignals: $botSignals, legalVersions: $legalVersions
    ) {
      __typename ... on Problem { code message } ... on InvalidInput { fields { path message } }
      ... on TooManyRequests { retryAfterSeconds } } }`
}

async function send(field: string, type: string, input: object, more: object = {}, to = gateway, headers = {}) {
  const { json, text } = await to.graphql(documentOf(field, type), { input, ...more }, headers)
  if (!json.data) throw new Error(text)
  return json.data['result'] as unknown as Result
}

test.each(forms)(
  '%s takes exactly the fields of its form [CONT-07, CONT-08, AMB-05, D-61]',
  (_f, type, _s, contract) => {
    const input = buildSchema(readTypeDefinitions()).getType(type) as GraphQLInputObjectType

    const { legalVersions, withholdMail, ...fields } = contract.input.fields as Record<string, unknown>
    expect([legalVersions, withholdMail]).not.toContain(undefined)
    expect(Object.keys(input.getFields())).toEqual(Object.keys(fields))
  },
)

test.each(forms)('%s returns a receipt [CONT-15, AMB-26]', async (field, type, success, _q, aForm) => {
  for (const document of adHocAndPersisted(documentOf(field, type))) {
    const { json } = await gateway.graphql(document, { input: aForm(), key: 'k-1' })
    expect(json.data?.['result']).toMatchObject({ __typename: success })
  }
})

test.each(forms)(
  '%s tells every field that will not do, a conflict and an absence by their members [CONT-11, AMB-15]',
  async (field, type, _s, contract, aForm) => {
    const invalid = await send(field, type, {})
    await gateway.handle(contract, () => {
      throw new AppError('IDEMPOTENCY_CONFLICT')
    })
    const conflict = await send(field, type, aForm())
    await gateway.silence(contract)
    const unavailable = await send(field, type, aForm())
    await gateway.handle(contract, accept)

    expect(invalid).toMatchObject({ __typename: 'InvalidInput' })
    expect(invalid.fields?.length).toBeGreaterThan(3)
    expect([conflict, unavailable]).toMatchObject([
      { __typename: 'IdempotencyConflict' },
      { __typename: 'TemporarilyUnavailable' },
    ])
  },
)

const everyForm = [
  ...forms.map(([field, type, , , aForm]) => [field, type, aForm] as const),
  ['submitTripPlan', 'TripPlanInput', aTripPlan] as const,
]

test.each(everyForm)(
  '%s is not taken when the field that people do not see is filled [D-82, S20]',
  async (f, t, aForm) => {
    const before = stored

    const result = await send(f, t, aForm(), { botSignals: { website: 'https://spam.example', fillMs: 20_000 } })

    expect(result).toMatchObject({ fields: [{ path: 'website', message: 'Please leave this field empty' }] })
    expect(stored).toBe(before)
  },
)

test.each(everyForm)(
  '%s is not taken when it was filled in in no time, and is a moment later [D-82, S20]',
  async (f, t, aForm) => {
    const early = await send(f, t, aForm(), { botSignals: { website: '', fillMs: 300 } })
    const inTime = await send(f, t, aForm(), { botSignals: { website: '', fillMs: 1500 } })

    expect(early).toMatchObject({ __typename: 'TooManyRequests', retryAfterSeconds: 2 })
    expect(inTime.__typename).not.toBe('TooManyRequests')
  },
)

const newsletterWith = (legalVersions: string) =>
  gateway.graphql(
    `mutation { result: subscribeNewsletter(email: "a@example.com", legalVersions: ${legalVersions}) {
      __typename ... on InvalidInput { fields { path } } } }`,
  )

test('the versions of the legal documents that a form showed go along with it [D-65, D-83]', async () => {
  for (const legalVersions of [{ terms: '2', privacy: '4' }, null]) {
    for (const [field, type, aForm] of everyForm) {
      shown = 'nothing came'
      await send(field, type, aForm(), { legalVersions })
      expect([field, shown]).toEqual([field, legalVersions ?? undefined])
    }
    shown = 'nothing came'
    await newsletterWith(legalVersions ? '{ terms: "2", privacy: "4" }' : 'null')
    expect(shown).toEqual(legalVersions ?? undefined)
  }
})

test.each(['', '0', '04', '-1', '1.5', '1000', 'latest'])(
  'a form is not stored with %j in place of a version [D-83]',
  async (privacy) => {
    const before = stored
    const legalVersions = { terms: '2', privacy }

    for (const [field, type, aForm] of everyForm) {
      const { fields } = await send(field, type, aForm(), { legalVersions })
      expect([field, fields?.map(({ path }) => path)]).toEqual([field, ['legalVersions.privacy']])
    }
    const { json } = await newsletterWith(`{ terms: "2", privacy: "${privacy}" }`)
    expect(json.data?.['result']).toMatchObject({ fields: [{ path: 'legalVersions.privacy' }] })
    expect(stored).toBe(before)
  },
)

test('the newsletter form has the same protection [NEWS-09, D-82]', async () => {
  const { json } = await gateway.graphql(
    'mutation { subscribeNewsletter(email: "a@example.com", botSignals: { website: "x" }) { __typename } }',
  )

  expect(json.data?.['subscribeNewsletter']).toEqual({ __typename: 'InvalidInput' })
})

/** Sends a form as a new client. */
const sendAsAnother = (field: string, type: string, input: object) =>
  send(field, type, input, {}, strict, { 'x-forwarded-for': `198.51.100.${++lastClient}` })
const consult = (changes: object) => sendAsAnother('requestConsultation', 'ConsultationInput', aConsultation(changes))

test('forms that name one address are all accepted; beyond the hourly limit it gets no more mail, whatever the sender or spelling [D-82, S20]', async () => {
  const spellings = [
    'Amal.Haddad@Gmail.com',
    'amalhaddad@gmail.com',
    'amalhaddad+1@gmail.com',
    ' a.malhaddad+x@GOOGLEMAIL.com',
  ]
  const results: Result[] = []
  withheld = 0
  for (const email of [...spellings, ...spellings]) {
    results.push(await consult({ email }))
    const application = anAmbassadorApplication({ email })
    results.push(await sendAsAnother('submitAmbassadorApplication', 'AmbassadorApplicationInput', application))
  }

  expect(new Set(results.map(({ __typename }) => __typename))).toEqual(
    new Set(['ConsultationRequested', 'AmbassadorApplicationReceived']),
  )
  expect(withheld).toBe(16 - perAddress)
  await consult({ email: 'other@example.com' })
  expect(withheld).toBe(16 - perAddress)
})

test('forms that are not accepted use nothing up: their address is still written to, and its owner is not locked out [D-82, S20]', async () => {
  const email = 'owner@example.com'
  withheld = 0
  for (let time = 0; time < 4 * perAddress; time++) {
    await sendAsAnother('submitTripPlan', 'TripPlanInput', { email })
    await consult({ email, fullName: '' })
  }

  expect(await consult({ email })).toMatchObject({ __typename: 'ConsultationRequested' })
  expect(withheld).toBe(0)
})

test('a thousand requests of one client, aliased or not, store no more than the limit per minute [S20]', async () => {
  const limit = 30
  const shy = await TestGateway.open({ settings: { mutationsPerMinute: limit } })
  let acceptedCount = 0
  await shy.handle(RequestConsultation, () => {
    acceptedCount++
    return receipt
  })
  const fields = ['a', 'b'].map((alias) => `${alias}: requestConsultation(input: $input) { __typename }`)
  for (let request = 0; request < 500; request++)
    await shy.graphql(`mutation ($input: ConsultationInput!) { ${fields.join(' ')} }`, { input: aConsultation() })
  await shy.close()

  expect(acceptedCount).toBe(limit)
})
