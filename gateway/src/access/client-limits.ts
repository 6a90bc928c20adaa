import { counter, labelSets } from '@seneb/platform/metrics'

import { BoundedLimiter, type ClientNames } from './bounded-limiter.js'
import { budgets, budgetsFor, type Budget } from './budgets.js'
import { addressKey, clientKey, keyIdKey, networkKey, sessionKey } from './client-key.js'
import { RateLimited } from './access-errors.js'
import type { ReplicaCounts } from './replica-counts.js'

export interface ClientLimitsOptions {
  readonly replicas: ReplicaCounts
  /** Maximum that a client may use within each budget's window, over all replicas. */
  readonly maxPerWindow: Readonly<Record<Budget, number>>
  /** Shared by all replicas, so that they name a client alike. */
  readonly secret: string
  readonly now?: () => Date
}

/**
 * Cache time of a client's name: hashing is expensive, and busy clients return quickly. No address is stored for
 * longer.
 */
const namedForMs = 1000
const maxNamed = 10_000

type AddressBudget = 'forms-to-address' | 'forms-to-address-day'

/** A permitted action that counts only when it is completed. */
export interface Reservation {
  readonly isGranted: boolean
  /** Seconds to wait before a retry, when it is not granted. */
  readonly retryAfterSeconds: number
  /** Ends the reservation. An unused one is returned to the budget. */
  settle(wasUsed: boolean): Promise<void>
}

/**
 * Counts the actions of each client, budget by budget (S20). Replicas exchange their counts, so a client gains little
 * by reaching several; while the bus is unavailable, each replica counts on its own.
 */
export class ClientLimits {
  private readonly limiters: Readonly<Record<Budget, BoundedLimiter>>
  private readonly named = new Map<string, ClientNames>()
  private readonly refusals = counter('seneb_mutations_rejected', {
    description: 'Mutations and queries refused because a client sent too many, by budget',
    labels: labelSets('budget', Object.keys(budgets)),
  })

  constructor(private readonly options: ClientLimitsOptions) {
    const names = Object.keys(budgets) as Budget[]
    const limiters = names.map((budget) => {
      const limit = { points: options.maxPerWindow[budget], duration: budgets[budget].windowSeconds }
      return [budget, new BoundedLimiter(limit)] as const
    })
    this.limiters = Object.fromEntries(limiters) as Record<Budget, BoundedLimiter>
  }

  /** Subscribes to the counts of the other replicas. */
  start(): void {
    this.options.replicas.onCount(([client, count, budget]) => {
      if (Object.hasOwn(budgets, budget)) void this.limiters[budget as Budget].addRemote(client, count)
    })
  }

  /** Counts one mutation field of the client at `address`; throws RateLimited when that is one too many. */
  async countMutation(field: string, address: string): Promise<void> {
    await this.count(budgetsFor(field), this.nameOf(address))
  }

  /** Counts a query of the client at `address` by its points; throws RateLimited when they are too many. */
  async countQuery(points: number, address: string): Promise<void> {
    await this.count(['queries'], this.nameOf(address), points)
  }

  /** Counts a mutation or the points of a query of our staff towards their session, wherever they are. */
  async countSession(kind: 'staff-mutations' | 'staff-queries', sessionId: string, points = 1): Promise<void> {
    const { secret, now = () => new Date() } = this.options
    const client = sessionKey(sessionId, secret, now())
    await this.count([kind], { client, network: client }, points)
  }

  /** Reserves a point of a client's budget until it is known whether it was used. */
  reserve(budget: Exclude<Budget, AddressBudget>, address: string): Promise<Reservation> {
    return this.reserveFor(budget, this.nameOf(address))
  }

  /** Reserves one of the forms for which we send mail to an e-mail address, counted across all senders (S20, D-82). */
  async reserveMailTo(email: string): Promise<Reservation> {
    const { secret, now = () => new Date() } = this.options
    const client = addressKey(email, secret, now())
    // An e-mail domain is not treated as a network: one sender would use up the share of all users of a large mailbox
    // provider.
    const names = { client, network: client }
    const ofDay = await this.reserveFor('forms-to-address-day', names)
    if (!ofDay.isGranted) return ofDay
    const ofHour = await this.reserveFor('forms-to-address', names)
    const settle = async (wasUsed: boolean): Promise<void> => {
      await ofHour.settle(wasUsed)
      await ofDay.settle(wasUsed && ofHour.isGranted)
    }
    return { ...ofHour, settle }
  }

  /** Reserves one of the wrong keys that may be tried for an id, from any address (S11, S20). */
  reserveWrongKeyOf(keyId: string): Promise<Reservation> {
    const { secret, now = () => new Date() } = this.options
    const client = keyIdKey(keyId, secret, now())
    return this.reserveFor('wrong-keys', { client, network: client })
  }

  private async reserveFor(budget: Budget, names: ClientNames): Promise<Reservation> {
    const limiter = this.limiters[budget]
    const key = await limiter.keyFor(names)
    const retryAfterSeconds = await limiter.consume(key, 1)
    if (retryAfterSeconds !== undefined) {
      return { isGranted: false, retryAfterSeconds, settle: () => Promise.resolve() }
    }
    const settle = async (wasUsed: boolean): Promise<void> => {
      if (wasUsed) this.options.replicas.add(budget, key)
      else await limiter.release(key, 1)
    }
    return { isGranted: true, retryAfterSeconds: 0, settle }
  }

  /** Counts an action toward all of the budgets, or toward none when one of them is used up. */
  private async count(counted: readonly Budget[], names: ClientNames, points = 1): Promise<void> {
    const consumed: { budget: Budget; key: string }[] = []
    for (const budget of counted) {
      const key = await this.limiters[budget].keyFor(names)
      const retryAfterSeconds = await this.limiters[budget].consume(key, points)
      if (retryAfterSeconds !== undefined) {
        this.refusals.add(1, { budget })
        for (const earlier of consumed) await this.limiters[earlier.budget].release(earlier.key, points)
        throw new RateLimited(retryAfterSeconds)
      }
      consumed.push({ budget, key })
    }
    for (const { budget, key } of consumed) this.options.replicas.add(budget, key, { count: points })
  }

  /** A connection that was reset no longer has an address, so its client is counted under a shared name. */
  private nameOf(address = 'left'): ClientNames {
    const cached = this.named.get(address)
    if (cached !== undefined) return cached
    const { secret, now = () => new Date() } = this.options
    const at = now()
    const names = { client: clientKey(address, secret, at), network: networkKey(address, secret, at) }
    if (this.named.size === 0) setTimeout(() => this.named.clear(), namedForMs).unref()
    if (this.named.size < maxNamed) this.named.set(address, names)
    return names
  }
}

/**
 * Sends a form that makes us mail the address in it, with `withholdMail` set once that address has used up its mail
 * budget (S20, D-82). The form itself is still accepted; otherwise anyone could lock the owner of an address out of our
 * forms. Only accepted forms count, so invalid ones cannot use up the budget.
 */
export async function withinMailBudget<Result>(
  limits: Pick<ClientLimits, 'reserveMailTo'>,
  email: unknown,
  request: (mail: { readonly withholdMail?: true }) => Promise<Result>,
): Promise<Result> {
  // The form refuses an invalid address with its own sentence, so it is not counted here.
  if (typeof email !== 'string' || !email.includes('@')) return request({})
  const mail = await limits.reserveMailTo(email)
  let isAccepted = false
  try {
    const result = await request(mail.isGranted ? {} : { withholdMail: true })
    isAccepted = true
    return result
  } finally {
    await mail.settle(isAccepted)
  }
}
