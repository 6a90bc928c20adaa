import { setTimeout as pause } from 'node:timers/promises'

import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { putLoadOn, type LoadFigures } from './load.js'
import { proportionalBytesOf } from './process-cost.js'
import type { Verdict } from './verdict.js'

const atOnce = 200
const maxMoreMb = 120
const maxRatio = 2
const sampleMs = 100
/** Long enough for what start and first requests have begun to end. */
const settleMs = 3000
const megabyte = 2 ** 20

/** P15: two hundred people sign in at once: what identity holds in memory then, and what others notice of it. */
export async function measureSignIns(stack: Stack, { requests }: BenchPlan): Promise<Verdict> {
  await others(stack, requests)
  const alone = await others(stack, requests)
  await signIn(stack, 'warm@seneb.example')
  await pause(settleMs)
  const idle = memoryOf(stack)
  const watch = watchMemory(stack)
  const signIns = Promise.all(Array.from({ length: atOnce }, (_, n) => signIn(stack, `person${n}@seneb.example`)))
  const beside = await others(stack, requests)
  const codes = await signIns
  const peak = watch.end()
  const counts = [...new Set(codes)].map((code) => `${codes.filter((each) => each === code).length} ${code}`)
  return {
    goal: 'P15',
    title: `${atOnce} sign-ins at once`,
    lines: [
      `  answered                  ${counts.join(', ')}`,
      `  identity, idle and peak   ${(idle / megabyte).toFixed(0)} MB, ${(peak / megabyte).toFixed(0)} MB`,
      `  others' p50 / p99, ms     ${row(alone)} alone, ${row(beside)} beside them`,
    ],
    marks: [
      { what: 'memory of identity above idle, MB', value: (peak - idle) / megabyte, atMost: maxMoreMb },
      { what: "others' p99, times as long", value: beside.p99Ms / alone.p99Ms, atMost: maxRatio },
    ],
    excluded: 'accounts that exist: a wrong password costs the same work whether there is an account or not',
  }
}

const row = ({ p50Ms, p99Ms }: LoadFigures) => `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}`

/** Visitors meanwhile, who read the list of countries. */
function others({ graphqlUrl }: Stack, requests: number): Promise<LoadFigures> {
  const body = JSON.stringify({ query: '{ countries { source } }' })
  return putLoadOn({ url: graphqlUrl, connections: 8, requests, nextBody: () => body, mustContain: '"source"' })
}

async function signIn({ graphqlUrl, siteUrl }: Stack, email: string): Promise<string> {
  const query = `mutation ($email: String) {
    beginSignIn(email: $email, password: "four blue herons crossed the delta") { __typename } }`
  const answer = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ query, variables: { email } }),
  })
  const { data } = (await answer.json()) as { data?: { beginSignIn?: { __typename: string } } | null }
  return data?.beginSignIn?.__typename ?? String(answer.status)
}

function memoryOf(stack: Stack): number {
  return proportionalBytesOf([stack.part('identity').pid].filter((pid) => pid !== undefined))
}

function watchMemory(stack: Stack): { end(): number } {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(stack))), sampleMs)
  return {
    end: () => {
      clearInterval(timer)
      return Math.max(peak, memoryOf(stack))
    },
  }
}
