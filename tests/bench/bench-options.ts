import { parseArgs } from 'node:util'

/** Extent of the measurement. */
export interface BenchPlan {
  /** Pairs of rounds per comparison. */
  readonly pairs: number
  /** Requests per round. */
  readonly requests: number
  /** Visits stored for the larger of the two compared amounts (P7). */
  readonly visits: number
  /** Enquiries on the desk for the larger of the two compared amounts (P7). */
  readonly enquiries: number
  /** Subscribers of the newsletter, and versions of texts, of prices and of settings (P13). */
  readonly subscribers: number
  readonly versions: number
  /** The goals to measure. */
  readonly goals: readonly string[]
  /** The file of an earlier run to compare with. */
  readonly compareWith?: string
}

export const everyGoal = ['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'P8', 'P13'] as const

export const benchUsage = {
  usage: `npm run bench -- [--quick] [--only ${everyGoal.join(',')}] [--compare <file>] [--visits 10000000] [--enquiries 1000000] [--subscribers 1000000] [--versions 100000]`,
  about:
    'Measures the product side by side with lean opponents that do the same work, and prints each goal with its marks; ends with 1 when a mark is missed. --quick measures for a shorter time, --only some goals. Every run is written to artifacts/bench, and --compare <file> prints each figure beside that of such a run; --visits and --enquiries are how many are stored for P7, --subscribers and --versions for P13.',
}

const minVisits = 100_000
const minEnquiries = 20_000
const minSubscribers = 10_000
const minVersions = 10_000

/** Reads the command line; throws one sentence when it makes no sense. */
export function readBenchOptions(args: readonly string[]): BenchPlan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: everyGoal.join() },
      compare: { type: 'string' },
      visits: { type: 'string', default: '5000000' },
      enquiries: { type: 'string', default: '1000000' },
      subscribers: { type: 'string', default: '1000000' },
      versions: { type: 'string', default: '100000' },
    },
  })
  const goals = values.only.toUpperCase().split(',')
  const unknown = goals.find((goal) => !everyGoal.some((candidate) => candidate === goal))
  if (unknown !== undefined) throw new Error(`--only ${unknown} is not one of ${everyGoal.join(', ')}`)
  const visits = countOf('--visits', values.visits, minVisits)
  const enquiries = countOf('--enquiries', values.enquiries, minEnquiries)
  const subscribers = countOf('--subscribers', values.subscribers, minSubscribers)
  const versions = countOf('--versions', values.versions, minVersions)
  const plan = { goals, visits, enquiries, subscribers, versions, compareWith: values.compare }
  return { ...plan, ...(values.quick ? { pairs: 3, requests: 1000 } : { pairs: 7, requests: 4000 }) }
}

function countOf(name: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) throw new Error(`${name} must be ${least} or more`)
  return count
}
