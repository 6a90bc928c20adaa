import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  ListPartnerEnquiries,
  ReadPartnerEnquiry,
  RequestPartnerConsultation,
  SimulatePartnerEnquiry,
  SubmitPartnerTripPlan,
  WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { aConsultationEnquiry, aTripPlanEnquiry, aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'

const at = '2026-11-23T12:00:00.000Z'
const id = '0190f5fe-7c00-7a00-8000-000000000001'
const receipt = { id, reference: 'SNB-7K3M9Q' }
const result = '{ __typename ... on Problem { code } ... on InvalidInput { fields { path code } } }'
const submit = `mutation ($input: TripPlanEnquiryInput!) { submitTripPlanEnquiry(input: $input) ${result} }`
const request = `mutation ($input: ConsultationEnquiryInput!) { submitConsultationEnquiry(input: $input) ${result} }`
const agreement = { textVersion: '3', agreedAt: new Date(Date.now() - 60_000).toISOString(), method: 'PAPER' }
const onBehalf = { partnerReference: 'A-17', agreement }
const storedEnquiry = {
  enquiryId: id,
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan' as const,
  mode: 'live' as const,
  submittedAt: at,
  state: 'received' as const,
  stateSince: at,
  sharing: 'receipt-only' as const,
}

let gateway: TestGateway
let keys: TestKeys
let isContentUp = true
let requests: { readonly by: string; readonly subject: string; readonly input: object }[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { formsPerAddressPerHour: 5 } })
  keys = await TestKeys.of(gateway)
  for (const contract of [SubmitTripPlan, RequestConsultation, SubmitPartnerTripPlan, RequestPartnerConsultation]) {
    await gateway.handle(contract, (input, { actor }) => {
      requests.push({ by: actor, subject: contract.subject, input })
      return { ...receipt, isRepeat: false }
    })
  }
  await gateway.handle(ListCountries, () => {
    if (!isContentUp) throw new AppError('UNAVAILABLE')
    const countries = [
      { code: 'QN', name: 'Narnia' },
      { code: 'FR', name: 'France' },
    ]
    return { source: 'DATABASE' as const, countries, retiredCodes: ['QO'] }
  })
  await gateway.handle(ListPartnerEnquiries, ({ first }) => ({
    enquiries: [{ ...storedEnquiry, cursor: `after-${first}` }],
    hasMore: true,
  }))
  await gateway.handle(ReadPartnerEnquiry, ({ reference }) => ({ enquiry: reference ? storedEnquiry : undefined }))
  await gateway.handle(WithdrawPartnerEnquiry, () => ({ ...storedEnquiry, state: 'withdrawn' as const }))
  await gateway.handle(SimulatePartnerEnquiry, () => {
    throw new AppError('ENQUIRY_UNKNOWN')
  })
})
beforeEach(() => {
  requests = []
  isContentUp = true
})
afterAll(() => gateway.close())

/** A form of our pages as the service reads it: numbers of telephones as they are stored. */
function formOf(form: { phoneNumber: string; emergencyContactPhone?: string }): object {
  const { emergencyContactPhone, phoneNumber, ...rest } = form
  const digits = (number: string) => number.replaceAll(' ', '')
  return {
    ...rest,
    phoneNumber: digits(phoneNumber),
    ...(emergencyContactPhone && { emergencyContactPhone: digits(emergencyContactPhone) }),
  }
}

const submitting = () => keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
const reading = () => keys.make({ mode: 'live', scopes: ['enquiries:read'] })

test('a submission with a key reaches the service with its partner and the agreement [S11, D-71]', async () => {
  const key = submitting()
  const plan = await gateway.graphql(submit, { input: { ...aTripPlanEnquiry(), onBehalf } }, byKey(key))
  const consultation = await gateway.graphql(request, { input: { ...aConsultationEnquiry(), onBehalf } }, byKey(key))

  expect(plan.json.data).toEqual({ submitTripPlanEnquiry: { __typename: 'EnquirySubmitted' } })
  expect(consultation.json.data).toEqual({ submitConsultationEnquiry: { __typename: 'EnquirySubmitted' } })
  const expected = { onBehalf: { partnerReference: 'A-17', agreement: { ...agreement, method: 'paper' } } }
  expect(requests).toMatchObject([
    {
      by: `partner:live:${key.partnerId}`,
      subject: SubmitPartnerTripPlan.subject,
      input: { ...formOf(aTripPlan()), treatmentType: 'dental-care', medicalProcedure: 'veneers', ...expected },
    },
    {
      by: `partner:live:${key.partnerId}`,
      subject: RequestPartnerConsultation.subject,
      input: { ...formOf(aConsultation()), treatmentType: 'dental-care', ...expected },
    },
  ])
})

