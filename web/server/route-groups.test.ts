import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler } from 'react-router'

import { GatewayRequests } from './gateway-requests.fixture.js'
import { groupedApp, type LoaderRequest } from './grouped-app.fixture.js'
import { PageCache } from './page-cache.js'
import { createPageRenderer } from './render-pages.js'
import { RenderSlots } from './render-slots.js'
import { branchesOf, groupsOf, patternsOf } from './route-groups.js'
import { createWebServer } from './web-server.js'
import { webEnvironment } from './web-environment.fixture.js'

const log = createLogger('web', 'silent')
const gateway = new GatewayRequests()
const siteOrigin = 'http://localhost:4000'
const amal = { cookie: 'session=amal' }
let seen: LoaderRequest[] = []
let site: FastifyInstance
let url = ''

beforeAll(() => gateway.open())
afterAll(() => gateway.close())
beforeEach(async () => {
  seen = []
  gateway.publish({ values: ['Trust'] })
  await openSite(groupsOf)
})
afterEach(closeSite)

async function closeSite(): Promise<void> {
  site.server.closeAllConnections()
  await site.close()
}

async function openSite(groups: typeof groupsOf): Promise<void> {
  const environment = webEnvironment({ gatewayUrl: gateway.url, siteOrigin })
  const build = groupedApp(seen)
  const application = createRequestHandler(build, 'production')
  const branchOf = branchesOf(build.routes)
  const pages = new PageCache(environment)
  const renderPage = createPageRenderer({
    handle: (request, context) => application(request, { ...context }),
    earlyScript: { src: '/early.js', imports: [] },
    groupOf: groups(branchOf),
    environment,
    log,
    pages,
    slots: new RenderSlots(() => false),
    trust: () => false,
  })
  site = await createWebServer({ environment, log, pages, renderPage, patternOf: patternsOf(branchOf) })
  url = await site.listen({ port: 0, host: '127.0.0.1' })
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`${url}${path}`, { method, headers, redirect: 'manual' })
}

function post(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams({ name: 'Mona' }) })
}

const receivedCookies = () => [...new Set(seen.map(({ cookie }) => cookie))]

