import { buildWeb } from '../../infra/build/web-build.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { proofUsage, readProofOptions } from './proof-options.js'
import { proveErasure } from './prove-erasure.js'

/**
 * `npm run erase-proof`: checks whether any data of an enquiry is left after its erasure; exits with 1 when it is
 * (LEGAL-05).
 */
const options = readCommandLine(proofUsage, readProofOptions)
endOnSignals()
await buildWeb()
const { isGood, lines } = await proveErasure(options)
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1
