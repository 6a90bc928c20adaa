import { noArguments, readCommandLine } from '../../../infra/process/command-line.ts'
import { endOnSignals } from '../../support/end-on-signals.js'
import { checkAccess, isWrong, reportOf } from './check-access.js'

/**
 * `npm run security:access`: checks the access to every field at the gateway and every request at the bus; exits with 1
 * when a cell is wrong.
 */
readCommandLine(
  {
    usage: 'npm run security:access',
    about:
      'Asks every field of the gateway and every question of the bus as each kind of caller, and compares the answers with the table; times what is answered of ids of others. Ends with 1 when a cell is wrong or the time tells.',
  },
  noArguments,
)
endOnSignals()
const verdict = await checkAccess({ isTimed: true })
console.log(reportOf(verdict).join('\n'))
process.exitCode = isWrong(verdict) ? 1 : 0
