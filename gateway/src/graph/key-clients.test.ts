import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { SubscribeNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import { anAgreement, aTripPlanEnquiry } from '@seneb/testkit/a-partner-enquiry'
import { buildSchema, getIntrospectionQuery } from 'graphql'

import { submissionFields, isForPartners, rootFieldAccess } from '../access/root-field-access.js'
import { PartnerRequest } from '../api-keys/partner-request.js'
import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { assertKeyMaySend } from '../graphql/root-field-steps.js'
import type { RootCall } from '../graphql/root-field.guard.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'

const graphType = 'application/graphql-response+json'
const countries = '{ countries { source } }'
const submit = `mutation ($input: TripPlanEnquiryInput!, $key: ID) {
  submitTripPlanEnquiry(input: $input, idempotencyKey: $key) {
    __typename ... on InvalidInput { fields { path code } } } }`
const receipt = { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }

let gateway: TestGateway
let keys: TestKeys
let consumedKeys: (string | undefined)[] = []
let subscribed = 0

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { introspection: false } })
  keys = await TestKeys.of(gateway)
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
  await gateway.handle(SubmitPartnerTripPlan, (_input, ctx) => {
    consumedKeys.push(ctx.idempotencyKey)
    return { ...receipt, isRepeat: false }
  })
  await gateway.handle(SubscribeNewsletter, () => {
    subscribed += 1
    return { needsConfirmation: true }
  })
})
beforeEach(() => {
  consumedKeys = []
})
afterAll(() => gateway.close())

const codeOf = ({ json }: HttpResponse) => json.errors?.[0]?.extensions?.code
const submitting = () => byKey(keys.make({ scopes: ['enquiries:submit'] }))

test('a key cannot act for visitors of our site, whatever its scopes, and a dry run reports it too [S11]', async () => {
  const subscribe = 'mutation { subscribeNewsletter(email: "person@example.com") { __typename } }'
  const scopes = ['catalogue:read', 'enquiries:submit', 'enquiries:read', 'usage:read'] as const
  for (const key of [keys.make(), keys.make({ scopes }), keys.make({ mode: 'live', scopes })]) {
    const responses = [
      await gateway.graphql(subscribe, {}, byKey(key)),
      await gateway.graphql(subscribe, {}, { ...byKey(key), 'seneb-dry-run': 'cost' }),
    ]
    expect(responses.map(codeOf)).toEqual(['NOT_FOR_API_KEYS', 'NOT_FOR_API_KEYS'])
  }
  expect(subscribed).toBe(0)
})

test('a key cannot send website mutations, and partner submissions need a scope [S11]', () => {
  const request = new PartnerRequest({ request: () => Promise.reject(new Error('nobody is asked')) }, {
    partner: { mode: 'live', scopes: [] },
  } as unknown as ConstructorParameters<typeof PartnerRequest>[1])
  const mutations = Object.values(buildSchema(readTypeDefinitions()).getMutationType()?.getFields() ?? {})
  const send = (access: RootCall['access']) =>
    assertKeyMaySend({ access, context: { partner: request } } as unknown as RootCall)
  const ofTheSite = mutations.map(rootFieldAccess).filter((access) => access === 'public')

  expect(ofTheSite.length).toBeGreaterThan(10)
  for (const access of ofTheSite) expect(() => send(access)).toThrow()
  const handingIn = mutations.filter(({ name }) => submissionFields.has(name)).map(rootFieldAccess)
  expect(handingIn.map((access) => isForPartners(access) && access.scope)).toEqual([
    'enquiries:submit',
    'enquiries:submit',
  ])
  for (const access of handingIn) expect(() => send(access)).not.toThrow()
})

test('a client that sends GET requests with its key needs no other header, and one without a key does', async () => {
  const path = `/graphql?query=${encodeURIComponent(countries)}`
  const [withKey, without] = [
    await gateway.fetch(path, { headers: { ...byKey(keys.make()), accept: graphType } }),
    await gateway.fetch(path),
  ]

  expect([withKey.status, withKey.json.data]).toEqual([200, { countries: { source: 'DATABASE' } }])
  expect(without.status).toBe(400)
})

