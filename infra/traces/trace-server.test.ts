import { execFileSync } from 'node:child_process'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { withSpan, tagSpanWithReference, startTelemetry } from '@seneb/platform/telemetry'

import { searchProblem } from './trace-search.ts'
import { startTraceServer, type TraceServer } from './trace-server.ts'
import { anEnquiry, anExport, spanIdOf, traceIdOf } from './spans.fixture.ts'
import { TraceStore } from './trace-store.ts'

let server: TraceServer
let store: TraceStore

beforeEach(async () => {
  store = new TraceStore()
  server = await startTraceServer(0, store)
})
afterEach(() => server.close())

const read = async (path: string) => {
  const response = await fetch(`${server.url}${path}`)
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const post = async (body: string | Buffer, headers: Record<string, string> = {}) => {
  const sent = { 'content-type': 'application/json', ...headers }
  const response = await fetch(`${server.url}/v1/traces`, {
    method: 'POST',
    headers: sent,
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: response.status, body: await response.text() }
}

test('spans of our processes form one connected tree, found by the reference in the response', async () => {
  const env = { SENEB_ENV: 'local', OTEL_EXPORTER_OTLP_ENDPOINT: server.url }
  const telemetry = await startTelemetry('enquiry', readTelemetryEnvironment(env))
  await withSpan('answer', { attributes: { size: 3 } }, async () => {
    await withSpan('db.write', {}, () => Promise.resolve())
    tagSpanWithReference({ reference: 'SNB-7K3M9Q' })
  })
  await telemetry.stop()

  const [found] = store.traces()
  expect((await read('/?q=SNB-7K3M9Q')).body).toContain(`href="/traces/${found?.id ?? ''}"`)
  expect(JSON.parse((await read(`/traces/${found?.id ?? ''}.json`)).body)).toMatchObject({
    services: ['enquiry'],
    references: ['SNB-7K3M9Q'],
    pieces: 1,
    steps: [
      { name: 'answer', depth: 0, attributes: { size: 3 } },
      { name: 'db.write', depth: 1 },
    ],
  })
})

test('the viewer starts without React, which only its pages need', () => {
  const program = `
    import { createRequire } from 'node:module'
    const viewer = ${JSON.stringify(new URL('trace-server.ts', import.meta.url).href)}
    await import(viewer)
    console.log(Object.keys(createRequire(viewer).cache).filter((file) => file.includes('react')).length)`

  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })).toBe('0\n')
})

test('an export packed by gzip is read as a plain one', async () => {
  const body = gzipSync(JSON.stringify(anExport()))

  expect(await post(body, { 'content-encoding': 'gzip' })).toEqual({ status: 200, body: '{}' })
  expect(store.traces()).toHaveLength(1)
})

const tooLarge = 'An export has at most 2 MB, unpacked.'

test.each([
  ['no JSON', '{', {}, 400, 'The body is no JSON.'],
  ['nothing', '', {}, 400, 'The body is no JSON.'],
  ['lists in lists', '['.repeat(1_000_000), {}, 400, 'The body is no JSON.'],
  [
    'lists in lists to their end',
    '['.repeat(900_000) + ']'.repeat(900_000),
    {},
    400,
    'This is no export of traces: body must be object.',
  ],
  ['no export', '[]', {}, 400, 'This is no export of traces: body must be object.'],
  ['too much', ' '.repeat(3_000_000), {}, 413, tooLarge],
  [
    'little that unpacks to too much',
    gzipSync(Buffer.alloc(30_000_000)),
    { 'content-encoding': 'gzip' },
    413,
    tooLarge,
  ],
  ['no gzip', 'x', { 'content-encoding': 'gzip' }, 400, 'The body is not packed by gzip.'],
  [
    'half of a gzip',
    gzipSync('{}').subarray(0, 12),
    { 'content-encoding': 'gzip' },
    400,
    'The body is not packed by gzip.',
  ],
  ['another packing', 'x', { 'content-encoding': 'br' }, 415, 'Spans are read plain or packed by gzip.'],
  [
    'protobuf',
    'x',
    { 'content-type': 'application/x-protobuf' },
    415,
    'Spans are read as JSON only; the content type is application/json.',
  ],
  [
    'what a page elsewhere can send',
    '{}',
    { 'content-type': 'text/plain' },
    415,
    'Spans are read as JSON only; the content type is application/json.',
  ],
])('%s is refused in one sentence', async (_what, body, headers, status, message) => {
  const response = await post(body, headers)

  expect({ status: response.status, ...(JSON.parse(response.body) as object) }).toEqual({ status, message })
  expect(store.traces()).toEqual([])
  expect((await read('/')).status).toBe(200)
})

