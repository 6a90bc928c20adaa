import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'

import { issueKeys, type RequestedKey } from '../../security/access/keys.js'
import type { Stack } from '../../support/stack.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { readFacts } from '../read-facts.js'
import { SeededRandom } from '../seeded-random.js'
import { shortWaits, sendsAtOnce } from '../trip-plan-mix.js'
import { ownEndsOf, sendSteadily, underKills } from '../under-kills.js'
import { untilNothingLost } from '../until-nothing-lost.js'
import { submissionAccount } from './submission-account.js'
import { submissionErrors, submissionReport, type SubmissionRun } from './submission-report.js'
import { submitOnBehalf, type SubmissionOutcome } from './submit-on-behalf.js'
import { livePartners, mixedHandIn, tryingPartner } from './submissions.js'
import { readNotes } from './read-notes.js'

const hourMs = 3_600_000
const wide = '1000000'

/** Partners submit trip plans with their keys, and each of their references must result in one enquiry (S11, D-71). */
export const partnersMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  // Rate limits stay enabled, but high enough for two partners that represent many.
  environment: {
    ...shortWaits,
    GATEWAY_PARTNER_POINTS: wide,
    GATEWAY_PARTNER_REQUESTS_AT_ONCE: wide,
    GATEWAY_PARTNER_ENQUIRIES_PER_HOUR: wide,
  },
  run,
}

async function run(stack: Stack, mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const { seed } = options
  const random = new SeededRandom(seed + 1)
  const keys = await partnersKeys(stack)
  const agreedAt = new Date(Date.now() - hourMs).toISOString()
  const send = (number: number) => {
    const what = mixedHandIn(random, { name: `handed-in-${seed}`, number, agreedAt })
    return submitOnBehalf({ graphqlUrl: stack.graphqlUrl, key: keys.get(what.partner) ?? '' }, what)
  }
  const { nemesis, outcomes } = await underKills(stack, options, () => sendSteadily(options, send))
  const { drainedMs, found: account } = await untilNothingLost(
    () => accountNow(stack, mailbox, outcomes),
    ({ lost }) => lost,
  )
  const deaths = nemesis.kills.filter((name) => name === 'notification').length
  const result: SubmissionRun = {
    account,
    outcomes,
    drainedMs,
    kills: nemesis.kills,
    wipes: nemesis.wipes,
    mails: mailbox.mails.length,
    ownEnds: ownEndsOf(stack),
    dupMailBound: deaths * sendsAtOnce,
  }
  return { lines: submissionReport(result), isGood: submissionErrors(result).length === 0 }
}

function partnersKeys(stack: Stack): Promise<ReadonlyMap<string, string>> {
  const scopes = ['enquiries:submit'] as const
  const requestedKeys = new Map<string, RequestedKey>(livePartners.map((name) => [name, { scopes, mode: 'live' }]))
  requestedKeys.set(tryingPartner, { scopes, mode: 'test' })
  return issueKeys(stack.adminUrl, Object.fromEntries(requestedKeys))
}

async function accountNow(stack: Stack, mailbox: Mailbox, outcomes: readonly SubmissionOutcome[]) {
  const [stored, notes] = [await readFacts(stack.adminUrl), await readNotes(stack.adminUrl)]
  const mails = mailbox.mails.map(({ envelope: { to }, mail }) => ({
    messageId: mail.messageId ?? 'none',
    to,
    text: mail.text ?? '',
  }))
  return submissionAccount({ outcomes, stored, notes, mails })
}
