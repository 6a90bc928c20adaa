import { randomUUID } from 'node:crypto'

import { median } from '../../support/figures.js'
import { byKey, submitByKey, sendGraphql } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import { issueKeys } from './keys.js'

/**
 * Kinds of ids that the caller does not own: another partner's, the caller's own through a test key, or a missing one.
 */
export const strangerKinds = ['foreign', 'other-mode', 'missing'] as const
export type StrangerKind = (typeof strangerKinds)[number]

/** Duration of each request about each kind of id, in milliseconds, in the order of the requests. */
export type StrangerTimes = ReadonlyMap<string, Readonly<Record<StrangerKind, readonly number[]>>>

/** The medians of foreign ids may differ from those of missing ones by less than this (issue M). */
export const maxDifferenceMs = 1

const rounds = 400
const warmUps = 40

const operations = {
  enquiry: 'query ($id: ID!) { answer: enquiry(by: { id: $id }) { id } }',
  withdrawEnquiry: 'mutation ($id: ID!) { answer: withdrawEnquiry(id: $id) { __typename } }',
} as const

/**
 * Requests, in turn, enquiries of another partner, of the other mode and nonexistent ones, so that other load affects
 * each kind equally. Throws when the responses differ.
 */
export async function timeStrangers(stack: Stack): Promise<StrangerTimes> {
  const may = ['enquiries:read', 'enquiries:submit'] as const
  const keys = await issueKeys(stack.adminUrl, {
    asking: { scopes: may },
    trying: { scopes: may, mode: 'test', of: 'asking' },
    another: { scopes: may },
  })
  const ids: Readonly<Record<StrangerKind, () => string>> = {
    foreign: alike(await submitByKey(stack, keys.get('another') ?? '')),
    'other-mode': alike(await submitByKey(stack, keys.get('trying') ?? '')),
    missing: () => randomUUID(),
  }
  const times = new Map<string, Readonly<Record<StrangerKind, readonly number[]>>>()
  for (const [name, query] of Object.entries(operations)) {
    times.set(name, await timesOf(name, ids, (id) => timed(stack, keys.get('asking') ?? '', { query, id })))
  }
  return times
}

async function timesOf(
  name: string,
  ids: Readonly<Record<StrangerKind, () => string>>,
  request: (id: string) => Promise<Timed>,
): Promise<Readonly<Record<StrangerKind, readonly number[]>>> {
  const durations: Record<StrangerKind, number[]> = { foreign: [], 'other-mode': [], missing: [] }
  const responses = new Set<string>()
  const order = Array.from({ length: warmUps + rounds }, (_, round) => inTurn(round)).flat()
  for (const kind of order) {
    const { response, durationMs } = await request(ids[kind]())
    responses.add(response)
    durations[kind].push(durationMs)
  }
  if (responses.size !== 1) throw new Error(`${name} tells ids of others apart: ${[...responses].join(' or ')}`)
  const measured = (kind: StrangerKind) => durations[kind].slice(warmUps)
  return { foreign: measured('foreign'), 'other-mode': measured('other-mode'), missing: measured('missing') }
}

interface Timed {
  readonly response: string
  readonly durationMs: number
}

const alike = (id: string) => () => id

/** Each kind is first equally often. */
function inTurn(round: number): readonly StrangerKind[] {
  const first = round % strangerKinds.length
  return [...strangerKinds.slice(first), ...strangerKinds.slice(0, first)]
}

async function timed(
  { graphqlUrl }: Stack,
  key: string,
  { id, query }: { readonly id: string; readonly query: string },
): Promise<Timed> {
  const startedAt = performance.now()
  const response = await sendGraphql<{ answer: unknown }>(
    graphqlUrl,
    { query, variables: { id } },
    { headers: byKey(key) },
  )
  const durationMs = performance.now() - startedAt
  return { response: JSON.stringify(response.data?.answer ?? [response.status, response.errorCodes]), durationMs }
}

/** Returns a line for each request: its median for a missing ID, and the differences of the other kinds from it. */
export function timingLines(times: StrangerTimes): readonly string[] {
  return [...times].map(([name, durations]) => {
    const middle = median(durations.missing)
    const apart = differencesMs(durations).map(([kind, ms]) => `${kind} ${ms >= 0 ? '+' : ''}${ms.toFixed(2)}`)
    const word = isTimedAlike(durations) ? 'met' : 'MISSED'
    return `${word}  ${name}: median ms of ${durations.missing.length} missing ids ${middle.toFixed(2)}, ${apart.join(', ')}, less than ${maxDifferenceMs} apart`
  })
}

/** Whether response times reveal nothing about the existence of an ID; false when nothing was requested. */
export function areTimedAlike(times: StrangerTimes): boolean {
  return times.size > 0 && [...times.values()].every(isTimedAlike)
}

function isTimedAlike(durations: Readonly<Record<StrangerKind, readonly number[]>>): boolean {
  return durations.missing.length > 0 && differencesMs(durations).every(([, ms]) => Math.abs(ms) < maxDifferenceMs)
}

function differencesMs(
  durations: Readonly<Record<StrangerKind, readonly number[]>>,
): readonly [StrangerKind, number][] {
  const middle = median(durations.missing)
  return strangerKinds.filter((kind) => kind !== 'missing').map((kind) => [kind, median(durations[kind]) - middle])
}
