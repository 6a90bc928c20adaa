import begin from '../../infra/checks/test-run/begin.ts'
import end from '../../infra/checks/test-run/end.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { careDesk } from '../../services/enquiry/src/care-enquiry-details/care-desk.fixture.js'
import { generatedHistories } from './histories.js'
import { liveHistories } from './live-histories.js'
import { recount } from './recount.js'

/**
 * `npm run promise -- recount`: runs 2,000 generated histories in a separate database. Prints `equal` when the meter of
 * the promise equals a recount from the timelines; exits with 1 when it does not.
 */
readCommandLine(
  {
    usage: 'npm run promise -- recount',
    about:
      'Lets 2,000 generated histories happen in a database of its own and prints "equal" when the meter of the promise equals a recount from their timelines; ends with 1 when it does not.',
  },
  (args) => {
    if (args.join(' ') !== 'recount') throw new Error('Say recount, and nothing else')
  },
)

begin()
try {
  const desk = await careDesk()
  const histories = generatedHistories({ count: 2000, days: 120, seed: 1 })
  const now = await liveHistories(desk, histories, new Date('2026-06-01T00:00:00Z'))
  const { differences, enquiries, reminders, meter } = await recount(desk, now)
  await desk.postgres.close()
  console.log(`${histories.length} histories, ${enquiries} enquiries that were not taken back, ${reminders} marks told`)
  console.log(JSON.stringify(meter))
  console.log(differences.length === 0 ? 'equal' : differences.join('\n'))
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await end()
}
