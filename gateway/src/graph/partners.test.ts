import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'
import { ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'
import { partnerScopes } from '@seneb/contracts/vocabulary/partner-access'
import { isEnumType, buildSchema } from 'graphql'

import { rootFieldAccess } from '../access/root-field-access.js'
import { enumName } from '../enum-values.js'
import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'
import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'

const at = '2026-11-23T12:00:00.000Z'
const own = '{ partner { id name key { id mode scopes apiVersion state } } }'
const listed = '{ partnerKeys { id state lastUsedAt } }'

let gateway: TestGateway
let keys: TestKeys
let sessions: TestSessions
const actors: string[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { introspection: true } })
  keys = await TestKeys.of(gateway)
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ReadPartner, (_input, ctx) => {
    actors.push(ctx.actor)
    return { partnerId: ctx.partner?.id ?? '', name: 'Nile Travel', key: keyOf(ctx.partner?.keyId) }
  })
  await gateway.handle(ListOwnApiKeys, (_input, ctx) => ({ keys: [keyOf(ctx.partner?.keyId)] }))
})
afterAll(() => gateway.close())

const keyOf = (keyId = '') => ({
  keyId,
  name: 'Server',
  mode: 'live' as const,
  scopes: ['usage:read' as const],
  version: '2027-01',
  state: 'retiring' as const,
  createdAt: at,
  expiresAt: at,
  retiresAt: at,
  lastUsedAt: undefined,
})

test('a request with a key returns its partner, from the identity token that the service verifies [S6, S11]', async () => {
  const key = keys.make({ mode: 'live' })
  const response = await gateway.graphql(own, {}, byKey(key))

  expect(response.json.data).toEqual({
    partner: {
      id: key.partnerId,
      name: 'Nile Travel',
      key: { id: key.keyId, mode: 'LIVE', scopes: ['USAGE_READ'], apiVersion: '2027-01', state: 'RETIRING' },
    },
  })
  expect(actors).toEqual([`partner:live:${key.partnerId}`])
})

test('a field that needs a scope is refused to a key without it, naming the scope, and returned to one with it [S6, S11]', async () => {
  const [bare, reading] = [keys.make({ scopes: ['catalogue:read'] }), keys.make({ scopes: ['usage:read'] })]
  const rejected = await gateway.graphql(listed, {}, byKey(bare))

  expect(rejected.json).toEqual({
    extensions: { cost: expect.objectContaining({ points: 21, charged: 21 }) },
    data: { partnerKeys: null },
    errors: [
      {
        message: 'This API key does not have the required scope. It takes the scope usage:read.',
        path: ['partnerKeys'],
        extensions: { code: 'SCOPE_MISSING', scope: 'USAGE_READ' },
      },
    ],
  })
  expect((await gateway.graphql(listed, {}, byKey(reading))).json.data).toEqual({
    partnerKeys: [{ id: reading.keyId, state: 'RETIRING', lastUsedAt: null }],
  })
})

test('without a key no caller is a partner, not even staff, and a partner is not staff [S6, S11]', async () => {
  const admin = fromOurPage(sessions.open(['admin']))
  const key = keys.make({ scopes: partnerScopes })

  expect(rejectionOf(await gateway.graphql(own))).toBe('API_KEY_REQUIRED')
  expect(rejectionOf(await gateway.graphql(own, {}, admin))).toBe('API_KEY_REQUIRED')
  expect(rejectionOf(await gateway.graphql('{ staffMembers { id } }', {}, byKey(key)))).toBe('SIGN_IN_REQUIRED')
  const create = 'mutation { createPartner(name: "x") { __typename ... on Problem { code } } }'
  expect(rejectionOf(await gateway.graphql(create, {}, byKey(key)))).toBe('SIGN_IN_REQUIRED')
})

test('the schema for partners marks fields that accept a key and their scope, and contains nothing for staff [S6, S11]', async () => {
  // The build prints it, and print-schema.test.ts compares; printing it here would take seconds.
  const printed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')

  const scopes = buildSchema(printed).getType('PartnerScope')

  expect(printed).toContain('  partnerKeys: [PartnerKey!] @partner(scope: USAGE_READ)')
  expect(printed).toContain('  partner: Partner @partner\n')
  expect(printed).not.toContain('@staff')
  expect(isEnumType(scopes) && scopes.getValues().map(({ name }) => name)).toEqual(partnerScopes.map(enumName))
  const response = await gateway.graphql(
    '{ __schema { directives { name } queryType { fields { name } } } }',
    {},
    byKey(keys.make()),
  )
  expect(response.text).toContain('"partnerKeys"')
  expect(response.text).not.toMatch(/staff/i)
})

test('a misspelled scope stops the gateway [S6]', () => {
  const schema = buildSchema(`
    directive @partner(scope: Scope) on FIELD_DEFINITION
    enum Scope { EVERYTHING }
    type Query { x: Int @partner(scope: EVERYTHING) }
  `)
  const { x } = schema.getQueryType()?.getFields() ?? {}

  expect(() => rootFieldAccess(x!)).toThrow('@partner of x names no scope')
})
