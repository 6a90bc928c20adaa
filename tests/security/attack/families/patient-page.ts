import { randomBytes } from 'node:crypto'

import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { askPage, documents, mailedCode, newPatient, openPage, type PatientAnswer } from '../patients.js'
import type { Target } from '../target.js'
import { all, respondedCorrectly } from '../verdicts.js'

/** Acts that need a code, each as a document with its variables. */
const acts: readonly (readonly [name: string, document: string, variables: object])[] = [
  ['write', documents.write, { text: 'hello' }],
  ['erase', documents.erase, { typed: 'ERASE' }],
  [
    'correct',
    'mutation { result: correctMyRequest(changes: [{ name: "fullName", value: "X Y" }]) { __typename } }',
    {},
  ],
  ['withdraw', 'mutation { result: withdrawMyRequest { __typename } }', {}],
  ['withdraw consent', 'mutation { result: withdrawMyConsent(purpose: "personal-data") { __typename } }', {}],
  ['replace the link', 'mutation { result: replaceMyLink { __typename } }', {}],
]

const oddSessions: readonly string[] = [
  '',
  'a',
  randomBytes(32).toString('base64url'),
  'x'.repeat(43),
  'x'.repeat(7000),
  "' or 1=1 --",
  '%00',
  '__proto__',
]

const oddTexts: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['blanks', ' \n '],
  ['2,001 characters', 'x'.repeat(2001)],
  ['60,000 characters', 'x'.repeat(60_000)],
  ['NUL', 'a\u0000b'],
]

/** Words that erase nothing. */
const oddWords = ['', 'erase me', 'DELETE', 'E R A S E', 'ERASE; ERASE', 'ＥＲＡＳＥ', 'x'.repeat(60_000)]

const scannedPaths: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/my-request'],
  ['HEAD', '/my-request'],
  ['GET', '/my-request/open'],
  ['HEAD', '/my-request/open'],
  ['OPTIONS', '/my-request'],
]

/** The page of a patient without its link, without its code, and with secrets that are none. */
export const patientPage: Family = {
  name: 'page of a patient',
  replays: 'scanners, forged sessions, acts without a code, codes of others',
  atOnce: 2,
  cases: () => [
    scanned,
    ...acts.map(actWithoutCode),
    ...acts.map(actWithoutSession),
    ...acts.map(actOfAnotherSite),
    ...oddSessions.map(forgedSession),
    looksOnly,
    codeOfAnotherSession,
    oldSession,
    sixthCode,
    ...oddTexts.map(oddText),
    halfACharacter,
    ...oddWords.map(oddWord),
    secretInAddress,
  ],
}

/** Programs that check links open them many times, before the person does. */
const scanned: AttackCase<{ before: string; after: string; opened: string; responses: readonly RawResponse[] }> = {
  name: 'a link opened by scanners twelve times with GET and HEAD, then by its person',
  send: async (target) => {
    const patient = await newPatient(target)
    const before = await linkRow(target, patient.id)
    const responses: RawResponse[] = []
    for (let i = 0; i < 12; i++) {
      const [method, path] = scannedPaths[i % scannedPaths.length] ?? ['GET', '/my-request']
      responses.push(await target.send('site', { method, path }))
    }
    const after = await linkRow(target, patient.id)
    return { before, after, opened: await openPage(target, patient), responses }
  },
  holds: ({ after, before, opened, responses }) => {
    if (before !== after) return 'the link changed'
    if (opened === '') return 'the person could not open it'
    if (responses.some(({ headers }) => headers['set-cookie'])) return 'a scanner got a session'
    return all(...responses.map(respondedCorrectly))
  },
}

async function linkRow({ scene }: Target, enquiryId: string): Promise<string> {
  const sql = 'select l::text as link from enquiry.request_links l where enquiry_id = $1'
  const { rows } = await scene.database.query<{ link: string }>(sql, [enquiryId])
  if (!rows[0]) throw new Error('the link is not stored')
  return rows[0].link
}

function actWithoutCode([name, document, variables]: (typeof acts)[number]): AttackCase<PatientAnswer> {
  return {
    name: `${name} with the link alone`,
    send: async (target) => {
      const session = await openPage(target, await newPatient(target))
      return askPage(target, document, variables, { session })
    },
    holds: ({ type }) => type === 'MyCodeRequired' || `it was answered ${type}`,
  }
}

function actWithoutSession([name, document, variables]: (typeof acts)[number]): AttackCase<PatientAnswer> {
  return {
    name: `${name} without a session`,
    send: (target) => askPage(target, document, variables),
    holds: ({ type }) => type === 'MySessionEnded' || `it was answered ${type}`,
  }
}

/** The session of a person who is signed in to their page counts in no request of another site. */
function actOfAnotherSite([name, document, variables]: (typeof acts)[number]): AttackCase<PatientAnswer> {
  return {
    name: `${name} from a page of another site`,
    send: async (target) =>
      askPage(target, document, variables, { session: await actingSession(target), origin: 'https://evil.example' }),
    holds: ({ response, type }) => type === 'MySessionEnded' || response.status === 403 || `it was answered ${type}`,
  }
}

function forgedSession(session: string): AttackCase<PatientAnswer> {
  return {
    name: `the page with the session ${JSON.stringify(session.slice(0, 20))} (${session.length})`,
    send: (target) => askPage(target, documents.read, {}, { session }),
    holds: ({ response, type }) =>
      (type === 'nothing' && (response.status < 500 || response.status === 503)) || `it was answered ${type}`,
  }
}

