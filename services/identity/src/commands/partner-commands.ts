import { parseArgs } from 'node:util'

import type { Input, Output } from '@seneb/contracts/define'
import { parse } from '@seneb/contracts/forms/read-form'
import { CreateApiKey, RevokeApiKey, RollApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner, type ListPartners } from '@seneb/contracts/messages/identity/partner.messages'
import { partnerScopes } from '@seneb/contracts/vocabulary/partner-access'

import { asSystem } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { createApiKey, rollApiKey, revokeApiKey } from '../partners/change-api-keys.js'
import { createPartner } from '../partners/create-partner.js'
import { listPartners, partnerByName } from '../partners/read-partners.js'
import { atIdentityDatabase } from './at-identity-database.js'
import { withPlainErrors } from './command-text.js'

const text = { type: 'string' } as const
const defaultGraceHours = '24'

/** `npm run partner -- create|key|roll|revoke|usage`; changes are audit entries of `system`. */
export const partnerCommands = {
  create: (args: readonly string[]) =>
    atIdentityDatabase((ctx) => withPlainErrors(runCreatePartner(args, asSystem(ctx)))),
  key: (args: readonly string[]) => atIdentityDatabase((ctx) => withPlainErrors(runCreateKey(args, asSystem(ctx)))),
  roll: (args: readonly string[]) => atIdentityDatabase((ctx) => withPlainErrors(runRollKey(args, asSystem(ctx)))),
  revoke: (args: readonly string[]) => atIdentityDatabase((ctx) => withPlainErrors(runRevokeKey(args, asSystem(ctx)))),
  usage: () => atIdentityDatabase(runUsage),
}

export async function runCreatePartner(args: readonly string[], ctx: IdentityCtx): Promise<string> {
  const { name } = parseArgs({ args: [...args], options: { name: text } }).values
  if (!name) throw new Error('write: partner create --name "<name>"')
  await createPartner(parseInput(CreatePartner, { name }, ctx), ctx)
  return `${name} is noted; partner key --partner "${name}" --name "<what for>" makes them a key`
}

/** Without `--mode live` it is a test key, and without `--scope` it may only name itself. */
export async function runCreateKey(args: readonly string[], ctx: IdentityCtx): Promise<string> {
  const options = { partner: text, name: text, mode: text, days: text, scope: { ...text, multiple: true } } as const
  const { days, mode = 'test', name, partner, scope: scopes = [] } = parseArgs({ args: [...args], options }).values
  if (!partner || !name) throw new Error(keyUsage)
  const partnerId = await partnerByName(partner, ctx)
  const input = { partnerId, name, mode, scopes, days: days === undefined ? undefined : Number(days) }
  const { expiresAt, key } = await createApiKey(parseInput(CreateApiKey, input, ctx), ctx)
  return `${key}\nIt is shown here alone, so note it down; it works until ${expiresAt}.`
}

export async function runRollKey(args: readonly string[], ctx: IdentityCtx): Promise<string> {
  const { grace = defaultGraceHours, key: keyId } = parseArgs({
    args: [...args],
    options: { key: text, grace: text },
  }).values
  if (!keyId) throw new Error('write: partner roll --key <id> [--grace <hours>]')
  const { expiresAt, key, retiresAt } = await rollApiKey(
    parseInput(RollApiKey, { keyId, graceHours: Number(grace) }, ctx),
    ctx,
  )
  return `${key}\nIt is shown here alone, so note it down; it works until ${expiresAt}. ${keyId} works until ${retiresAt}.`
}

export async function runRevokeKey(args: readonly string[], ctx: IdentityCtx): Promise<string> {
  const { key: keyId } = parseArgs({ args: [...args], options: { key: text } }).values
  if (!keyId) throw new Error('write: partner revoke --key <id>')
  await revokeApiKey(parseInput(RevokeApiKey, { keyId }, ctx), ctx)
  return `${keyId} is no longer valid`
}

export async function runUsage(ctx: IdentityCtx): Promise<string> {
  const { partners } = await listPartners(ctx)
  return partners.flatMap(({ keys, name }) => [name, ...keys.map(lineOf)]).join('\n') || 'nobody yet'
}

const keyUsage = `write: partner key --partner "<name>" --name "<what for>" [--mode live] [--scope <scope>]… [--days <number>]
scopes: ${partnerScopes.join(', ')}`

/** Returns the typed input, parsed like a request; throws an error whose message is shown to the operator. */
function parseInput<Q extends typeof CreateApiKey | typeof CreatePartner | typeof RevokeApiKey | typeof RollApiKey>(
  contract: Q,
  input: object,
  ctx: IdentityCtx,
): Input<Q> {
  return parse(contract.input, input, { now: ctx.now() })
}

type KeyLine = Output<typeof ListPartners>['partners'][number]['keys'][number]

function lineOf({ expiresAt, keyId, lastUsedAt, mode, name, scopes, state, version }: KeyLine): string {
  const used = lastUsedAt ? `last used ${lastUsedAt}` : 'never used'
  return [
    '',
    keyId,
    mode,
    state.padEnd(8),
    version,
    `until ${expiresAt}`,
    used,
    scopes.join(',') || 'no scope',
    name,
  ].join('  ')
}
