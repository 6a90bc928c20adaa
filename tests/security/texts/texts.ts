import { parseArgs } from 'node:util'

import { buildWeb } from '../../../infra/build/web-build.ts'
import { readCommandLine } from '../../../infra/process/command-line.ts'
import { playwright } from '../../../infra/checks/check-tools.ts'
import { checkStatements } from '../../architecture/statements/check-statements.js'
import { endOnSignals } from '../../support/end-on-signals.js'

/**
 * `npm run security:texts`: checks statements about data in pages, forms and mails against the register and the lists
 * that code and texts share. It then compares the data that the site leaves in a browser with the policy, and reads
 * every page for claims. Exits with 1 when something is untrue. `-- --read` skips the browser.
 */
const options = readCommandLine(
  {
    usage: 'npm run security:texts -- [--read]',
    about:
      'Compares what pages, forms and mails say about data with the register of statements, and what the site leaves in a browser with the policy; ends with 1 when something is untrue. --read leaves the browser out.',
  },
  (args) => parseArgs({ args: [...args], options: { read: { type: 'boolean' } } }).values,
)
endOnSignals()
const verdict = checkStatements()
for (const error of verdict.untrue) console.log(error)
for (const { name, inText, inCode } of verdict.lists) {
  console.log(`${name}: ${inText.length} in the texts, ${inCode.length} in code`)
}
const { checked, onPeople, review } = verdict
console.log(`sentences of the review: ${review.registered} said, ${review.withdrawn} gone`)
console.log(`statements that rest on people, contracts or law as well: ${onPeople}`)
console.log(`statements checked ${checked}, untrue ${verdict.untrue.length}`)
const failed = options.read ? 0 : await inTheBrowser()
process.exitCode = verdict.untrue.length + failed === 0 ? 0 : 1

async function inTheBrowser(): Promise<number> {
  console.log('asking the browser; this takes a few minutes')
  await buildWeb()
  const { failed: wrong, output, passed } = await playwright(undefined, ['storage-keys.spec.ts', 'claims.spec.ts'])
  if (wrong > 0) console.log(output)
  console.log(
    `storage keys seen on every page with and without consent, and claims of every page: ${passed} held, ${wrong} not`,
  )
  return wrong
}
