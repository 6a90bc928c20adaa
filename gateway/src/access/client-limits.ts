import type { Bus } from '@seneb/service-kit/bus'
import { meter } from '@seneb/service-kit/telemetry'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { TooManyMutations } from '../graphql/problems.js'
import { budgets, budgetOf, type Budget } from './budgets.js'
import { addressKey, clientKey } from './client-key.js'
import { ReplicaCounts } from './replica-counts.js'

export interface ClientLimitsOptions {
  readonly bus: Bus
  /** What a client may do within each budget's window, over all replicas. */
  readonly most: Readonly<Record<Budget, number>>
  /** Shared by all replicas, so that they name a client alike. */
  readonly secret: string
  readonly now?: () => Date
}

/** A name costs a hash, and busy clients come back within moments; no address is kept for longer than that. */
const namedForMs = 1000
const mostNamed = 10_000

/** Something that is allowed once and counts only when it is done. */
export interface Reservation {
  readonly isGranted: boolean
  /** When it is not granted: seconds after which it is worth trying again. */
  readonly retryAfterSeconds: number
  /** Ends the reservation: it was used, or it is given back. */
  settle(wasUsed: boolean): Promise<void>
}

/**
 * Counts what each client does, budget by budget (S20). Replicas tell each other what they counted, so a client gains
 * little by reaching several; when the bus is away each counts for itself.
 */
export class ClientLimits {
  private readonly limiters: Readonly<Record<Budget, RateLimiterMemory>>
  private readonly replicas: ReplicaCounts
  private readonly named = new Map<string, string>()
  private readonly refusals = meter().createCounter('seneb_mutations_refused', {
    description: 'Mutations refused because a client sent too many, by budget',
  })

  constructor(private readonly options: ClientLimitsOptions) {
    this.replicas = new ReplicaCounts(options.bus)
    const limiter = (budget: Budget) =>
      new RateLimiterMemory({ points: options.most[budget], duration: budgets[budget].windowSeconds })
    this.limiters = {
      mutations: limiter('mutations'),
      'page-events': limiter('page-events'),
      'new-referrals': limiter('new-referrals'),
      uploads: limiter('uploads'),
      'forms-to-address': limiter('forms-to-address'),
    }
  }

  /** Hears what the other replicas count. */
  start(): void {
    this.replicas.hear(([client, count, budget]) => void this.limiters[budget].penalty(client, count))
  }

  /** Counts one mutation field of the client at `address`; throws TooManyMutations when that is one too many. */
  async countMutation(field: string, address: string): Promise<void> {
    await this.count(budgetOf(field), this.nameOf(address))
  }

  /** Counts one form that names this e-mail address; throws TooManyMutations when that is one too many (S20, D-82). */
  async countFormTo(email: string): Promise<void> {
    const { secret, now = () => new Date() } = this.options
    await this.count('forms-to-address', addressKey(email, secret, now()))
  }

  /** Sets one of a client's budget aside until it is known whether it was used. */
  async reserve(budget: Budget, address: string): Promise<Reservation> {
    const client = this.nameOf(address)
    const retryAfterSeconds = await this.refusal(budget, client)
    if (retryAfterSeconds !== undefined) {
      return { isGranted: false, retryAfterSeconds, settle: () => Promise.resolve() }
    }
    const settle = async (wasUsed: boolean): Promise<void> => {
      if (wasUsed) this.replicas.add(budget, client)
      else await this.limiters[budget].reward(client, 1)
    }
    return { isGranted: true, retryAfterSeconds: 0, settle }
  }

  private async count(budget: Budget, client: string): Promise<void> {
    const retryAfterSeconds = await this.refusal(budget, client)
    if (retryAfterSeconds !== undefined) {
      this.refusals.add(1, { budget })
      throw new TooManyMutations(retryAfterSeconds)
    }
    this.replicas.add(budget, client)
  }

  /** Takes one from a client's budget; the seconds to wait when nothing is left. */
  private async refusal(budget: Budget, client: string): Promise<number | undefined> {
    try {
      await this.limiters[budget].consume(client)
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }

  private nameOf(address: string): string {
    const known = this.named.get(address)
    if (known !== undefined) return known
    const { secret, now = () => new Date() } = this.options
    const key = clientKey(address, secret, now())
    if (this.named.size === 0) setTimeout(() => this.named.clear(), namedForMs).unref()
    if (this.named.size < mostNamed) this.named.set(address, key)
    return key
  }
}
