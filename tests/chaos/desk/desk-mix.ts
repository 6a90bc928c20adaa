import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'

import { signInAll } from '../../security/access/callers.js'
import type { Stack } from '../../support/stack.js'
import { auditChainOf, failuresIn } from '../audit-chain.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { SeededRandom } from '../seeded-random.js'
import { shortWaits, sendsAtOnce } from '../trip-plan-mix.js'
import { ownEndsOf, sendSteadily, underKills } from '../under-kills.js'
import { untilNothingLost } from '../until-nothing-lost.js'
import { deskAccount, deskErrors, deskReport, type DeskRun } from './desk-account.js'
import { readDeskFacts } from './desk-facts.js'
import { mixedWork } from './desk-work.js'
import { workEnquiry } from './work-enquiry.js'

const wide = '1000000'

/**
 * Agents work on enquiries and race for replies; each action must be recorded once, and each reply mailed once (S10,
 * GEN-07).
 */
export const deskMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  // Rate limits stay enabled, but high enough for two sessions that represent many.
  environment: {
    ...shortWaits,
    GATEWAY_MUTATIONS_PER_MINUTE: wide,
    GATEWAY_STAFF_MUTATIONS_PER_MINUTE: wide,
    GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: wide,
  },
  run,
}

async function run(stack: Stack, mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const { adminUrl, graphqlUrl, siteUrl } = stack
  const callers = await signInAll(adminUrl)
  const tokenOf = (name: string) => callers.get(name)?.token ?? ''
  const tokens = { 'care-agent': tokenOf('care-agent'), 'care-lead': tokenOf('care-lead') }
  const random = new SeededRandom(options.seed + 1)
  const { nemesis, outcomes } = await underKills(stack, options, () =>
    sendSteadily(options, async (number) => {
      const work = mixedWork(random, { name: `desk-${options.seed}`, number })
      return workEnquiry({ graphqlUrl, siteUrl, tokens }, work)
    }),
  )
  const { drainedMs, found } = await untilNothingLost(
    async () => ({
      facts: await readDeskFacts(adminUrl),
      mails: mailbox.mails.map(({ mail }) => mail.messageId ?? ''),
    }),
    (read) => deskAccount({ ...read, outcomes }).lost,
  )
  const deaths = nemesis.kills.filter((name) => name === 'notification').length
  const result: DeskRun = {
    outcomes,
    ...found,
    drainedMs,
    chain: await auditChainOf(stack),
    kills: nemesis.kills,
    ownEnds: ownEndsOf(stack),
    dupMailBound: deaths * sendsAtOnce,
  }
  const isGood = deskErrors(result).length === 0
  return { lines: [...(isGood ? [] : failuresIn(stack)), ...deskReport(result)], isGood }
}
