import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'

import { serviceNames } from '@seneb/contracts/define'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { outputOf } from '../../infra/process/run-quietly.ts'
import { deleteDataOutside } from '../../infra/postgres/postgres-binaries.ts'
import { Outcomes } from '../compose/outcomes.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { eventually } from '../support/eventually.js'
import { Stack } from '../support/stack.js'
import { DrilledStack, type PointInTime } from './drilled-stack.ts'
import { doubledMails } from './mails-twice.js'
import { OwnBackup } from './own-backup.ts'
import { differences, rowsOf } from './table-sums.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import { aPdf, uploadFile } from '../support/upload.js'

/** Number of mails for each of them: one to the person, one to the team. */
const mailsEach = 2

/** Sends an enquiry from a person of that name. */
async function enquire(graphqlUrl: string, name: string): Promise<void> {
  const variables = { input: aTripPlan({ email: `${name}@example.com` }), key: randomUUID() }
  const response = await sendGraphql<SubmitTripPlanResponse>(graphqlUrl, { query: submitTripPlanOperation, variables })
  const received = response.data?.submitTripPlan.__typename
  if (received !== 'TripPlanReceived')
    throw new Error(`the enquiry of ${name} was answered: ${JSON.stringify(response)}`)
}

const applyOperation = `mutation ($input: AmbassadorApplicationInput!) {
  result: submitAmbassadorApplication(input: $input, botSignals: { website: "", fillMs: 20000 }) {
    __typename ... on Problem { code message } } }`

/** Sends an application from a person of that name, with a passport as a file. */
async function apply(graphqlUrl: string, name: string): Promise<void> {
  const identityDocument = await uploadFile(graphqlUrl, fileNameOf(name), aPdf(name))
  const input = anAmbassadorApplication({ email: `${name}@example.com`, nationalId: `N${name}`, identityDocument })
  const response = await sendGraphql<{ result: { __typename: string } }>(graphqlUrl, {
    query: applyOperation,
    variables: { input },
  })
  const received = response.data?.result.__typename
  if (received !== 'AmbassadorApplicationReceived')
    throw new Error(`the application was answered: ${JSON.stringify(response)}`)
}

function fileNameOf(name: string): string {
  return `passport of ${name}.pdf`
}

/**
 * `npm run drill:restore`: starts a separate stack that archives PostgreSQL's log, and sends enquiries and applications
 * with documents. In between it takes a base backup. It notes a point in time, changes and deletes more, and destroys
 * database and bus. It then restores the state of that point (R18) with the programs and scripts of compose.
 */
const recoveryLimitSeconds = 300
readCommandLine(
  {
    usage: 'npm run drill:restore',
    about:
      'Starts a stack of its own, destroys its database and its bus, brings both back as they were at a point in time, and compares rows, documents and mails; ends with 1 when something is missing or came twice.',
  },
  noArguments,
)
const outcomes = new Outcomes()

interface Drill {
  readonly stack: Stack
  readonly drilled: DrilledStack
  readonly mailbox: Mailbox
  readonly backup: OwnBackup
}

/** Sends the given enquiries and applications, and waits for their mails and for all processing to end. */
async function live({ drilled, mailbox, stack }: Drill, enquirers: readonly string[], applicants: readonly string[]) {
  const expected = mailbox.mails.length + mailsEach * (enquirers.length + applicants.length)
  for (const name of enquirers) await enquire(stack.graphqlUrl, name)
  for (const name of applicants) await apply(stack.graphqlUrl, name)
  await eventually(`${expected} mails`, () => mailbox.mails.length >= expected, 60_000)
  await drilled.untilSettled()
}

const positionsOf = ({ mails }: Mailbox) =>
  mails.map(({ envelope, mail }) => ({
    messageId: mail.messageId ?? 'none',
    to: envelope.to.join(),
    subject: mail.subject ?? '',
  }))

