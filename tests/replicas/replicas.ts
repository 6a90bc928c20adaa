import { readCommandLine } from '../../infra/process/command-line.ts'
import { Outcomes } from '../compose/outcomes.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { checkLoad } from './blast/check-blast.js'
import { budgetOf } from './budget.js'
import { checkCalm } from './calm.js'
import { checkDisturbed } from './disturbed.js'
import { readReplicasOptions, replicasUsage } from './replicas-options.js'

/**
 * `npm run replicas`: several processes of the gateway and of every service must behave like one of each. They share
 * one database and one bus, also while a bus node is killed and the database has no free connection. With `--blast`
 * they must limit one partner while others are served.
 */
endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const options = readCommandLine(replicasUsage, readReplicasOptions)
  const outcomes = new Outcomes()
  const budget = await budgetOf(options.replicas)
  for (const check of options.loadSeconds === undefined ? [checkCalm, checkDisturbed] : [checkLoad]) {
    await check(options, budget, outcomes).catch((error: unknown) => {
      outcomes.check('the replicas could be tried', false, error instanceof Error ? error.message : error)
    })
  }
  return outcomes.close()
}
