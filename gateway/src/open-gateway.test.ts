import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { metricsAt } from '@seneb/testkit/metrics'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { eventually } from '../../tests/support/eventually.js'
import { foundWithin } from '../../tests/support/found-within.js'
import { budgets } from './access/budgets.js'
import { TestGateway, type HttpResponse, type TestGatewayOptions } from './gateway.fixture.js'

const query = '{ countries { source } }'
const list = { source: 'DATABASE' as const, countries: [] }
const receipt = { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let bus: TestBus

beforeAll(async () => {
  bus = await testBus()
})

afterAll(() => bus.stop())

async function withGateway(
  options: Omit<TestGatewayOptions, 'bus'>,
  use: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await TestGateway.open({ ...options, bus })
  try {
    await use(gateway)
  } finally {
    await gateway.close()
  }
}

const statusOf = async (gateway: TestGateway, path: string) => (await fetch(`${gateway.healthUrl}${path}`)).status

const until = (isTrue: () => Promise<boolean> | boolean) => eventually(String(isTrue), isTrue)

test('the gateway is ready without any service, and shows its metrics apart from the public port', async () => {
  await withGateway({}, async (gateway) => {
    await gateway.graphql(query)

    expect(await statusOf(gateway, '/livez')).toBe(200)
    expect(await statusOf(gateway, '/readyz')).toBe(200)
    expect(await (await fetch(`${gateway.healthUrl}/metrics`)).text()).toContain('seneb_http_duration_seconds')
    expect((await gateway.fetch('/metrics')).status).toBe(404)
    expect((await gateway.fetch('/readyz')).status).toBe(404)
  })
})

test('without NATS the gateway is live, not ready and responds right away; when NATS is back it is ready again [R5]', async () => {
  await withGateway({}, async (gateway) => {
    await gateway.handle(ListCountries, () => list)
    await bus.kill()

    await until(async () => (await statusOf(gateway, '/readyz')) === 503)
    expect(await statusOf(gateway, '/livez')).toBe(200)
    let code: unknown
    const pending = gateway.graphql(query).then(({ json }) => (code = json.errors?.[0]?.extensions?.code))
    await foundWithin(1, 'the answer', () => code === 'UNAVAILABLE')
    await pending

    await bus.start()
    await until(async () => (await statusOf(gateway, '/readyz')) === 200)
    await until(async () => (await gateway.graphql(query)).json.errors === undefined)
  })
})

test('a request that times out gets a response, and no further work starts for it', async () => {
  await withGateway({ deadlineMs: 2500 }, async (gateway) => {
    let started = 0
    let finish = (): void => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    await gateway.handle(SubmitTripPlan, async () => {
      started++
      await finished
      return receipt
    })
    const fields = [1, 2].map((i) => `a${i}: submitTripPlan(input: $input) { __typename }`)

    const { status, json, headers } = await gateway.graphql(
      `mutation ($input: TripPlanInput!) { ${fields.join(' ')} }`,
      { input: aTripPlan() },
    )
    finish()
    await pause(500)

    expect({ status, json }).toEqual({
      status: 503,
      json: {
        data: null,
        errors: [
          {
            message:
              'The service is temporarily unavailable. Nothing you entered was lost; please try again in a moment.',
            extensions: { code: 'UNAVAILABLE', requestId: headers.get('x-request-id') },
          },
        ],
      },
    })
    expect(started).toBe(1)
  })
})

test('requests beyond the concurrency limit are rejected right away with a retry hint [R14]', async () => {
  await withGateway({ settings: { maxInFlight: 2 } }, async (gateway) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await gateway.handle(ListCountries, () => released.then(() => list))

    const counted = async () =>
      (await metricsAt(gateway.healthUrl)).value('seneb_http_rejected_total', { reason: 'in-flight' })
    const before = (await counted()) ?? NaN
    const rejected: HttpResponse[] = []
    const requests = Array.from({ length: 6 }, async () => {
      const response = await gateway.graphql(query)
      if (response.status === 503) rejected.push(response)
      return response.status
    })
    await until(() => rejected.length === 4)
    // Requests in flight get their responses only now, so the refused ones did not wait for them.
    release()

    expect((await Promise.all(requests)).toSorted()).toEqual([200, 200, 503, 503, 503, 503])
    expect(await counted()).toBe(before + 4)
    for (const { headers, json } of rejected) {
      expect(headers.get('retry-after')).toBe('1')
      expect(json.errors?.[0]?.extensions?.code).toBe('UNAVAILABLE')
    }
    expect((await gateway.graphql(query)).status).toBe(200)
  })
})

