import { setTimeout as pause } from 'node:timers/promises'

import type { Mailbox } from '@seneb/testkit/mailbox'

import type { Stack } from '../support/stack.js'
import { accountFor, type Account } from './account.js'
import { isGone } from './mixed-trip-plans.js'
import { readFacts } from './read-facts.js'
import type { Outcome } from './submit.js'

const drainWithinMs = 120_000

/** Result of all submissions. */
export interface Drained {
  readonly account: Account
  readonly drainedMs: number
  /** Email addresses of submissions stored for clients that disconnected permanently. */
  readonly storedForDisconnected: readonly string[]
}

/** Waits until nothing is missing, or until the time limit after which it counts as lost. */
export async function drain(stack: Stack, mailbox: Mailbox, outcomes: readonly Outcome[]): Promise<Drained> {
  const startedAt = performance.now()
  for (;;) {
    const found = await accountNow(stack, mailbox, outcomes)
    const drainedMs = performance.now() - startedAt
    if (found.account.lost === 0 || drainedMs > drainWithinMs) return { ...found, drainedMs }
    await pause(500)
  }
}

/** Follows all submissions through every table and the mailbox, in their current state. */
export async function accountNow(
  stack: Stack,
  mailbox: Mailbox,
  outcomes: readonly Outcome[],
): Promise<Omit<Drained, 'drainedMs'>> {
  const receipts = outcomes.map((outcome) => outcome.receipts).filter((ids) => ids.length > 0)
  const omittedFor = new Set(outcomes.flatMap(({ submission }) => (isGone(submission) ? [submission.email] : [])))
  const traces = await readFacts(stack.adminUrl)
  const mails = mailbox.mails.map(({ mail }) => mail.messageId ?? 'none')
  const stored = traces.tripPlans.filter(({ email }) => omittedFor.has(email))
  const account = accountFor({ ...traces, receipts, mails, storedForDisconnected: stored.map(({ id }) => id) })
  return { account, storedForDisconnected: stored.map(({ email }) => email) }
}
