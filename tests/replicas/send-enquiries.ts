import { setTimeout as pause } from 'node:timers/promises'

import type { Mailbox } from '@seneb/testkit/mailbox'

import { accountNow, drain } from '../chaos/drain.js'
import { mixedSubmission } from '../chaos/mixed-trip-plans.js'
import { SeededRandom } from '../chaos/seeded-random.js'
import { submit, type Outcome } from '../chaos/submit.js'
import { sendSteadily } from '../chaos/under-kills.js'
import type { Stack } from '../support/stack.js'
import { figuresOf, type RunFigures } from './run-figures.js'

/** Two requests and two mails each; a higher rate would measure the waiting for a small machine's cores. */
export const perSecond = 10
/** Longer than any duplicate takes to arrive. */
const settleMs = 3000

/** Sends enquiries at a steady rate, each twice concurrently through two gateways. */
export class EnquirySender {
  private readonly random: SeededRandom
  private readonly inFlight: Promise<Outcome>[] = []

  constructor(
    private readonly stack: Stack,
    private readonly run: { readonly name: string; readonly seed: number },
  ) {
    this.random = new SeededRandom(run.seed)
  }

  get sent(): number {
    return this.inFlight.length
  }

  /** Sends the given number of further enquiries; resolves when the last is on its way. */
  async send(count: number): Promise<void> {
    const { graphqlUrl, graphqlUrls, siteUrl } = this.stack
    const endpoints = { gateway: graphqlUrl, web: siteUrl, gateways: graphqlUrls }
    const sentBefore = this.sent
    const positionOf = (number: number) => ({ name: this.run.name, number, manner: 'twice-at-once' as const })
    const sent = await sendSteadily({ count, perSecond }, (number) =>
      submit(endpoints, mixedSubmission(this.random, positionOf(sentBefore + number))),
    )
    this.inFlight.push(...sent)
  }

  /** Resolves when all requests have a response. */
  untilResponded(): Promise<readonly Outcome[]> {
    return Promise.all(this.inFlight)
  }

  /** Waits until all enquiries are complete and possible duplicates have arrived, then counts. */
  async count(mailbox: Mailbox): Promise<RunFigures> {
    const outcomes = await this.untilResponded()
    await drain(this.stack, mailbox, outcomes)
    await pause(settleMs)
    const { account } = await accountNow(this.stack, mailbox, outcomes)
    return figuresOf(account, outcomes)
  }
}
