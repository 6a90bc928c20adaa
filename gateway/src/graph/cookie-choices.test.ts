import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cookiePolicyVersion, everythingAccepted } from '@seneb/contracts/vocabulary/cookie-purposes'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { syntheticSignatureHeader } from '@seneb/platform/synthetic-signature'

import { TestGateway } from '../gateway.fixture.js'

const mutation = `mutation ($input: RecordCookieChoiceInput!) { recordCookieChoice(input: $input, idempotencyKey: "k") {
  __typename ... on CookieChoiceRecorded { receiptId recordedAt askAgainAt } ... on InvalidInput { fields { path } } } }`
const receipt = {
  receiptId: '0190f5fe-7c00-7a00-8000-000000000001',
  recordedAt: '2026-11-21T09:00:00.000Z',
  askAgainAt: '2027-05-21T09:00:00.000Z',
}

let gateway: TestGateway
const requests: unknown[] = []

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(RecordCookieChoice, (form, { idempotencyKey }) => {
    requests.push({ form, idempotencyKey })
    return receipt
  })
})

afterAll(() => gateway.close())

test('accepting all sets four purposes to true and returns a receipt [D-03]', async () => {
  const input = { policyVersion: cookiePolicyVersion, ...everythingAccepted }

  const { json } = await gateway.graphql(mutation, { input })

  expect(json.data?.['recordCookieChoice']).toEqual({ __typename: 'CookieChoiceRecorded', ...receipt })
  const four = { analytics: true, advertising: true, personalization: true, functionality: true }
  expect(requests).toEqual([{ form: { policyVersion: cookiePolicyVersion, ...four }, idempotencyKey: 'k' }])
})

test('the signature of a synthetic journey is forwarded unchanged [F-O08]', async () => {
  const input = { policyVersion: cookiePolicyVersion, ...everythingAccepted }

  await gateway.graphql(mutation, { input }, { [syntheticSignatureHeader]: '1763888400.whatever' })

  expect(requests.at(-1)).toMatchObject({ form: { syntheticSignature: '1763888400.whatever' } })
})

test('half a choice is none [D-03]', async () => {
  const { json } = await gateway.graphql(mutation, { input: { policyVersion: cookiePolicyVersion, analytics: true } })

  expect(json.data?.['recordCookieChoice']).toMatchObject({
    fields: [{ path: 'advertising' }, { path: 'personalization' }, { path: 'functionality' }],
  })
})
