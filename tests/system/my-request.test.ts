import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import type { ReceivedMail } from '@seneb/testkit/mailbox'

import { deskOf } from '../erasure/staff-client.js'
import { eventually } from '../support/eventually.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { codeIn, linkSecretIn, PatientClient } from '../support/patient-client.js'
import { containsWord, everyColumn, everyLog, everyMessage, everyStoreFile } from '../support/stored-text.js'

let observed: ObservedStack
beforeAll(async () => {
  observed = await startObservedStack()
}, 240_000)
afterAll(() => observed.close(), 60_000)

/** Submits a trip plan and returns what its receipt brought. */
async function ask(name: string) {
  const email = `${name}.${randomUUID().slice(0, 8)}@example.com`
  const submit = `mutation ($input: TripPlanInput!) { result: submitTripPlan(input: $input) {
    __typename ... on TripPlanReceived { id reference } } }`
  const { id, reference } = await deskOf(observed.stack)(submit, { input: aTripPlan({ email }) })
  const receipt = await eventually('the receipt', () => observed.mailbox.sentTo(email)[0])
  return { id: String(id), reference: String(reference), email, secret: linkSecretIn(receipt) ?? 'no link' }
}

/** Waits for the next mail with a code, after `seen` mails. */
const nextCode = (email: string, seen: number) =>
  eventually('a mail with a code', () => observed.mailbox.sentTo(email).slice(seen).map(codeIn).find(Boolean), 60_000)

/** Opens the page by the link, and raises the session by a code. */
async function enter({ email, secret }: { readonly email: string; readonly secret: string }) {
  const patient = new PatientClient(observed.stack)
  expect(await patient.open(secret)).toMatchObject({ __typename: 'MyRequestOpened', request: { level: 'LOOK' } })
  const look = patient.session
  const seen = observed.mailbox.sentTo(email).length
  expect(await patient.requestCode()).toMatchObject({ __typename: 'MyCodeRequested' })
  const code = await nextCode(email, seen)
  expect(await patient.confirmCode(code)).toMatchObject({ request: { level: 'ACT' } })
  return { patient, code, sessions: [look, patient.session] }
}

/** True when a code stands alone in a text; six digits occur by chance inside of longer numbers. */
function containsCode(text: string, code: string): boolean {
  return new RegExp(`(?<![\\w.])${code}(?!\\w)`).test(text)
}

async function everyPlace() {
  const { database, stack, traces } = observed
  return {
    tables: (await everyColumn(database)).map(({ text }) => text).join('\n'),
    streams: await everyMessage(stack),
    store: everyStoreFile(stack),
    logs: everyLog(stack),
    spans: traces.everything(),
  }
}

test('the secrets of the page are in clear in the mails that leave only: in no table, stream, file of NATS, log or span, also while the mail server accepts none [S13, S14]', async () => {
  const { database, mailbox, stack, traces } = observed
  const asked = await ask('secrets')
  const { code, patient, sessions } = await enter(asked)
  const page = await fetch(`${stack.siteUrl}/my-request`, { headers: { cookie: `seneb-request=${patient.session}` } })
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(await page.text()).not.toContain(asked.secret)

  // Mails that wait for their server are stored with their text, as a dump at that time would contain them.
  mailbox.mode = '4xx'
  const waiting = await sendToBusyServer(patient, asked)
  const places = await everyPlace()
  for (const [source, text] of Object.entries(places)) {
    for (const secret of [asked.secret, ...sessions])
      expect({ source, isThere: containsWord(text, secret) }).toEqual({ source, isThere: false })
    expect({ source, isThere: containsCode(text, code) }).toEqual({ source, isThere: false })
  }

  mailbox.mode = 'ok'
  const mails = await eventually(
    'the mails that waited',
    () => later(mailbox.sentTo(asked.email), waiting.seen).length >= waiting.mails && mailbox.sentTo(asked.email),
    90_000,
  )
  const late = later(mails, waiting.seen)
  const lateSecrets = late.flatMap((mail) => [linkSecretIn(mail), codeIn(mail)].filter((one) => one !== undefined))
  expect(lateSecrets.length).toBeGreaterThan(1)
  for (const [source, text] of Object.entries(places))
    for (const secret of lateSecrets)
      expect({ source, isThere: secret.length > 6 ? containsWord(text, secret) : containsCode(text, secret) }).toEqual({
        source,
        isThere: false,
      })
  // Data that must be there shows that each place was searched.
  expect(places.tables).toContain(asked.reference)
  expect(places.streams).toContain('enquiry.access-code.requested.v1')
  expect((await traces.about(asked.reference)).length).toBeGreaterThan(0)
  expect((await database.query('select from enquiry.care_enquiries')).rowCount).toBeGreaterThan(0)
}, 240_000)

