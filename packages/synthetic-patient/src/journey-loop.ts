import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'
import { counter, durationHistogram, labelSets, observeGauges, pipelineBuckets } from '@seneb/platform/metrics'
import { withSpan } from '@seneb/platform/telemetry'

import type { Journey } from './visited-site.js'
import { JourneyFailed, journeySteps, makeJourney, type JourneyStep } from './make-journey.js'

type Outcome = 'passed' | `${JourneyStep}-failed`
const outcomes: readonly Outcome[] = ['passed', ...journeySteps.map((step): Outcome => `${step}-failed`)]

/** Rows and mails of a journey are stored for an hour and found a few minutes later by those who sweep. */
const endedAfterMs = 75 * 60_000

interface LoopOptions extends Omit<Journey, 'signal' | 'endedTripPlanId'> {
  /** From the beginning of one journey to that of the next. */
  readonly intervalMs: number
  readonly log: Logger
}

/** Makes one journey after the other and exposes their results as metrics. */
export class JourneyLoop {
  private readonly stopping = new AbortController()
  private readonly journeys = counter('seneb_synthetic_journeys', {
    description: 'Journeys of the synthetic patient, by whether they passed or where they failed',
    labels: labelSets('outcome', outcomes),
  })
  private readonly durations = durationHistogram('seneb_synthetic_journey_seconds', {
    description: 'Duration of journeys of the synthetic patient, by the same',
    bounds: pipelineBuckets,
  })
  /** Journeys that may still be stored, oldest first. */
  private readonly stored: { readonly tripPlanId: string; readonly sentAt: number }[] = []
  private failuresInARow = 0
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly options: LoopOptions) {
    observeGauges(
      { seneb_synthetic_consecutive_failures: 'Journeys that failed since the last one that passed' },
      () => ({
        seneb_synthetic_consecutive_failures: this.failuresInARow,
      }),
    )
  }

  start(): void {
    this.running = this.run()
  }

  /** Ends the journey that is under way, which then counts as none. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const startedAt = performance.now()
      await withSpan('synthetic journey', {}, () => this.createOne(startedAt))
      const pauseMs = Math.max(0, this.options.intervalMs - (performance.now() - startedAt))
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  private async createOne(startedAt: number): Promise<void> {
    const { signal } = this.stopping
    const journey = { ...this.options, signal, endedTripPlanId: this.endedTripPlanId(startedAt) }
    const failure = await makeJourney(journey).then((tripPlanId) => this.passed(tripPlanId, startedAt), asFailure)
    if (signal.aborted) return
    const durationMs = performance.now() - startedAt
    const outcome: Outcome = failure ? `${failure.step}-failed` : 'passed'
    this.journeys.add(1, { outcome })
    this.durations.record(durationMs, { outcome })
    this.failuresInARow = failure ? this.failuresInARow + 1 : 0
    const fields = { outcome, durationMs: Math.round(durationMs) }
    if (failure) this.options.log.error({ ...fields, reason: failure.reason }, 'a synthetic journey failed')
    else this.options.log.info(fields, 'a synthetic journey passed')
  }

  /** Returns the oldest journey whose data should be erased by now; it is checked until it is. */
  private endedTripPlanId(now: number): string | undefined {
    const [oldest] = this.stored
    return oldest && now - oldest.sentAt >= endedAfterMs ? oldest.tripPlanId : undefined
  }

  private passed(tripPlanId: string, startedAt: number): void {
    if (this.endedTripPlanId(startedAt) !== undefined) this.stored.shift()
    this.stored.push({ tripPlanId, sentAt: startedAt })
  }
}

function asFailure(error: unknown): JourneyFailed {
  if (error instanceof JourneyFailed) return error
  throw error
}
