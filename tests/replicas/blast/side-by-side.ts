import type { Outcomes } from '../../compose/outcomes.ts'
import { percentile } from '../../support/figures.js'
import { seenLine } from './blast-figures.js'
import { Flood, type FloodOrder } from './flood.js'
import { seenTogether, type Neighbour, type Seen } from './neighbour.js'

const rounds = 12
const roundSeconds = 3
/** At twenty points each, uses ten times the points that are restored in the same time. */
const perSecond = 50
const maxP50Ratio = 1.1
/**
 * The slowest percent of requests wait for a CPU core. With the sender, the measurement and thirteen processes on two
 * cores, two identical halves already differ by more than a tenth. The two `alone` lines show this.
 */
const maxP99Ratio = 1.5

const alone = 'alone'
const beside = `beside ${perSecond} a second by the one`
const again = 'alone, again'

/**
 * Measures the effect on another partner when one sends ten times their limit. Alternates with rounds alone, so that
 * other load on the machine affects both alike. The rate is steady, because a maximum rate would measure the machine.
 */
export async function checkNeighbour(neighbour: Neighbour, order: FloodOrder, outcomes: Outcomes): Promise<void> {
  const flood = Flood.start()
  const seen = new Map<string, Seen[]>()
  // Requests without a key are all served: this shows the effect of a partner without limits.
  const sides: readonly (readonly [string, FloodOrder['headers']?])[] = [
    [alone],
    [beside, order.headers],
    ['beside as many by nobody, all served', {}],
    [again],
  ]
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, headers] of round % 2 === 0 ? sides : sides.toReversed()) {
        const sent = headers && flood.run({ ...order, headers, perSecond, seconds: roundSeconds })
        const [one] = await Promise.all([neighbour.request(roundSeconds), sent])
        seen.set(name, [...(seen.get(name) ?? []), one])
      }
    }
  } finally {
    await flood.stop()
  }
  judge(new Map([...seen].map(([name, times]) => [name, seenTogether(times)])), outcomes)
}

function judge(seen: ReadonlyMap<string, Seen>, outcomes: Outcomes): void {
  for (const [name, one] of seen) console.log(seenLine(name, one))
  const refusals = [...seen.values()].flatMap((one) => one.refusals)
  outcomes.check('another partner is answered each time, alone and beside it', refusals.length === 0, refusals.join())
  const took = (...names: readonly string[]) => names.flatMap((name) => seen.get(name)?.tookMs ?? [])
  const ratio = (part: number) => percentile(took(beside), part) / percentile(took(alone, again), part)
  const [p50, p99] = [ratio(0.5), ratio(0.99)]
  outcomes.check(`their p50 is ${p50.toFixed(2)} times that of alone, at most ${maxP50Ratio}`, p50 <= maxP50Ratio)
  outcomes.check(`their p99 is ${p99.toFixed(2)} times that of alone, at most ${maxP99Ratio}`, p99 <= maxP99Ratio)
}