const codesOf = ({ json }: HttpResponse) => json.errors?.map(({ extensions }) => extensions?.code)

test('a submission requires the agreement of the person and a key with the scope [S11]', async () => {
  const input = { ...aTripPlanEnquiry(), onBehalf }
  const silent = await gateway.graphql(submit, { input: { ...input, onBehalf: undefined } }, byKey(submitting()))
  const anonymous = await gateway.graphql(submit, { input })
  const scopeless = await gateway.graphql(request, { input: { ...aConsultationEnquiry(), onBehalf } }, byKey(reading()))
  const bare = await gateway.graphql(submit, { input }, byKey(keys.make()))

  expect([silent, anonymous, scopeless, bare].map(codesOf)).toEqual([
    ['BAD_USER_INPUT'],
    ['API_KEY_REQUIRED'],
    ['SCOPE_MISSING'],
    ['SCOPE_MISSING'],
  ])
  expect(silent.json.errors?.[0]?.message).toContain('onBehalf')
  const ofTheSite = await gateway.graphql(
    'mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { __typename } }',
    { input: aTripPlan() },
    byKey(submitting()),
  )
  expect(codesOf(ofTheSite)).toEqual(['NOT_FOR_API_KEYS'])
  expect(requests).toEqual([])
})

test('an agreement without enough detail is rejected at its fields [S11]', async () => {
  const send = (changes: object) => {
    const input = { ...aTripPlanEnquiry(), onBehalf: { ...onBehalf, agreement: { ...agreement, ...changes } } }
    return gateway.graphql(submit, { input }, byKey(submitting()))
  }
  const blank = await send({ textVersion: ' ', agreedAt: 'yesterday' })

  expect(blank.json.data?.['submitTripPlanEnquiry']).toMatchObject({
    fields: [
      { path: 'onBehalf.agreement.textVersion', code: 'TEXT_VERSION_REQUIRED' },
      { path: 'onBehalf.agreement.agreedAt', code: 'AGREED_AT_INVALID' },
    ],
  })
  for (const omitted of ['textVersion', 'agreedAt', 'method']) {
    const { json } = await send({ [omitted]: undefined })
    expect([json.errors?.[0]?.extensions?.code, json.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining(omitted),
    ])
  }
  expect(requests).toEqual([])
})

test.each([
  ['an age that our pages do not offer', { age: 17 }, 'age', 'AGE_UNKNOWN'],
  ['a country that there is not', { nationality: 'XX' }, 'nationality', 'NATIONALITY_UNKNOWN'],
  [
    'a retired country that staff added',
    { travelingFromCountry: 'QO' },
    'travelingFromCountry',
    'TRAVELING_FROM_COUNTRY_RETIRED',
  ],
])('%s is refused at its field [S11]', async (_what, changes, path, code) => {
  const input = { ...aTripPlanEnquiry(), onBehalf, ...changes }
  const { json } = await gateway.graphql(submit, { input }, byKey(submitting()))

  expect(json.data?.['submitTripPlanEnquiry']).toMatchObject({ fields: [{ path, code }] })
})

test('a country is named by the code that it has on our forms, also one that staff added [S11, AIR-17]', async () => {
  const send = async (changes: object) => {
    const input = { ...aTripPlanEnquiry(), onBehalf, ...changes }
    return gateway.graphql(submit, { input }, byKey(submitting()))
  }
  const submitted = { submitTripPlanEnquiry: { __typename: 'EnquirySubmitted' } }
  // Gibraltar is in no list of ours, and still a country.
  expect((await send({ nationality: 'QN', travelingFromCountry: 'GI' })).json.data).toEqual(submitted)
  isContentUp = false
  expect((await send({ nationality: 'DE', travelingFromCountry: 'FR' })).json.data).toEqual(submitted)
  // A code that staff may have added is not called unknown while content is unavailable.
  expect((await send({ nationality: 'QN' })).json.data?.['submitTripPlanEnquiry']).toMatchObject({
    __typename: 'TemporarilyUnavailable',
  })

  expect(requests).toMatchObject([
    { input: { nationality: 'Narnia', travelingFromCountry: 'Gibraltar' } },
    { input: { nationality: 'Germany', travelingFromCountry: 'France' } },
  ])
})