/** Does everything up to the disaster; returns the point in time to restore. */
async function before(drill: Drill): Promise<PointInTime> {
  const { backup, drilled, stack } = drill
  await live(drill, ['amal', 'bilal', 'carla'], ['dina'])
  const bytes = await backup.createBaseBackup(stack.adminUrl, await drilled.cluster())
  console.log(`       (base backup of a working server: ${Math.round(bytes / 2 ** 20)} MB)`)
  await live(drill, ['emil', 'farah', 'gerd'], ['hana'])
  await drilled.startNewsletters()
  const point = await drilled.pointInTime()
  console.log(`       (point in time ${point.at}: ${rowsOf(point.sums)} rows in ${point.sums.size} tables)`)
  await live(drill, ['ines', 'jonas'], [])
  // Simulates an accidental deletion.
  await stack.query('delete from referral.application_documents')
  await drilled.untilArchived()
  return point
}

/** Returns the number of mails that arrived before any part worked again. */
async function bringBack({ backup, drilled, mailbox }: Drill, point: PointInTime): Promise<number> {
  const cluster = await drilled.destroy()
  const startedAt = performance.now()
  const found = await drilled.restoreDatabase(backup, cluster, point)
  const wrong = differences(point.sums, found)
  const rows = `${rowsOf(found)} of ${rowsOf(point.sums)} in ${found.size} tables`
  outcomes.check(`rows equal: ${rows}`, wrong.length === 0 && found.size > 0, wrong.join('; '))
  await drilled.loseHolds()
  const held = await drilled.holdNewsletters()
  const isHeld = held.join() === 'approved,approved,draft,in-review,stopped,stopped'
  outcomes.check('newsletters wait for a person, also in an older database', isHeld, held.join())
  const sent = mailbox.mails.length
  await drilled.startRemaining()
  const seconds = (performance.now() - startedAt) / 1000
  const summary = `recovery ${seconds.toFixed(1)} s of at most ${recoveryLimitSeconds}`
  outcomes.check(`${summary}, from nothing until everything is ready`, seconds <= recoveryLimitSeconds)
  return sent
}

async function after(drill: Drill, sent: number): Promise<void> {
  const { drilled, mailbox } = drill
  const names = await drilled.openDocuments()
  const expected = ['dina', 'hana'].map(fileNameOf)
  outcomes.check(`documents open: ${names.length}`, names.toSorted().join() === expected.join(), names.join(', '))

  await live(drill, ['karim'], ['lena'])
  outcomes.check('new enquiries and applications go through, with their mails and documents', true)
  // Longer than the interval of a relay, so that anything sent twice has been sent.
  await pause(6000)
  await drilled.untilSettled()
  const { published } = await drilled.events()
  const [outboxes] = await drilled.query<{ rows: number }>(
    `select (${serviceNames.map((name) => `(select count(*) from ${name.replaceAll('-', '_')}.outbox)`).join(' + ')})::int as rows`,
  )
  const refilled = `the empty bus was filled again: ${published} of ${outboxes?.rows} events`
  outcomes.check(refilled, published > 0 && published === outboxes?.rows)
  const surplus = mailbox.mails.length - sent - 2 * mailsEach
  const doubled = doubledMails(positionsOf(mailbox))
  outcomes.check(`doubled mails ${doubled} of ${mailbox.mails.length}`, doubled === 0)
  outcomes.check('nothing is replayed: after the restore no mail is of before', surplus === 0, `${surplus} more`)
}

async function drill(home: string): Promise<void> {
  const mailbox = await startMailbox()
  const backup = await OwnBackup.prepare(home)
  const environment = {
    AI_PLANNING_START_DELAY_MS: '50',
    AI_PLANNING_SETTLE_MS: '100',
    GATEWAY_MUTATIONS_PER_MINUTE: '1000',
  }
  try {
    const stack = await Stack.start({ smtpUrl: mailbox.url, environment, postgresFlags: backup.serverFlags() })
    const all = { stack, drilled: new DrilledStack(stack), mailbox, backup }
    try {
      await after(all, await bringBack(all, await before(all)))
    } finally {
      await stack.stop()
    }
  } finally {
    await mailbox.stop()
  }
}

endOnSignals()
const home = mkdtempSync(join(tmpdir(), 'seneb-drill-'))
chmodSync(home, 0o711)
try {
  await drill(home)
} catch (error) {
  outcomes.check('the drill came to its end', false, outputOf(error).slice(-1500))
} finally {
  deleteDataOutside(join(home, 'backup'))
  rmSync(home, { recursive: true, force: true })
}
process.exitCode = outcomes.close()
