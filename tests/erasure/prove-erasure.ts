import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { eventKey, serviceNames } from '@seneb/contracts/define'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { startImap, type TestImap } from '@seneb/testkit/test-imap'
import pg from 'pg'

import { natsAdmin } from '../../infra/nats/nats.ts'
import { runStatements, withDatabase } from '../../infra/postgres/postgres.ts'
import { Nemesis } from '../chaos/nemesis.js'
import { SeededRandom } from '../chaos/seeded-random.js'
import { signInAll } from '../security/access/callers.js'
import { eventually } from '../support/eventually.js'
import { newMail } from '../support/mail-programs.js'
import { mailSettings } from '../support/mail-settings.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import type { ProcessName } from '../support/stack.js'
import { requestUntil, deskOf, type RequestDesk } from './staff-client.js'
import { findRemaining } from './find-remaining.js'
import { plantPerson, plantSubscriber, publishAsAdmin, versionOf, type Planted } from './plant.js'
import type { ProofOptions } from './proof-options.js'

/** Findings as lines to print; `isGood` when all data was present before the erasure and nothing was left. */
export interface Proof {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

const environment = { GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000', GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '1000000' }
const upWithinMs = 90_000
/** The system, with a connection that is another one after a restore. */
type Scene = Omit<ObservedStack, 'database'> & { database: pg.Client; readonly imap: TestImap }

/** Processes to kill: every participant of an erasure, and the bus. */
const targets: readonly ProcessName[] = ['enquiry', 'ai-planning', 'notification', 'referral', 'gateway', 'nats']

/**
 * Erases the enquiries of one person in a separate system and searches everywhere for traces. Searches after the
 * erasure, after NATS lost its store, after a restore from before it, and after another with an emptied bus. Another
 * person's enquiries stay (LEGAL-05).
 */
export async function proveErasure({ kills, seed }: ProofOptions): Promise<Proof> {
  const imap = await startImap()
  const observed = await startObservedStack({ ...environment, ...mailSettings(imap.url) })
  const scene: Scene = { ...observed, imap }
  try {
    const lead = (await signInAll(scene.stack.adminUrl)).get('care-lead')?.token ?? ''
    const staffClient = deskOf(scene.stack, lead)
    const erased = await plantPerson(scene, `canary${seed}e`, lead)
    const others = await plantPerson(scene, `canary${seed}o`, lead)
    const subscriber = await plantSubscriber(scene, `reader${seed}`, lead)
    await quiet(scene)
    const before = await findRemaining(scene, erased)
    const isPlanted = (await findRemaining(scene, [subscriber])).length > 0
    const othersBefore = await findRemaining(scene, others)
    await backUp(scene)
    const mailedBefore = scene.mailbox.mails.length

    const nemesis = new Nemesis(scene.stack, new SeededRandom(seed), { targets, wipesNats: false })
    let isErased = false
    const raging = kills ? nemesis.rage(() => isErased) : Promise.resolve()
    await eraseSubscriber(subscriber, staffClient)
    for (const enquiry of erased) await (enquiry.token ? withdraw(enquiry, scene) : erase(enquiry, staffClient))
    isErased = true
    await raging
    for (const { id } of erased) await untilFinished(id, staffClient)
    await untilInLedger(subscriber, scene)
    const othersAfter = await findRemaining(scene, others)

    // From now on waiting mails are sent: first the notices, whose rows and messages are erased with them.
    scene.mailbox.mode = 'ok'
    const notices = await untilNotified(scene, erased)
    const remainingNow = async () => [
      ...(await findRemaining(scene, erased)),
      ...(await findRemainingNotices(scene, notices)),
      ...(await findRemainingOfSubscriber(scene, subscriber)),
      ...(imap.everything().includes(`canary${seed}e`) ? ['folders of the received mail'] : []),
    ]
    const after = await remainingNow()
    await arrivesLate(scene, erased)
    await untilMailTaken(scene, `canary${seed}e`)
    await loseNats(scene)
    const wiped = await remainingNow()
    await restore(scene)
    const restored = await remainingNow()
    await restoreAsWritten(scene)
    const emptied = await remainingNow()
    const mailsOf = (canary: string) =>
      scene.mailbox.mails.slice(mailedBefore).filter(({ mail }) => JSON.stringify(mail).includes(canary))
    await eventually('a mail to the other person', () => mailsOf(`canary${seed}o`).length > 0, 60_000)
    const isNotice = ({ mail }: { readonly mail: { readonly subject?: string } }) =>
      mail.subject?.startsWith('Your data was erased') ?? false
    const mails = mailsOf(`canary${seed}e`).filter((mail) => !isNotice(mail)).length
    // A mail may arrive twice under its Message-ID when its sender was killed.
    const notified = new Set(
      mailsOf(`canary${seed}e`)
        .filter(isNotice)
        .map(({ mail }) => mail.messageId),
    ).size
    const stages = { after, wiped, restored, emptied }
    const remaining = Object.values(stages).flat()
    const isGood =
      before.length > 20 && othersAfter.length > 0.8 * othersBefore.length && remaining.length === 0 && mails === 0
    const isNotified = notified === erased.length && notices.length === erased.length
    const sums = Object.entries(stages).map(([name, found]) => `${name}=${found.length}`)
    return {
      isGood: isGood && isNotified && isPlanted,
      lines: [
        ...Object.entries(stages).flatMap(([name, found]) =>
          [...new Set(found)].map((location) => `${name}: ${location}`),
        ),
        `seed ${seed}: before=${before.length} ${sums.join(' ')} mails=${mails} told=${notified}/${erased.length}`,
        `another person: before=${othersBefore.length} after=${othersAfter.length}; killed: ${nemesis.kills.join(', ') || 'nobody'}`,
      ],
    }
  } finally {
    await scene.database.end()
    await observed.close()
    await imap.stop()
  }
}

/** Waits until drafts are made, replies are queued for mailing and all events are published. */
async function quiet({ database }: Scene): Promise<void> {
  const count = async (sql: string) => (await database.query<{ n: number }>(`select (${sql})::int as n`)).rows[0]?.n
  await eventually('all four drafts', async () => (await count(plansSql)) === 4, 60_000)
  await eventually('all six answers on their way', async () => (await count(repliesSql)) === 6, 60_000)
  for (const schema of ['enquiry', 'ai_planning', 'notification', 'referral']) {
    const sql = `select count(*) from ${schema}.outbox_unpublished`
    await eventually(`an empty outbox of ${schema}`, async () => (await count(sql)) === 0)
  }
}
const plansSql = `select count(*) from ai_planning.ai_trip_plans where generated_plan is not null and announced_at is not null`
const repliesSql = `select count(*) from notification.email_deliveries where kind = 'reply'`

async function erase({ id, reference }: Planted, staffClient: RequestDesk): Promise<void> {
  const mutation = `mutation ($id: ID!, $version: Int!, $reference: String!) {
    result: eraseCareEnquiry(id: $id, version: $version, reference: $reference, reason: PERSON_ASKED) { __typename } }`
  const once = async () => {
    const erasure = await readErasure(id, staffClient).catch(() => undefined)
    return erasure ?? staffClient(mutation, { id, reference, version: await versionOf(id, staffClient) })
  }
  await requestUntil(once, ['CareErasure'])
}

async function eraseSubscriber({ id }: Planted, staffClient: RequestDesk): Promise<void> {
  const mutation = `mutation ($id: ID!) { result: eraseNewsletterSubscriber(id: $id) { __typename } }`
  // Not found: it was erased, and a killed process did not say so.
  await requestUntil(
    () => staffClient(mutation, { id }),
    ['NewsletterSubscriberErased', 'NewsletterSubscriberNotFound'],
  )
}

/** Waits until enquiry, which writes the ledger, and notification have finished the erasure of a subscriber. */
async function untilInLedger({ id }: Planted, { database }: Scene): Promise<void> {
  const finished = (schema: string) =>
    `select from ${schema}.erased_records where record_id = $1 and finished_at is not null`
  await eventually(
    'a subscriber in the ledger',
    async () =>
      (await database.query(`${finished('enquiry')} union all ${finished('notification')}`, [id])).rowCount === 2,
    120_000,
  )
}

/** Returns what is left of a subscriber, and the lack of the digest that keeps the address suppressed. */
async function findRemainingOfSubscriber(scene: Scene, subscriber: Planted): Promise<string[]> {
  const { rowCount } = await scene.database.query('select from notification.suppressed_addresses')
  const lost = rowCount === 1 ? [] : ['notification.suppressed_addresses lost the digest']
  return [...(await findRemaining(scene, [subscriber])), ...lost]
}

/** Withdraws through the link of the person's receipt, and ends the days within which it could be undone. */
async function withdraw({ id, token }: Planted, { database, stack }: Scene): Promise<void> {
  const mutation = `mutation ($token: String!) {
    result: withdrawConsent(token: $token, purpose: "personal-data") { __typename } }`
  await requestUntil(() => deskOf(stack)(mutation, { token }), ['ConsentWithdrawn'])
  await database.query('update enquiry.pending_withdrawals set erase_at = now() where enquiry_id = $1', [id])
}

/** Waits until everyone was notified by mail, and resolves to the IDs of those notices. */
async function untilNotified({ database }: Scene, erased: readonly Planted[]): Promise<string[]> {
  const sql = `select notice_id::text as id from enquiry.erasures e where enquiry_id = any($1) and notice_state = 'sent'
    and not exists (select from enquiry.erased_records r where r.record_id = e.notice_id and r.finished_at is null)
    and not exists (select from notification.erased_records r where r.record_id = e.notice_id and r.finished_at is null)`
  let ids: string[] = []
  const check = async () => {
    const { rows } = await database.query<{ id: string }>(sql, [erased.map(({ id }) => id)])
    ids = rows.map(({ id }) => id)
    return ids.length === erased.length
  }
  await eventually('everybody told, and nothing left of it', check, 180_000)
  return ids
}

/** Returns rows and messages under the IDs of erasure notices, which contain encrypted addresses. */
async function findRemainingNotices(scene: Scene, ids: readonly string[]): Promise<string[]> {
  const notices = ids.map((id) => ({ id, reference: id, kind: 'trip-plan' as const, searchTerms: [] }))
  return (await findRemaining(scene, notices)).map((location) => `${location} of a notice`)
}

const readErasure = (id: string, staffClient: RequestDesk) =>
  staffClient(`query ($id: ID!) { result: careErasure(id: $id) { __typename services { finishedAt } } }`, { id })

async function untilFinished(id: string, staffClient: RequestDesk): Promise<void> {
  const check = async () => {
    const { services } = await readErasure(id, staffClient)
    return (services as readonly { finishedAt: string | null }[]).every(({ finishedAt }) => finishedAt)
  }
  await eventually('an erasure that is finished everywhere', () => check().catch(() => false), 120_000)
}

/** Publishes again that an erased enquiry was submitted, and has all dead letters replayed. */
async function arrivesLate({ database, stack }: Scene, erased: readonly Planted[]): Promise<void> {
  for (const { id } of erased) {
    const subject = `${eventKey(TripPlanSubmitted)}.${id}`
    await publishAsAdmin(stack.natsUrlOf(natsAdmin), subject, { id: randomUUID(), at: new Date(), data: {} })
  }
  await database.query(`update ai_planning.dead_letters set state = 'replay' where state = 'dead'`)
}

/** Delivers another mail of the erased person, which waits sealed in the tray, and waits until it was taken. */
async function untilMailTaken({ imap }: Scene, canary: string): Promise<void> {
  const from = `${canary}.link@example.com`
  imap.deliver(newMail({ from, to: 'care@seneb.example', subject: `${canary}-late`, text: `${canary}-late` }))
  await eventually('an empty mailbox', () => imap.mailsIn().length === 0, 60_000)
}

/** NATS loses its store; the services publish retained events again. */
async function loseNats({ database, stack }: Scene): Promise<void> {
  await stack.part('nats').kill()
  stack.wipeNats()
  stack.part('nats').start()
  await stack.part('nats').untilReady(upWithinMs)
  await eventually(
    'everything published again',
    async () => {
      const sql = `select count(*)::int as n from enquiry.outbox_unpublished`
      const epochs = `select count(*)::int as n from enquiry.stream_epochs where checked_at > now() - interval '1 hour'`
      const waiting = (await database.query<{ n: number }>(sql)).rows[0]?.n
      return waiting === 0 && (await database.query<{ n: number }>(epochs)).rows[0]?.n === 1
    },
    60_000,
  )
  // The ledger is written again when the enquiry service starts, and each hour.
  await stack.part('enquiry').stop()
  stack.part('enquiry').start()
  await stack.part('enquiry').untilReady(upWithinMs)
}

const backup = 'erasure_backup'
const everybody: readonly ProcessName[] = ['web', 'gateway', ...serviceNames]

/** Copies the current database. */
async function backUp(scene: Scene): Promise<void> {
  await whileStopped(scene, (name) => [`create database ${backup} template ${name}`])
}

/** Restores the copied database. */
async function restore(scene: Scene): Promise<void> {
  await whileStopped(scene, statementsOfRestore)
}

const statementsOfRestore = (name: string) => [`drop database ${name}`, `create database ${name} template ${backup}`]

/** As in docs/runbooks/restore.md: empties the bus except for the ledger. */
async function restoreAsWritten(scene: Scene): Promise<void> {
  await whileStopped(scene, statementsOfRestore, () => {
    const environment = { SENEB_ENV: 'local', EMPTY_BUS_NATS_URL: scene.stack.natsUrlOf('empty-bus') }
    const program = fileURLToPath(new URL('../../packages/bus/dist/bin/empty-bus.js', import.meta.url))
    console.log(execFileSync(process.execPath, [program], { env: environment, encoding: 'utf8' }).trim())
  })
}

async function whileStopped(
  scene: Scene,
  statementsFor: (database: string) => readonly string[],
  more: () => void = () => {},
): Promise<void> {
  const { stack } = scene
  await Promise.all(everybody.map((part) => stack.part(part).stop()))
  await scene.database.end()
  const name = new URL(stack.adminUrl).pathname.slice(1)
  await runStatements(withDatabase(stack.adminUrl, 'postgres'), statementsFor(name))
  more()
  scene.database = new pg.Client({ connectionString: stack.adminUrl })
  await scene.database.connect()
  for (const part of everybody) stack.part(part).start()
  await Promise.all(everybody.map((part) => stack.part(part).untilReady(upWithinMs)))
}
