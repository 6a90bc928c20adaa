import type { Logger } from '@seneb/platform/logger'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import type { Db } from '@seneb/service-kit/database/db'

import { fixedClock, type FixedClock } from './fixed-clock.js'
import { silentLogger } from './silent-logger.js'
import { testAtRest } from './test-keys.js'

export interface TestCtx extends Ctx {
  readonly clock: FixedClock
  /** The workers that were woken, in order. */
  readonly woken: string[]
}

/** Returns the ctx of a use case in a test: a real database, real ids, and a clock the test moves. */
export function testCtx(options: { db: Db; clock?: FixedClock; log?: Logger; idempotencyKey?: string }): TestCtx {
  const { db, clock = fixedClock(), log = silentLogger, idempotencyKey } = options
  const woken: string[] = []
  const real = createCtx({ db, log, wake: (worker) => woken.push(worker), atRest: testAtRest })
  return { ...real, now: () => clock.now(), idempotencyKey, clock, woken }
}
