import { setTimeout as pause } from 'node:timers/promises'

import { createAsker } from '@seneb/bus/ask'
import { connectBus } from '@seneb/bus/bus'
import { serviceNames } from '@seneb/contracts/define'
import { VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import type { Mailbox } from '@seneb/testkit/mailbox'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testKey } from '@seneb/testkit/test-keys'
import { testPass } from '@seneb/testkit/test-pass'

import { passKeyName } from '../../../infra/deployables.ts'
import { signInEverybody } from '../../security/access/callers.js'
import type { Stack } from '../../support/stack.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { SeededRandom } from '../seeded-random.js'
import { ownEndsOf, sendSteadily, underKills } from '../under-kills.js'
import { actFaults, actReport, actStages, lostOf, type ActRun } from './act-account.js'
import { readActFacts } from './act-facts.js'
import { sendAct, type ActOutcome } from './send-act.js'
import { mixedAct, prepareRecords } from './staff-acts.js'

const drainWithinMs = 120_000
/** Longer than a hearer waits before it takes up again what was under way when it was killed. */
const settleMs = 3000

/** Our staff change things in every service, and each change has to be on the audit trail once (ADM-09, S10). */
export const staffMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  // One session stands for many; its budgets have tests of their own.
  environment: { GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000' },
  run,
}

async function run(stack: Stack, _mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const random = new SeededRandom(options.seed + 1)
  const acts = Array.from({ length: options.count }, () => mixedAct(random))
  await prepareRecords(stack.adminUrl, acts)
  const callers = await signInEverybody(stack.adminUrl)
  const tokenOf = (name: string) => callers.get(name)?.token ?? ''
  const { graphqlUrl, siteUrl } = stack
  const sent = await underKills(stack, options, () =>
    sendSteadily(options, async (number) => {
      const act = acts[number]
      if (!act) throw new Error(`there is no act ${number}`)
      const allowed = tokenOf(act.kind === 'discard' ? 'ops' : 'admin')
      return sendAct({ graphqlUrl, siteUrl, allowed, forbidden: tokenOf('auditor') }, act)
    }),
  )
  const { drainedMs, facts } = await drain(stack, sent.outcomes)
  const chain = await chainOf(stack)
  const { nemesis, outcomes } = sent
  const result: ActRun = { outcomes, facts, chain, kills: nemesis.kills, ownEnds: ownEndsOf(stack), drainedMs }
  const isGood = actFaults(result).length === 0
  return { lines: [...(isGood ? [] : failuresIn(stack)), ...actReport(result)], isGood }
}

/** What parts logged as failures of ours: an act that is answered by INTERNAL says no more of itself. */
function failuresIn(stack: Stack): string[] {
  return [...stack.parts.keys()].flatMap((name) =>
    stack.logOf(name).flatMap((line) => (line.includes('failed unexpectedly') ? [`${name}: ${line}`] : [])),
  )
}

/** Waits until nothing is missing any more, or long enough to call it lost; and then for what might come twice. */
async function drain(stack: Stack, outcomes: readonly ActOutcome[]) {
  const startedAt = performance.now()
  for (;;) {
    const facts = await readActFacts(stack.adminUrl)
    const drainedMs = performance.now() - startedAt
    if (lostOf(actStages({ facts, outcomes })) === 0 || drainedMs > drainWithinMs) {
      await pause(settleMs)
      return { facts: await readActFacts(stack.adminUrl), drainedMs }
    }
    await pause(500)
  }
}

/** Has identity go through the whole audit trail. */
async function chainOf(stack: Stack): Promise<string> {
  const bus = await connectBus({ name: 'gateway', url: stack.natsUrlOf('gateway'), log: silentLogger })
  try {
    const pass = testPass({ roles: ['auditor'], signedBy: testKey(passKeyName) })
    const { because, brokenAt, entries, ok } = await createAsker(bus).ask(VerifyAudit, {}, { pass })
    return ok ? `ok 1..${entries}` : `entry ${brokenAt} of ${entries}: ${because}`
  } finally {
    await bus.drain()
  }
}
