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

test('a page that stops waiting gets a late response notice, and is cached for no one else [AIR-01, P4]', async () => {
  gateway.publish({ values: [] })
  const page = aPage()

  const reading = await page.requestGraph(ValuesPageDocument, {}, 0)
  const read = await page.readPublished(ValuesPageDocument, {}, 0)

  expect([reading, read]).toEqual([{ unavailable: 'late' }, { unavailable: 'late' }])
  expect(page.cacheableResponses()).toBeUndefined()
})

test('a response in time is returned unchanged', async () => {
  gateway.publish({ values: [] })

  expect(await aPage().readPublished(ValuesPageDocument, {}, 10_000)).toEqual({ data: { values: [] } })
})
