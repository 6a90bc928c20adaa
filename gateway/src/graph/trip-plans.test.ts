import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { syntheticSignatureRejected, SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { syntheticSignatureHeader } from '@seneb/platform/synthetic-signature'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { buildSchema, type GraphQLInputObjectType } from 'graphql'

import { adHocAndPersisted, TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'

const submit = `mutation Submit($input: TripPlanInput!, $key: ID) {
  submitTripPlan(input: $input, idempotencyKey: $key) {
    __typename
    ... on TripPlanReceived { id reference }
    ... on Problem { code message }
    ... on InvalidInput { fields { path message } }
    ... on TooManyRequests { retryAfterSeconds }
  }
}`
const receipt = { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }

const plan = aTripPlan()
const literal = `mutation { submitTripPlan(input: { ${Object.entries(plan)
  .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  .join(', ')} }) { __typename } }`

let gateway: TestGateway
let requests: { input: unknown; idempotencyKey: string | undefined }[]

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { ours: submit, literal } })
})

afterAll(() => gateway.close())

/** Telephone numbers arrive at the service as they are stored (TRIP-08). */
const asStored = { phoneNumber: '+33123456789', emergencyContactPhone: '+33612345678' }

async function acceptEnquiries(): Promise<void> {
  requests = []
  await gateway.handle(SubmitTripPlan, (input, { idempotencyKey }) => {
    requests.push({ input, idempotencyKey })
    return receipt
  })
}

async function resultOf(input: object, key?: string): Promise<Record<string, unknown>> {
  const { status, json, text } = await gateway.graphql(submit, { input, key })
  expect({ status, text: json.errors && text }).toEqual({ status: 200, text: undefined })
  return json.data?.['submitTripPlan'] as unknown as Record<string, unknown>
}

test('the input of the mutation has exactly the fields of the form [TRIP-02..26, TRIP-63]', () => {
  const input = buildSchema(readTypeDefinitions()).getType('TripPlanInput') as GraphQLInputObjectType

  expect(Object.keys(input.getFields())).toEqual(Object.keys(tripPlanForm.fields))
})

test('an accepted enquiry returns id and reference, and every field reaches the service [TRIP-63]', async () => {
  await acceptEnquiries()

  const result = await resultOf(aTripPlan(), 'a-key-1')

  expect(result).toEqual({ __typename: 'TripPlanReceived', ...receipt })
  expect(requests).toEqual([{ input: { ...aTripPlan(), ...asStored }, idempotencyKey: 'a-key-1' }])
})

test('a validation error has a code and bounds beside its sentence [S11, F-A16]', async () => {
  await acceptEnquiries()
  const coded = submit.replace('path message', 'path message code parameters { name value }')

  const { json } = await gateway.graphql(coded, { input: aTripPlan({ fullName: 'y'.repeat(121), age: null }) })

  expect(json.data?.['submitTripPlan']).toMatchObject({
    fields: [
      {
        path: 'fullName',
        message: 'Please use at most 120 characters',
        code: 'FULL_NAME_LONG',
        parameters: [{ name: 'max', value: '120' }],
      },
      { path: 'age', message: 'Age is required', code: 'AGE_REQUIRED', parameters: [] },
    ],
  })
  const ours = await gateway.graphql(coded, { input: aTripPlan(), key: 'no key' })
  expect(ours.json.data?.['submitTripPlan']).toMatchObject({
    fields: [{ path: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_INVALID', parameters: [] }],
  })
  expect(requests).toEqual([])
})

test('an enquiry inlined in the document is handled like one in variables', async () => {
  await acceptEnquiries()

  for (const document of adHocAndPersisted(literal)) {
    const { json } = await gateway.graphql(document)
    expect(json).toEqual({ data: { submitTripPlan: { __typename: 'TripPlanReceived' } } })
  }
  expect(requests[1]?.input).toEqual({ ...plan, ...asStored })
})

test('an empty enquiry returns the sentences of all required fields [TRIP-33..45]', async () => {
  await acceptEnquiries()

  const result = await resultOf({})

  expect(result).toEqual({
    __typename: 'InvalidInput',
    code: 'INPUT_INVALID',
    message: 'Please fill in all required fields correctly before submitting. Fields marked in red are required.',
    fields: [
      { path: 'fullName', message: 'Full name must be at least 2 characters' },
      { path: 'age', message: 'Age is required' },
      { path: 'nationality', message: 'Nationality is required' },
      { path: 'travelingFromCountry', message: 'Traveling from country is required' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'treatmentType', message: 'Treatment type is required' },
      { path: 'medicalProcedure', message: 'Medical procedure is required' },
      { path: 'accommodationType', message: 'Accommodation type is required' },
      { path: 'isCompanionTraveling', message: 'Please specify if a companion is traveling' },
      { path: 'consentGiven', message: 'You must consent to the processing of your personal data' },
    ],
  })
  expect(requests).toEqual([])
})

test('amounts are accepted as numbers or numeric text, and other text has a sentence of its own [TRIP-12, TRIP-52]', async () => {
  await acceptEnquiries()
  await resultOf(aTripPlan({ totalBudget: '1200.50', estimatedTreatmentCost: 7 }))

  expect(requests[0]?.input).toMatchObject({ totalBudget: 1200.5, estimatedTreatmentCost: 7 })
  expect(await resultOf(aTripPlan({ totalBudget: 'about a thousand', estimatedTreatmentCost: -1 }))).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'estimatedTreatmentCost' }, { path: 'totalBudget' }],
  })
})

