import { natsAdmin } from '../../infra/nats/nats.ts'
import { median } from '../support/figures.js'
import type { ProcessPart } from '../support/process-part.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { opponent } from './opponent.js'
import type { Verdict } from './verdict.js'

const readyWithinMs = 30_000
const maxRatioToRaw = 8

/** P10: one of our services from nothing to ready, and a bare Node process that connects to the same two servers. */
export async function measureServiceStart(stack: Stack, { pairs }: BenchPlan): Promise<Verdict> {
  const place = { dir: stack.dir, natsUrl: stack.natsUrlOf(natsAdmin), databaseUrl: stack.adminUrl }
  const raw = await opponent('raw-service', place)
  const ours = stack.part('content')
  // Stopped in order once, so that the second start finds its compile cache, as a second `npm start` does.
  await ours.stop()
  await startToReady(raw.part)
  const took = { ours: [] as number[], raw: [] as number[] }
  for (let pair = 0; pair < pairs; pair++) {
    took.ours.push(await startToReady(ours))
    took.raw.push(await startToReady(raw.part))
  }
  ours.start()
  const ratios = took.ours.map((ms, i) => ms / (took.raw[i] ?? NaN))
  const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms`
  return {
    goal: 'P10',
    title: 'start of a service until it is ready',
    lines: [`  content / raw Node        ${ms(took.ours)} / ${ms(took.raw)}, medians of ${pairs}`],
    marks: [{ what: 'times a raw start', value: median(ratios), atMost: maxRatioToRaw }],
    excluded:
      'the raw process only connects to NATS and PostgreSQL and listens; ours also looks at its migrations, seeds and checks',
  }
}

async function startToReady(part: ProcessPart): Promise<number> {
  const startedAt = performance.now()
  part.start()
  await part.untilReady(readyWithinMs)
  const took = performance.now() - startedAt
  await part.stop()
  return took
}
