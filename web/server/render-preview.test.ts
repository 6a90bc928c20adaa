import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'
import type { FastifyInstance } from 'fastify'

import { ValuesPageDocument } from '../app/graph/generated/graphql.js'
import { createPreviewRenderer } from './render-preview.js'
import { RenderSlots } from './render-slots.js'
import { webEnvironment } from './web-environment.fixture.js'
import { createWebServer } from './web-server.js'

const html = `<!doctype html><html><head><link rel="modulepreload" href="/a.js"><script nonce="x">run()</script></head>
<body><h1 autofocus="">The draft</h1><script src="/a.js"></script></body></html>`
const requests: IncomingHttpHeaders[] = []
const gateway = createServer((request, response) => {
  requests.push(request.headers)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { values: [] } }))
})
let server: FastifyInstance
let url = ''
/** Every rendering waits for this promise. */
let rendered: Promise<unknown> = Promise.resolve()

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const environment = webEnvironment({ gatewayUrl })
  const log = createLogger('web', 'silent')
  server = await createWebServer({
    environment,
    log,
    pages: { sendFresh: () => false },
    patternOf: () => '/x',
    renderPage: (_request, reply) => {
      reply.code(418).send('a page')
      return Promise.resolve()
    },
    renderPreview: createPreviewRenderer({
      handle: async (_request, { readPublished }) => {
        await readPublished(ValuesPageDocument, {})
        await rendered
        return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'public' } })
      },
      earlyScript: { src: '/early.js', imports: [] },
      environment,
      log,
      slots: new RenderSlots(() => false),
    }),
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  requests.length = 0
})
afterAll(async () => {
  await server.close()
  gateway.closeAllConnections()
  gateway.close()
})

const get = (path: string, site = 'same-origin', cookie = 'seneb-staff=token') =>
  fetch(`${url}${path}`, {
    redirect: 'manual',
    headers: { host: 'localhost:4000', 'sec-fetch-site': site, cookie },
  })

test('a preview is the page without scripts, for no cache, no search engine and no frame but the desk’s [S5]', async () => {
  const response = await get('/desk-preview/page/why-egypt?path=%2Fwhy-egypt')
  const body = await response.text()

  expect(body).toContain('<h1>The draft</h1>')
  expect(body).not.toMatch(/script|modulepreload|autofocus/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'none';/)
  expect(policy).toMatch(/frame-ancestors 'self'/)
})

test('the gateway gets the session and the record, and decides', async () => {
  await get('/desk-preview/page/why-egypt?path=%2Fwhy-egypt')

  expect(requests).toEqual([
    expect.objectContaining({
      cookie: 'seneb-staff=token',
      'x-seneb-preview': 'page/why-egypt',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:4000',
    }),
  ])
})

test.each([
  ['/desk-preview/page/why-egypt?path=%2Fwhy-egypt', 'cross-site'],
  ['/desk-preview/page/why-egypt?path=%2Fwhy-egypt', 'none'],
  ['/desk-preview/page/why-egypt?path=%2F%2Fevil.example', 'same-origin'],
  ['/desk-preview/page/why-egypt?path=https%3A%2F%2Fevil.example', 'same-origin'],
  ['/desk-preview/page/why-egypt', 'same-origin'],
  ['/desk-preview/PAGE/why-egypt?path=%2Fwhy-egypt', 'same-origin'],
  ['/desk-preview/page/why-egypt?path=%2Fconsents%2Ftoken', 'same-origin'],
  ['/desk-preview/page/why-egypt?path=%2Fr%2Fid', 'same-origin'],
  ['/desk-preview/page/why-egypt?path=%2Fwhy-egypt&path=%2Fnews', 'same-origin'],
])('%s of a %s request shows nothing and asks for nothing', async (path, site) => {
  expect((await get(path, site)).status).not.toBe(200)
  expect(requests).toEqual([])
})

test.each(['/', '/treatments/'])(
  'a long address after %s is refused at once, not read for minutes [S8]',
  async (start) => {
    const path = encodeURIComponent(`${start}${'a'.repeat(10_000)}!`)

    expect((await get(`/desk-preview/page/why-egypt?path=${path}`)).status).toBe(404)
  },
)

test.each(['', 'theme=dark', 'xseneb-staff=token', 'seneb-staff='])(
  'nothing is rendered for the cookies "%s", which carry no staff session',
  async (cookie) => {
    const response = await get('/desk-preview/page/why-egypt?path=%2Fwhy-egypt', 'same-origin', cookie)

    expect([response.status, requests.length]).toEqual([404, 0])
  },
)

test.each(['/treatments/lasik', '/blogs/an-article', '/dental-care', '/our-team'])(
  '%s can be previewed',
  async (path) => {
    expect((await get(`/desk-preview/page/x?path=${encodeURIComponent(path)}`)).status).toBe(200)
  },
)

test('a client has as many concurrent previews as it has pages, and the next one is told to retry [R14]', async () => {
  const held = new EventEmitter()
  rendered = once(held, 'ends')
  const previews = Array.from({ length: 41 }, () => get('/desk-preview/page/why-egypt?path=%2Fwhy-egypt'))

  const first = await Promise.race(previews)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])

  held.emit('ends')
  rendered = Promise.resolve()
  const statuses = (await Promise.all(previews)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
})
