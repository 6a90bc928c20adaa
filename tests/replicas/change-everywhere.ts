import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { signInAll } from '../security/access/callers.js'
import { sendGraphql, staffHeaders } from '../support/gateway-client.js'
import { republish } from '../support/republish.js'
import type { Stack } from '../support/stack.js'
import { trustedDocument } from '../support/trusted-document.js'

/**
 * The relay checks every second for events of a command; no request is sent while only some processes have consumed
 * them.
 */
const publishedWithinMs = 2000
const visibleWithinMs = 2000
/** This many requests at each gateway reach every replica of a service, but for one chance in a million. */
const requestsEach = 12
const pollIntervalMs = 100

const before = 'Egypt'
const after = 'Egypt, as edited'

/** Change made through one replica, and the other replicas that did not learn of it. */
export interface Change {
  readonly what: string
  readonly unaware: readonly string[]
}

/**
 * Changes a list that every process of content caches for an hour and every gateway for a minute. Also changes the
 * access of a person whose session every gateway caches, then checks everywhere.
 */
export async function changeEverywhere(stack: Stack): Promise<readonly Change[]> {
  return [await changeList(stack), await changeAccess(stack)]
}

async function changeList(stack: Stack): Promise<Change> {
  const what = `a country's new name shows at every gateway, whichever replica of content answers`
  const shown = () => gatewaysThat(stack, (url) => isVisibleEverywhere(url, after))
  await shown()
  await stack.query(`update content.airports set country = '${after}' where country = '${before}'`)
  const early = await shown()
  if (early.length > 0) return { what, unaware: ['nobody remembered the list, so nothing would be proven'] }
  await republish(stack)
  await pause(publishedWithinMs)
  return { what, unaware: await unawareOf(stack, shown) }
}

/** Whether the name is in the reply cached by a gateway, and in every reply of content. */
async function isVisibleEverywhere(graphqlUrl: string, name: string): Promise<boolean> {
  const { id } = trustedDocument('Countries')
  const cached = await (await fetch(`${graphqlUrl}?documentId=${id}`)).text()
  const bodies: string[] = []
  for (let i = 0; i < requestsEach; i += 1) {
    const response = await sendGraphql(graphqlUrl, { query: '{ countries { countries { name } } }' })
    bodies.push(JSON.stringify(response.data ?? {}))
  }
  return [cached, ...bodies].every((text) => text.includes(`"${name}"`))
}

async function changeAccess(stack: Stack): Promise<Change> {
  const callers = await signInAll(stack.adminUrl)
  const tokenOf = (role: string) => callers.get(role)?.token ?? ''
  const gatewaysRejecting = () =>
    gatewaysThat(stack, async (url) => !(await isSignedIn(stack, url, tokenOf('care-agent'))))
  const strangers = await gatewaysRejecting()
  if (strangers.length > 0) return { what: 'somebody of our staff is known at every gateway', unaware: strangers }
  const staffId = await staffIdOf(stack.adminUrl, 'care-agent@matrix.example')
  const query = `mutation { changeStaffAccess(staffId: "${staffId}", isActive: false) { __typename } }`
  const response = await sendGraphql(
    stack.graphqlUrl,
    { query },
    { headers: staffHeaders(stack.siteUrl, tokenOf('admin')) },
  )
  const isTaken = JSON.stringify(response.data).includes('StaffAccessChanged')
  return {
    what: 'whose access is taken away at one gateway is signed in at none',
    unaware: isTaken
      ? await unawareOf(stack, gatewaysRejecting)
      : [`access was not taken away: ${JSON.stringify(response)}`],
  }
}

async function isSignedIn(stack: Stack, graphqlUrl: string, token: string): Promise<boolean> {
  const headers = staffHeaders(stack.siteUrl, token)
  const response = await sendGraphql<{ viewer: object | null }>(
    graphqlUrl,
    { query: '{ viewer { __typename } }' },
    { headers },
  )
  return Boolean(response.data?.viewer)
}

async function staffIdOf(adminUrl: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from identity.staff where email = $1', [email])
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

async function gatewaysThat(stack: Stack, holds: (graphqlUrl: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const url of stack.graphqlUrls) if (await holds(url)) found.push(url)
  return found
}

/** Returns the gateways that do not know of a change in time. */
async function unawareOf(stack: Stack, aware: () => Promise<string[]>): Promise<string[]> {
  const deadline = performance.now() + visibleWithinMs
  for (;;) {
    const awareGateways = await aware()
    const unaware = stack.graphqlUrls.filter((url) => !awareGateways.includes(url))
    if (unaware.length === 0 || performance.now() > deadline) return unaware
    await pause(pollIntervalMs)
  }
}
