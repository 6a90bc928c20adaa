import type { TestImap } from '@seneb/testkit/test-imap'

import { eventually } from '../support/eventually.js'
import { aPng, replyTo } from '../support/mail-programs.js'
import type { ObservedStack } from '../support/observed-stack.js'
import { codeIn, linkSecretIn, PatientClient } from '../support/patient-client.js'
import { aPdf, uploadFile } from '../support/upload.js'

/** Words of a conversation, each in one place of an export. */
const words = ['subject', 'file', 'page', 'upload', 'corrected'] as const

/** An enquiry whose person writes. */
interface Writer {
  readonly id: string
  readonly email: string
}

/**
 * Has a person write by mail with a file, and on their page with a file and a correction. Returns the secrets of the
 * link and of the sessions.
 */
export async function plantConversation(
  observed: ObservedStack & { readonly imap: TestImap },
  { email, id }: Writer,
  canary: string,
): Promise<readonly string[]> {
  const { imap, mailbox, stack } = observed
  const receipt = await eventually('a receipt', () => mailbox.sentTo(email)[0])
  const files = [{ name: `${canary}-file.png`, type: 'image/png', bytes: aPng }]
  imap.deliver(replyTo(receipt, { text: `${canary}-mailed`, subject: `${canary}-subject`, files }))

  const secret = linkSecretIn(receipt) ?? ''
  const patient = new PatientClient(stack)
  await patient.open(secret)
  const look = patient.session
  const seen = mailbox.sentTo(email).length
  await patient.requestCode()
  const code = await eventually('a code', () => mailbox.sentTo(email).slice(seen).map(codeIn).find(Boolean), 60_000)
  await patient.confirmCode(code)
  await writeOnPage(patient, stack.graphqlUrl, canary)
  await untilFiled(observed, id)
  return [secret, look, patient.session]
}

async function writeOnPage(patient: PatientClient, graphqlUrl: string, canary: string): Promise<void> {
  const uploadId = await uploadFile(graphqlUrl, `${canary}-upload.pdf`, aPdf(canary))
  const write = `mutation ($text: String, $uploadIds: [ID!]) {
    result: writeToCareTeam(text: $text, uploadIds: $uploadIds) { __typename } }`
  const correct = `mutation ($changes: [MyFieldChange!]!) {
    result: correctMyRequest(changes: $changes) { __typename } }`
  const changes = [{ name: 'companionTravelNeeds', value: `${canary}-corrected` }]
  const results = [
    await patient.request(write, { text: `${canary}-page`, uploadIds: [uploadId] }),
    await patient.request(correct, { changes }),
  ]
  const types = results.map(({ __typename }) => __typename)
  if (types.join() !== 'MyMessageSent,MyRequestChanged') throw new Error(`the page was answered with ${types.join()}`)
}

/** Waits until both messages are on the timeline, both files are stored, and the mail left its mailbox. */
async function untilFiled({ database, imap }: ObservedStack & { readonly imap: TestImap }, id: string): Promise<void> {
  const sql = `select count(*)::int as n from enquiry.message_files f join enquiry.messages m on m.id = f.message_id
    where m.enquiry_id = $1 and f.state = 'stored'`
  const stored = async () => (await database.query<{ n: number }>(sql, [id])).rows[0]?.n
  await eventually('both files stored', async () => (await stored()) === 2, 120_000)
  await eventually('an empty mailbox', () => imap.mailsIn().length === 0, 60_000)
}

/** Throws unless an export has the conversation, and each of its words once. */
export function assertConversationIn(record: string, canary: string): void {
  const counts = words.map((word) => ({ word, times: record.split(`${canary}-${word}`).length - 1 }))
  const wrong = counts.filter(({ times }) => times !== 1).map(({ times, word }) => `${word} ${times} times`)
  if (!record.includes(`${canary}-mailed`)) wrong.push('the mail not at all')
  if (wrong.length > 0) throw new Error(`the export has ${wrong.join(', ')}`)
}
