import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'

import { TestGateway } from '../gateway.fixture.js'
import { hashOf } from './trusted-documents.js'

const countries = '{ countries { source } }'
const record =
  'mutation ($input: RecordCookieChoiceInput!) { recordCookieChoice(input: $input) { __typename ... on Problem { code } } }'
const documents = Object.fromEntries([countries, record].map((text) => [hashOf(text), text]))
const input = {
  policyVersion: '2026-11-21',
  analytics: false,
  advertising: false,
  personalization: false,
  functionality: false,
}

let open: TestGateway
let closed: TestGateway

beforeAll(async () => {
  open = await TestGateway.open({ documents })
  closed = await TestGateway.open({ bus: open.bus, documents, settings: { adHoc: 'nobody', introspection: true } })
  await open.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
  await open.handle(RecordCookieChoice, () => ({
    receiptId: '0190f5fe-7c00-7a00-8000-000000000001',
    recordedAt: '2026-11-21T09:00:00.000Z',
    askAgainAt: '2027-05-21T09:00:00.000Z',
  }))
})
afterAll(async () => {
  await closed.close()
  await open.close()
})

const post = (to: TestGateway, body: unknown) => to.post(JSON.stringify(body), { 'content-type': 'application/json' })
const get = (to: TestGateway, query: string) =>
  to.fetch(`/graphql?${query}`, { headers: { 'apollo-require-preflight': 'true' } })
/** Body with which Apollo Client requests a document by its hash. */
const persisted = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } })
const codeOf = ({ json }: Awaited<ReturnType<typeof post>>) => json.errors?.[0]?.extensions?.code

test('queries and mutations can be requested by their id alone [S2]', async () => {
  for (const gateway of [open, closed]) {
    const list = await post(gateway, { documentId: hashOf(countries) })
    const recorded = await post(gateway, { documentId: hashOf(record), variables: { input } })
    const byGet = await get(gateway, `documentId=${hashOf(countries)}`)
    const byApollo = await post(gateway, persisted(countries))

    expect(list.json).toEqual({ data: { countries: { source: 'DATABASE' } } })
    expect(recorded.json).toEqual({ data: { recordCookieChoice: { __typename: 'CookieChoiceRecorded' } } })
    expect(byGet.json).toEqual(list.json)
    expect(byApollo.json).toEqual(list.json)
  }
})

test('with a staff session only the documents of our own pages run, while others may send their own [S2, S6]', async () => {
  const strict = await TestGateway.open({ bus: open.bus, documents, settings: { staffAdHoc: 'nobody' } })
  const cookie = { cookie: 'seneb-staff=whatever' }
  try {
    expect((await strict.graphql(`${countries} `)).status).toBe(200)
    expect((await strict.graphql(countries, {}, cookie)).status).toBe(200)
    expect(codeOf(await strict.graphql(`${countries} `, {}, cookie))).toBe('DOCUMENT_REFUSED')
  } finally {
    await strict.close()
  }
})

test('an unknown id is rejected, and other input is ignored [S2]', async () => {
  for (const gateway of [open, closed]) {
    for (const documentId of ['nothing', '', '__proto__', 'constructor', {}, null, 7]) {
      const response = await post(gateway, { documentId, query: countries })
      expect([response.status, codeOf(response)]).toEqual([404, 'DOCUMENT_UNKNOWN'])
    }
    const stored = await post(gateway, { query: record, ...persisted(`${countries} `) })
    expect([stored.status, codeOf(stored)]).toEqual([404, 'DOCUMENT_UNKNOWN'])
  }
})

test('the text of a trusted document is as good as its id, one letter more is not [S2]', async () => {
  expect((await closed.graphql(countries)).json).toEqual({ data: { countries: { source: 'DATABASE' } } })
  const rejected = await closed.graphql(`${countries} `)

  expect(rejected.status).toBe(400)
  expect(rejected.json.errors).toEqual([
    {
      message: 'Only persisted documents are accepted. Send the documentId of a registered document.',
      extensions: { code: 'DOCUMENT_REFUSED' },
    },
  ])
})

test.each<[string, (gateway: TestGateway) => ReturnType<typeof post>]>([
  ['a query', (gateway) => gateway.graphql('{ companyValues { key } }')],
  ['a mutation', (gateway) => gateway.graphql('mutation { confirmNewsletter(token: "x") { __typename } }')],
  ['introspection', (gateway) => gateway.graphql('{ __schema { types { name } } }')],
  ['what cannot be parsed', (gateway) => gateway.graphql('{'.repeat(40_000))],
  ['nothing', (gateway) => post(gateway, {})],
  ['null', (gateway) => post(gateway, null)],
  ['a number for a document', (gateway) => post(gateway, { query: 7 })],
  ['a batch', (gateway) => post(gateway, [{ query: countries }])],
  ['a query by GET', (gateway) => get(gateway, `query=${encodeURIComponent('{ companyValues { key } }')}`)],
  [
    'two queries by GET',
    (gateway) => get(gateway, `query=${encodeURIComponent(countries)}&query={companyValues{key}}`),
  ],
  ['a disguised id by GET', (gateway) => get(gateway, `document%49d=${hashOf(countries)}&query={companyValues{key}}`)],
])('ad-hoc documents are refused when nobody may send them: %s [S2]', async (_what, send) => {
  const response = await send(closed)

  expect({ status: response.status, code: codeOf(response) }).toEqual({ status: 400, code: 'DOCUMENT_REFUSED' })
})

test('ad-hoc documents run where anyone may send them', async () => {
  expect((await open.graphql(`${countries} `)).json).toEqual({ data: { countries: { source: 'DATABASE' } } })
})
