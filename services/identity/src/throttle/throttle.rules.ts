/** What attempts are counted by. */
export type ThrottleScope = 'account' | 'device' | 'network' | 'second-factor'

export interface ThrottleLimit {
  /** So many attempts are free. */
  readonly free: number
  /** What each further one has to wait for: the first `waitS`, every next one `growth` times as long, `maxWaitS` at most. */
  readonly waitS: number
  readonly growth: number
  readonly maxWaitS: number
  /** After so long without an attempt, counting begins anew. */
  readonly windowS: number
}

/**
 * ASVS 6.1.1, written down: a known device has a budget of its own, so a stranger who guesses slows down strange devices
 * and never the person (no malicious lockout). Attempts are counted when they begin, so that a thousand at once are as
 * many as a thousand in a row; a success takes them back.
 */
export const throttleLimits: Readonly<Record<ThrottleScope, ThrottleLimit>> = {
  device: { free: 10, waitS: 900, growth: 1, maxWaitS: 900, windowS: 900 },
  account: { free: 5, waitS: 1, growth: 2, maxWaitS: 900, windowS: 3600 },
  network: { free: 30, waitS: 3600, growth: 1, maxWaitS: 3600, windowS: 3600 },
  'second-factor': { free: 5, waitS: 900, growth: 1, maxWaitS: 900, windowS: 900 },
}