test("a thousand invented paths add no series beyond the first one's, and rejections are counted from 0", async () => {
  await withGateway({}, async (gateway) => {
    const series = async () => (await metricsAt(gateway.healthUrl)).series('seneb_http_duration_seconds_count')
    const invented = async () =>
      (await metricsAt(gateway.healthUrl)).value('seneb_http_duration_seconds_count', { route: 'unknown' }) ?? 0
    await gateway.fetch('/made-up')
    await until(async () => (await invented()) >= 1)
    const before = (await series()).length
    for (let from = 0; from < 1000; from += 100) {
      await Promise.all(Array.from({ length: 100 }, (_each, index) => gateway.fetch(`/made-up/${from + index}`)))
    }

    await until(async () => (await invented()) >= 1000)
    expect(await series()).toHaveLength(before)
    const metrics = await metricsAt(gateway.healthUrl)
    expect(metrics.series('seneb_mutations_rejected_total')).toHaveLength(Object.keys(budgets).length)
    expect(metrics.value('seneb_uploads_total', { outcome: 'infected' })).toBe(0)
  })
})

test('a closing gateway is not ready, completes requests in flight and accepts no new ones', async () => {
  const drainDelayMs = 1500
  const gateway = await TestGateway.open({ bus, settings: { drainDelayMs } })
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let atWork = 0
  await gateway.handle(ListCountries, () => {
    atWork++
    return released.then(() => list)
  })
  const inFlight = gateway.graphql(query)
  await until(() => atWork === 1)

  let isClosed = false
  const closed = gateway.close().then(() => (isClosed = true))
  expect(await statusOf(gateway, '/readyz')).toBe(503)
  const lateButWelcome = gateway.graphql(query)
  await until(() => atWork === 2)
  await pause(drainDelayMs)
  expect(isClosed).toBe(false)

  release()
  expect((await inFlight).json.errors).toBeUndefined()
  const late = await lateButWelcome
  expect(late.json.errors).toBeUndefined()
  // The client learns that the connection ends, and sends its next request elsewhere.
  expect(late.headers.get('connection')).toBe('close')
  await foundWithin(3, 'the end of the gateway', () => isClosed)
  await closed
  await expect(gateway.graphql(query)).rejects.toThrow('fetch failed')
})

test('a request of our own proxy continues its trace, propagates it, and returns its id', async () => {
  await withGateway({ settings: { trustedProxies: ['127.0.0.1'] } }, async (gateway) => {
    let forwarded: string | undefined
    await gateway.handle(ListCountries, () => {
      forwarded = currentTraceparent()
      return list
    })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

    const { headers } = await gateway.graphql(query, {}, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
    const without = await gateway.graphql(query)

    expect(headers.get('x-request-id')).toBe(traceId)
    expect(forwarded?.split('-')[1]).toBe(without.headers.get('x-request-id'))
    expect(without.headers.get('x-request-id')).toMatch(/^(?!0+$)[0-9a-f]{32}$/)
  })
})

test('other clients choose neither the trace id nor whether it is recorded', async () => {
  await withGateway({}, async (gateway) => {
    const chosen = 'deadbeefdeadbeefdeadbeefdeadbeef'

    for (const flag of ['00', '01']) {
      const { headers } = await gateway.graphql(query, {}, { traceparent: `00-${chosen}-00f067aa0ba902b7-${flag}` })

      expect(headers.get('x-request-id')).toMatch(/^(?!0+$)(?!deadbeef)[0-9a-f]{32}$/)
    }
  })
})

test('the log has the operation and its result, and no data of the client or the request [S14]', async () => {
  await withGateway({}, async (gateway) => {
    await gateway.handle(SubmitTripPlan, () => receipt)
    const canary = aTripPlan({ fullName: 'Canary Yellowfeather', email: 'canary@yellow.example' })
    await gateway.graphql('mutation Yellow ($i: TripPlanInput!) { submitTripPlan(input: $i) { __typename } }', {
      i: canary,
    })
    await gateway.graphql('query ($s: String!) { airports(country: $s, first: 1, after: "yellow") { yellow } }', {
      s: 'yellow',
    })
    await gateway.graphql('mutation ($i: TripPlanInput!) { submitTripPlan(input: $i) { __typename } }', {
      i: { yellow: 1 },
    })
    const completedLines = () => gateway.logged.filter((line) => line.includes('"msg":"request completed"'))
    await until(() => completedLines().length >= 3)

    const lines = gateway.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ msg }) => msg === 'request completed')).toMatchObject([
      { level: 'info', service: 'gateway', kind: 'POST', operation: 'mutation submitTripPlan', status: 200 },
      { level: 'info', status: 400 },
      { level: 'info', operation: 'mutation submitTripPlan', status: 400 },
    ])
    for (const line of lines) expect(line).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(gateway.logged.join('')).not.toMatch(/yellow|127\.0\.0\.1/i)
  })
})

test('a failure is logged once, with the trace the person can quote', async () => {
  await withGateway({}, async (gateway) => {
    await gateway.handle(ListCountries, () => ({ source: 'SHELF' }) as never)

    const { json } = await gateway.graphql(query)

    const failures = gateway.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'error')
    expect(failures).toMatchObject([{ code: 'INTERNAL', traceId: json.errors?.[0]?.extensions?.requestId }])
  })
})