test('an invalid date has a sentence of its own [TRIP-53]', async () => {
  await acceptEnquiries()

  expect(await resultOf(aTripPlan({ preferredTravelDates: '2027-02-30' }))).toMatchObject({
    fields: [{ path: 'preferredTravelDates', message: 'Please choose a date from today up to one year ahead' }],
  })
})

test('a key that was used for another enquiry is a conflict', async () => {
  await gateway.handle(SubmitTripPlan, () => {
    throw new AppError('IDEMPOTENCY_CONFLICT')
  })

  expect(await resultOf(aTripPlan(), 'used')).toEqual({
    __typename: 'IdempotencyConflict',
    code: 'IDEMPOTENCY_CONFLICT',
    message: 'This idempotency key was already used for a different request. Use a new key for a new request.',
  })
})

test.each([['with space'], [''], ['line\nbreak'], ['ключ'], ['x'.repeat(256)]])(
  'a key that cannot travel is answered as a field that will not do (%j)',
  async (key) => {
    await acceptEnquiries()

    expect(await resultOf(aTripPlan(), key)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'idempotencyKey', message: 'Please use 1 to 255 visible ASCII characters without spaces' }],
    })
    expect(requests).toEqual([])
  },
)

test('without the enquiry service the response reports the failure within its deadline', async () => {
  await gateway.silence(SubmitTripPlan)

  const result = await resultOf(aTripPlan())

  expect(result).toEqual({
    __typename: 'TemporarilyUnavailable',
    code: 'UNAVAILABLE',
    message: 'The service is temporarily unavailable. Nothing you entered was lost; please try again in a moment.',
  })
})

test('a failure of the enquiry service returns the request id and nothing else', async () => {
  await gateway.handle(SubmitTripPlan, () => {
    throw new Error('password "hunter2" refused at /srv/enquiry/src/db.ts')
  })

  for (const document of adHocAndPersisted(submit)) {
    const { status, json, headers } = await gateway.graphql(document, { input: aTripPlan() })
    const requestId = headers.get('x-request-id')
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        data: null,
        errors: [
          {
            message: 'Something went wrong on our side. Please try again or contact us directly.',
            path: ['submitTripPlan'],
            extensions: { code: 'INTERNAL', requestId },
          },
        ],
      },
    })
  }
})

test.each([
  [
    'an object for a text',
    { fullName: { first: 'Amal' } },
    'input.fullName: String cannot represent a non string value',
  ],
  ['a number for a text', { age: 42 }, 'input.age: String cannot represent a non string value: 42'],
  ['a text for a truth', { consentGiven: 'yes' }, 'input.consentGiven: Boolean cannot represent a non boolean value'],
  ['a list for an amount', { totalBudget: [1] }, 'input.totalBudget: UsdAmount is a number or numeric text'],
  ['a number for a day', { preferredTravelDates: 20270105 }, 'input.preferredTravelDates: Date is text'],
  ['a null in a list', { additionalServices: [null] }, 'input.additionalServices[0]: Expected non-nullable type'],
  ['an unknown field', { passport: 'X1' }, 'input: Field "passport" is not defined by type "TripPlanInput"'],
])('%s is refused with 400 and one clear sentence', async (_what, change, message) => {
  await acceptEnquiries()

  for (const _time of ['first', 'second']) {
    const { status, json } = await gateway.graphql(submit, { input: aTripPlan(change) })
    expect({ status, codes: json.errors?.map(({ extensions }) => extensions?.code) }).toEqual({
      status: 400,
      codes: ['BAD_USER_INPUT'],
    })
    expect(json.errors?.[0]?.message).toContain(message)
  }
  expect(requests).toEqual([])
})

test('a list in place of the whole enquiry, or no enquiry at all, is rejected with 400', async () => {
  await acceptEnquiries()

  for (const input of [[], [aTripPlan()], 'text', null]) {
    const { status, json } = await gateway.graphql(submit, { input })
    expect({ status, code: json.errors?.[0]?.extensions?.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  }
  expect(requests).toEqual([])
})

describe("the marker of an operators' synthetic journey", () => {
  const marked = (value: string) =>
    gateway.graphql(submit, { input: plan, key: 'a-journey' }, { [syntheticSignatureHeader]: value })

  test('is forwarded unchanged to the service that verifies it, and to no other [F-O08]', async () => {
    await acceptEnquiries()
    await marked('1763888400.whatever')
    await resultOf(plan)

    expect(requests[0]?.input).toEqual({ ...plan, ...asStored, syntheticSignature: '1763888400.whatever' })
    expect(requests[1]?.input).not.toHaveProperty('syntheticSignature')
  })

  test('cannot be set in the form, and a rejected or oversized one gets its own message [F-O08]', async () => {
    const fields = [{ path: 'syntheticSignature', message: syntheticSignatureRejected }]
    await gateway.handle(SubmitTripPlan, () => {
      throw new AppError('INPUT_INVALID', { fields })
    })
    const inForm = await gateway.graphql(submit, { input: { ...plan, syntheticSignature: 'x' } })
    const rejected = await marked('x')
    const tooLong = await marked('9'.repeat(4000))

    expect(inForm.status).toBe(400)
    for (const { json, status } of [rejected, tooLong]) {
      expect(status).toBe(200)
      expect(json.data?.['submitTripPlan']).toMatchObject({ __typename: 'InvalidInput', fields })
    }
  })
})
