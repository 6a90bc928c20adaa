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
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { aConsultation } from '@seneb/testkit/a-consultation'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'
import { TestGateway } from '../gateway.fixture.js'

const at = '2026-11-23T12:00:00.000Z'
const id = '0190f5fe-7c00-7a00-8000-000000000001'
const receipt = { id, reference: 'SNB-7K3M9Q' }
const result = '{ __typename ... on Problem { code } ... on InvalidInput { fields { path code } } }'
const submit = `mutation ($input: TripPlanInput!, $onBehalf: OnBehalfInput) {
  submitTripPlan(input: $input, onBehalf: $onBehalf) ${result} }`
const request = `mutation ($input: ConsultationInput!, $onBehalf: OnBehalfInput) {
  requestConsultation(input: $input, onBehalf: $onBehalf) ${result} }`
const agreement = { textVersion: '3', agreedAt: new Date(Date.now() - 60_000).toISOString(), way: 'PAPER' }
const onBehalf = { partnerReference: 'A-17', agreement }
const known = {
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
let heard: { readonly by: string; readonly question: string; readonly input: object }[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { formsPerAddressPerHour: 5 } })
  keys = await TestKeys.of(gateway)
  for (const question of [SubmitTripPlan, RequestConsultation, SubmitPartnerTripPlan, RequestPartnerConsultation]) {
    await gateway.answer(question, (input, { actor }) => {
      heard.push({ by: actor, question: question.subject, input })
      return { ...receipt, isRepeat: false }
    })
  }
  await gateway.answer(ListPartnerEnquiries, ({ first }) => ({
    enquiries: [{ ...known, cursor: `after-${first}` }],
    hasMore: true,
  }))
  await gateway.answer(ReadPartnerEnquiry, ({ reference }) => ({ enquiry: reference ? known : undefined }))
  await gateway.answer(WithdrawPartnerEnquiry, () => ({ ...known, state: 'withdrawn' as const }))
  await gateway.answer(SimulatePartnerEnquiry, () => {
    throw new AppError('ENQUIRY_UNKNOWN')
  })
})
beforeEach(() => {
  heard = []
})
afterAll(() => gateway.close())

const submitting = () => keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
const reading = () => keys.make({ mode: 'live', scopes: ['enquiries:read'] })

test('what is handed in by a key reaches the service in the name of its partner, with the agreement [S11, D-71]', async () => {
  const key = submitting()
  const plan = await gateway.graphql(submit, { input: aTripPlan(), onBehalf }, byKey(key))
  const asked = await gateway.graphql(request, { input: aConsultation(), onBehalf }, byKey(key))

  expect(plan.json.data).toEqual({ submitTripPlan: { __typename: 'TripPlanReceived' } })
  expect(asked.json.data).toEqual({ requestConsultation: { __typename: 'ConsultationRequested' } })
  const said = { onBehalf: { partnerReference: 'A-17', agreement: { ...agreement, way: 'paper' } } }
  expect(heard).toMatchObject([
    { by: `partner:live:${key.partnerId}`, question: SubmitPartnerTripPlan.subject, input: said },
    { by: `partner:live:${key.partnerId}`, question: RequestPartnerConsultation.subject, input: said },
  ])
})

test('a key without onBehalf hands nothing in, and onBehalf takes a key with the scope [S11]', async () => {
  const input = aTripPlan()
  const silent = await gateway.graphql(submit, { input }, byKey(submitting()))
  const nobody = await gateway.graphql(submit, { input, onBehalf })
  const scopeless = await gateway.graphql(request, { input: aConsultation(), onBehalf }, byKey(reading()))
  const bare = await gateway.graphql(submit, { input }, byKey(keys.make()))

  expect(silent.json.data?.['submitTripPlan']).toEqual({
    __typename: 'InvalidInput',
    code: 'INPUT_INVALID',
    fields: [{ path: 'onBehalf', code: 'ON_BEHALF_REQUIRED' }],
  })
  const codesOf = ({ json }: typeof nobody) => json.errors?.map(({ extensions }) => extensions?.code)
  expect([nobody, scopeless, bare].map(codesOf)).toEqual([['API_KEY_REQUIRED'], ['SCOPE_MISSING'], ['SCOPE_MISSING']])
  expect(heard).toEqual([])
})

