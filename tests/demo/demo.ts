import { parseArgs } from 'node:util'

import { localStackAccess } from '../../infra/local/service-environment.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { fillDemo } from './fill-demo.js'
import { removeDemo } from './remove-demo.js'
import { sampleDomain } from './sample-week.js'

const help = {
  usage: 'npm run demo [-- --remove]',
  about: `Fills the empty local stack with a week of samples, all of them at ${sampleDomain}; --remove erases them again.`,
}

const { remove } = readCommandLine(
  help,
  (args) => parseArgs({ args: [...args], options: { remove: { type: 'boolean', default: false } } }).values,
)
const stack = localStackAccess()
if (!stack) throw new Error('No local stack runs in this checkout. Run npm start first.')
if (stack.mailbox === null)
  throw new Error('This stack sends its emails through NOTIFICATION_SMTP_URL. A demo needs the local mailbox.')
if (remove) {
  console.log(`${await removeDemo(stack)} sample enquiries and all other samples are erased.`)
} else {
  await fillDemo(stack, (line) => console.log(`  ${line}`))
  console.log(`\nThe samples are at ${stack.siteUrl}/admin, for the people of: npm run staff -- demo --ready`)
  console.log('npm run demo -- --remove erases them.')
}
