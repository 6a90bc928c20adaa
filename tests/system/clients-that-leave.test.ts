import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sendAndLeave } from '@seneb/testkit/disconnecting-client'
import { metricsAt } from '@seneb/testkit/metrics'

import { fiveWaysToLeave } from '../chaos/mixed-trip-plans.js'
import { eventually } from '../support/eventually.js'
import { Stack } from '../support/stack.js'

const clients = 400
const atOnce = 25
const body = JSON.stringify({ query: '{ countries { source countries { code name } } }' })

/** One sender acts for hundreds here. */
const environment = { GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000' }

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables: ['gateway', 'content', 'web'], environment })
}, 120_000)
afterAll(() => stack.stop(), 60_000)

test.each(fiveWaysToLeave)(
  '400 clients that leave ($way, at the $door) take no place from anybody [R14]',
  async ({ door, way }) => {
    const url = door === 'web' ? `${stack.siteUrl}/graphql` : stack.graphqlUrl
    for (let left = 0; left < clients; left += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => sendAndLeave({ url, body, way })))
    }

    for (const honest of [stack.graphqlUrl, `${stack.siteUrl}/graphql`]) {
      const headers = { 'content-type': 'application/json' }
      expect((await fetch(honest, { method: 'POST', body, headers })).status).toBe(200)
    }
    const inFlight = async () => (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight')
    await eventually('nothing is at work', async () => (await inFlight()) === 0)
  },
  60_000,
)
