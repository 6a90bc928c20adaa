import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { metricsAt } from '@seneb/testkit/metrics'

import { eventually } from '../../../tests/support/eventually.js'
import { TestGateway } from '../gateway.fixture.js'
import { maxBodies, maxBodiesPerClient } from './incoming-bodies.js'

const body = JSON.stringify({ query: '{ countries { source } }' })

let gateway: TestGateway
let slow: Socket[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { trustedProxies: ['127.0.0.1'] } })
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
})
afterAll(() => gateway.close())
afterEach(async () => {
  for (const socket of slow) socket.destroy()
  slow = []
  await eventually('nothing is at work or on its way', async () => {
    const metrics = await metricsAt(gateway.healthUrl)
    return metrics.value('seneb_http_in_flight') === 0 && metrics.value('seneb_http_bodies_incoming') === 0
  })
})

/** Sends a head and four bytes of the body; the test sends the rest later. */
async function begin(client?: string): Promise<Socket> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const headers = ['Host: 127.0.0.1', 'Content-Type: application/json']
  if (client !== undefined) headers.push(`X-Forwarded-For: ${client}`)
  socket.write(`POST /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body.slice(0, 4))
  return socket
}

/** Resolves with the responses so far, once the expected number of requests was refused. */
async function startMany(count: number, rejectedCount: number, client: (i: number) => string): Promise<string[]> {
  const sockets = await Promise.all(Array.from({ length: count }, (_, i) => begin(client(i))))
  const responses: string[] = sockets.map(() => '')
  sockets.forEach((socket, i) => socket.on('data', (data) => (responses[i] = `${responses[i]}${data.toString()}`)))
  slow.push(...sockets)
  await eventually('the refusals', () => responses.filter((response) => response !== '').length >= rejectedCount)
  // Long enough for one more.
  await pause(300)
  return responses
}

/** Sends a request as a client on a slow connection: the body follows some time after the head. */
async function requestSlowly(client: string): Promise<string> {
  const socket = await begin(client)
  await pause(100)
  socket.write(body.slice(4))
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return chunk.toString()
}

const requestConcurrently = async (client: string) =>
  (await gateway.post(body, { ...json, 'x-forwarded-for': client })).status
const json = { 'content-type': 'application/json' }

test('400 slow bodies of one client block no other client, and those beyond its limit are rejected with a wait [R14]', async () => {
  const responses = await startMany(400, 400 - maxBodiesPerClient, () => '203.0.113.1')

  expect(await requestSlowly('203.0.113.2')).toMatch(/^HTTP\/1.1 200/)
  expect(await requestConcurrently('203.0.113.2')).toBe(200)
  expect(await requestConcurrently('203.0.113.1')).toBe(200)
  const rejected = responses.filter((response) => response !== '')
  expect(rejected).toHaveLength(400 - maxBodiesPerClient)
  expect(new Set(rejected.map((response) => /^HTTP\/1.1 (\d+)/.exec(response)?.[1]))).toEqual(new Set(['429']))
  expect(rejected[0]).toMatch(/retry-after: 10\r\n/)
  const counted = (await metricsAt(gateway.healthUrl)).value('seneb_http_rejected_total', {
    reason: 'bodies-of-client',
  })
  expect(counted).toBe(rejected.length)
  expect(rejected[0]).toContain('Too many requests were sent from your connection. Please try again in 10 seconds.')
}, 30_000)

test('slow bodies of very many clients have a common limit too, while complete bodies are answered [R14]', async () => {
  const responses = await startMany(maxBodies + 20, 20, (i) => `198.51.${Math.floor(i / 200)}.${i % 200}`)

  const rejected = responses.filter((response) => response !== '')
  expect(rejected).toHaveLength(20)
  expect(rejected[0]).toMatch(/^HTTP\/1.1 503[^]*retry-after: 1\r\n/)
  expect(await requestConcurrently('203.0.113.3')).toBe(200)
  const metrics = await metricsAt(gateway.healthUrl)
  expect(metrics.value('seneb_http_bodies_incoming')).toBe(maxBodies)
  expect(metrics.value('seneb_http_rejected_total', { reason: 'bodies' })).toBe(20)
}, 30_000)

test('bodies of anonymous internal callers, such as our web server, are not counted', async () => {
  const sockets = await Promise.all(Array.from({ length: maxBodiesPerClient + 5 }, () => begin()))
  slow.push(...sockets)
  await pause(100)
  for (const socket of sockets) socket.write(body.slice(4))

  const responses = await Promise.all(sockets.map((socket) => once(socket, 'data')))
  expect(responses.map((data) => /^HTTP\/1.1 (\d+)/.exec(String(data))?.[1])).toEqual(sockets.map(() => '200'))
}, 30_000)