/** Personal data needs a code. */
const looksOnly: AttackCase<PatientAnswer> = {
  name: 'everything of the page with the link alone',
  send: async (target) => {
    const session = await openPage(target, await newPatient(target))
    return askPage(target, documents.read, {}, { session })
  },
  holds: ({ response, type }): Verdict => {
    if (type !== 'MyRequest') return `it was answered ${type}`
    return !/visitors\.example|"value"|"text"/.test(response.text) || 'it shows personal data'
  },
}

/** A code belongs to the session that asked for it. */
const codeOfAnotherSession: AttackCase<PatientAnswer> = {
  name: 'a right code in another session of the same request',
  send: async (target) => {
    const patient = await newPatient(target)
    const [own, other] = [await openPage(target, patient), await openPage(target, patient)]
    const code = await mailedCode(target, patient, own)
    return askPage(target, documents.confirm, { code }, { session: other })
  },
  holds: ({ session, type }) => (type === 'MyCodeWrong' && session === undefined) || `it was answered ${type}`,
}

/** A session that was known before the code is not raised by it. */
const oldSession: AttackCase<readonly PatientAnswer[]> = {
  name: 'the session from before the code, and the code a second time',
  send: async (target) => {
    const patient = await newPatient(target)
    const look = await openPage(target, patient)
    const code = await mailedCode(target, patient, look)
    const raised = await askPage(target, documents.confirm, { code }, { session: look })
    const old = await askPage(target, documents.write, { text: 'hello' }, { session: look })
    const again = await askPage(target, documents.confirm, { code }, { session: raised.session })
    return [raised, old, again]
  },
  holds: ([raised, old, again]) => {
    if (raised?.type !== 'MyRequestOpened' || raised.session === undefined) return 'the right code did not work'
    if (old?.type !== 'MySessionEnded') return `the old session was answered ${old?.type}`
    return again?.type === 'MyCodeWrong' || `the used code was answered ${again?.type}`
  },
}

const maxCodes = 5

const sixthCode: AttackCase<{ types: readonly string[]; mails: number }> = {
  name: `${maxCodes + 1} codes asked for by as many sessions`,
  send: async (target) => {
    const patient = await newPatient(target)
    const before = target.scene.mailbox.sentTo(patient.email).length
    const types: string[] = []
    for (let i = 0; i <= maxCodes; i++) {
      const session = await openPage(target, patient)
      types.push((await askPage(target, documents.code, {}, { session })).type)
    }
    await mailsSettled(target, patient.email)
    return { types, mails: target.scene.mailbox.sentTo(patient.email).length - before }
  },
  holds: ({ mails, types }) => {
    if (types.at(-1) !== 'TooManyRequests') return `the last was answered ${types.at(-1)}`
    return mails <= maxCodes || `${mails} mails were sent`
  },
}

/** Waits until no further mail arrives for a moment. */
async function mailsSettled({ scene }: Target, email: string): Promise<void> {
  for (let count = -1; count !== scene.mailbox.sentTo(email).length;) {
    count = scene.mailbox.sentTo(email).length
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

async function actingSession(target: Target): Promise<string> {
  const patient = await newPatient(target)
  const look = await openPage(target, patient)
  const code = await mailedCode(target, patient, look)
  const { session, type } = await askPage(target, documents.confirm, { code }, { session: look })
  if (session === undefined) throw new Error(`a right code was answered ${type}`)
  return session
}

function oddText([name, text]: (typeof oddTexts)[number]): AttackCase<PatientAnswer> {
  return {
    name: `a message of ${name}`,
    send: async (target) => askPage(target, documents.write, { text }, { session: await actingSession(target) }),
    holds: ({ response, type }) =>
      type === 'InvalidInput' || response.status === 400 || response.status === 413 || `it was answered ${type}`,
  }
}

/** Forms drop half of a surrogate pair, which programs cut off (`typedParagraph`); it must not be stored. */
const halfACharacter: AttackCase<readonly PatientAnswer[]> = {
  name: 'a message with half a character',
  send: async (target) => {
    const session = await actingSession(target)
    const sent = await askPage(target, documents.write, { text: 'a\ud800b' }, { session })
    return [sent, await askPage(target, documents.read, {}, { session })]
  },
  holds: ([sent, page]) => {
    if (sent?.type !== 'MyMessageSent') return `it was answered ${sent?.type}`
    return page?.response.text.includes('{"text":"ab"}') === true || 'the page shows another text'
  },
}

function oddWord(typed: string): AttackCase<PatientAnswer> {
  return {
    name: `erasing by ${JSON.stringify(typed.slice(0, 20))} (${typed.length})`,
    send: async (target) => askPage(target, documents.erase, { typed }, { session: await actingSession(target) }),
    holds: ({ response, type }) => type === 'InvalidInput' || response.status === 400 || `it was answered ${type}`,
  }
}

/** A person may paste the link with its secret in another place of the address; nothing opens by it. */
const secretInAddress: AttackCase<{ responses: readonly RawResponse[]; secret: string }> = {
  name: 'the secret in the path and in the query',
  send: async (target) => {
    // A random secret, because the address of a request is in its spans.
    const secret = randomBytes(32).toString('base64url')
    const paths = [`/my-request?k=${secret}`, `/my-request/${secret}`, `/my-request/open?k=${secret}`]
    const responses: RawResponse[] = []
    for (const path of paths) responses.push(await target.send('site', { path }))
    return { responses, secret }
  },
  holds: ({ responses, secret }) => {
    if (responses.some(({ headers }) => headers['set-cookie'])) return 'a session was opened'
    const echo = responses.find(({ headers }) => headers.location?.includes(secret))
    return echo === undefined ? all(...responses.map(respondedCorrectly)) : 'a redirect repeats the secret'
  },
}
