import { median, percentile } from '../support/figures.js'
import { LoadFailed, type LoadFigures } from './load.js'
import { cpuSecondsOf, residentBytesOf } from './process-cost.js'
import type { Limit } from './verdict.js'

/** One of two that do the same work. */
export interface Side {
  readonly name: string
  /** Runs one round of the work; returns the measurement and its number of requests. */
  readonly round: () => Promise<LoadFigures & { readonly requests: number }>
  /** Processes that work only for this side. */
  readonly pids: () => readonly number[]
}

export interface SideFigures {
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMsPerRequest: number
  readonly residentBytes: number
}

export interface Comparison {
  readonly ours: SideFigures
  readonly theirs: SideFigures
  /** Our requests per second over theirs, one ratio per pair of rounds. */
  readonly ratios: readonly number[]
  readonly ratio: number
  /** Our CPU per request over theirs, one ratio per pair of rounds, and their median. */
  readonly cpuRatios: readonly number[]
  readonly cpuRatio: number
  /** Pairs that were measured again because requests failed, and how. */
  readonly repeated: readonly string[]
}

type Round = LoadFigures & { readonly cpuMsPerRequest: number }

/**
 * Maximum number of pairs measured again because the machine (its disk, its host) stalled for seconds; more indicate a
 * fault.
 */
const maxRepeated = 2

/** Warms both, then runs them in the order A B B A, so that other load of the machine affects both alike. */
export async function compare(ours: Side, theirs: Side, plan: { warmups: number; pairs: number }): Promise<Comparison> {
  for (let warmup = 0; warmup < plan.warmups; warmup++) for (const side of [ours, theirs]) await side.round()
  const rounds = { ours: [] as Round[], theirs: [] as Round[] }
  const repeated: string[] = []
  while (rounds.ours.length < plan.pairs) {
    try {
      const [us, them] = await measuredPair({ ours, theirs }, rounds.ours.length % 2 === 0)
      rounds.ours.push(us)
      rounds.theirs.push(them)
    } catch (error) {
      if (!(error instanceof LoadFailed) || repeated.length === maxRepeated) throw error
      repeated.push(error.message)
    }
  }
  const paired = (pick: (round: Round) => number) =>
    rounds.ours.flatMap((us, i) => rounds.theirs.slice(i, i + 1).map((them) => pick(us) / pick(them)))
  const ratios = paired(({ perSecond }) => perSecond)
  const cpuRatios = paired(({ cpuMsPerRequest }) => cpuMsPerRequest)
  const [we, they] = [figuresOf(ours, rounds.ours), figuresOf(theirs, rounds.theirs)]
  const medians = { ratio: median(ratios), cpuRatio: median(cpuRatios) }
  return { ours: we, theirs: they, ratios, cpuRatios, ...medians, repeated }
}

async function measuredPair(sides: { ours: Side; theirs: Side }, internalFirst: boolean): Promise<[Round, Round]> {
  if (internalFirst) return [await measured(sides.ours), await measured(sides.theirs)]
  const them = await measured(sides.theirs)
  return [await measured(sides.ours), them]
}

async function measured(side: Side): Promise<Round> {
  const before = cpuSecondsOf(side.pids())
  const { requests, ...figures } = await side.round()
  const cpuMsPerRequest = ((cpuSecondsOf(side.pids()) - before) * 1000) / requests
  return { ...figures, cpuMsPerRequest }
}

function figuresOf(side: Side, rounds: readonly Round[]): SideFigures {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick))
  return {
    name: side.name,
    perSecond: middle((round) => round.perSecond),
    p50Ms: middle((round) => round.p50Ms),
    p99Ms: middle((round) => round.p99Ms),
    cpuMsPerRequest: middle((round) => round.cpuMsPerRequest),
    residentBytes: residentBytesOf(side.pids()),
  }
}

/** The table of a comparison. */
export function comparisonLines(comparison: Comparison): string[] {
  const { cpuRatio, cpuRatios, ours, ratio, ratios, repeated, theirs } = comparison
  const row = (title: string, of: (side: SideFigures) => string) =>
    `  ${title.padEnd(26)}${of(ours).padStart(14)}${of(theirs).padStart(22)}`
  return [
    row('', ({ name }) => name),
    row('requests per second', ({ perSecond }) => perSecond.toFixed(0)),
    row('p50 / p99, ms', ({ p50Ms, p99Ms }) => `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}`),
    row('CPU per request, ms', ({ cpuMsPerRequest }) => cpuMsPerRequest.toFixed(3)),
    row('memory, MB', ({ residentBytes }) => (residentBytes / 2 ** 20).toFixed(0)),
    `  ratio of throughput ${ratio.toFixed(2)} (${spreadOf(ratios)} over ${ratios.length} pairs), of CPU per request ${cpuRatio.toFixed(2)} (${spreadOf(cpuRatios)})`,
    ...repeated.map((why) => `  a pair was measured again: ${why}`),
  ]
}

function spreadOf(ratios: readonly number[]): string {
  return `${percentile(ratios, 0).toFixed(2)} to ${percentile(ratios, 1).toFixed(2)}`
}

/** Mark of a comparison by CPU time: other load affects wall-clock time, but hardly CPU time. */
export function cpuLimit(what: string, { cpuRatio }: Comparison, atMost: number): Limit {
  return { what: `CPU per request, ${what}`, value: cpuRatio, atMost }
}

/** Throughput for the run's record only, because other load on the machine affects it. */
export function throughputOf(what: string, { ratio }: Comparison): Readonly<Record<string, number>> {
  return { [`throughput, ${what}`]: ratio }
}
