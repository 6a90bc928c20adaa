import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import { identityCommandsAt } from '../../support/identity-commands.js'
import type { Stack } from '../../support/stack.js'
import { signInAll } from '../access/callers.js'

/** Program of the commands, with its arguments for `npm run partner`. */
const program = new URL('../../../services/identity/dist/commands/identity-command.js', import.meta.url).pathname
const partners = 8
const keysEach = 3

interface CreatedKey {
  readonly keyId: string
  readonly key: string
}

/**
 * Creates fifty keys as an admin does on the desk and at the terminal: half are new, the others are replacements; some
 * are revoked.
 */
export async function makeKeys(stack: Stack): Promise<readonly string[]> {
  const token = (await signInAll(stack.adminUrl)).get('admin')?.token ?? ''
  const keys: string[] = []
  for (let number = 1; number <= partners; number++)
    keys.push(...(await keysOfPartner(`Partner ${number}`, stack, token)))
  return [...keys, ...(await keysAtTheTerminal(stack))]
}

async function keysOfPartner(name: string, stack: Stack, token: string): Promise<readonly string[]> {
  const request = <Result>(mutation: string) => asAdmin<Result>(stack, token, mutation)
  const { partnerId } = await request<{ partnerId: string }>(
    `createPartner(name: "${name}") { ... on PartnerCreated { partnerId } }`,
  )
  const keys: string[] = []
  for (let number = 1; number <= keysEach; number++) {
    const input = `{ partnerId: "${partnerId}", name: "Key ${number}", mode: LIVE, scopes: [USAGE_READ, ENQUIRIES_SUBMIT] }`
    const created = await request<CreatedKey>(`createApiKey(input: ${input}) { ... on ApiKeyCreated { keyId key } }`)
    const taking = `keyId: "${created.keyId}", graceHours: ${number - 1}`
    const rolled = await request<CreatedKey>(`rollApiKey(${taking}) { ... on ApiKeyRolled { keyId key } }`)
    keys.push(created.key, rolled.key)
    if (number === keysEach) await request(`revokeApiKey(keyId: "${rolled.keyId}") { ... on ApiKeyRevoked { keyId } }`)
  }
  return keys
}

/** Sends one mutation as an admin; throws when it fails. */
async function asAdmin<Result>({ graphqlUrl, siteUrl }: Stack, token: string, mutation: string): Promise<Result> {
  const operation = { query: `mutation { done: ${mutation} }` }
  const { data, errorCodes } = await sendGraphql<{ done: Result }>(graphqlUrl, operation, {
    headers: staffHeaders(siteUrl, token),
  })
  if (!data || Object.keys(data.done as object).length === 0)
    throw new Error(`${mutation} was not done: ${JSON.stringify(data ?? errorCodes)}`)
  return data.done
}

async function keysAtTheTerminal(stack: Stack): Promise<readonly string[]> {
  const type = async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'partner', ...args], {
      env: identityCommandsAt(stack),
    })
    return stdout.split('\n')[0] ?? ''
  }
  await type('create', '--name', 'Nile Travel')
  const created = await type('key', '--partner', 'Nile Travel', '--name', 'Server', '--scope', 'usage:read')
  return [created, await type('roll', '--key', idOf(created))]
}

/** Returns the public id of a key. */
export function idOf(key: string): string {
  return key.split('_')[2] ?? ''
}
