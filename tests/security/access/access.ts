import { endOnSignals } from '../../support/end-on-signals.js'
import { checkAccess, isWrong, reportOf } from './check-access.js'

/** `npm run security:access`: who may ask what, at the gateway and at the bus; ends with 1 when a cell is wrong. */
endOnSignals()
const verdict = await checkAccess()
console.log(reportOf(verdict).join('\n'))
process.exitCode = isWrong(verdict) ? 1 : 0
