import type { Logger } from '@seneb/platform/logger'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { RecordGrants } from '@seneb/service-kit/data-export/record-grants'
import type { Db } from '@seneb/service-kit/database/db'

import { silentLogger } from './silent-logger.js'
import { testAtRest, testEventSealing } from './test-keys.js'

export interface TestCtx extends Ctx {
  readonly clock: FixedClock
  /** The workers that were woken, in order. */
  readonly woken: string[]
}

/** Returns the ctx of a use case in a test: a real database, real ids, and a clock the test moves. */
export function testCtx(options: { db: Db; clock?: FixedClock; log?: Logger; idempotencyKey?: string }): TestCtx {
  const { db, clock = fixedClock(), log = silentLogger, idempotencyKey } = options
  const woken: string[] = []
  const recordGrants = new RecordGrants(testEventSealing)
  const real = createCtx({ db, log, recordGrants, wake: (worker) => woken.push(worker), atRest: testAtRest })
  return { ...real, now: () => clock.now(), idempotencyKey, clock, woken }
}

/** Clock that does not move until a test moves it. */
interface FixedClock {
  now(): Date
  /** Moves the clock forward by `ms` milliseconds, or back when negative. */
  advance(ms: number): void
  set(instant: Date | string): void
}

/** Creates a clock that stands at `start`, by default a fixed noon. */
export function fixedClock(start: Date | string = '2026-11-21T12:00:00.000Z'): FixedClock {
  let instant = new Date(start)
  return {
    now: () => new Date(instant),
    advance: (ms) => {
      instant = new Date(instant.getTime() + ms)
    },
    set: (to) => {
      instant = new Date(to)
    },
  }
}
