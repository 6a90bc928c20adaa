import { setTimeout as pause } from 'node:timers/promises'

import { percentile } from '../../../support/figures.js'
import type { AttackCase, Family } from '../attack-case.js'
import { sendEnquiry } from '../honest-visitors.js'
import { newClient, Target, type Scene } from '../target.js'
import { amplifiers } from './amplification.js'

/** The issue: four hostile clients leave an honest submission at most this many times its usual p99. */
const maxRatio = 1.5
const pairs = 5
const perRound = 120
/**
 * Interval between honest submissions, which do not wait for each other's responses: ten a second, as in a busy hour.
 * At full speed, the measured machine would be busy with our own mails.
 */
const honestIntervalMs = 100
/** Delay before a refused hostile client tries again, regardless of the requested wait. */
const againAfterMs = 100

type Hostile = (target: Target, client: string) => Promise<unknown>

const uploadsWithBadTokens: Hostile = (target, client) => {
  const headers = {
    'x-forwarded-for': client,
    'x-upload-token': 'bogus',
    'x-file-name': 'a.jpg',
    'content-length': 20_000,
  }
  return target.send('gateway', { method: 'POST', path: '/uploads', headers, body: Buffer.alloc(20_000) })
}

/** The body is created once, because this process measures the honest clients and its own work should be small. */
function hostileQuery(request: { query: string; variables?: object }): Hostile {
  const body = JSON.stringify(request)
  return (target, client) => target.post(body, { 'x-forwarded-for': client })
}

/** The four hostile clients, each as fast as its limits allow. */
const hostiles: readonly Hostile[] = [
  hostileQuery(amplifiers.aliasesTimesElements),
  hostileQuery(amplifiers.pageEvents),
  uploadsWithBadTokens,
  hostileQuery(amplifiers.search),
]

/** Durations of the submissions in a round without and in a round with four hostile clients. */
interface Pair {
  readonly alone: readonly number[]
  readonly contended: readonly number[]
}

/**
 * Honest submissions without and with four hostile clients, in turn, so that other load of the machine affects both.
 */
export const neighbours: Family = {
  name: 'neighbours',
  replays: 'goal: honest p99 beside four hostile clients',
  cases: (size) => (size === 'quick' ? [] : [withFourOthers]),
}

const withFourOthers: AttackCase<readonly Pair[]> = {
  name: `an honest submission beside four hostile clients takes at most ${maxRatio} times its usual p99`,
  deadlineMs: 8 * 60_000,
  send: async ({ scene }) => {
    await round(scene)
    const measured: Pair[] = []
    while (measured.length < pairs) measured.push(await pairOf(scene, measured.length % 2 === 0))
    return measured
  },
  holds: (measured) => {
    const p99 = (rounds: readonly (readonly number[])[]) => percentile(rounds.flat(), 0.99)
    const [alone, contended] = [p99(measured.map((pair) => pair.alone)), p99(measured.map((pair) => pair.contended))]
    const each = measured.map((pair) => `${p99([pair.alone]).toFixed(0)} and ${p99([pair.contended]).toFixed(0)}`)
    const ratio = contended / alone
    const figures = `p99 alone and beside them, ms: ${alone.toFixed(0)} and ${contended.toFixed(0)}, ${ratio.toFixed(2)} times (round by round ${each.join(', ')})`
    console.log(`honest submissions: ${figures}`)
    const unserved = measured
      .flatMap((pair) => [...pair.alone, ...pair.contended])
      .filter((durationMs) => durationMs === Infinity)
    if (unserved.length > 0) return `${unserved.length} honest submissions were not taken (${figures})`
    return ratio <= maxRatio || figures
  },
}

async function pairOf(scene: Scene, aloneFirst: boolean): Promise<Pair> {
  if (aloneFirst) return { alone: await round(scene), contended: await withHostiles(scene, () => round(scene)) }
  const contended = await withHostiles(scene, () => round(scene))
  return { alone: await round(scene), contended }
}

/** Returns the duration of each submission in a round; Infinity for one that was not accepted. */
async function round(scene: Scene): Promise<number[]> {
  const durationsMs: number[] = []
  for (let i = 0; i < perRound; i++) {
    const startedAt = performance.now()
    const verdict = await sendEnquiry(new Target(scene))
    durationsMs.push(verdict === true ? performance.now() - startedAt : Infinity)
    await pause(Math.max(0, honestIntervalMs - (performance.now() - startedAt)))
  }
  return durationsMs
}

async function withHostiles<T>(scene: Scene, work: () => Promise<T>): Promise<T> {
  let isOver = false
  const raging = hostiles.map(async (attack) => {
    const client = newClient()
    while (!isOver) {
      await attack(new Target(scene), client)
      await pause(againAfterMs)
    }
  })
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(raging)
  }
}
