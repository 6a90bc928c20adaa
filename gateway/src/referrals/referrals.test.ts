import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ProcessReferral } from '@seneb/contracts/messages/referral.messages'
import { AppError } from '@seneb/service-kit/app-error'
import { buildSchema, type GraphQLInputObjectType } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
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
  ...{ isTest: false, referralId: 'abc', referralType: 'general' as const, referrerName: 'Partner' },
  ...{ visitRecorded: true, processedAt: '2026-11-21T09:00:00.000Z' },
}

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})

afterAll(() => gateway.close())

async function resultOf(input: object): Promise<unknown> {
  const { status, json, text } = await gateway.graphql(mutation, { input })
  expect({ status, text: json.errors && text }).toEqual({ status: 200, text: undefined })
  return json.data?.['processReferral']
}

test('the input of the mutation has exactly the fields of the question [REF-45]', () => {
  const input = buildSchema(readTypeDefinitions()).getType('ProcessReferralInput') as GraphQLInputObjectType

  expect(Object.keys(input.getFields())).toEqual(Object.keys(ProcessReferral.takes.fields))
})

test('a good link is answered with its id, its type and Partner [REF-26, REF-45, D-11]', async () => {
  const asked: unknown[] = []
  await gateway.answer(ProcessReferral, (input) => {
    asked.push(input)
    return processed
  })

  for (const _time of ['interpreted', 'compiled']) {
    expect(await resultOf({ path: '/r/abc', sessionVisitAt: processed.processedAt })).toEqual({
      __typename: 'ReferralProcessed',
      ...processed,
    })
  }
  expect(asked[0]).toEqual({ path: '/r/abc', sessionVisitAt: processed.processedAt })
})

test('the test page is answered without id and referrer [D-10]', async () => {
  const { processedAt } = processed
  await gateway.answer(ProcessReferral, () => ({
    ...{ isTest: true, referralType: 'general' as const, visitRecorded: false, processedAt },
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
    await gateway.answer(ProcessReferral, () => {
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
  await gateway.answer(ProcessReferral, () => processed)

  expect(await resultOf(input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path }] })
})
