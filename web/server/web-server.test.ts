import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'

import {
  createServer,
  get,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { startTelemetry } from '@seneb/platform/telemetry'
import type { FastifyInstance } from 'fastify'

import { CountriesDocument } from '../app/graph/generated/graphql.js'
import { createRequestGraph } from './request-graph.js'
import { maxBodyBytesOf } from './form-requests.js'
import { PageCache } from './page-cache.js'
import { sendDocument } from './send-document.js'
import { createWebServer, type WebServerDeps } from './web-server.js'
import { webEnvironment } from './web-environment.fixture.js'

const log = createLogger('web', 'silent')
const page = `<!doctype html><title>Seneb</title>${'<p>words</p>'.repeat(200)}`
const opened: Server[] = []
const sites: FastifyInstance[] = []
let folder = ''

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  opened.push(server)
  server.listen(0)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function website(
  gatewayUrl: string,
  siteOrigin = 'http://localhost:4000',
  assetOrigin = '',
  trustedProxies: readonly string[] = [],
): Promise<string> {
  const environment = webEnvironment({ gatewayUrl, siteOrigin, assetOrigin, trustedProxies })
  const renderPage: WebServerDeps['renderPage'] = (request, reply) =>
    request.url === '/broken'
      ? Promise.reject(new Error('secret detail'))
      : sendDocument(reply, {
          response: new Response(null, { headers: { 'content-type': 'text/html' } }),
          body: Buffer.from(`${page}${reply.nonce}`),
        })
  const site = await createWebServer({
    environment,
    log,
    built: { client: folder },
    pages: new PageCache(environment),
    renderPage,
    patternOf: () => '/*',
  })
  sites.push(site)
  return site.listen({ port: 0, host: '127.0.0.1' })
}

const nowhere = 'http://127.0.0.1:9'

/** Blocks the event loop twice; the second time begins right after it was sampled. */
async function runOnceEvery(ms: number): Promise<void> {
  for (const _time of [1, 2]) {
    const until = performance.now() + ms
    while (performance.now() < until) continue
    await pause(1)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seneb-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  const script = 'console.log(1);'.repeat(100)
  await writeFile(join(folder, 'assets', 'a-1234.js'), script)
  await writeFile(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
})
afterAll(async () => {
  for (const site of sites) {
    site.server.closeAllConnections()
    await site.close()
  }
  for (const server of opened) server.close().closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

describe('every response', () => {
  test('has a content security policy for its own scripts, with a new nonce each time [S5]', async () => {
    const site = await website(nowhere)
    const [one, other] = await Promise.all([fetch(site), fetch(site)])
    const policy = one.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]{20,})'/.exec(policy)?.[1] ?? 'none'
    expect(await one.text()).toContain(nonce)
    expect(other.headers.get('content-security-policy')).not.toBe(policy)
    for (const rule of [`'strict-dynamic'`, `object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toContain(`script-src 'unsafe-inline'`)
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
    expect(one.headers.get('x-powered-by')).toBeNull()
  })

  test('sends HSTS only if the site is https [SHELL-21, D-75]', async () => {
    const plain = await fetch(await website(nowhere))
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    const secure = await fetch(await website(nowhere, 'https://seneb.example'))
    expect(secure.headers.get('strict-transport-security')).toContain('includeSubDomains')
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  test('redirects requests with plain HTTP or another name to the one address of the site [SHELL-21, SEO-04, D-22, D-75]', async () => {
    const url = `${await website(nowhere, 'https://seneb.example', '', ['127.0.0.1'])}/dental-care?a=1`
    const responseTo = (method: string, host: string, scheme: string) =>
      new Promise<readonly unknown[]>((resolve) =>
        sendRequest(url, { method, headers: { host, 'x-forwarded-proto': scheme } }, (response) =>
          resolve([response.resume().statusCode, response.headers.location]),
        ).end(),
      )
    const address = 'https://seneb.example/dental-care?a=1'
    expect(await responseTo('GET', 'seneb.example', 'http')).toEqual([301, address])
    expect(await responseTo('POST', 'seneb.example', 'http')).toEqual([308, address])
    expect(await responseTo('GET', 'www.seneb.example', 'https')).toEqual([301, address])
    expect(await responseTo('GET', 'seneb.example', 'https')).toEqual([200, undefined])
  })

  test('to a failed page does not reveal the reason [ERR-04]', async () => {
    const response = await fetch(`${await website(nowhere)}/broken`)
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong'])
  })
})

describe('files', () => {
  test('hashed ones may be cached for ever, and come compressed as they were built', async () => {
    const response = await fetch(`${await website(nowhere)}/assets/a-1234.js`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
    expect(response.headers.get('content-encoding')).toBe('br')
  })

  test('one that is known by its etag is not sent again', async () => {
    const site = await website(nowhere)
    const etag = (await fetch(`${site}/favicon.svg`)).headers.get('etag') ?? ''
    // Sends the request as a browser does: `fetch` would add a no-cache header.
    const again = await new Promise<IncomingMessage>((resolve) =>
      get(`${site}/favicon.svg`, { headers: { 'if-none-match': etag } }, (response) => resolve(response.resume())),
    )
    expect(again.statusCode).toBe(304)
  })

  test('no other file can be requested', async () => {
    const site = await website(nowhere)
    for (const path of ['/.vite/manifest.json', '/assets/../../package.json', '/..%2ffavicon.svg']) {
      expect((await fetch(`${site}${path}`)).headers.get('content-type')).toBe('text/html')
    }
  })
})

describe('an asset host that takes its files from the site', () => {
  const siteOrigin = 'https://seneb.example'
  const getFrom = (site: string, host: string, path: string) =>
    new Promise<IncomingMessage>((resolve) =>
      get({ port: new URL(site).port, path, headers: { host } }, (response) => resolve(response.resume())),
    )

  test('is given files that documents of the site may load, and leads to the site for everything else [SHELL-28]', async () => {
    const site = await website(nowhere, siteOrigin, 'https://files.seneb.example')
    const file = await getFrom(site, 'files.seneb.example', '/assets/a-1234.js')
    expect(file.statusCode).toBe(200)
    expect(file.headers['access-control-allow-origin']).toBe('*')
    expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const page = await getFrom(site, 'files.seneb.example', '/why-egypt')
    expect([page.statusCode, page.headers.location]).toEqual([301, `${siteOrigin}/why-egypt`])
    const document = await getFrom(site, 'seneb.example', '/why-egypt')
    expect(document.headers['access-control-allow-origin']).toBeUndefined()
    expect(document.headers['cross-origin-resource-policy']).toBe('same-origin')
    for (const directive of ['style-src', 'img-src', 'font-src'])
      expect(document.headers['content-security-policy']).toContain(`${directive} 'self' https://files.seneb.example;`)
  })

  test('does not exist where none is set: files are for the site alone [SHELL-28]', async () => {
    const file = await getFrom(await website(nowhere, siteOrigin), 'seneb.example', '/assets/a-1234.js')
    expect(file.headers['access-control-allow-origin']).toBeUndefined()
    expect(file.headers['cross-origin-resource-policy']).toBe('same-origin')
    const document = await getFrom(await website(nowhere, siteOrigin), 'seneb.example', '/')
    expect(document.headers['content-security-policy']).toContain(`style-src 'self';`)
  })
})

test('while the event loop is delayed by a second everyone is served, and beyond three some are told to retry [R14]', async () => {
  const site = await website(nowhere)
  await runOnceEvery(1200)
  expect((await fetch(site)).status).toBe(200)

  const busy = await website(nowhere)
  await runOnceEvery(3200)
  const response = await fetch(busy)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toBe('The site is busy right now. Please try again in a moment.')
})

test('a page is compressed as the browser likes', async () => {
  const site = await website(nowhere)
  const response = await fetch(site, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toContain('words')
})

describe('the graph', () => {
  test('gets a trace of our own, which the client does not choose', async () => {
    const telemetry = await startTelemetry('web', readTelemetryEnvironment({ SENEB_ENV: 'local' }))
    const named: IncomingHttpHeaders[] = []
    const gatewayUrl = await listening((request, response) => {
      named.push(request.headers)
      response.end('{"data":{}}')
    })
    const headers = { traceparent: `00-${'deadbeef'.repeat(4)}-00f067aa0ba902b7-01`, tracestate: 'theirs=1' }

    await fetch(`${await website(gatewayUrl)}/graphql`, { method: 'POST', body: '{}', headers })
    await telemetry.stop()

    expect(named).toHaveLength(1)
    expect(named[0]?.['traceparent']).toMatch(/^00-(?!deadbeef)[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/)
    expect(named[0]).not.toHaveProperty('tracestate')
  })

  test('is passed through with method, body and status', async () => {
    const gateway = await listening((request, response) => {
      void (async () => {
        let body = ''
        for await (const chunk of request) body += String(chunk)
        response.writeHead(418, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            method: request.method,
            url: request.url,
            body,
            from: request.headers['x-forwarded-for'],
          }),
        )
      })()
    })
    const answer = await fetch(`${await website(gateway)}/graphql?a=1`, { method: 'POST', body: '{"query":"x"}' })
    expect(answer.status).toBe(418)
    expect(await answer.json()).toMatchObject({ method: 'POST', url: '/graphql?a=1', body: '{"query":"x"}' })
  })

  test('that is unreachable has a response in its own words', async () => {
    const response = await fetch(`${await website(nowhere)}/graphql`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  })

  test('gives loaders its data, or why there is none', async () => {
    const countries = { source: 'DATABASE', countries: [{ code: 'EG', name: 'Egypt' }] }
    const requestCountries = (gatewayUrl: string) =>
      createRequestGraph({ gatewayUrl, forwardedFor: undefined, log })(CountriesDocument, {})
    const good = await listening((_, response) => response.end(JSON.stringify({ data: { countries } })))
    expect(await requestCountries(good)).toEqual({ data: { countries } })
    const bad = await listening((_, response) => response.end(JSON.stringify({ errors: [{ message: 'x' }] })))
    expect(await requestCountries(bad)).toEqual({ unavailable: 'failed' })
    const rejection = { errors: [{ message: 'x', extensions: { code: 'INPUT_INVALID' } }], data: null }
    const refusing = await listening((_, response) => response.end(JSON.stringify(rejection)))
    expect(await requestCountries(refusing)).toEqual({ unavailable: 'refused' })
    expect(await requestCountries(nowhere)).toEqual({ unavailable: 'unreachable' })
  })
})

describe('files that belong to forms', () => {
  /**
   * Starts a gateway that records which paths were requested and how many bytes arrived, and signals the first part.
   */
  async function countingGateway() {
    const seen = { bytes: 0, paths: [] as string[] }
    const progress = new EventEmitter()
    const firstSegment = once(progress, 'part')
    const url = await listening((request, response) => {
      void (async () => {
        seen.paths.push(request.url ?? '')
        for await (const chunk of request) {
          seen.bytes += (chunk as Buffer).length
          progress.emit('part')
        }
        const { 'x-upload-token': token, 'x-file-name': name, 'x-forwarded-for': from } = request.headers
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ token, name, from }))
      })()
    })
    return { url, seen, firstPart: firstSegment }
  }

  test('are passed on as they come in, with their headers, and nothing of them is gathered [AMB-13, S12]', async () => {
    const { url, seen, firstPart } = await countingGateway()
    const site = new URL(await website(url))
    const headers = { 'x-upload-token': 'a.good.token', 'x-file-name': 'passport.pdf', 'content-length': 6 }
    const sending = sendRequest({ port: site.port, path: '/uploads', method: 'POST', headers })
    sending.write('one')
    // The first half arrives before the second is sent.
    await firstPart
    expect(seen.bytes).toBe(3)
    sending.end('two')
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(201)
    const passed = JSON.parse(await textOf(response)) as { token: string; name: string; from: string }
    expect([passed.token, passed.name]).toEqual(['a.good.token', 'passport.pdf'])
    expect(passed.from).toContain('127.0.0.1')
    expect(seen.bytes).toBe(6)
  })

  test('so is the leave to send one, and no path beside them', async () => {
    const { url, seen } = await countingGateway()
    const site = await website(url)
    expect((await fetch(`${site}/uploads/tokens`, { method: 'POST' })).status).toBe(201)
    expect((await fetch(`${site}/uploads/elsewhere`)).headers.get('content-type')).toBe('text/html')
    expect(seen.paths).toEqual(['/uploads/tokens'])
  })

  test('far beyond the limit are rejected before any of it is read [S12]', async () => {
    const { url, seen } = await countingGateway()
    const site = new URL(await website(url))
    const headers = { 'content-length': 25_000_000 }
    const sending = sendRequest({ port: site.port, path: '/uploads', method: 'POST', headers })
    sending.flushHeaders()
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    expect(await textOf(response)).toContain('larger than 10 MB')
    sending.destroy()
    expect(seen.paths).toEqual([])
  })

  test('cannot be stored while the gateway is unavailable, and get a response', async () => {
    const response = await fetch(`${await website(nowhere)}/uploads`, {
      method: 'POST',
      body: 'x',
      headers: { 'x-upload-token': 'a.good.token' },
    })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  })
})

describe('the body of a form', () => {
  const request = (url: string, type: string, method = 'POST') =>
    ({ url, method, headers: { 'content-type': type } }) as IncomingMessage
  const multipart = 'multipart/form-data; boundary=x'

  test('may hold two files where the form has files, and no more than answers elsewhere [AMB-13, AMB-14]', () => {
    for (const path of ['/affiliate-guide', '/affiliate', '/become-tour-guide/', '/become-affiliate-guide?a=1'])
      expect(maxBodyBytesOf(request(path, multipart))).toBeGreaterThan(20_000_000)
    expect(maxBodyBytesOf(request('/contact-us', multipart))).toBe(100_000)
    expect(maxBodyBytesOf(request('/affiliate', 'application/x-www-form-urlencoded'))).toBe(100_000)
  })
})

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}
