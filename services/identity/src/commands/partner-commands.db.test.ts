import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { apiKeyDigest, parseApiKey } from '@seneb/platform/api-keys'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { asSystem } from '../audit/record-own-action.js'
import { identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { verifyApiKey } from '../partners/verify-api-key.js'
import { runCreatePartner, runCreateKey, runRevokeKey, runRollKey, runUsage } from './partner-commands.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let system: IdentityCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  system = asSystem(ctx)
})
afterAll(() => postgres.close())

const keyIn = (printed: string) => printed.split('\n')[0] ?? ''
const idOf = (key: string) => parseApiKey(key)?.keyId ?? ''
const scopesOf = async (key: string) =>
  (await verifyApiKey({ keyId: idOf(key), digest: apiKeyDigest(key).toString('base64url') }, ctx)).scopes

test('commands create a partner and create, replace and revoke its key, each with a system audit entry [S10, S11]', async () => {
  await runCreatePartner(['--name', 'Nile Travel'], system)
  const first = keyIn(
    await runCreateKey(['--partner', 'nile travel', '--name', 'Server', '--scope', 'usage:read'], system),
  )
  const second = keyIn(await runRollKey(['--key', idOf(first)], system))

  expect([first, second].map((key) => parseApiKey(key)?.mode)).toEqual(['test', 'test'])
  expect([await scopesOf(first), await scopesOf(second)]).toEqual([['usage:read'], ['usage:read']])
  await runRevokeKey(['--key', idOf(second)], system)
  await expect(scopesOf(second)).rejects.toMatchObject({ code: 'API_KEY_INVALID' })
  const lines = (await runUsage(ctx)).split('\n')
  expect(lines[0]).toBe('Nile Travel')
  expect(lines.find((line) => line.includes(idOf(second)))).toMatch(/test {2}revoked {3}2027-01 {2}until .* last used /)
  const auditActions = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [actor.id, action])).toEqual([
    ['system', 'create-partner'],
    ['system', 'create-api-key'],
    ['system', 'roll-api-key'],
    ['system', 'revoke-api-key'],
  ])
})

test.each([
  [['--partner', 'Nile Travel'], 'write: partner key'],
  [['--partner', 'nobody', '--name', 'x'], 'Partner not found.'],
  [
    ['--partner', 'Nile Travel', '--name', 'x', '--scope', 'everything'],
    'Unknown scope; please choose from catalogue:read',
  ],
  [['--partner', 'Nile Travel', '--name', 'x', '--days', '401'], 'Please give a number of days from 1 to 400'],
  [['--partner', 'Nile Travel', '--name', 'x', '--days', 'many'], 'Please give a number of days from 1 to 400'],
  [['--partner', 'Nile Travel', '--name', 'x', '--mode', 'play'], 'Please choose live or test'],
])('creating a key from %j is rejected with the reason [S11]', async (args, message) => {
  await expect(runCreateKey(args, system)).rejects.toThrow(message)
})
