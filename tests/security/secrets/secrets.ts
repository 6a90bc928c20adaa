import { noArguments, readCommandLine } from '../../../infra/process/command-line.ts'
import { endOnSignals } from '../../support/end-on-signals.js'
import { findErrors, reportOf, searchSecrets } from './search-secrets.js'

/** `npm run security:secrets`: whether a key of a partner is anywhere but with its partner; ends with 1 when it is. */
readCommandLine(
  {
    usage: 'npm run security:secrets',
    about:
      'Makes fifty API keys in a product of its own, uses them rightly and wrongly, and looks for each secret in dumps, database files, NATS, logs, spans and mails; ends with 1 when one is there.',
  },
  noArguments,
)
endOnSignals()
const search = await searchSecrets()
const errors = findErrors(search)
console.log([...errors, ...reportOf(search)].join('\n'))
process.exitCode = errors.length > 0 ? 1 : 0
