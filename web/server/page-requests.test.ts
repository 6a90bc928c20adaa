import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { ValuesPageDocument } from '../app/graph/generated/graphql.js'
import { createRequestGraph } from './request-graph.js'
import { GatewayRequests } from './gateway-requests.fixture.js'
import { PageRequests, createReadResponse } from './cacheable-responses.js'

const log = createLogger('web', 'silent')
const gateway = new GatewayRequests()
beforeAll(() => gateway.open())
afterAll(() => gateway.close())

const aPage = () => {
  const read = createReadResponse({ gatewayUrl: gateway.url, log })
  return new PageRequests(read, createRequestGraph({ gatewayUrl: gateway.url, forwardedFor: undefined, log }))
}

test('a page that waits only so long is told that the answer is late, and is cached for nobody else [AIR-01, P4]', async () => {
  gateway.publish({ values: [] })
  const page = aPage()

  const reading = await page.requestGraph(ValuesPageDocument, {}, 0)
  const read = await page.readPublished(ValuesPageDocument, {}, 0)

  expect([reading, read]).toEqual([{ unavailable: 'late' }, { unavailable: 'late' }])
  expect(page.cacheableResponses()).toBeUndefined()
})

test('an answer that comes in time is given as it came', async () => {
  gateway.publish({ values: [] })

  expect(await aPage().readPublished(ValuesPageDocument, {}, 10_000)).toEqual({ data: { values: [] } })
})
