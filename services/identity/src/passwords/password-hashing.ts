import { availableParallelism } from 'node:os'

import { hash, verify, type Options } from '@node-rs/argon2'
import { AppError } from '@seneb/platform/app-error'

/** argon2id by OWASP's minimum: 19 MiB, two passes, one lane; 33 ms on a slow core (S9). Its id is the library's default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxWaiting = 40

/**
 * How many hashes are made at once on so many cores. Each holds a core for as long as it takes; one core is left to
 * everything else that runs here, so that a flood is slow for those who sign in and not for all others (P15).
 */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1))
}

/**
 * Hashes passwords a few at a time, so that a flood of sign-ins can take 76 MiB and no more; who comes when the queue is
 * full is refused with RATE_LIMITED.
 */
export class PasswordHashing {
  private places = 0
  private busy = 0
  private readonly waiting: (() => void)[] = []
  private decoy?: Promise<string>

  constructor(private readonly maxAtOnce = hashesAtOnce(availableParallelism())) {}

  /**
   * Does work that will hash, in a place of the queue that is taken before the work begins: of a flood, those who would be
   * refused for want of one are refused at once, and cost the database nothing.
   */
  async inPlace<T>(work: () => Promise<T>): Promise<T> {
    if (this.places >= this.maxAtOnce + maxWaiting) throw new AppError('RATE_LIMITED')
    this.places++
    try {
      return await work()
    } finally {
      this.places--
    }
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost))
  }

  /** Whether it is the password of this hash. Without a hash the same work is done for nothing, and the answer is no (G11). */
  async isRight(password: string, stored: string | null | undefined): Promise<boolean> {
    this.decoy ??= hash('nobody has this password', cost)
    const against = stored ?? (await this.decoy)
    const isSame = await this.inTurn(() => verify(against, password))
    return isSame && stored !== null && stored !== undefined
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= this.maxAtOnce) await this.turn()
    else this.busy++
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.busy--
    }
  }

  /** A turn is handed over by whoever ends, so that nobody slips in between. */
  private turn(): Promise<void> {
    if (this.waiting.length >= maxWaiting) throw new AppError('RATE_LIMITED')
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
