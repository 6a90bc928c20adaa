import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { CreateApiKey, RevokeApiKey, RollApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner, ListPartners } from '@seneb/contracts/messages/identity/partner.messages'
import { newApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const partnerId = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-23T12:00:00.000Z'
const { keyId, text: key } = newApiKey('test', randomBytes)
const requests: unknown[] = []

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(CreatePartner, (input) => {
    requests.push(input)
    throw new AppError('PARTNER_EXISTS')
  })
  await gateway.handle(CreateApiKey, (input) => {
    requests.push(input)
    return { keyId, key, expiresAt: at }
  })
  await gateway.handle(RollApiKey, () => {
    throw new AppError('API_KEY_UNKNOWN')
  })
  await gateway.handle(RevokeApiKey, (input) => input)
  await gateway.handle(ListPartners, (): Output<typeof ListPartners> => ({
    partners: [
      {
        partnerId,
        name: 'Nile Travel',
        state: 'active',
        version: 1,
        createdAt: at,
        keys: [
          {
            keyId,
            name: 'Server',
            mode: 'test',
            scopes: ['usage:read'],
            version: '2027-01',
            state: 'active',
            createdAt: at,
            expiresAt: at,
            retiresAt: undefined,
            lastUsedAt: undefined,
          },
        ],
      },
    ],
    maxLimits: { pointsPerMinute: 20_000, pointsPerDay: 5_000_000 },
  }))
})
afterAll(() => gateway.close())

const request = (query: string, authenticatedSecondsAgo = 0) =>
  gateway.graphql(query, {}, fromOurPage(sessions.open(['admin'], { authenticatedSecondsAgo })))
const create = (input: string) =>
  `mutation { createApiKey(input: ${input}) { ... on ApiKeyCreated { keyId key } ... on Problem { code } } }`

test('an admin creates a key, which is in the response only, not in logs, and must not be cached [S11, S14]', async () => {
  requests.length = 0
  const created = await request(
    create(`{ partnerId: "${partnerId}", name: "Server", mode: TEST, scopes: [USAGE_READ] }`),
  )
  await request(create(`{ partnerId: "${partnerId}", name: "Server", mode: LIVE }`))

  expect(created.json.data).toEqual({ createApiKey: { keyId, key } })
  expect(created.headers.get('cache-control')).toBe('no-store')
  expect(requests).toEqual([
    { partnerId, name: 'Server', mode: 'test', scopes: ['usage:read'], days: 365 },
    { partnerId, name: 'Server', mode: 'live', scopes: [], days: 365 },
  ])
  expect(gateway.logged.length).toBeGreaterThan(0)
  expect(gateway.logged.join('\n')).not.toContain(key.slice(20))
})

test('managing keys requires a recent sign-in, and rejections are union members [S6, S11]', async () => {
  const stale = await request(create(`{ partnerId: "${partnerId}", name: "Server", mode: TEST }`), 601)
  const exists = await request('mutation { createPartner(name: "Nile Travel") { __typename ... on Problem { code } } }')
  const roll = await request(
    `mutation { rollApiKey(keyId: "${keyId}", graceHours: 24) { __typename ... on Problem { code } } }`,
  )
  const revoked = await request(`mutation { revokeApiKey(keyId: "${keyId}") { ... on ApiKeyRevoked { keyId } } }`)

  expect(rejectionOf(stale)).toBe('REAUTHENTICATION_REQUIRED')
  expect(exists.json.data).toEqual({ createPartner: { __typename: 'PartnerExists', code: 'PARTNER_EXISTS' } })
  expect(roll.json.data).toEqual({ rollApiKey: { __typename: 'ApiKeyUnknown', code: 'API_KEY_UNKNOWN' } })
  expect(revoked.json.data).toEqual({ revokeApiKey: { keyId } })
})

test('partners are listed with their keys, without secrets or digests [S11]', async () => {
  const { json, text } = await request(
    '{ partnerAccounts { id name keys { id mode scopes apiVersion state lastUsedAt } } }',
  )

  expect(json.data).toEqual({
    partnerAccounts: [
      {
        id: partnerId,
        name: 'Nile Travel',
        keys: [
          { id: keyId, mode: 'TEST', scopes: ['USAGE_READ'], apiVersion: '2027-01', state: 'ACTIVE', lastUsedAt: null },
        ],
      },
    ],
  })
  expect(text).not.toContain('snb_')
})
