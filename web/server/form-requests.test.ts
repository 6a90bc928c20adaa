import { connect, type AddressInfo } from 'node:net'

import { afterEach, expect, test } from '@jest/globals'
import { createTrust } from '@seneb/platform/client-address'
import { createLogger } from '@seneb/platform/logger'
import { fastify, type FastifyInstance } from 'fastify'

import { eventually } from '../../tests/support/eventually.js'
import { PageCache } from './page-cache.js'
import { createPageRenderer } from './render-pages.js'
import { RenderSlots } from './render-slots.js'
import { webEnvironment } from './web-environment.fixture.js'
import { skipBodyParsing } from './web-server.js'

const logged: string[] = []
const log = createLogger('web', 'info', { write: (line) => void logged.push(line) })
const nowhere = 'http://127.0.0.1:9'
const open: FastifyInstance[] = []

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.server.closeAllConnections()
    await server.close()
  }
})

/** A site whose only page reads the posted form, as the application does. */
async function site() {
  const under = { way: 0, finished: 0 }
  const environment = webEnvironment({ gatewayUrl: nowhere, trustedProxies: ['127.0.0.1'] })
  const handle = async (request: Request) => {
    under.way += 1
    try {
      await request.formData()
      return new Response('taken')
    } finally {
      under.finished += 1
    }
  }
  const earlyScript = { src: '/early.js', imports: [] }
  const deps = { handle, earlyScript, environment, log, pages: new PageCache(environment) }
  const trust = createTrust(environment.trustedProxies)
  const render = createPageRenderer({ ...deps, groupOf: () => 'public', slots: new RenderSlots(trust), trust })
  const server = fastify()
  open.push(server)
  skipBodyParsing(server)
  server.decorateReply('nonce', 'nonce')
  server.setNotFoundHandler(render)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { port: (server.server.address() as AddressInfo).port, under }
}

/** Sends the beginning of a form with files and leaves it at that. */
function startForm(port: number, from = '203.0.113.7') {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const headers = [
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
  ]
  socket.write(`POST /affiliate HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n--x\r\n`)
  return socket
}

async function sendForm(port: number, from: string): Promise<number> {
  const form = new FormData()
  form.set('fullName', 'Mona')
  const body = await new Response(form).blob()
  const url = `http://127.0.0.1:${port}/affiliate`
  return (await fetch(url, { method: 'POST', body, headers: { 'x-forwarded-for': from } })).status
}

test('people who leave during a form with files occupy no slot of others, and their work ends [R14]', async () => {
  const { port, under } = await site()
  for (let time = 1; time <= 6; time++) {
    const client = startForm(port, `203.0.113.${time}`)
    await eventually('under.way comes to time', () => under.way >= time)
    client.destroy()
    await eventually('nothing goes on for it', () => under.finished === under.way)
  }

  expect(await sendForm(port, '198.51.100.1')).toBe(200)
})

test('slow senders of such forms occupy one of two slots, and another person the other [R14]', async () => {
  const { port, under } = await site()
  startForm(port)
  await eventually('under.way comes to 1', () => under.way >= 1)

  expect(await sendForm(port, '203.0.113.7:4000')).toBe(503)
  expect(await sendForm(port, '198.51.100.1')).toBe(200)
})

test('an unsupported method gets the supported ones', async () => {
  const { port } = await site()
  const response = await fetch(`http://127.0.0.1:${port}/contact-us`, { method: 'PUT', body: 'x' })

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

const urlencoded = 'application/x-www-form-urlencoded'

test.each([
  ['JSON', 'application/json', '{"fullName":"Mona"}', undefined, 415],
  ['XML', 'text/xml', '<form/>', undefined, 415],
  ['plain text', 'text/plain', 'fullName=Mona', undefined, 415],
  ['multipart that does not say its boundary', 'multipart/form-data', '--x--', undefined, 415],
  ['a form of another site', urlencoded, 'fullName=Mona', 'https://evil.example', 400],
  ['a form of nowhere', urlencoded, 'fullName=Mona', 'null', 400],
  ['a form of another port', urlencoded, 'fullName=Mona', 'http://localhost:4001', 400],
  ['a form of ours', urlencoded, 'fullName=Mona', 'http://localhost:4000', 200],
  ['a form of no browser', urlencoded, 'fullName=Mona', undefined, 200],
])('%s is rejected with a message and raises no alarm [L1, L2]', async (_what, type, body, origin, status) => {
  const { port, under } = await site()
  logged.length = 0

  const headers = { 'content-type': type, ...(origin ? { origin } : {}) }
  const response = await fetch(`http://127.0.0.1:${port}/contact-us`, { method: 'POST', body, headers })

  expect(response.status).toBe(status)
  expect(under.way).toBe(status === 200 ? 1 : 0)
  expect((await response.text()).length).toBeGreaterThan(status === 200 ? 1 : 20)
  const lines = logged.map((line) => JSON.parse(line) as { level: string; err?: unknown })
  expect(lines.map(({ level, err }) => [level, err])).toEqual(status === 200 ? [] : [['warn', undefined]])
})
