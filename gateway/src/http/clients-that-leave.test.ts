import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { sendAndDisconnect, type AbandonedRequest } from '@seneb/testkit/disconnecting-client'
import { startOtlpReceiver, type OtlpReceiver } from '@seneb/testkit/otlp-receiver'
import { metricsAt, type Metrics } from '@seneb/testkit/metrics'

import { eventually } from '../../../tests/support/eventually.js'
import { TestGateway } from '../gateway.fixture.js'

const query = '{ countries { source } }'
const body = JSON.stringify({ query })
const clients = 400
// Number of bodies that one client may send concurrently.
const atOnce = 20

let collector: OtlpReceiver
let gateway: TestGateway
let now = 0

beforeAll(async () => {
  collector = await startOtlpReceiver()
  gateway = await TestGateway.open({ otlpEndpoint: collector.endpoint, now: () => now })
  // Slow enough that clients disconnect before the response.
  await gateway.handle(ListCountries, async () => {
    await pause(30)
    return { source: 'DATABASE' as const, countries: [] }
  })
})

afterAll(async () => {
  await gateway.close()
  await collector.stop()
})

const ways: readonly [name: string, how: How][] = [
  ['amid the body', { way: 'amid-body' }],
  ['after the whole query, by FIN', { way: 'close' }],
  ['after the whole query, by RST', { way: 'reset' }],
  ['after five whole queries in a row, by RST', { way: 'reset', times: 5 }],
]

test.each(ways)('%s: 400 clients that disconnect occupy no slots [R14]', async (_name, how) => {
  const before = await metricsAt(gateway.healthUrl)

  await disconnectEarly(clients / (how.times ?? 1), how)

  const responses = await Promise.all(Array.from({ length: 20 }, () => gateway.graphql(query)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  await until((metrics) => metrics.value('seneb_http_in_flight') === 0)
  const after = await metricsAt(gateway.healthUrl)
  const more = (status: number) => countOf(after, status) - countOf(before, status)
  expect({ disconnected: more(499), responded: more(200) }).toEqual({
    disconnected: clients,
    responded: responses.length,
  })
})

test('an aborted request has a log line and a span that record it as aborted', async () => {
  await disconnectEarly(1, { way: 'close' })
  await until((metrics) => metrics.value('seneb_http_in_flight') === 0)

  const line = gateway.logged
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .findLast(({ msg }) => msg === 'client disconnected')
  expect(line).toMatchObject({ level: 'info', kind: 'POST', operation: 'query countries', status: 499 })
  expect(line?.['durationMs']).toBeGreaterThan(0)
  const traceId = String(line?.['traceId'])
  await eventually('the span arrives', () => collector.trace(traceId).length > 0, 10_000)
  const server = collector.trace(traceId).find(({ name }) => name === 'query countries')
  expect(server?.attributes).toMatchObject({ 'error.type': 'client_left', 'http.route': '/graphql' })
  expect(server?.attributes).not.toHaveProperty('http.response.status_code')
})

test('work for disconnected clients still occupies slots, so that disconnecting cannot pile up work [R14]', async () => {
  const small = await TestGateway.open({ settings: { maxInFlight: 2 }, now: () => now })
  try {
    let finish: () => void = () => undefined
    const finished = new Promise<void>((resolve) => void (finish = resolve))
    let started = 0
    let startBoth: () => void = () => undefined
    const bothStarted = new Promise<void>((resolve) => void (startBoth = resolve))
    await small.handle(ListCountries, async () => {
      started += 1
      if (started === 2) startBoth()
      await finished
      return { source: 'DATABASE' as const, countries: [] }
    })
    await disconnectEarly(2, { way: 'close', staysUntil: bothStarted }, small)

    expect([started, (await small.graphql(query)).status]).toEqual([2, 503])
    expect((await fetch(`${small.healthUrl}/readyz`)).status).toBe(200)
    now += 10_000
    expect((await fetch(`${small.healthUrl}/readyz`)).status).toBe(503)
    finish()
    await until((metrics) => metrics.value('seneb_http_in_flight') === 0, small)
    expect((await fetch(`${small.healthUrl}/readyz`)).status).toBe(200)
    expect((await small.graphql(query)).status).toBe(200)
  } finally {
    await small.close()
  }
})

/** Requests concluded with this status so far. */
const countOf = (metrics: Metrics, status: number) =>
  metrics.value('seneb_http_duration_seconds_count', { route: '/graphql', status: String(status) }) ?? 0

type How = Pick<AbandonedRequest, 'way' | 'times' | 'staysUntil'>

async function disconnectEarly(count: number, how: How, { url } = gateway): Promise<void> {
  for (let remaining = count; remaining > 0; remaining -= atOnce) {
    const some = Array.from({ length: Math.min(atOnce, remaining) }, () =>
      sendAndDisconnect({ url: `${url}/graphql`, body, ...how }),
    )
    await Promise.all(some)
  }
}

async function until(isSo: (metrics: Metrics) => boolean, { healthUrl } = gateway): Promise<void> {
  await eventually('the metrics say so', async () => isSo(await metricsAt(healthUrl)), 10_000)
}
