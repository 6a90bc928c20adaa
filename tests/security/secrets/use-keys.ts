import type { Stack } from '../../support/stack.js'

const query = '{ partner { name key { id } } partnerKeys { id lastUsedAt } }'

/**
 * Sends a key in every way people send one: correctly, mistyped, as a password, from a browser, and in URLs of the API
 * and the site. No response may cause it to be recorded. Returns whether the key works.
 */
export async function useKey(key: string, { graphqlUrl, siteUrl }: Stack): Promise<boolean> {
  const post = (authorization: string, more: Record<string, string> = {}) =>
    statusOf(graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...more },
      body: JSON.stringify({ query }),
    })
  const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  await post(`Bearer ${wrong}`)
  await post(`Basic ${Buffer.from(`${key}:`).toString('base64')}`)
  await post(`Bearer ${key}`, { origin: siteUrl })
  await statusOf(`${graphqlUrl}?api_key=${key}&query=${encodeURIComponent(query)}`)
  await statusOf(`${siteUrl}/?api_key=${key}`)
  await statusOf(`${siteUrl}/nowhere/${key}`)
  return (await post(`Bearer ${key}`)) === 200
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}
