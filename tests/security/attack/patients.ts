import { codeIn, linkSecretIn } from '../../support/patient-client.js'
import { eventually } from '../../support/eventually.js'
import type { RawResponse } from './exchange.js'
import { dataOf, sendForm } from './forms.js'
import type { Target } from './target.js'

/** A patient with the link of their receipt. */
export interface Patient {
  readonly id: string
  readonly reference: string
  readonly email: string
  readonly secret: string
}

/** Type and code of a patient's result; `nothing` when no result was reached. */
export interface PatientAnswer {
  readonly type: string
  readonly response: RawResponse
  /** Secret of the session that the response set. */
  readonly session?: string
}

export const documents = {
  open: 'mutation ($token: String) { result: openMyRequest(token: $token) { __typename } }',
  code: 'mutation { result: requestMyCode { __typename } }',
  confirm: 'mutation ($code: String) { result: confirmMyCode(code: $code) { __typename } }',
  link: `mutation ($reference: String, $email: String) {
    result: requestMyLink(reference: $reference, email: $email, botSignals: { website: "", fillMs: 20000 }) {
      __typename } }`,
  write: 'mutation ($text: String) { result: writeToCareTeam(text: $text) { __typename } }',
  erase: 'mutation ($typed: String) { result: eraseMyRequest(typed: $typed) { __typename } }',
  read: 'query { result: myRequest { __typename level fullName email fields { value } messages { nodes { text } } } }',
} as const

/** Submits an enquiry and waits for the link of its receipt. */
export async function newPatient(target: Target): Promise<Patient> {
  const email = target.newAddress('patient')
  const { id = '', reference = '' } = await sendForm(target, 'consultation', { email })
  const secret = await eventually(
    'the link of a receipt',
    () => target.scene.mailbox.sentTo(email).map(linkSecretIn).find(Boolean),
    25_000,
  )
  return { id, reference, email, secret }
}

/** Sends one document with a session, as our own page does; the cookie counts in requests from our origin only. */
export async function askPage(
  target: Target,
  document: string,
  variables: object = {},
  { origin = target.scene.stack.siteUrl, session }: { readonly session?: string; readonly origin?: string } = {},
): Promise<PatientAnswer> {
  const response = await target.request(document, variables, {
    origin,
    'sec-fetch-site': origin === target.scene.stack.siteUrl ? 'same-origin' : 'cross-site',
    ...(session === undefined ? {} : { cookie: `seneb-request=${session}` }),
  })
  const type = dataOf<{ result?: { __typename: string } | null }>(response)?.result?.__typename ?? 'nothing'
  return { type, response, session: sessionIn(response) }
}

function sessionIn({ headers }: RawResponse): string | undefined {
  const cookies = headers['set-cookie'] ?? []
  return cookies.map((cookie) => /^(?:__Host-)?seneb-request=([\w-]{43})/.exec(cookie)?.[1]).find(Boolean)
}

/** Opens the page by the link and returns the session. */
export async function openPage(target: Target, { secret }: Patient): Promise<string> {
  const { session, type } = await askPage(target, documents.open, { token: secret })
  if (session === undefined) throw new Error(`the link was answered with ${type}`)
  return session
}

/** Has a code mailed for a session and returns it. */
export async function mailedCode(target: Target, { email }: Patient, session: string): Promise<string> {
  const seen = target.scene.mailbox.sentTo(email).length
  await askPage(target, documents.code, {}, { session })
  const newMails = () => target.scene.mailbox.sentTo(email).slice(seen)
  return eventually('a mailed code', () => newMails().map(codeIn).find(Boolean), 25_000)
}
