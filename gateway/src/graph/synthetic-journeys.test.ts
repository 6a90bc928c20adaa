import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/email.messages'

import { TestGateway } from '../gateway.fixture.js'

const read = 'query ($id: ID!) { syntheticJourney(tripPlanId: $id) { receiptSent operatorEmailSent } }'
const id = '0190f5fe-7c00-7a00-8000-000000000001'
let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})
afterAll(() => gateway.close())

test('anyone with its id can read the state of a journey’s emails [F-O08]', async () => {
  await gateway.handle(ReadSyntheticJourney, ({ tripPlanId }) => ({
    receiptSent: tripPlanId === id,
    operatorEmailSent: false,
  }))

  const { json } = await gateway.graphql(read, { id })
  expect(json).toEqual({ data: { syntheticJourney: { receiptSent: true, operatorEmailSent: false } } })
})

test('an invalid id is rejected with a message and no request [F-O08]', async () => {
  const { json, status } = await gateway.graphql(read, { id: "' or true" })

  expect(status).toBeLessThan(500)
  expect(json.errors?.[0]?.extensions?.code).toBe('INPUT_INVALID')
})
