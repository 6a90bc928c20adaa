import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { eventSubject } from '@seneb/contracts/define'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { ListCompanyValues } from '@seneb/contracts/messages/content/page.messages'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { buildSchema } from 'graphql'

import { foundWithin } from '../../../tests/support/found-within.js'
import { ownMsOf } from '../../../tests/support/own-time.js'
import { TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { publicFields } from '../persisted-queries/trusted-documents.js'

const documents = {
  values: '{ companyValues { key title html } }',
  keys: '{ companyValues { key } }',
  article: 'query ($slug: String!) { article(slug: $slug) { title } }',
  search: '{ search(query: "eye") { totalCount } }',
  countries: 'query ($refresh: Boolean) { countries(refresh: $refresh) { source } }',
  mutation: 'mutation { subscribeNewsletter(email: "a@b.example") { __typename } }',
}
const foreign = 'https://pages.example'

let gateway: TestGateway
let content: Bus
let requestCount = 0
let title = 'Trust'

beforeAll(async () => {
  gateway = await TestGateway.open({ documents, settings: { allowedOrigins: [foreign] } })
  content = await connectBus({ name: 'content', url: gateway.bus.urlOf('content'), log: silentLogger })
  await gateway.handle(ListCompanyValues, () => {
    requestCount++
    return { companyValues: [{ key: 'trust', title, html: `<p>${'long '.repeat(500)}</p>` }] }
  })
})
beforeEach(async () => {
  await publish()
  requestCount = 0
})
afterAll(async () => {
  await content.drain()
  await gateway.close()
})

const byId = (id: string, headers: Record<string, string> = {}, variables?: object) => {
  const tail = variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''
  return gateway.fetch(`/graphql?documentId=${id}${tail}`, { headers })
}

/**
 * Publishes PublicationChanged as the relay of the content service does, and resolves when the gateway has received it.
 */
async function publish(): Promise<void> {
  const requestedBefore = requestCount
  await byId('keys')
  const requestedKeys = requestCount
  const payload = { revision: 1, changedAt: '2026-11-21T08:00:00.000Z', changes: [] }
  content.connection.publish(eventSubject(PublicationChanged, payload), JSON.stringify(payload))
  await content.connection.flush()
  await foundWithin(5, 'an answer that is not from memory', async () => {
    await byId('keys')
    return requestCount > requestedKeys
  })
  requestCount = requestedBefore
}

/** Returns the bytes as sent; fetch would decompress them. */
function raw(path: string, headers: Record<string, string>): Promise<{ encoding?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(`${gateway.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

test('a trusted document is requested by its id, and its second response comes from the cache unchanged [P1]', async () => {
  const [first, second] = [await byId('values'), await byId('values')]

  expect(first.json.data).toEqual({ companyValues: [expect.objectContaining({ key: 'trust', title: 'Trust' })] })
  expect([second.status, second.text]).toEqual([200, first.text])
  expect(requestCount).toBe(1)
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('vary')).toBe('origin, accept-encoding')
    expect(headers.get('etag')).toBe(first.headers.get('etag'))
    expect(headers.get('content-type')).toMatch(/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a cached response has one content type, whatever the first client preferred', async () => {
  const typeOf = async (accept?: string) => {
    const { headers } = await byId('values', accept === undefined ? {} : { accept })
    return headers.get('content-type')
  }
  const types = [await typeOf('application/graphql-response+json'), await typeOf('application/json'), await typeOf()]

  expect(requestCount).toBe(1)
  expect(new Set(types)).toEqual(new Set(['application/json; charset=utf-8']))
})

test('a client with the current response gets 304, cached or not [P1]', async () => {
  const etag = (await byId('values')).headers.get('etag') ?? ''
  await publish()

  for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const { bytes, headers, status } = await byId('values', { 'if-none-match': named })
    expect({ status, bytes, etag: headers.get('etag') }).toEqual({ status: 304, bytes: 0, etag })
  }
  expect(requestCount).toBe(2)
  expect((await byId('values', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a condition of nothing but white space is read in no time [S1, G2]', async () => {
  await byId('values')
  const blank = { 'if-none-match': `"a"${' '.repeat(15_000)}"b"` }

  const spentMs = await ownMsOf(async () => {
    for (let time = 0; time < 50; time++) expect((await byId('values', blank)).status).toBe(200)
  })

  // An expression that begins with white space would block the event loop for half a second on each of them.
  expect(spentMs).toBeLessThan(2500)
})

test('long responses are cached compressed, and sent in the accepted encoding [P1]', async () => {
  const { text } = await byId('values')

  const path = '/graphql?documentId=values'
  // Each encoding is compressed separately, after the response was stored.
  const compressed = async (accepted: string, encoding: string) => {
    const request = () => raw(path, { 'accept-encoding': accepted })
    await foundWithin(5, `the answer as ${encoding}`, async () => (await request()).encoding === encoding)
    return request()
  }
  const br = await compressed('gzip, br', 'br')
  const gzip = await compressed('gzip', 'gzip')
  const plain = await raw(path, {})

  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text])
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, text])
  expect(br.body.length).toBeLessThan(plain.body.length / 5)
})

test('an edit shows within two seconds of its event [P1]', async () => {
  await byId('values')
  title = 'Trust, as edited'
  expect((await byId('values')).text).not.toContain('as edited')

  await publish()
  await foundWithin(2, 'the edit', async () => (await byId('values')).text.includes('as edited'))
  title = 'Trust'
})

test('a response begun before a change is not cached', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let markStarted: () => void = () => undefined
  const isRequested = new Promise<void>((resolve) => (markStarted = resolve))
  let current = 'before'
  await gateway.handle(ReadArticle, async () => {
    const shown = current
    markStarted()
    if (shown === 'before') await released
    return { article: { ...anArticle, title: shown } }
  })

  const slow = byId('article', {}, { slug: 'x' })
  await isRequested
  current = 'after'
  await publish()
  release()

  expect((await slow).text).toContain('before')
  expect((await byId('article', {}, { slug: 'x' })).text).toContain('after')
})

test('responses to different variables are cached separately', async () => {
  await gateway.handle(ReadArticle, ({ slug }) => ({ article: { ...anArticle, title: slug } }))

  const titles = await Promise.all(['one', 'two', 'one'].map((slug) => byId('article', {}, { slug })))

  expect(titles.map(({ json }) => json.data?.['article'])).toEqual([
    { title: 'one' },
    { title: 'two' },
    { title: 'one' },
  ])
})

test('a failure is not cached', async () => {
  await gateway.silence(ListCompanyValues)
  const failed = await byId('values')
  expect(failed.json.errors?.[0]?.extensions?.code).toBe('UNAVAILABLE')
  expect(failed.headers.get('cache-control')).toBe('no-store')

  await gateway.handle(ListCompanyValues, () => {
    requestCount++
    return { companyValues: [{ key: 'trust', title, html: `<p>${'long '.repeat(500)}</p>` }] }
  })
  expect((await byId('values')).json.errors).toBeUndefined()
})

test('a fallback list and a list that must be reloaded are not cached [AIR-11, AIR-12]', async () => {
  let source: 'FALLBACK' | 'DATABASE' = 'FALLBACK'
  let loadCount = 0
  await gateway.handle(ListCountries, () => {
    loadCount++
    return { source, countries: [] }
  })

  await byId('countries')
  source = 'DATABASE'
  expect((await byId('countries')).json.data).toEqual({ countries: { source } })
  await byId('countries')
  expect(loadCount).toBe(2)
  await byId('countries', {}, { refresh: true })
  await byId('countries', {}, { refresh: true })
  expect(loadCount).toBe(4)
})

test('unknown ids and mutations are rejected with advice', async () => {
  for (const id of ['nothing', 'mutation', '', '__proto__', 'constructor']) {
    const { headers, json, status } = await byId(id)
    expect({ status, code: json.errors?.[0]?.extensions?.code }).toEqual({ status: 404, code: 'DOCUMENT_UNKNOWN' })
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('invalid variables return the usual error', async () => {
  const notJson = await gateway.fetch('/graphql?documentId=article&variables=%7Bnope')
  const missing = await byId('article')

  expect([notJson.status, missing.status]).toEqual([400, 400])
})

test('a page of a other origin is refused or allowed as ever, whatever is cached', async () => {
  await byId('values')

  expect((await byId('values', { origin: 'https://evil.example' })).status).toBe(403)
  const allowed = await byId('values', { origin: foreign })
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, foreign])
  expect((await byId('values')).headers.get('access-control-allow-origin')).toBeNull()
})

test('queries by GET that are no trusted documents still need their header', async () => {
  expect((await gateway.fetch(`/graphql?query=${encodeURIComponent(documents.values)}`)).status).toBe(400)
})

test('cache use is counted in the metrics', async () => {
  await byId('values')
  await byId('values')

  const metrics = await (await fetch(`${gateway.healthUrl}/metrics`)).text()
  expect(metrics).toMatch(/seneb_cached_responses_sent\S*\{[^}]*unchanged="false"[^}]*\} [1-9]/)
})

test('every field that is cached is a field of the graph, and search is not cached', () => {
  const fields = Object.keys(buildSchema(readTypeDefinitions()).getQueryType()?.getFields() ?? {})
  expect(publicFields.size).toBeGreaterThan(10)
  expect([...publicFields].filter((name) => !fields.includes(name))).toEqual([])
  expect(publicFields).not.toContain('search')
})

const anArticle = {
  id: 'x',
  slug: 'x',
  path: '/blogs/x',
  title: 'x',
  summary: '',
  category: 'x',
  author: 'x',
  source: 'Seneb',
  meta: { title: 'x', description: 'x', keywords: [] },
  image: null,
  fallbackImage: null,
  reviewer: null,
  publishedOn: null,
  publishedPrecision: null,
  hasContent: true,
  changedAt: '2026-11-21T08:00:00.000Z',
  introHtml: '',
  sections: [],
  tableOfContents: [],
  featuredVideo: null,
  sources: [],
  readTime: 1,
}
