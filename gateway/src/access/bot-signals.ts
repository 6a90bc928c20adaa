import { minFillMs } from '@seneb/contracts/vocabulary/bot-signals'
import { AppError } from '@seneb/platform/app-error'

import { RateLimited } from './rate-limited.js'

interface BotSignals {
  readonly website?: string | null
  readonly fillMs?: number | null
}

/**
 * Refuses what a person did not fill in: the field that people cannot see is filled, or the form was sent in no time
 * (D-82, S20). Programs of partners show no form and say nothing of it; limits are for them.
 */
export function assertNoBotSignals(args: unknown): void {
  const { botSignals } = (args ?? {}) as { botSignals?: BotSignals | null }
  if (!botSignals) return
  if (botSignals.website) {
    const field = { path: 'website', message: 'Please leave this field empty', code: 'WEBSITE_NOT_ASKED' }
    throw new AppError('INPUT_INVALID', { fields: [field] })
  }
  const { fillMs } = botSignals
  if (typeof fillMs === 'number' && fillMs < minFillMs)
    throw new RateLimited(Math.ceil((minFillMs - Math.max(0, fillMs)) / 1000))
}
