import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from '@jest/globals'
import { createTrust } from '@seneb/platform/client-address'
import { createLogger } from '@seneb/platform/logger'
import { sendAndDisconnect, disconnects } from '@seneb/testkit/disconnecting-client'

import { eventually } from '../../tests/support/eventually.js'
import { openGatewayEndpoint } from './gateway-endpoint.fixture.js'
import type { GatewayOptions } from './gateway-proxy.js'

const log = createLogger('web', 'silent')
const open: { close(): unknown }[] = []
const token = { 'x-upload-token': 'a.good.token' }

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function listening(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  open.push({ close: () => server.close().closeAllConnections() })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site in front of a gateway that responds to the graph immediately and never finishes with files. */
async function site(options: Partial<GatewayOptions> = {}) {
  const gateway = { uploads: 0, cutOff: 0 }
  const gatewayUrl = await listening((incoming, response) => {
    response.once('close', () => {
      if (!response.writableFinished) gateway.cutOff += 1
    })
    incoming.resume()
    if (incoming.url === '/uploads') gateway.uploads += 1
    else incoming.once('end', () => response.end('{"data":{}}'))
  })
  const endpoint = await openGatewayEndpoint({ gatewayUrl, log, trust: createTrust(['127.0.0.1']), ...options })
  open.push(endpoint)
  return { url: endpoint.url, gateway }
}

/** Starts sending a file but stops after its first byte. */
function startUpload(url: string, headers: Record<string, string> = {}) {
  const sent = request(`${url}/uploads`, {
    method: 'POST',
    headers: { ...token, 'content-length': 9_000_000, ...headers },
    agent: false,
  })
  sent.on('error', () => undefined)
  sent.write('%')
  open.push({ close: () => sent.destroy() })
  return sent
}

async function responseTo(sent: ReturnType<typeof startUpload>) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  const { errors } = JSON.parse(text) as {
    errors: [{ message: string; extensions: { reason?: string; code: string } }]
  }
  return { status: response.statusCode, ...errors[0].extensions, message: errors[0].message }
}

const requestGraph = (url: string, init: RequestInit = {}) =>
  fetch(`${url}/graphql`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(20_000), ...init })

test('a hundred files that are sent slowly do not block the graph [R14]', async () => {
  const { url, gateway } = await site()
  const slow = Array.from({ length: 110 }, (_, n) => startUpload(url, { 'x-forwarded-for': `203.0.113.${n}` }))
  await Promise.all(slow.map((sent) => once(sent, 'socket')))
  await eventually('gateway.uploads comes to 10', () => gateway.uploads >= 10)

  const responses = await Promise.all(Array.from({ length: 20 }, () => requestGraph(url)))

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(gateway.uploads).toBe(10)
})

test('a file without a leave of the gateway’s form is refused before anything is passed on [S12]', async () => {
  const { url, gateway } = await site()
  for (const value of ['', 'bogus', 'a.b', 'a.b.c.d', 'a b.c.d', `${'a'.repeat(300)}.b.c`]) {
    const response = await responseTo(startUpload(url, { 'x-upload-token': value }))
    expect(response).toMatchObject({ status: 403, code: 'UPLOAD_REFUSED', reason: 'token' })
  }
  expect(gateway.uploads).toBe(0)
})

test('one client sends four files at once, and another one its own beside them [R14, S12]', async () => {
  const { url, gateway } = await site()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const own = Array.from({ length: 4 }, () => startUpload(url, from('203.0.113.7:4000')))
  await eventually('gateway.uploads comes to 4', () => gateway.uploads >= 4)

  expect(await responseTo(startUpload(url, from('203.0.113.7')))).toMatchObject({ status: 503, reason: 'busy' })
  startUpload(url, from('203.0.113.8'))
  await eventually('gateway.uploads comes to 5', () => gateway.uploads >= 5)

  own[0]?.destroy()
  await eventually('gateway.cutOff comes to 1', () => gateway.cutOff >= 1)
  startUpload(url, from('203.0.113.7'))
  await eventually('gateway.uploads comes to 6', () => gateway.uploads >= 6)
})

test('a file that hardly arrives is ended with its sentence, and the gateway is notified [S12]', async () => {
  const { url, gateway } = await site({ minRate: { bytes: 1000, everyMs: 50 } })

  const response = await responseTo(startUpload(url))

  expect(response).toMatchObject({
    status: 408,
    reason: 'interrupted',
    message: expect.stringContaining('interrupted'),
  })
  await eventually('gateway.cutOff comes to 1', () => gateway.cutOff >= 1)
})

test('a stream of hints outlasts the timeout of other responses, and ends with its client [ADM-09]', async () => {
  let cutOff = 0
  const gatewayUrl = await listening((_input, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
    setTimeout(() => response.write('data: second\n\n'), 300)
    response.once('close', () => (cutOff += 1))
  })
  const { url } = await site({ gatewayUrl, graphTimeoutMs: 100 })
  const controller = new AbortController()

  const answer = await fetch(`${url}/staff/live`, { signal: controller.signal })
  let text = ''
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.includes('second')) break
  }

  controller.abort()
  expect(text).toBe('data: first\n\ndata: second\n\n')
  await eventually('cutOff comes to 1', () => cutOff >= 1)
})

test('a gateway request that times out gets a message and is aborted', async () => {
  let cutOff = 0
  const gatewayUrl = await listening((_input, response) => void response.once('close', () => (cutOff += 1)))
  const { url } = await site({ gatewayUrl, graphTimeoutMs: 100 })

  const answer = await requestGraph(url)

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  await eventually('cutOff comes to 1', () => cutOff >= 1)
})

test.each(disconnects)('400 clients that leave (%s) occupy no slots of others [R14]', async (way) => {
  const { url } = await site()
  for (let round = 0; round < 20; round++) {
    const some = Array.from({ length: 20 }, () =>
      sendAndDisconnect({ url: `${url}/graphql`, body: '{"query":"x"}', way }),
    )
    await Promise.all(some)
  }

  const responses = await Promise.all(Array.from({ length: 20 }, () => requestGraph(url)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
})