test('an oversized body without a length is rejected as well', async () => {
  const request = send(`${server.url}/v1/traces`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  const responseStatus = new Promise<number | undefined>((resolve) => {
    request.once('response', (response) => resolve(response.statusCode))
    request.once('error', () => resolve(undefined))
  })
  for (let part = 0; part < 48; part++) request.write(' '.repeat(65_536))

  expect(await responseStatus).toBe(413)
  request.destroy()
})

test('a name of the web that leads to this machine reads nothing', async () => {
  store.add(anEnquiry())
  const result = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = send(`${server.url}/traces.json`, { headers: { host: 'evil.example' } }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }))
    })
    request.once('error', reject).end()
  })

  expect(result).toEqual({ status: 421, body: '{"message":"The traces are read at 127.0.0.1 or localhost only."}' })
})

test.each([
  '//evil.example/',
  'http://evil.example/traces.json',
  '/%',
  '/traces/%00',
  `/traces/${'a'.repeat(32)}`,
  '/traces/..%2f..%2fetc',
])('GET %s leads nowhere else and breaks nothing', async (path) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`)

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:200|404|421) /)
})

test('only spans are sent, all else is read', async () => {
  const response = await fetch(`${server.url}/`, { method: 'DELETE' })

  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 405,
    body: { message: 'Spans are sent to /v1/traces; all else is read.' },
  })
})

test('the list is searched by reference, and an invalid search is reported at the field', async () => {
  store.add(anEnquiry())
  const found = await read('/?q=snb-7k3m9q&service=&errors=only')
  const invalid = await read(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  const none = await read('/?q=SNB-AAAAAA')

  expect(found.status).toBe(200)
  expect(found.body).toContain(`href="/traces/${traceIdOf(1)}"`)
  expect(found.body).toContain('1 error')
  expect(invalid.status).toBe(400)
  expect(invalid.body).toContain(`<p id="q-problem" class="problem">${searchProblem}</p>`)
  expect(invalid.body).not.toContain('<script')
  expect(none.body).toContain('None of 1 trace fits.')
  expect((await read('/traces.json?q=x')).body).toBe(JSON.stringify({ message: searchProblem }))
})

test('a removed trace is reported as gone', async () => {
  const missing = await read(`/traces/${traceIdOf(9)}`)

  expect(missing.status).toBe(404)
  expect(missing.body).toContain('This trace is not among the last 500.')
  expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await read(`/traces/${traceIdOf(9)}.json`)).toMatchObject({
    status: 404,
    body: '{"message":"This trace is not among the last 500."}',
  })
})

test('text of a span is escaped on the pages, which allow no scripts', async () => {
  const evil = `</td><script>alert('x')</script><img src=x onerror=alert(1)>`
  const attributes = [{ key: evil, value: { stringValue: evil } }]
  await post(JSON.stringify(anExport({ name: evil, service: evil, attributes, status: { code: 2, message: evil } })))

  const pages = [await read('/'), await read(`/traces/${traceIdOf(1)}?span=${spanIdOf(1)}`)]

  for (const { body, headers, status } of pages) {
    expect(status).toBe(200)
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toMatch(/<script|<img/)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  }
  expect(pages[1]?.body.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(4)
})

test('a step opens below its row, and its link closes it again', async () => {
  store.add(anEnquiry())
  const closed = await read(`/traces/${traceIdOf(1)}`)
  const open = await read(`/traces/${traceIdOf(1)}?span=${spanIdOf(4)}`)

  expect(closed.body).toContain(
    `href="/traces/${traceIdOf(1)}?span=${spanIdOf(4)}#s-${spanIdOf(4)}" aria-expanded="false"`,
  )
  expect(closed.body).not.toContain('seneb.reference')
  expect(open.body).toContain(`href="/traces/${traceIdOf(1)}#s-${spanIdOf(4)}" aria-expanded="true"`)
  expect(open.body).toContain('<dt>seneb.reference</dt><dd>SNB-7K3M9Q</dd>')
})

test.each([
  ['its code', { attributes: [{ key: 'error.type', value: { stringValue: 'UNAVAILABLE' } }] }, 'error UNAVAILABLE<'],
  ['its class without one', {}, 'error AppError<'],
  ['no more than that of what is long', { status: { code: 2, message: 'a sentence with names' } }, '</span>error<'],
])('a step that failed says %s', async (_what, changes, expected) => {
  await post(JSON.stringify(anExport({ status: { code: 2, message: 'AppError' }, ...changes })))

  expect((await read(`/traces/${traceIdOf(1)}`)).body).toContain(expected)
})
