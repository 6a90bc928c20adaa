import { request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'
import type { FastifyInstance } from 'fastify'

import { foundWithin } from '../../tests/support/found-within.js'
import { ownMsOf } from '../../tests/support/own-time.js'
import { documentHash } from '../app/graph/document-hash.js'
import { CountriesDocument, SiteSettingsDocument, ValuesPageDocument } from '../app/graph/generated/graphql.js'
import type { SenebLoadContext } from '../app/graph/load-context.js'
import { GatewayRequests } from './gateway-requests.fixture.js'
import { PageCache } from './page-cache.js'
import { createPageRenderer } from './render-pages.js'
import { RenderSlots } from './render-slots.js'
import { createWebServer } from './web-server.js'
import { webEnvironment } from './web-environment.fixture.js'

const log = createLogger('web', 'silent')
const gateway = new GatewayRequests()
let site: FastifyInstance
let host = ''
let rendered: Request[] = []
/** Nothing is rendered before this. */
let mayRender = Promise.resolve()

beforeAll(() => gateway.open())
afterAll(() => gateway.close())
beforeEach(async () => {
  rendered = []
  gateway.publish({ values: ['Trust'] })
  site = await openSite()
})
afterEach(async () => {
  site.server.closeAllConnections()
  await site.close()
})

/** An application that shows the data it read, and everything it receives about the client. */
async function render(request: Request, context: SenebLoadContext): Promise<Response> {
  rendered.push(request)
  await mayRender
  const { pathname } = new URL(request.url)
  const frame = context.readFrame(SiteSettingsDocument, {})
  const shown = JSON.stringify([
    await readFor(pathname, context),
    await frame,
    [...request.headers],
    'words '.repeat(300),
  ])
  const headers = { 'content-type': 'text/html', ...(pathname === '/cookie' ? { 'set-cookie': 'a=1' } : {}) }
  if (pathname.endsWith('.data')) return Response.json([pathname])
  const html = `<!doctype html><script nonce="${context.nonce}">start()</script><p>${shown}</p>`
  return new Response(html, { status: pathname === '/missing' ? 404 : 200, headers })
}

const values = ValuesPageDocument

function readFor(pathname: string, context: SenebLoadContext): unknown {
  if (pathname === '/form') return undefined
  return pathname === '/mine' ? context.queryGraph(CountriesDocument, {}) : context.readPublished(values, {})
}

async function openSite(): Promise<FastifyInstance> {
  const probe = await createWebServerOn('http://localhost')
  await probe.listen({ port: 0, host: '127.0.0.1' })
  const { port } = probe.server.address() as AddressInfo
  await probe.close()
  host = `localhost:${port}`
  const server = await createWebServerOn(`http://${host}`)
  await server.listen({ port, host: '127.0.0.1' })
  return server
}

function createWebServerOn(siteOrigin: string): Promise<FastifyInstance> {
  const environment = webEnvironment({ gatewayUrl: gateway.url, siteOrigin })
  const pages = new PageCache(environment)
  const renderPage = createPageRenderer({
    handle: render,
    earlyScript: { src: '/early.js', imports: [] },
    environment,
    log,
    pages,
    groupOf: () => 'public',
    slots: new RenderSlots(() => false),
    trust: () => false,
  })
  return createWebServer({
    environment,
    log,
    pages,
    renderPage,
    patternOf: () => '/*',
  })
}

interface Seen {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

function get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    ask(`http://${host}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Repeats the request until the page is cached, which happens right after it was first sent. */
async function untilCached(path: string): Promise<Seen> {
  for (;;) {
    const before = rendered.length
    const seen = await get(path)
    if (rendered.length === before) return seen
  }
}

test('a page made of published content alone is rendered once and sent to everyone, in their compression [P4]', async () => {
  const first = await get('/our-values')
  const plain = await untilCached('/our-values')
  const times = rendered.length
  const br = await get('/our-values', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/our-values', { 'accept-encoding': 'gzip' })

  expect(first.bytes.toString()).toContain('Trust')
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.bytes.toString())
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.bytes.toString())
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(rendered).toHaveLength(times)
})

test('a crowd that requests an expired page costs one rendering [P4, R14]', async () => {
  const crowd = await Promise.all(Array.from({ length: 200 }, () => get('/our-values')))

  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
  expect(rendered).toHaveLength(1)
})

test('of a crowd that requests personal pages a limited number is served concurrently, and the rest are told when to retry [R14]', async () => {
  let begin = () => undefined as void
  mayRender = new Promise((resolve) => (begin = resolve))
  const requests = Array.from({ length: 200 }, () => get('/mine?for=me'))
  // The others wait for nothing, so they get their responses first.
  await Promise.race(requests)
  begin()
  const crowd = await Promise.all(requests)

  const rejected = crowd.filter(({ status }) => status === 503)
  expect(crowd.filter(({ status }) => status === 200).length).toBe(rendered.length)
  expect(rendered.length).toBeGreaterThanOrEqual(40)
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.length).toBe(200 - rendered.length)
  expect(rejected[0]?.headers['retry-after']).toBe('5')
  expect(rejected[0]?.bytes.toString()).toBe('The site is busy right now. Please load this page again in a moment.')
})

test("a page that only reads the layout's data is not cached: the rest of it is its own [P4]", async () => {
  await untilCached('/our-values')
  const before = rendered.length
  for (const _time of [1, 2, 3]) expect((await get('/form')).bytes.toString()).toContain('Trust')
  expect(rendered).toHaveLength(before + 3)
})

test('a cached page is valid no longer than the data of its layout [P4, D-77]', async () => {
  await untilCached('/our-values')
  gateway.publish({ values: ['Trust'] }, { at: documentHash(values) })
  gateway.publish({ frame: 'as edited' }, { at: documentHash(SiteSettingsDocument) })
  let shown = ''
  await foundWithin(10, 'the edit', async () => {
    shown = (await get('/our-values')).bytes.toString()
    return shown.includes('as edited')
  })
  expect(shown).toContain('Trust')
})

test('a client with the current page gets 304 [P4]', async () => {
  const { headers } = await untilCached('/our-values')
  const again = await get('/our-values', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect((await get('/our-values', { 'if-none-match': 'W/"other"' })).status).toBe(200)
})

test('a condition of nothing but white space is read in no time [S1, G2]', async () => {
  await untilCached('/our-values')
  const blank = { 'if-none-match': `"a"${' '.repeat(15_000)}"b"` }
  const spentMs = await ownMsOf(async () => {
    for (let time = 0; time < 50; time++) expect((await get('/our-values', blank)).status).toBe(200)
  })
  // An expression that begins with white space would block the event loop for half a second on each of them.
  expect(spentMs).toBeLessThan(2500)
})

test('a revalidated page has the policy it was rendered with, on every path [S5, P4]', async () => {
  const { headers } = await untilCached('/our-values')
  const conditionalHeaders = { 'if-none-match': headers.etag ?? '' }
  const atOnce = await get('/our-values', conditionalHeaders)
  const later = await get('/our-values', { ...conditionalHeaders, host: host.replace('localhost', '127.0.0.1') })
  for (const { status, headers: confirmed } of [atOnce, later]) {
    expect(status).toBe(304)
    expect(confirmed['content-security-policy']).toBe(headers['content-security-policy'])
  }
})

test('an edit shows within two seconds [P4]', async () => {
  await untilCached('/our-values')
  gateway.publish({ values: ['Trust, as edited'] })
  await foundWithin(2, 'the edit', async () => (await get('/our-values')).bytes.includes('as edited'))
})

test('nothing of a visitor gets into a page for everybody: no cookie, no address, no language [P4]', async () => {
  const personal = { cookie: 'seneb-consent=all', referer: 'https://partner.example/', 'accept-language': 'ar' }
  const first = await get('/our-values', { ...personal, 'x-forwarded-for': '203.0.113.9' })
  const cached = await untilCached('/our-values')

  expect(first.bytes.toString()).not.toMatch(/seneb-consent|partner|203\.0\.113/)
  expect(cached.bytes.toString()).not.toMatch(/seneb-consent|partner|203\.0\.113/)
  expect(rendered.flatMap(({ headers }) => [...headers])).toEqual([])
})

test.each(['/mine', '/missing', '/cookie', '/our-values?ref=guide'])(
  '%s is rendered for each who asks [P4]',
  async (path) => {
    await get(path)
    await get(path)
    await get(path)
    expect(rendered).toHaveLength(3)
  },
)

test('a cached page names its scripts by their hashes, and carries every other header of safety [S5, P4]', async () => {
  const fresh = await get('/our-values')
  const cached = await untilCached('/our-values')
  const policy = String(cached.headers['content-security-policy'])

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  expect(policy).not.toContain('nonce')
  expect(cached.bytes.toString()).not.toContain('nonce')
  for (const name of [
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ]) {
    expect(cached.headers[name]).toBe(fresh.headers[name])
  }
  expect(cached.headers['cache-control']).toBe('no-cache')
})

test('within a second no validity check is made, and after it one for all waiting clients [P4]', async () => {
  await untilCached('/our-values')
  const times = rendered.length
  gateway.requests.length = 0
  await get('/our-values')
  expect(gateway.requests).toEqual([])

  await pause(1000)
  await Promise.all(Array.from({ length: 20 }, () => get('/our-values')))
  // One for the page and one for its frame.
  expect(gateway.requests.map(({ status }) => status)).toEqual([304, 304])
  expect(rendered).toHaveLength(times)
})

test('with the gateway unavailable a cached page is rendered again and says so itself [P4]', async () => {
  await untilCached('/our-values')
  gateway.fail()
  await foundWithin(2, 'what is not there', async () => (await get('/our-values')).bytes.includes('unavailable'))
})

test("the router's data of a page that everybody gets alike is cached like the page, and is not the page [P4]", async () => {
  await untilCached('/our-values')
  expect(JSON.parse((await untilCached('/our-values.data')).bytes.toString())).toEqual(['/our-values.data'])
})

test('a path that would name a host is led to one that does not, and is never a fault of ours', async () => {
  for (const [path, led] of [
    ['//', '/'],
    ['//other.example/x', '/other.example/x'],
  ] as const) {
    const { headers, status } = await get(path)
    expect([status, headers.location]).toEqual([301, `http://${host}${led}`])
  }
})
