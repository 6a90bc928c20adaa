import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { buildSchema, type GraphQLInputObjectType } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'

const query = `mutation ($input: RecordPageEventsInput!) { recordPageEvents(input: $input) {
  __typename ... on PageEventsRecorded { count } ... on InvalidInput { fields { path } } ... on Problem { code } } }`
const input = { page: '/', events: [{ name: 'page_view' }, { name: 'scroll_depth', milestone: 25 }] }
const perMinute = 4

let gateway: TestGateway
let requests: unknown[] = []
let client = 0

beforeAll(async () => {
  const settings = { pageEventsPerMinute: perMinute, mutationsPerMinute: 3, trustedProxies: ['127.0.0.1'] }
  gateway = await TestGateway.open({ settings: { ...settings, allowedOrigins: ['https://www.example.org'] } })
  await gateway.handle(RecordPageEvents, (form, ctx) => {
    requests.push({ form, keys: Object.keys(form), idempotencyKey: ctx.idempotencyKey })
    return { count: form.events.length }
  })
})
beforeEach(() => {
  requests = []
  client++
})
afterAll(() => gateway.close())

const from = () => ({ 'x-forwarded-for': `198.51.100.${client}` })
async function resultOf(variables: object): Promise<unknown> {
  const { json } = await gateway.graphql(query, variables, from())
  return json.data?.['recordPageEvents']
}

test('the inputs have exactly the fields of the form [ANA-01]', () => {
  const schema = buildSchema(readTypeDefinitions())
  const fieldsOf = (name: string) => Object.keys((schema.getType(name) as GraphQLInputObjectType).getFields())

  expect(fieldsOf('RecordPageEventsInput')).toEqual(Object.keys(RecordPageEvents.input.fields))
  expect(fieldsOf('PageEventInput')).toEqual(['name', 'milestone'])
})

test('page events are forwarded unchanged, without cookies, addresses and ids [ANA-01, ANA-02, D-70]', async () => {
  const headers = { ...from(), cookie: 'consent=1.2.3', referer: 'https://www.example.org/r/guide-7?name=amal' }

  const { json } = await gateway.graphql(query, { input }, headers)

  expect(json.data?.['recordPageEvents']).toEqual({ __typename: 'PageEventsRecorded', count: 2 })
  expect(requests).toEqual([{ form: input, keys: ['page', 'events'], idempotencyKey: undefined }])
  expect(gateway.logged.join('')).not.toMatch(/guide-7|amal|consent=/)
})

test.each([
  [{ page: '/r/guide-7', events: [{ name: 'page_view' }] }, ['page']],
  [{ page: '/', events: [{ name: 'scroll_depth', milestone: 26 }] }, ['events[0].milestone']],
  [{ page: '/', events: [{ name: 'typed', milestone: null }] }, ['events[0].name']],
])('%j is an unknown event and not counted [ANA-01, ANA-02, ANA-03]', async (bad, paths) => {
  expect(await resultOf({ input: bad })).toMatchObject({
    __typename: 'InvalidInput',
    fields: paths.map((path) => ({ path })),
  })
  expect(requests).toEqual([])
})

test('a beacon from our own page is accepted, one sent as a form or from another site is not [ANA-01, S4]', async () => {
  const body = JSON.stringify({ query, variables: { input } })
  const send = (type: string, origin: string) => gateway.post(body, { ...from(), 'content-type': type, origin })

  expect((await send('application/json', 'https://www.example.org')).status).toBe(200)
  expect((await send('text/plain;charset=UTF-8', 'https://www.example.org')).status).toBe(400)
  expect((await send('application/json', 'https://elsewhere.example')).status).toBe(403)
  expect(requests).toHaveLength(1)
})

test('page events have their own limit [ANA-01, S20]', async () => {
  const receipt = { receiptId: '0190f5fe-7c00-7a00-8000-000000000001', recordedAt: '', askAgainAt: '' }
  await gateway.handle(RecordCookieChoice, () => receipt)
  const results = []
  for (let i = 0; i < perMinute + 2; i++) results.push(await resultOf({ input }))

  const consent = await gateway.graphql(
    `mutation { recordCookieChoice(input: { policyVersion: "2026-11-01", analytics: true, advertising: true,
      personalization: true, functionality: true }) { __typename } }`,
    {},
    from(),
  )

  expect(results.slice(perMinute)).toEqual(Array(2).fill({ __typename: 'TooManyRequests', code: 'RATE_LIMITED' }))
  expect(requests).toHaveLength(perMinute)
  expect(consent.json.data?.['recordCookieChoice']).toEqual({ __typename: 'CookieChoiceRecorded' })
})