test.each([
  ['an amount that can be read in two ways', { totalBudget: { amount: '7.500', currencyCode: 'USD' } }],
  ['an amount in another currency', { totalBudget: { amount: '7500', currencyCode: 'EUR' } }],
  ['a country by its name', { nationality: 'France' }],
  ['an answer in words', { isCompanionTraveling: 'Yes' }],
])('%s is no value of its type [S11]', async (_what, changes) => {
  const input = { ...aTripPlanEnquiry(), onBehalf, ...changes }

  expect(codesOf(await gateway.graphql(submit, { input }, byKey(submitting())))).toEqual(['BAD_USER_INPUT'])
  expect(requests).toEqual([])
})

test('a test key uses no email limit, a live one does [S11, S20]', async () => {
  const email = 'often@example.com'
  const send = (mode: 'live' | 'test') => {
    const key = keys.make({ mode, scopes: ['enquiries:submit'] })
    return gateway.graphql(submit, { input: { ...aTripPlanEnquiry({ email }), onBehalf } }, byKey(key))
  }
  for (let time = 0; time < 7; time++) await send('test')
  await send('live')
  expect(requests.filter(({ input }) => 'withholdMail' in input)).toEqual([])

  for (let time = 0; time < 7; time++) await send('live')
  expect(requests.filter(({ input }) => 'withholdMail' in input).length).toBeGreaterThan(0)
})

test('submissions are listed as a connection and found by reference [S11]', async () => {
  const fields = 'id reference partnerReference kind mode submittedAt state stateChangedAt dataSharing'
  const list = `{ enquiries(first: 1, state: RECEIVED) {
    edges { cursor node { id } } nodes { ${fields} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
  const listed = await gateway.graphql(list, {}, byKey(reading()))
  const enquiry = {
    id,
    reference: 'SNB-7K3M9Q',
    partnerReference: null,
    kind: 'TRIP_PLAN',
    mode: 'LIVE',
    submittedAt: at,
    state: 'RECEIVED',
    stateChangedAt: at,
    dataSharing: 'RECEIPT_ONLY',
  }

  expect(listed.json.data?.['enquiries']).toEqual({
    edges: [{ cursor: 'after-1', node: { id } }],
    nodes: [enquiry],
    pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'after-1', endCursor: 'after-1' },
  })
  const found = await gateway.graphql('{ enquiry(by: { reference: "SNB-7K3M9Q" }) { state } }', {}, byKey(reading()))
  const none = await gateway.graphql('{ enquiry(by: { partnerReference: "x" }) { state } }', {}, byKey(reading()))
  expect([found.json.data, none.json.data]).toEqual([{ enquiry: { state: 'RECEIVED' } }, { enquiry: null }])
  const byTwo = 'query ($by: EnquiryLookup!) { enquiry(by: $by) { state } }'
  const two = await gateway.graphql(byTwo, { by: { id: 'x', reference: 'y' } }, byKey(reading()))
  expect(codesOf(two)).toEqual(['BAD_USER_INPUT'])
  const many = await gateway.graphql('{ enquiries(first: 101) { nodes { id } } }', {}, byKey(reading()))
  expect(many.json.errors?.[0]).toMatchObject({
    message: 'Invalid value for the argument "first". The number of enquiries to return, 1 to 100.',
    extensions: { code: 'INPUT_INVALID' },
  })
  const long = `{ enquiry(by: { partnerReference: "${'x'.repeat(101)}" }) { state } }`
  expect((await gateway.graphql(long, {}, byKey(reading()))).json.errors?.[0]?.extensions?.fields).toMatchObject([
    { path: 'by.partnerReference', message: expect.stringContaining('"by.partnerReference"') },
  ])
})

test('a withdrawal returns the updated enquiry, and an unknown enquiry is a problem [S11]', async () => {
  const key = submitting()
  const withdraw = `mutation { withdrawEnquiry(id: "${id}") { ... on EnquiryWithdrawn { enquiry { state } } } }`
  const simulate = `mutation { simulateEnquiryState(id: "x", state: PLAN_SENT) ${result} }`

  expect((await gateway.graphql(withdraw, {}, byKey(key))).json.data).toEqual({
    withdrawEnquiry: { enquiry: { state: 'WITHDRAWN' } },
  })
  expect((await gateway.graphql(simulate, {}, byKey(key))).json.data).toEqual({
    simulateEnquiryState: { __typename: 'EnquiryNotFound', code: 'ENQUIRY_UNKNOWN' },
  })
})
