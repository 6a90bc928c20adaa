import { join } from 'node:path'

import { eventually } from '../../support/eventually.js'
import { submitByKey } from '../../support/gateway-client.js'
import { startObservedStack, type ObservedStack } from '../../support/observed-stack.js'
import {
  everyColumn,
  everyFileIn,
  everyLog,
  everyMessage,
  everyStoreFile,
  containsWord,
} from '../../support/stored-text.js'
import { idOf, makeKeys } from './make-keys.js'
import type { Stack } from '../../support/stack.js'

/** Findings in one place. */
export interface SearchedLocation {
  readonly name: string
  readonly characters: number
  /** Keys that are named by their public ids, which shows that the search is not blind. */
  readonly named: number
  /** IDs of keys whose secret was found. */
  readonly hits: readonly string[]
}

export interface SecretSearch {
  readonly keys: number
  /** Keys that were accepted. */
  readonly accepted: number
  readonly locations: readonly SearchedLocation[]
}

/** The 256 random bits of a key in its text, without the checksum. */
const secretOf = (key: string) => key.split('_')[3]?.slice(0, 43) ?? ''

/** One admin creates everything within a minute here; the limits are tested separately. */
const environment = {
  GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000',
  GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '1000000',
  GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000',
}

/**
 * Creates fifty keys in a separate system, uses them correctly and incorrectly, and searches for their secrets
 * everywhere (S11).
 */
export async function searchSecrets(): Promise<SecretSearch> {
  const observed = await startObservedStack(environment)
  try {
    const keys = await makeKeys(observed.stack)
    const accepted: string[] = []
    for (const key of keys) if (await useKey(key, observed.stack)) accepted.push(key)
    await submitOnBehalf(accepted[0], observed)
    await settled(observed)
    const texts = Object.entries(await everything(observed))
    return {
      keys: new Set(keys).size,
      accepted: accepted.length,
      locations: texts.map(([name, text]) => searched(name, text, keys)),
    }
  } finally {
    await observed.close()
  }
}

/** Submits an enquiry with a key, and waits for the mails about it to the person and to the team. */
async function submitOnBehalf(key: string | undefined, { mailbox, stack }: ObservedStack): Promise<void> {
  if (key === undefined) return
  await submitByKey(stack, key)
  await eventually('the mails of an enquiry', () => Promise.resolve(mailbox.mails.length >= 2), 30_000)
}

/** Waits until all events are published and the traces are exported. */
async function settled({ database, traces }: ObservedStack): Promise<void> {
  await eventually('an empty outbox', async () => {
    const { rows } = await database.query<{ waiting: number }>(
      'select count(*)::int as waiting from identity.outbox_unpublished',
    )
    return rows[0]?.waiting === 0
  })
  await eventually('the steps of keys', () => traces.everything().includes('api-key'), 30_000)
  await database.query('checkpoint')
}

async function everything({ database, mailbox, stack, traces }: ObservedStack): Promise<Record<string, string>> {
  const columns = await everyColumn(database)
  return {
    'database, as dumped': columns.map(({ column, text }) => `${column}\n${text}`).join('\n'),
    'database, its files and write-ahead log': everyFileIn(join(stack.dir, 'postgres')),
    'messages of NATS': await everyMessage(stack),
    'files of NATS': everyStoreFile(stack),
    logs: everyLog(stack),
    spans: traces.everything(),
    mails: JSON.stringify(mailbox.mails),
  }
}

function searched(name: string, text: string, keys: readonly string[]): SearchedLocation {
  return {
    name,
    characters: text.length,
    named: keys.filter((key) => text.includes(idOf(key))).length,
    hits: keys.filter((key) => containsWord(text, secretOf(key))).map(idOf),
  }
}

/** Places that must contain key ids; otherwise the search did not read them. */
const naming = ['database, as dumped', 'database, its files and write-ahead log', 'messages of NATS']

/** Returns the faults of a search as sentences: secrets that were found, and places that were not searched. */
export function findErrors({ accepted, keys, locations }: SecretSearch): readonly string[] {
  const blind = locations.filter(
    ({ characters, name, named }) => (naming.includes(name) && named === 0) || characters < 1000,
  )
  return [
    ...locations.flatMap(({ hits, name }) => hits.map((id) => `the secret of ${id} is in: ${name}`)),
    ...blind.map(({ name }) => `nothing was looked at in: ${name}`),
    ...(keys === 50 ? [] : [`${keys} keys were made, not 50`]),
    ...(accepted > 0 ? [] : ['no key was answered']),
  ]
}

/** Returns the printed report: a line for each place, and the totals. */
export function reportOf({ accepted, keys, locations }: SecretSearch): readonly string[] {
  const hits = locations.reduce((sum, location) => sum + location.hits.length, 0)
  return [
    `keys=${keys} answered=${accepted}`,
    ...locations.map(
      ({ characters, hits: found, name, named }) =>
        `${name}: characters=${characters} named=${named} hits=${found.length}`,
    ),
    `${hits} hits`,
  ]
}

const query = '{ partner { name key { id } } partnerKeys { id lastUsedAt } }'

/**
 * Sends a key in every way people send one: correctly, mistyped, as a password, from a browser, and in URLs of the API
 * and the site. No response may cause it to be recorded. Returns whether the key works.
 */
async function useKey(key: string, { graphqlUrl, siteUrl }: Stack): Promise<boolean> {
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
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  await response.arrayBuffer()
  return response.status
}
