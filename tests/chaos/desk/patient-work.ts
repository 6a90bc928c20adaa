import { setTimeout as pause } from 'node:timers/promises'

import type { Mailbox, ReceivedMail } from '@seneb/testkit/mailbox'
import type { TestImap } from '@seneb/testkit/test-imap'

import { replyTo } from '../../support/mail-programs.js'
import { codeIn, linkSecretIn, PatientClient, type PatientResult } from '../../support/patient-client.js'
import type { SeededRandom } from '../seeded-random.js'
import { untilSettled, type Attempt } from '../until-settled.js'

/** Acts of the patient of one enquiry, while agents work on it. */
export interface PatientWork {
  /** Number of times that the mail of the patient arrives; 0 when they write none. */
  readonly emailCopies: number
  readonly writesOnPage: boolean
}

/** Outcome of the acts of one patient. */
export interface PatientOutcome {
  readonly hasEmailed: boolean
  /** ID of the message that the page confirmed. */
  readonly pageMessageId?: string
  /** Acts that got no result in time. */
  readonly unanswered: number
  readonly surprises: readonly string[]
  /** Response to the last attempt of an act that was abandoned. */
  readonly lastReceived?: string
}

/** Mailboxes of patients and of the care team. */
export interface PatientAccess {
  readonly graphqlUrl: string
  readonly siteUrl: string
  readonly mailbox: Mailbox
  readonly imap: TestImap
}

const mailWithinMs = 90_000
/** Time in which a code arrives unless a process was killed with it; afterwards another is asked for. */
const codeWithinMs = 20_000

export const idlePatient: PatientOutcome = { hasEmailed: false, unanswered: 0, surprises: [] }

export function mixedPatientWork(random: SeededRandom): PatientWork {
  return { emailCopies: random.pick([0, 1, 1, 2]), writesOnPage: random.chance(0.3) }
}

/** Waits for the receipt as its reader does, then writes by mail and on the page. */
export async function actAsPatient(
  access: PatientAccess,
  { email, number }: { readonly email: string; readonly number: number },
  { emailCopies, writesOnPage }: PatientWork,
): Promise<PatientOutcome> {
  if (emailCopies === 0 && !writesOnPage) return idlePatient
  const receipt = await firstMail(access.mailbox, email, (mail) => linkSecretIn(mail) !== undefined, mailWithinMs)
  if (!receipt) return { ...idlePatient, unanswered: 1, surprises: ['no receipt'] }
  const raw = replyTo(receipt, { text: `Message number ${number}` })
  for (let copy = 0; copy < emailCopies; copy++) access.imap.deliver(raw)
  const hasEmailed = emailCopies > 0
  if (!writesOnPage) return { ...idlePatient, hasEmailed }
  const written = await writeOnPage(access, { email, number, secret: linkSecretIn(receipt) ?? '' })
  return { ...written, hasEmailed }
}

interface Writer {
  readonly email: string
  readonly number: number
  readonly secret: string
}

async function writeOnPage(access: PatientAccess, writer: Writer): Promise<Omit<PatientOutcome, 'hasEmailed'>> {
  // One client address for each person, as on the internet.
  const patient = new PatientClient(access, `10.77.${(writer.number >> 8) & 255}.${writer.number & 255}`)
  const entered = await untilSettled(() => enter(access, patient, writer))
  if (!entered.settled)
    return { unanswered: 1, surprises: entered.surprises, lastReceived: `opening: ${entered.lastReceived}` }
  const written = await untilSettled(() =>
    settled(patient.write(`On the page, number ${writer.number}`, `page-${writer.number}`), 'MyMessageSent'),
  )
  const surprises = [...entered.surprises, ...written.surprises]
  if (!written.settled) return { unanswered: 1, surprises, lastReceived: `writing: ${written.lastReceived}` }
  return { pageMessageId: String(written.settled.messageId), unanswered: 0, surprises }
}

/** Opens the link and enters the newest code; a session whose new secret was lost begins again. */
async function enter(
  { mailbox }: PatientAccess,
  patient: PatientClient,
  { email, secret }: Writer,
): Promise<Attempt<PatientResult>> {
  const opened = await settled(patient.open(secret), 'MyRequestOpened')
  if (!('settled' in opened)) return opened
  const seen = mailbox.sentTo(email).length
  const asked = await settled(patient.requestCode(), 'MyCodeRequested')
  const isNew = (mail: ReceivedMail) => codeIn(mail) !== undefined && mailbox.sentTo(email).indexOf(mail) >= seen
  const mail = await firstMail(mailbox, email, isNew, codeWithinMs)
  if (!mail) return 'settled' in asked ? { again: 'no code' } : asked
  return settled(patient.confirmCode(codeIn(mail) ?? ''), 'MyRequestOpened')
}

/** Results after which a careful person tries again. */
const mayTryAgain = new Set(['TemporarilyUnavailable', 'MySessionEnded', 'MyCodeWrong'])

async function settled(request: Promise<PatientResult>, type: string): Promise<Attempt<PatientResult>> {
  const result = await request.catch(() => undefined)
  if (!result) return { again: `no ${type}` }
  if (result.__typename === type) return { settled: result }
  return mayTryAgain.has(result.__typename)
    ? { again: `${result.__typename} for ${type}` }
    : { surprise: result.__typename }
}

async function firstMail(
  mailbox: Mailbox,
  email: string,
  isMeant: (mail: ReceivedMail) => boolean,
  withinMs: number,
): Promise<ReceivedMail | undefined> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const found = mailbox.sentTo(email).find(isMeant)
    if (found || performance.now() > deadline) return found
    await pause(200)
  }
}
