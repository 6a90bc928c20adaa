import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import { AppError } from '@seneb/platform/app-error'
import { buildSchema, type GraphQLInputObjectType } from 'graphql'

import { adHocAndPersisted, TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'

const mutation = `mutation ($input: ProcessReferralInput!) {
  processReferral(input: $input) {
    __typename
    ... on ReferralProcessed { isTest referralId referralType referrerName visitRecorded processedAt }
    ... on Problem { code message }
    ... on InvalidInput { fields { path message } }
  }
}`
const processed = {
  isTest: false,
  referralId: 'abc',
  referralType: 'general' as const,
  referrerName: 'Partner',
  visitRecorded: true,
  processedAt: '2026-11-21T09:00:00.000Z',
}
const reply = { ...processed, isNew: false }

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { ours: mutation } })
})

afterAll(() => gateway.close())

async function resultOf(input: object, document = mutation): Promise<unknown> {
  const { status, json, text } = await gateway.graphql(document, { input })
  expect({ status, text: json.errors && text }).toEqual({ status: 200, text: undefined })
  return json.data?.['processReferral']
}

test('the input of the mutation has the fields of the request except those that the gateway decides [REF-45]', () => {
  const input = buildSchema(readTypeDefinitions()).getType('ProcessReferralInput') as GraphQLInputObjectType

  const { mayCreate: decidedHere, ...fields } = RecordReferralVisit.input.fields
  expect(decidedHere).toBeDefined()
  expect(Object.keys(input.getFields())).toEqual(Object.keys(fields))
})

test('a valid link returns its id, its type and Partner [REF-26, REF-45, D-11]', async () => {
  const requests: unknown[] = []
  await gateway.handle(RecordReferralVisit, (input) => {
    requests.push(input)
    return reply
  })

  for (const document of adHocAndPersisted(mutation)) {
    expect(await resultOf({ path: '/r/abc', sessionVisitAt: processed.processedAt }, document)).toEqual({
      __typename: 'ReferralProcessed',
      ...processed,
    })
  }
  expect(requests[0]).toEqual({ path: '/r/abc', sessionVisitAt: processed.processedAt, mayCreate: true })
})

test('the test page is recorded without id and referrer [D-10]', async () => {
  const { processedAt } = processed
  await gateway.handle(RecordReferralVisit, () => ({
    isTest: true,
    referralType: 'general' as const,
    visitRecorded: false,
    processedAt,
    isNew: false,
  }))

  expect(await resultOf({ path: '/refer' })).toMatchObject({ isTest: true, referralId: null, referrerName: null })
})

test.each([
  ['REFERRAL_LINK_INVALID', 'InvalidReferralLink', 'Invalid tour guide referral link - ID: missing'],
  ['REFERRAL_CODE_UNKNOWN', 'ReferralCodeUnknown', 'This referral code (abc) is not recognized.'],
  ['REFERRAL_CODE_INACTIVE', 'ReferralCodeInactive', 'This referral code (abc) may be invalid or not yet activated.'],
  ['UNAVAILABLE', 'TemporarilyUnavailable', 'Not now.'],
] as const)(
  '%s arrives as %s with its sentence [REF-22, REF-29, REF-31, REF-41, REF-42, REF-43]',
  async (code, name, message) => {
    await gateway.handle(RecordReferralVisit, () => {
      throw new AppError(code, { message })
    })

    expect(await resultOf({ path: '/refer/abc' })).toEqual({ __typename: name, code, message })
  },
)

test.each([
  [{ path: 'x'.repeat(2049) }, 'path'],
  [{ id: 'ab', type: 'friend' }, 'type'],
  [{ id: 'ab', sessionVisitAt: 'yesterday' }, 'sessionVisitAt'],
])('an input that is none is answered by its field [REF-20]', async (input, path) => {
  await gateway.handle(RecordReferralVisit, () => reply)

  expect(await resultOf(input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path }] })
})

interface Result {
  readonly __typename: string
  readonly code?: string
  readonly retryAfterSeconds?: number
}

describe('unknown ids', () => {
  const maxNew = 5
  let shy: TestGateway
  let lastClient = 0
  const counted = new Set<string>()

  beforeAll(async () => {
    const settings = { newReferralsPerHour: maxNew, trustedProxies: ['127.0.0.1'] }
    shy = await TestGateway.open({ settings })
    await shy.handle(RecordReferralVisit, ({ id = '', mayCreate }) => {
      const isNew = !counted.has(id)
      if (isNew && mayCreate === false) throw new AppError('RATE_LIMITED')
      counted.add(id)
      return { ...reply, referralId: id, isNew }
    })
  })
  afterAll(() => shy.close())

  const open = (id: string, client: number) =>
    shy.graphql(
      `mutation ($input: ProcessReferralInput!) { processReferral(input: $input) {
        __typename ... on TooManyRequests { code retryAfterSeconds } } }`,
      { input: { id } },
      { 'x-forwarded-for': `198.51.100.${client}` },
    )
  const resultsOf = (responses: readonly Awaited<ReturnType<typeof open>>[]) =>
    responses.map(({ json }) => json.data?.['processReferral'] as unknown as Result)
  const namesOf = (responses: Parameters<typeof resultsOf>[0]) =>
    resultsOf(responses).map(({ __typename }) => __typename)

  test('are accepted from one connection up to the hourly limit, also concurrently [D-07, S20]', async () => {
    const client = ++lastClient

    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => open(`new-${i}`, client)))

    expect(namesOf(responses).filter((name) => name === 'ReferralProcessed')).toHaveLength(maxNew)
    expect(namesOf(responses).filter((name) => name === 'TooManyRequests')).toHaveLength(20 - maxNew)
    const rejected = resultsOf(responses).find(({ code }) => code !== undefined)
    expect(rejected).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) })
    expect(rejected?.retryAfterSeconds).toBeGreaterThan(60)
  })

  test('do not use up the allowance for known ids, nor known ids that for new ones [D-07]', async () => {
    const client = ++lastClient
    const knownId = [...counted][0] ?? ''
    for (let i = 0; i < 3 * maxNew; i++) expect(namesOf([await open(knownId, client)])).toEqual(['ReferralProcessed'])

    const fresh = []
    for (let i = 0; i < maxNew + 1; i++) fresh.push(await open(`fresh-${i}`, client))

    expect(namesOf(fresh)).toEqual([...Array<string>(maxNew).fill('ReferralProcessed'), 'TooManyRequests'])
    expect(namesOf([await open(knownId, client)])).toEqual(['ReferralProcessed'])
    expect(namesOf([await open('from-next-door', ++lastClient)])).toEqual(['ReferralProcessed'])
  })
})
