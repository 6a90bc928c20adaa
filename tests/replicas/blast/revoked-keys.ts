import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { parseApiKey } from '@seneb/platform/api-keys'

import { signInAll } from '../../security/access/callers.js'
import { byKey, sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import { bodyOf, post } from './post.js'

/** A free request, so that frequent ones are refused only because of their key. */
const body = bodyOf('{ __typename }')
const agent = new Agent({ keepAlive: true })
const pollIntervalMs = 20
/** Checks a state that lasts a minute less often, so that the checks cause no load. */
const seldomMs = 250
const betweenMs = 1000
/** Longer than either can last; a key that still works then was never revoked. */
const giveUpAfterMs = 90_000

/**
 * Revokes each key through another gateway, as an admin does; returns for each the milliseconds from the response to
 * the last gateway's first refusal.
 */
export async function revokeEach(stack: Stack, keys: readonly string[]): Promise<readonly number[]> {
  const token = (await signInAll(stack.adminUrl)).get('admin')?.token ?? ''
  const headers = staffHeaders(stack.siteUrl, token)
  const lasted: number[] = []
  for (const [number, key] of keys.entries()) {
    const url = stack.graphqlUrls[number % stack.graphqlUrls.length] ?? ''
    const query = `mutation { revokeApiKey(keyId: "${idOf(key)}") { __typename } }`
    const revoke = async () => {
      const response = await sendGraphql<{ revokeApiKey: object }>(url, { query }, { headers })
      if (!JSON.stringify(response).includes('ApiKeyRevoked'))
        throw new Error(`not revoked: ${JSON.stringify(response)}`)
    }
    lasted.push(await untilRejected(stack, key, revoke))
    await pause(betweenMs)
  }
  return lasted
}

/** Does the same for a key whose revocation is not published, as if the event were lost. */
export function revokeUnreported(stack: Stack, key: string): Promise<number> {
  const revocationSql = `update identity.api_keys set revoked_at = now(), revoked_by = 'test' where id = '${idOf(key)}'`
  return untilRejected(stack, key, () => stack.query(revocationSql), seldomMs)
}

async function untilRejected(
  { graphqlUrls }: Stack,
  key: string,
  revoke: () => Promise<void>,
  intervalMs = pollIntervalMs,
): Promise<number> {
  for (const url of graphqlUrls) {
    const status = await statusOf(url, key)
    if (status !== 200) throw new Error(`a key was answered by ${status} before it was revoked`)
  }
  await revoke()
  const revokedAt = performance.now()
  await Promise.all(
    graphqlUrls.map(async (url) => {
      while ((await statusOf(url, key)) !== 401 && performance.now() - revokedAt < giveUpAfterMs) {
        await pause(intervalMs)
      }
    }),
  )
  return performance.now() - revokedAt
}

async function statusOf(url: string, key: string): Promise<number> {
  return (await post(url, { agent, body, headers: byKey(key) })).status
}

function idOf(key: string): string {
  return parseApiKey(key)?.keyId ?? ''
}