test('with introspection disabled, a key can still introspect, and the schema file is public', async () => {
  const query = getIntrospectionQuery()
  const [withKey, without] = [await gateway.graphql(query, {}, byKey(keys.make())), await gateway.graphql(query)]
  const file = await gateway.fetch('/schema.graphql')
  const etag = file.headers.get('etag') ?? ''
  const again = await gateway.fetch('/schema.graphql?version=2027-01', { headers: { 'if-none-match': etag } })

  expect([withKey.status, without.status]).toEqual([200, 400])
  expect(without.json.errors?.[0]?.message).toContain('/schema.graphql')
  expect(without.text).not.toContain('ApolloServer')
  expect(buildSchema(file.text).getQueryType()?.getFields()).toHaveProperty('enquiries')
  expect(file.text).not.toContain('StaffSession')
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await gateway.fetch('/schema.graphql?version=1999-01')).status).toBe(404)
})

test('a large response to a key is compressed for a client that accepts gzip', async () => {
  const request = (encoding: string) =>
    gateway.graphql(getIntrospectionQuery(), {}, { ...byKey(keys.make()), 'accept-encoding': encoding })
  const responses = [await request('gzip'), await request('identity')]

  expect(responses.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  for (const { headers } of responses) expect(headers.get('vary')).toContain('accept-encoding')
  expect(responses[0]?.json.data).toEqual(responses[1]?.json.data)
})

test('a rejected field does not affect the other fields of the response', async () => {
  const { json, status } = await gateway.graphql('{ countries { source } partnerKeys { id } }', {}, byKey(keys.make()))

  expect([status, json.data]).toEqual([200, { countries: { source: 'DATABASE' }, partnerKeys: null }])
  expect(json.errors).toMatchObject([{ path: ['partnerKeys'], extensions: { code: 'SCOPE_MISSING' } }])
})

test.each<[string, Record<string, string>, number]>([
  ['a wrong key', { authorization: 'Bearer snb_test_x' }, 401],
  ['a key from a browser', { authorization: 'Bearer snb_test_x', origin: 'https://partner.example' }, 403],
  ['a version that there is not', { 'seneb-version': '1999-01' }, 400],
])('%s is refused in the media type that its client asks for', async (_what, headers, status) => {
  for (const accept of [graphType, `${graphType}, application/json;q=0.9`, 'application/json', '*/*']) {
    const response = await gateway.graphql(countries, {}, { ...headers, accept })

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(accept.includes(graphType) ? graphType : 'application/json')
    expect(response.json.errors?.[0]?.message).toBeTruthy()
  }
})

describe('the header Idempotency-Key', () => {
  const send = (headers: Record<string, string>, variables: object = {}, text = submit) =>
    gateway.graphql(
      text,
      { input: { ...aTripPlanEnquiry(), onBehalf: anAgreement() }, ...variables },
      { ...submitting(), ...headers },
    )
  const fieldOf = ({ json }: HttpResponse) =>
    (json.data?.['submitTripPlanEnquiry'] as { fields?: unknown } | undefined)?.fields

  test('is the key of the mutation, bare or in quotes', async () => {
    await send({ 'idempotency-key': 'a-1' })
    await send({ 'idempotency-key': '"a-2"' })
    await send({ 'idempotency-key': 'a-3' }, { key: 'a-3' })

    expect(consumedKeys).toEqual(['a-1', 'a-2', 'a-3'])
  })

  test('is refused where it differs from the argument, names two mutations, or is no key', async () => {
    const two = submit
      .replace('submitTripPlanEnquiry(', 'one: submitTripPlanEnquiry(')
      .replace(/\}\s*$/, ' two: submitTripPlanEnquiry(input: $input) { __typename } }')
    const responses = [
      await send({ 'idempotency-key': 'a-1' }, { key: 'a-2' }),
      await send({ 'idempotency-key': 'with a space' }),
    ]
    const both = await send({ 'idempotency-key': 'a-1' }, {}, two)

    expect(responses.map(fieldOf)).toEqual(
      responses.map(() => [{ path: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_INVALID' }]),
    )
    expect(both.json.data).toMatchObject({ one: { __typename: 'InvalidInput' }, two: { __typename: 'InvalidInput' } })
    expect(consumedKeys).toEqual([])
  })

  test("or the partner's name is required, so that a repeated submission is stored once", async () => {
    const response = await send({})

    expect(fieldOf(response)).toEqual([{ path: 'onBehalf.partnerReference', code: 'PARTNER_REFERENCE_REQUIRED' }])
    expect(consumedKeys).toEqual([])
  })
})
