import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'
import type { FastifyInstance } from 'fastify'

import { ValuesPageDocument } from '../app/graph/generated/graphql.js'
import { createPreviewRenderer } from './render-preview.js'
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
        return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'public' } })
      },
      earlyScript: { src: '/early.js', imports: [] },
      environment,
      log,
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

const get = (path: string, site = 'same-origin') =>
  fetch(`${url}${path}`, {
    redirect: 'manual',
    headers: { host: 'localhost:4000', 'sec-fetch-site': site, cookie: 'seneb-staff=token' },
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

test('the gateway is asked with the session and the record, and decides', async () => {
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
])('%s of a %s request shows nothing and asks for nothing', async (path, site) => {
  expect((await get(path, site)).status).not.toBe(200)
  expect(requests).toEqual([])
})
