import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { signIn } from '../../security/access/callers.js'
import type { Stack } from '../../support/stack.js'
import { auditChainOf, failuresIn } from '../audit-chain.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { SeededRandom } from '../seeded-random.js'
import { ownEndsOf, sendSteadily, underKills } from '../under-kills.js'
import { untilNothingLost } from '../until-nothing-lost.js'
import { editErrors, editReport, editStages, lostOf, type EditRun } from './edit-account.js'
import { readEditFacts } from './edit-facts.js'
import { editors, faqKeys, mixedEdit, type Editor } from './edits.js'
import { addText, sendEdit } from './send-edit.js'

const wide = '1000000'

/**
 * Two people edit the same texts, settings and prices; no edit may drop another one, and every change is in the audit
 * trail once (S10).
 */
export const backOfficeMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  // Rate limits stay enabled, but high enough for two sessions that represent many.
  environment: {
    GATEWAY_MUTATIONS_PER_MINUTE: wide,
    GATEWAY_STAFF_MUTATIONS_PER_MINUTE: wide,
    GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: wide,
  },
  run,
}

async function run(stack: Stack, _mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const { adminUrl, graphqlUrl, siteUrl } = stack
  const access = { graphqlUrl, siteUrl, tokens: await signInEditors(adminUrl) }
  await Promise.all(faqKeys.map((key) => addText(access, key)))
  const random = new SeededRandom(options.seed + 1)
  const { nemesis, outcomes } = await underKills(stack, options, () =>
    sendSteadily(options, (number) => sendEdit(access, mixedEdit(random, number))),
  )
  const { drainedMs, found } = await untilNothingLost(
    () => readEditFacts(adminUrl),
    (facts) => lostOf(editStages({ facts, outcomes })),
  )
  const result: EditRun = {
    outcomes,
    facts: found,
    drainedMs,
    chain: await auditChainOf(stack),
    kills: nemesis.kills,
    ownEnds: ownEndsOf(stack),
  }
  const isGood = editErrors(result).length === 0
  return { lines: [...(isGood ? [] : failuresIn(stack)), ...editReport(result)], isGood }
}

async function signInEditors(adminUrl: string): Promise<Record<Editor, string>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set search_path to identity')
    const tokenOf = async (name: Editor) => {
      const account = { email: `${name.replace(' ', '-')}@chaos.example`, title: 'Test' }
      return (await signIn(client, name, { roles: ['editor'], account })).token
    }
    return { [editors[0]]: await tokenOf(editors[0]), [editors[1]]: await tokenOf(editors[1]) }
  } finally {
    await client.end()
  }
}
