import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListMyMessages } from '@seneb/contracts/messages/enquiry/my-message.messages'
import { CorrectMyRequest, ReadMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import {
  CloseRequestSession,
  ConfirmAccessCode,
  OpenRequestLink,
  SendRequestLink,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'

import { ourOrigin, TestGateway } from '../gateway.fixture.js'

let gateway: TestGateway

const secret = 's'.repeat(43)
const cookie = `seneb-request=${secret}`
const ours = { origin: ourOrigin }
const expiresAt = new Date(Date.now() + 8 * 60 * 60_000).toISOString()
const session = { token: secret, level: 'look', expiresAt } as const

const request: NonNullable<Output<typeof ReadMyRequest>['request']> = {
  enquiryId: '0195e0a0-0000-7000-8000-000000000001',
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan',
  level: 'look',
  state: 'new',
  submittedAt: '2026-11-21T09:00:00.000Z',
  promise: { dueAt: '2026-11-22T09:00:00.000Z' },
  steps: [{ kind: 'received', at: '2026-11-21T09:00:00.000Z' }],
  link: { openedCount: 1 },
  sessionExpiresAt: expiresAt,
  personal: undefined,
}
const personal: typeof request.personal = {
  fullName: 'Amal Haddad',
  email: 'amal.haddad@example.com',
  fields: [{ name: 'age', value: '42', isCorrectable: true }],
  corrections: [],
  documentRequests: [],
  consents: [],
}
const read = '{ myRequest { reference level kind state fullName fields { name value } messages { nodes { text } } } }'

beforeAll(async () => {
  gateway = await TestGateway.open()
  const isOurs = (digest: string) => digest === linkTokenDigest(secret)
  await gateway.handle(ReadMyRequest, ({ session: digest }) => ({ request: isOurs(digest) ? request : undefined }))
})
afterAll(() => gateway.close())

const mutate = (field: string, headers: Record<string, string> = ours) =>
  gateway.graphql(`mutation { result: ${field} { __typename ... on Problem { code } } }`, {}, headers)

test('a link opens the page, and the secret of the session leaves as a cookie that no script can read', async () => {
  await gateway.handle(OpenRequestLink, ({ token }) => {
    if (token !== 'mine') throw new AppError('LINK_INVALID')
    return { session }
  })

  const { headers, json, text } = await gateway.graphql(
    'mutation { result: openMyRequest(token: "mine") { __typename ... on MyRequestOpened { request { reference level } } } }',
    {},
    ours,
  )

  const opened = { __typename: 'MyRequestOpened', request: { reference: 'SNB-7K3M9Q', level: 'LOOK' } }
  expect(json.data?.['result']).toEqual(opened)
  const [attributes = '', ...others] = headers.getSetCookie()
  expect(others).toEqual([])
  expect(attributes).toMatch(/^seneb-request=s{43}; Path=\/; Max-Age=2\d{4}; HttpOnly; SameSite=Strict$/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).not.toContain(secret)
  const unknown = await mutate('openMyRequest(token: "other")')
  expect(unknown.json.data?.['result']).toEqual({ __typename: 'MyLinkInvalid', code: 'LINK_INVALID' })
  expect(unknown.headers.getSetCookie()).toEqual([])
})

test('a link of the request that is open already changes neither its session nor its cookie', async () => {
  const sent: unknown[] = []
  await gateway.handle(OpenRequestLink, ({ session: own }) => {
    sent.push(own)
    return { session: own === undefined ? session : undefined }
  })

  const again = await mutate('openMyRequest(token: "mine")', { ...ours, cookie })

  expect(again.json.data?.['result']).toEqual({ __typename: 'MyRequestOpened' })
  expect(again.headers.getSetCookie()).toEqual([])
  expect(sent).toEqual([linkTokenDigest(secret)])
})

test('the request of a session is read only by a page of ours, and the service gets the digest of the secret', async () => {
  const own = await gateway.graphql(read, {}, { ...ours, cookie })
  expect(own.json.data?.['myRequest']).toMatchObject({
    reference: 'SNB-7K3M9Q',
    kind: 'TRIP_PLAN',
    fullName: null,
    messages: null,
  })

  const others: Record<string, string>[] = [
    {},
    ours,
    { cookie },
    { ...ours, cookie, 'sec-fetch-site': 'cross-site' },
    { ...ours, cookie: `${cookie}; seneb-request=${'t'.repeat(43)}` },
    { ...ours, cookie: 'seneb-request=short' },
  ]
  for (const headers of others) {
    expect((await gateway.graphql(read, {}, headers)).json.data?.['myRequest']).toBeNull()
  }
  const byGet = await gateway.fetch(`/graphql?query=${encodeURIComponent(read)}`, {
    headers: { cookie, origin: ourOrigin, 'apollo-require-preflight': '1' },
  })
  expect(byGet.text).not.toContain('SNB-7K3M9Q')
})

test('a code raises the session, whose new secret replaces the earlier one', async () => {
  const raised = 'r'.repeat(43)
  await gateway.handle(ConfirmAccessCode, ({ code, session: digest }) => {
    if (code !== '123456' || digest !== linkTokenDigest(secret)) throw new AppError('CODE_WRONG')
    return { session: { token: raised, level: 'act' as const, expiresAt } }
  })
  await gateway.handle(ReadMyRequest, ({ session: digest }) => {
    const isRaised = digest === linkTokenDigest(raised)
    return { request: isRaised ? { ...request, level: 'act' as const, personal } : request }
  })
  await gateway.handle(ListMyMessages, ({ first }) => {
    const text = `at most ${first}`
    const id = request.enquiryId
    return { messages: [{ id, cursor: 'c', at: request.submittedAt, isFromMe: true, text, isCut: false, files: [] }] }
  })

  const { headers, json } = await gateway.graphql(
    `mutation { result: confirmMyCode(code: "123456") { ... on MyRequestOpened { request {
      level fullName fields { value } messages { nodes { text } pageInfo { hasNextPage endCursor } } } } } }`,
    {},
    { ...ours, cookie },
  )

  expect(json.data?.['result']).toEqual({
    request: {
      level: 'ACT',
      fullName: 'Amal Haddad',
      fields: [{ value: '42' }],
      messages: { nodes: [{ text: 'at most 20' }], pageInfo: { hasNextPage: false, endCursor: 'c' } },
    },
  })
  expect(headers.getSetCookie()[0]).toContain(raised)
  const wrong = await mutate('confirmMyCode(code: "000000")', { ...ours, cookie })
  expect(wrong.json.data?.['result']).toEqual({ __typename: 'MyCodeWrong', code: 'CODE_WRONG' })
})

test('every reference and address gets the same response', async () => {
  const asked: unknown[] = []
  await gateway.handle(SendRequestLink, (input) => {
    asked.push(input)
    return { session }
  })

  const result = await mutate('requestMyLink(reference: "SNB-7K3M9Q", email: "Amal@Example.com")')

  expect(result.json.data?.['result']).toEqual({ __typename: 'MyLinkRequested' })
  expect(result.headers.getSetCookie()[0]).toContain(secret)
  expect(asked).toEqual([{ reference: 'SNB-7K3M9Q', email: 'Amal@Example.com' }])
})

test('without a session every act is refused, and closing one deletes the cookie', async () => {
  await gateway.handle(CorrectMyRequest, () => ({ correctedAt: request.submittedAt }))
  await gateway.handle(CloseRequestSession, () => ({ isClosed: true }))
  const ended = { code: 'SESSION_ENDED', __typename: 'MySessionEnded' }
  const acts = [
    'requestMyCode',
    'withdrawMyRequest',
    'eraseMyRequest(typed: "ERASE")',
    'cancelMyErasure',
    'replaceMyLink',
  ]
  for (const act of [
    ...acts,
    'correctMyRequest(changes: [{ name: "age", value: "43" }])',
    'writeToCareTeam(text: "Hi")',
  ]) {
    expect((await mutate(act)).json.data?.['result']).toEqual(ended)
  }

  const closed = await mutate('closeMyRequest', { ...ours, cookie })
  expect(closed.json.data?.['result']).toEqual({ __typename: 'MyRequestClosed' })
  expect(closed.headers.getSetCookie()[0]).toMatch(/^seneb-request=; Path=\/; Max-Age=0;/)
  const again = await mutate('closeMyRequest')
  expect(again.json.data?.['result']).toEqual({ __typename: 'MyRequestClosed' })
})

test('no log line holds the secret of a link or a session', () => {
  expect(gateway.logged.join('\n')).not.toMatch(/s{43}|r{43}/)
})
