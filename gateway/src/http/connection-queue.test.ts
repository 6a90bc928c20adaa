import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { metricsAt } from '@seneb/testkit/metrics'

import { eventually } from '../../../tests/support/eventually.js'
import { TestGateway } from '../gateway.fixture.js'

const body = JSON.stringify({ query: '{ countries { source } }' })
const request = `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

let gateway: TestGateway
let atWork = 0
let peakAtWork = 0
let requestCount = 0

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { maxInFlight: 4 } })
  await gateway.handle(ListCountries, async () => {
    requestCount += 1
    peakAtWork = Math.max(peakAtWork, ++atWork)
    await pause(100)
    atWork -= 1
    return { source: 'DATABASE' as const, countries: [] }
  })
})
afterAll(() => gateway.close())

const port = () => Number(new URL(gateway.url).port)
const noneActive = () =>
  eventually('nothing at work', async () => (await metricsAt(gateway.healthUrl)).value('seneb_http_in_flight') === 0)

test('pipelined requests of one connection occupy one slot at a time, and are answered in order [R14]', async () => {
  const socket = connect(port(), '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += data.toString()))
  await once(socket, 'connect')
  socket.write(request.repeat(6))
  await pause(50)

  expect((await gateway.graphql('{ countries { source } }')).status).toBe(200)
  await eventually('six answers', () => Promise.resolve(received.split('HTTP/1.1 200').length === 7))
  expect(peakAtWork).toBeLessThanOrEqual(2)
  socket.destroy()
  await noneActive()
})

test('queued requests of a closed connection are never run', async () => {
  requestCount = 0
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request.repeat(5))
  await eventually('the first is at work', () => Promise.resolve(requestCount === 1))
  socket.destroy()
  await noneActive()
  await pause(300)

  expect(requestCount).toBe(1)
  expect((await gateway.graphql('{ countries { source } }')).status).toBe(200)
})
