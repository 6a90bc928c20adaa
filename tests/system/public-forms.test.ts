import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql } from '../support/gateway-client.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { everyColumn, everyLog, everyMessage, everyStoreFile, containsWord } from '../support/stored-text.js'
import { aPdf, uploadFile } from '../support/upload.js'

/** Planted as the number of a passport, in the form and in the document. */
const canary = 'CANARY44556677'

let observed: ObservedStack
let stack: ObservedStack['stack']
let mailbox: ObservedStack['mailbox']
let traces: ObservedStack['traces']
let database: ObservedStack['database']

beforeAll(async () => {
  observed = await startObservedStack()
  ;({ stack, mailbox, traces, database } = observed)
}, 240_000)
afterAll(() => observed.close(), 60_000)

interface Received {
  readonly __typename: string
  readonly id: string
  readonly reference: string
}

async function send(field: string, type: string, success: string, input: object): Promise<Received> {
  const query = `mutation ($input: ${type}!) {
    result: ${field}(input: $input, botSignals: { website: "", fillMs: 20000 }) {
      __typename ... on ${success} { id reference } ... on Problem { code message } } }`
  const { data, errorCodes } = await sendGraphql<{ result: Received }>(stack.graphqlUrl, {
    query,
    variables: { input },
  })
  expect({ errorCodes, type: data?.result.__typename }).toEqual({ errorCodes: [], type: success })
  return data?.result as Received
}

const mailsAbout = (reference: string) => mailbox.mails.filter(({ mail }) => mail.subject?.includes(reference))

test('a consultation request is stored and emailed to team and person [CONT-07, CONT-14, CONT-15]', async () => {
  const email = 'consultation@example.com'

  const { id, reference } = await send(
    ...(['requestConsultation', 'ConsultationInput', 'ConsultationRequested'] as const),
    aConsultation({ email }),
  )

  await eventually('both mails', () => mailsAbout(reference).length === 2)
  expect(
    mailsAbout(reference)
      .flatMap(({ envelope }) => envelope.to)
      .toSorted(),
  ).toEqual([email, operatorAddress].toSorted())
  const { rows } = await database.query('select preferred_slot_zone from enquiry.consultations where id = $1', [id])
  expect(rows).toEqual([{ preferred_slot_zone: 'CET' }])
}, 60_000)

test('an application with its document is stored, and its passport number is in clear in no table, stream, file of NATS, log, span or email [AMB-09, AMB-13, AMB-26, D-40, D-42, S13, S14]', async () => {
  const email = 'applicant@example.com'
  const identityDocument = await uploadFile(stack.graphqlUrl, `passport ${canary}.pdf`, aPdf(canary))

  const { id, reference } = await send(
    ...(['submitAmbassadorApplication', 'AmbassadorApplicationInput', 'AmbassadorApplicationReceived'] as const),
    anAmbassadorApplication({ email, nationalId: canary, identityDocument }),
  )
  await eventually('both mails', () => mailsAbout(reference).length === 2)
  await eventually('the document kept', async () => {
    const sql = `select 1 from referral.application_documents where application_id = $1 and state = 'stored'`
    return (await database.query(sql, [id])).rowCount === 1
  })
  await eventually('the spans', async () => (await traces.about(reference)).length > 0)

  const texts = {
    tables: (await everyColumn(database)).map(({ text }) => text).join('\n'),
    streams: await everyMessage(stack),
    store: everyStoreFile(stack),
    logs: everyLog(stack),
    spans: traces.everything(),
    mails: mailbox.mails.map(({ mail, raw }) => `${raw}\n${mail.text}\n${mail.html}`).join('\n'),
  }

  // Data that must be there shows that each place was searched.
  expect(texts.tables).toContain(email)
  expect(texts.streams).toContain('referral.ambassador-application.submitted.v1')
  expect(texts.store.length).toBeGreaterThan(1000)
  expect(texts.logs.length).toBeGreaterThan(1000)
  expect(texts.spans).toContain(reference)
  expect(texts.mails).toContain(`${'•'.repeat(canary.length - 2)}77`)
  for (const [source, text] of Object.entries(texts)) {
    expect({ source, isThere: containsWord(text, canary) }).toEqual({ source, isThere: false })
  }
}, 90_000)

/** Returns the environment of a process at its start, as an attacker who controls it could read it. */
const environmentOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').join('\n')

test('each running process has only its own password: no migration role, no superuser, no other login [S15]', () => {
  const deployables = [...stack.processes].filter(([name]) => name !== 'postgres')
  let looked = 0
  for (const [name, { pid }] of deployables) {
    const environment = environmentOf(pid)
    const owners = stack.secrets.filter(({ value }) => environment.includes(value)).map(({ of }) => of)
    expect({ name, owners: owners.filter((of) => of !== `${name} database` && of !== `${name} bus`) }).toEqual({
      name,
      owners: [],
    })
    expect(environment).not.toContain('MIGRATION')
    looked += stack.secrets.length
  }

  expect(deployables.length).toBeGreaterThanOrEqual(serviceNames.length + 3)
  expect(looked).toBeGreaterThan(100)
})

test('a service has only its own two passwords', () => {
  for (const name of serviceNames) {
    const environment = environmentOf(stack.part(name).pid)
    const owners = stack.secrets.filter(({ value }) => environment.includes(value)).map(({ of }) => of)
    expect(owners.sort()).toEqual([`${name} bus`, `${name} database`])
  }
})