const later = (mails: readonly ReceivedMail[], seen: number) => mails.slice(seen)

/** Has a mail with a code and one with the link wait for the mail server. */
async function sendToBusyServer(
  patient: PatientClient,
  { email, reference }: { readonly email: string; readonly reference: string },
) {
  const seen = observed.mailbox.sentTo(email).length
  const before = observed.mailbox.attempts
  expect(await patient.requestCode()).toMatchObject({ __typename: 'MyCodeRequested' })
  const other = new PatientClient(observed.stack)
  expect(await other.requestLink(reference, email)).toMatchObject({ __typename: 'MyLinkRequested' })
  await eventually('both mails offered', () => observed.mailbox.attempts >= before + 2, 60_000)
  return { seen, mails: 2 }
}

test('the link opens the page any number of times and shows neither name nor treatment, and a subject names no health matter [LEGAL-05, B1]', async () => {
  const asked = await ask('again')
  const fields = 'level reference state fullName email fields { value }'
  for (let i = 0; i < 3; i++) {
    const patient = new PatientClient(observed.stack)
    await patient.open(asked.secret)
    const read = await patient.request(`query { result: myRequest { __typename ${fields} } }`)
    expect(read).toMatchObject({ level: 'LOOK', reference: asked.reference, fullName: null, email: null, fields: null })
  }
  const subjects = observed.mailbox.sentTo(asked.email).map(({ mail }) => mail.subject ?? '')
  expect(subjects.join('\n')).not.toMatch(/veneer|dental|treatment|surgery|doctor|clinic/i)
}, 120_000)

test('asking for the link by reference and email always gets the same result, and only the right pair gets a mail [B1]', async () => {
  const asked = await ask('lost')
  const other = await ask('other')
  const pairs = [
    [asked.reference, asked.email],
    [asked.reference, other.email],
    ['SNB-ZZZZZZ', asked.email],
    [asked.reference, 'nobody@example.org'],
  ] as const
  const seen = observed.mailbox.mails.length

  const results = []
  for (const [reference, email] of pairs)
    results.push(await new PatientClient(observed.stack).requestLink(reference, email))

  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  const mail = await eventually('the mail', () => later(observed.mailbox.sentTo(asked.email), 1)[0], 60_000)
  expect(linkSecretIn(mail)).toBeDefined()
  const recipients = observed.mailbox.mails.slice(seen).flatMap(({ envelope }) => envelope.to)
  expect(recipients.filter((to) => to === other.email || to === 'nobody@example.org')).toEqual([])
}, 120_000)

test('what a person writes on the page reaches the timeline, once for each key [B1]', async () => {
  const asked = await ask('writes')
  const { patient } = await enter(asked)
  const key = randomUUID()

  const first = await patient.write('Can I bring my sister?', key)
  const again = await patient.write('Can I bring my sister?', key)

  expect(first).toMatchObject({ __typename: 'MyMessageSent' })
  expect(again).toEqual(first)
  const sql = 'select count(*)::int as n from enquiry.messages where enquiry_id = $1'
  const { rows } = await observed.database.query<{ n: number }>(sql, [asked.id])
  expect(rows).toEqual([{ n: 1 }])
}, 120_000)

test('an erasure begins after its delay, and asking once more or canceling it changes that only [LEGAL-05]', async () => {
  const asked = await ask('erases')
  const { patient } = await enter(asked)
  const erase = (typed: string) =>
    patient.request(
      `mutation ($typed: String) { result: eraseMyRequest(typed: $typed) {
        __typename ... on MyErasureStarted { eraseAt } } }`,
      { typed },
    )

  expect(await erase('erase please')).toMatchObject({ __typename: 'InvalidInput' })
  const started = await erase('ERASE')
  expect(started).toMatchObject({ __typename: 'MyErasureStarted' })
  expect(await erase('ERASE')).toEqual(started)
  const hours = (new Date(String(started.eraseAt)).getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThanOrEqual(24)

  const cancel = 'mutation { result: cancelMyErasure { __typename } }'
  expect(await patient.request(cancel)).toMatchObject({ __typename: 'MyErasureCanceled' })
  const sql = 'select from enquiry.care_enquiries where id = $1'
  expect((await observed.database.query(sql, [asked.id])).rowCount).toBe(1)
}, 120_000)