test('an agreement that says too little is refused at its fields [S11]', async () => {
  const answer = await gateway.graphql(
    submit,
    { input: aTripPlan(), onBehalf: { partnerReference: 'A-18', agreement: {} } },
    byKey(submitting()),
  )

  expect(answer.json.data?.['submitTripPlan']).toMatchObject({
    fields: [
      { path: 'onBehalf.agreement.textVersion', code: 'TEXT_VERSION_REQUIRED' },
      { path: 'onBehalf.agreement.agreedAt', code: 'AGREED_AT_REQUIRED' },
      { path: 'onBehalf.agreement.way', code: 'WAY_REQUIRED' },
    ],
  })
  expect(heard).toEqual([])
})

test('a key for trying out uses up nobody’s budget of mails, and a real one does [S11, S20]', async () => {
  const email = 'often@example.com'
  const send = (mode: 'live' | 'test') => {
    const key = keys.make({ mode, scopes: ['enquiries:submit'] })
    return gateway.graphql(submit, { input: aTripPlan({ email }), onBehalf }, byKey(key))
  }
  for (let time = 0; time < 7; time++) await send('test')
  await send('live')
  expect(heard.filter(({ input }) => 'withholdMail' in input)).toEqual([])

  for (let time = 0; time < 7; time++) await send('live')
  expect(heard.filter(({ input }) => 'withholdMail' in input).length).toBeGreaterThan(0)
})

test('what was handed in is listed as a connection and found by a name [S11]', async () => {
  const fields = 'id reference partnerReference kind mode submittedAt state stateSince sharing'
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
    stateSince: at,
    sharing: 'RECEIPT_ONLY',
  }

  expect(listed.json.data?.['enquiries']).toEqual({
    edges: [{ cursor: 'after-1', node: { id } }],
    nodes: [enquiry],
    pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'after-1', endCursor: 'after-1' },
  })
  const found = await gateway.graphql('{ enquiry(reference: "SNB-7K3M9Q") { state } }', {}, byKey(reading()))
  const none = await gateway.graphql('{ enquiry(partnerReference: "x") { state } }', {}, byKey(reading()))
  expect([found.json.data, none.json.data]).toEqual([{ enquiry: { state: 'RECEIVED' } }, { enquiry: null }])
  const two = await gateway.graphql('{ enquiry(id: "x", reference: "y") { state } }', {}, byKey(reading()))
  expect(two.json.errors?.[0]?.extensions?.code).toBe('INPUT_INVALID')
  const many = await gateway.graphql('{ enquiries(first: 101) { nodes { id } } }', {}, byKey(reading()))
  expect(many.json.errors?.[0]?.extensions?.code).toBe('INPUT_INVALID')
})

test('a withdrawal gives the enquiry as it is now, and what is not there is a problem [S11]', async () => {
  const key = submitting()
  const withdraw = `mutation { withdrawEnquiry(id: "${id}") { ... on EnquiryWithdrawn { enquiry { state } } } }`
  const simulate = `mutation { simulateEnquiryState(id: "x", state: PLAN_SENT) ${result} }`

  expect((await gateway.graphql(withdraw, {}, byKey(key))).json.data).toEqual({
    withdrawEnquiry: { enquiry: { state: 'WITHDRAWN' } },
  })
  expect((await gateway.graphql(simulate, {}, byKey(key))).json.data).toEqual({
    simulateEnquiryState: { __typename: 'EnquiryUnknown', code: 'ENQUIRY_UNKNOWN' },
  })
})
