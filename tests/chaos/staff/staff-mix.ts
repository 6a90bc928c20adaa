import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'

import { signInAll } from '../../security/access/callers.js'
import type { Stack } from '../../support/stack.js'
import { auditChainOf, failuresIn } from '../audit-chain.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { SeededRandom } from '../seeded-random.js'
import { ownEndsOf, sendSteadily, underKills } from '../under-kills.js'
import { untilNothingLost } from '../until-nothing-lost.js'
import { mutationErrors, mutationReport, mutationStages, lostOf, type MutationRun } from './mutation-account.js'
import { readMutationFacts } from './mutation-facts.js'
import { sendMutation } from './send-mutation.js'
import { mixedMutation, prepareRecords } from './staff-mutations.js'

/** Our staff change things in every service, and each change has to be on the audit trail once (ADM-09, S10). */
export const staffMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  // One session represents many; its budgets are tested separately.
  environment: { GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000' },
  run,
}

async function run(stack: Stack, _mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const random = new SeededRandom(options.seed + 1)
  const auditActions = Array.from({ length: options.count }, () => mixedMutation(random))
  await prepareRecords(stack.adminUrl, auditActions)
  const callers = await signInAll(stack.adminUrl)
  const tokenOf = (name: string) => callers.get(name)?.token ?? ''
  const { graphqlUrl, siteUrl } = stack
  const sent = await underKills(stack, options, () =>
    sendSteadily(options, async (number) => {
      const mutation = auditActions[number]
      if (!mutation) throw new Error(`there is no act ${number}`)
      const allowed = tokenOf(mutation.kind === 'discard' ? 'ops' : 'admin')
      return sendMutation({ graphqlUrl, siteUrl, allowed, forbidden: tokenOf('auditor') }, mutation)
    }),
  )
  const { drainedMs, found: facts } = await untilNothingLost(
    () => readMutationFacts(stack.adminUrl),
    (read) => lostOf(mutationStages({ facts: read, outcomes: sent.outcomes })),
  )
  const chain = await auditChainOf(stack)
  const { nemesis, outcomes } = sent
  const result: MutationRun = { outcomes, facts, chain, kills: nemesis.kills, ownEnds: ownEndsOf(stack), drainedMs }
  const isGood = mutationErrors(result).length === 0
  return { lines: [...(isGood ? [] : failuresIn(stack)), ...mutationReport(result)], isGood }
}
