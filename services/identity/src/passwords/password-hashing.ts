import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

import { hash, verify, type Options } from '@node-rs/argon2'
import { AppError } from '@seneb/platform/app-error'

/** argon2id by OWASP's minimum: 19 MiB, two passes, one lane; 33 ms on a slow core (S9). Its id is the library's default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxWaiting = 40
/** Longest wait for a caller that is refused without a hash. */
const maxWaitMs = 2000

/** 'strangers' provide only an address and a password; 'known' callers have presented something we issued. */
export type HashesFor = 'known' | 'strangers'

/** Normalizes a password before hashing, so that different compositions of a letter are equal (NIST SP 800-63B). */
const normalized = (password: string) => password.normalize('NFKC')

/**
 * Returns the number of concurrent hashes for the given number of cores. Each hash occupies a core; one core stays
 * free, so that a flood slows down only sign-ins.
 */
export function maxConcurrentHashes(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1))
}

/**
 * Hashes a few passwords at a time, so that a flood of sign-ins uses at most 76 MiB. Rejects with RATE_LIMITED when the
 * queue is full. Strangers and known people wait in separate queues, and known people come first. A flood of strangers
 * therefore cannot lock a person out of a browser they have used before.
 */
export class PasswordHashing {
  private readonly queued = { known: 0, strangers: 0 }
  private readonly waiting: Record<HashesFor, (() => void)[]> = { known: [], strangers: [] }
  private busy = 0
  private decoy?: Promise<string>
  private lastDurationMs = 0

  constructor(private readonly maxConcurrent = maxConcurrentHashes(availableParallelism())) {}

  /**
   * Runs work that will hash, after reserving a slot in the queue. In a flood, callers without a slot are refused
   * immediately and cost the database nothing.
   */
  async withQueueSlot<T>(of: HashesFor, work: () => Promise<T>): Promise<T> {
    if (this.queued[of] >= this.maxConcurrent + maxWaiting) throw new AppError('RATE_LIMITED')
    this.queued[of]++
    try {
      return await work()
    } finally {
      this.queued[of]--
    }
  }

  hash(password: string): Promise<string> {
    return this.withHashSlot('known', () => hash(normalized(password), cost))
  }

  /** Waits as long as the last password check took, for a caller that is refused without one. */
  async waitLastDuration(): Promise<void> {
    await setTimeout(Math.min(this.lastDurationMs, maxWaitMs))
  }

  /** Whether the password matches this hash. Without a hash it does the same work and returns false (G11). */
  async isMatch(password: string, stored: string | null | undefined, of: HashesFor = 'known'): Promise<boolean> {
    this.decoy ??= hash('nobody has this password', cost)
    const expected = stored ?? (await this.decoy)
    const startedAt = performance.now()
    const isSame = await this.withHashSlot(of, () => verify(expected, normalized(password)))
    this.lastDurationMs = performance.now() - startedAt
    return isSame && stored !== null && stored !== undefined
  }

  private async withHashSlot<T>(of: HashesFor, work: () => Promise<T>): Promise<T> {
    if (this.busy >= this.maxConcurrent) await this.waitForTurn(of)
    else this.busy++
    try {
      return await work()
    } finally {
      const next = this.waiting.known.shift() ?? this.waiting.strangers.shift()
      if (next) next()
      else this.busy--
    }
  }

  /** The finishing caller passes its slot directly to the next one, so that no other caller gets in between. */
  private waitForTurn(of: HashesFor): Promise<void> {
    if (this.waiting[of].length >= maxWaiting) throw new AppError('RATE_LIMITED')
    return new Promise((resolve) => this.waiting[of].push(resolve))
  }
}