test("a personal page is rendered with the visitor's cookies, in the layout of its group", async () => {
  const response = await get('/desk', amal)
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(html).toContain('data-group="personal"')
  expect(html).toContain('session=amal')
  expect(html).toContain('<main id="content"')
  expect(html).not.toMatch(/newsletter|consent/i)
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('a personal page is rendered for each visitor, even when all of it is published and marked `public`', async () => {
  for (const session of ['amal', 'mona', 'amal']) {
    const html = await (await get('/desk', { cookie: `session=${session}` })).text()
    expect(html).toContain(`session=${session}`)
  }
  expect(await (await get('/desk')).text()).toContain('nobody')
  expect(seen.map(({ cookie }) => cookie)).toEqual(['session=amal', 'session=mona', 'session=amal', null])
})

describe('nothing of a personal page may be stored on the way:', () => {
  test.each([
    ['the page', () => get('/desk', amal), 200],
    ['its path with a slash', () => get('/desk/', amal), 200],
    ['its path with an escaped letter', () => get('/%64esk', amal), 200],
    ['its path by way of another', () => get('/page/../desk', amal), 200],
    ['a HEAD request', () => get('/desk', amal, 'HEAD'), 200],
    ['a conditional request', () => get('/desk', { ...amal, 'if-none-match': '*' }), 200],
    ['a query', () => get('/desk?list=late', amal), 200],
    ["the router's data", () => get('/desk.data', amal), 200],
    ["the router's data of one route", () => get('/desk.data?_routes=desk', amal), 200],
    ['a form', () => post('/desk', amal), 200],
    ['a missing record', () => get('/desk/missing', amal), 404],
    ['a failure', () => get('/desk/broken', amal), 500],
    ['a redirect', () => get('/desk/leaving', amal), 302],
    ['a form of another site', () => post('/desk', { ...amal, origin: 'https://evil.example' }), 400],
    ['a method that is not taken', () => get('/desk', amal, 'DELETE'), 405],
  ])('%s', async (_what, sendRequest, status) => {
    const response = await sendRequest()

    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
  })
})

test.each(['/desk/quiet', '/desk/quiet.data'])(
  '%s is made anew each time, though no route says how to cache it',
  async (path) => {
    for (const session of ['amal', 'mona', 'amal']) {
      expect(await (await get(path, { cookie: `session=${session}` })).text()).toContain(`session=${session}`)
    }
    expect(seen).toHaveLength(3)
  },
)

test('a failed or missing page is shown in the layout of the group', async () => {
  for (const path of ['/desk/missing', '/desk/broken']) {
    const html = await (await get(path, amal)).text()
    expect(html).toContain('data-group="personal"')
    expect(html).toContain('<main id="content"')
  }
})

test('a form of another site reaches no loader and no action of a personal page', async () => {
  await post('/desk', { ...amal, origin: 'https://evil.example' })
  await post('/desk', { ...amal, origin: 'null' })
  expect(seen).toEqual([])
})

test.each([
  ['the page', () => get('/page', amal)],
  ['a query', () => get('/page?q=implants', amal)],
  ['a HEAD request', () => get('/page', amal, 'HEAD')],
  ["the router's data", () => get('/page.data', amal)],
  ["the router's data of one route", () => get('/page.data?_routes=page', amal)],
  ['a form', () => post('/page', amal)],
])('a public page never sees a cookie: %s', async (_what, sendRequest) => {
  const response = await sendRequest()

  expect(await response.text()).not.toContain('amal')
  expect(receivedCookies()).toEqual([null])
})

test('a public page is cached beside personal ones, without anything a visitor sent', async () => {
  await (await get('/page', amal)).text()
  const renderings = seen.length
  const html = await (await get('/page', { cookie: 'session=mona' })).text()

  expect(seen.length).toBe(renderings)
  expect(html).toContain('nobody')
})

test('a personal page that a proxy took for a public one is marked by its rendering, and not cached', async () => {
  await closeSite()
  await openSite(() => () => 'public')
  for (let visit = 1; visit <= 3; visit++) {
    const response = await get('/desk', amal)
    expect(await response.text()).toContain('nobody')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(seen).toHaveLength(visit)
  }
})

test('a request of a personal page reaches the gateway with the session of the patient and no other cookie, one for everybody without', async () => {
  await (await get('/desk/mine', { cookie: 'seneb-staff=sara; seneb-request=amal; theme=dark' })).text()
  await (await get('/desk', { cookie: 'seneb-request=amal' })).text()

  expect(gateway.requests.filter(({ method }) => method === 'POST').map(({ cookie }) => cookie)).toEqual([
    'seneb-request=amal',
  ])
  expect(gateway.requests.filter(({ method }) => method === 'GET').map(({ cookie }) => cookie)).not.toContain(
    'seneb-request=amal',
  )
})

test('a personal page passes on the session that the gateway sets, and no other cookie', async () => {
  gateway.setCookies(['seneb-request=new; HttpOnly', 'seneb-staff=sara; HttpOnly'])

  expect((await get('/desk/mine')).headers.getSetCookie()).toEqual(['seneb-request=new; HttpOnly'])
  expect((await get('/page')).headers.getSetCookie()).toEqual([])
  expect((await get('/desk')).headers.getSetCookie()).toEqual([])
})

test('a personal page sends no referrer, and takes a form that browsers therefore send without an origin', async () => {
  const ours = { origin: 'null', 'sec-fetch-site': 'same-origin' }

  expect((await get('/desk')).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await get('/page')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect((await post('/desk', ours)).status).toBe(200)
  expect((await post('/desk', { ...ours, 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await post('/page', ours)).status).toBe(400)
})
