import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadPromiseMeter } from '@seneb/contracts/messages/enquiry/reply-promise.messages'

import { TestGateway } from '../gateway.fixture.js'

const query = '{ responseTimeStats { days startDate endDate enquiryCount onTimePercent } }'
let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { meter: query } })
})
afterAll(() => gateway.close())

test('the public share has its days, and is null with too few enquiries [GEN-07]', async () => {
  const meter = { days: 90, from: '2026-08-28', until: '2026-11-26', promises: 140, onTimePercent: 92 }
  let current: typeof meter | undefined = meter
  await gateway.handle(ReadPromiseMeter, () => ({ meter: current }))

  expect((await gateway.graphql(query)).json.data).toEqual({
    responseTimeStats: {
      days: meter.days,
      startDate: meter.from,
      endDate: meter.until,
      enquiryCount: meter.promises,
      onTimePercent: meter.onTimePercent,
    },
  })
  current = undefined
  expect((await gateway.graphql(query)).json).toEqual(expect.objectContaining({ data: { responseTimeStats: null } }))
})

test('a receipt looked up by id is cached like published content, so that repeated reads cause no counting [GEN-07, P1]', async () => {
  let requestCount = 0
  await gateway.handle(ReadPromiseMeter, () => {
    requestCount++
    return { meter: undefined }
  })

  const first = await gateway.fetch('/graphql?documentId=meter')
  expect(first.headers.get('etag')).toBeTruthy()
  await gateway.fetch('/graphql?documentId=meter')
  expect(requestCount).toBe(1)
})

test('a page that shows the meter does not fail with the service that counts [GEN-07]', async () => {
  await gateway.silence(ReadPromiseMeter)

  const { json } = await gateway.graphql(query)
  expect([json.data, json.errors]).toEqual([{ responseTimeStats: null }, undefined])
})
