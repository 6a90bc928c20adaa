import { Outcomes } from '../compose/outcomes.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { budgetOf } from './budget.js'
import { checkCalm } from './calm.js'
import { checkDisturbed } from './disturbed.js'
import { help, readReplicasOptions, usage, type ReplicasOptions } from './replicas-options.js'

/**
 * `npm run replicas`: several processes of the gateway and of every service on one database and one bus do what one of
 * each does, once, and about as fast; also while a node of the bus is killed and the database has no connection left.
 */
endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const options = optionsOrUndefined()
  if (options === 'help') {
    console.log(help)
    return 0
  }
  if (!options) return 2
  const outcomes = new Outcomes()
  const budget = await budgetOf(options.replicas)
  for (const check of [checkCalm, checkDisturbed]) {
    await check(options, budget, outcomes).catch((error: unknown) => {
      outcomes.check('the replicas could be tried', false, error instanceof Error ? error.message : error)
    })
  }
  return outcomes.close()
}

function optionsOrUndefined(): ReplicasOptions | 'help' | undefined {
  try {
    return readReplicasOptions(process.argv.slice(2))
  } catch (error) {
    // Node explains at length what else could have been meant.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    console.error(`${sentence}\nUsage: ${usage}`)
    return undefined
  }
}
