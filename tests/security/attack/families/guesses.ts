import { randomBytes, randomInt } from 'node:crypto'

import { median } from '../../../support/figures.js'
import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { askPage, documents, newPatient, openPage, type Patient } from '../patients.js'
import type { Target } from '../target.js'

/** Guesses of a run, half of them links and half of them codes. */
const guessesOf = { whole: 10_000, quick: 200 } as const
/** Maximum difference of the medians of two kinds of guesses, in ms. */
const maxDifferenceMs = 1
/** Guesses of each kind before the measurement, while caches fill. */
const warmUp = 50
const patientCount = 5

interface Guess {
  readonly kind: string
  readonly type: string
  readonly text: string
  readonly durationMs: number
  readonly hasSession: boolean
}

/** Guessed links and codes open nothing, and no response or time shows which of them existed. */
export const guesses: Family = {
  name: 'guesses',
  replays: '10,000 guessed links and codes of patients’ pages; medians within 1 ms',
  atOnce: 1,
  cases: (size) => [
    guessCase('guessed links', guessesOf[size] / 2, guessLinks, size === 'whole'),
    guessCase('guessed codes', guessesOf[size] / 2, guessCodes, size === 'whole'),
    pairsCase,
  ],
}

function guessCase(
  name: string,
  count: number,
  send: (target: Target, count: number) => Promise<readonly Guess[]>,
  isMeasured: boolean,
): AttackCase<readonly Guess[]> {
  return {
    name: `${count} ${name}`,
    deadlineMs: 600_000,
    send: (target) => send(target, count),
    holds: (all) => verdictOf(all, isMeasured),
  }
}

function verdictOf(all: readonly Guess[], isMeasured: boolean): Verdict {
  const inside = all.find(({ hasSession, type }) => hasSession || type === 'MyRequestOpened')
  if (inside) return `a guess of the kind "${inside.kind}" opened a page`
  const texts = new Set(all.map(({ text }) => text))
  if (texts.size > 1) return `responses differ: ${[...texts].slice(0, 2).join(' and ')}`
  if (!isMeasured) return true
  const ofKinds = [...Map.groupBy(all, ({ kind }) => kind)].map(
    ([kind, of]) => [kind, median(of.slice(warmUp).map(({ durationMs }) => durationMs))] as const,
  )
  const medians = ofKinds.map(([, ms]) => ms)
  const difference = Math.max(...medians) - Math.min(...medians)
  console.log(`  ${ofKinds.map(([kind, ms]) => `${kind} ${ms.toFixed(2)} ms`).join(', ')}`)
  return difference <= maxDifferenceMs || `medians differ by ${difference.toFixed(2)} ms`
}

function guessOf(kind: string, { response, session, type }: Awaited<ReturnType<typeof askPage>>): Guess {
  return { kind, type, text: response.text, durationMs: response.durationMs, hasSession: session !== undefined }
}

/** Alternates between links that never existed, that have expired, and whose enquiry was erased. */
async function guessLinks(target: Target, count: number): Promise<readonly Guess[]> {
  const [expired, erased] = [await newPatient(target), await newPatient(target)]
  const { database } = target.scene
  await database.query(
    `update enquiry.request_links set issued_at = now() - interval '1 year', renewed_at = now() - interval '1 year'
     where enquiry_id = $1`,
    [expired.id],
  )
  // A link is valid until a time after the last activity of its enquiry.
  await database.query("update enquiry.care_enquiries set last_activity_at = now() - interval '1 year' where id = $1", [
    expired.id,
  ])
  await database.query('delete from enquiry.request_links where enquiry_id = $1', [erased.id])
  const tokens = [
    ['unknown', () => randomBytes(32).toString('base64url')],
    ['expired', () => expired.secret],
    ['erased', () => erased.secret],
  ] as const
  const made: Guess[] = []
  for (let i = 0; i < count; i++) {
    const [kind, tokenOf] = tokens[i % tokens.length] ?? tokens[0]
    made.push(guessOf(kind, await askPage(target, documents.open, { token: tokenOf() })))
  }
  return made
}

/** Alternates between sessions that wait for a code of a real enquiry and of none, with codes that are wrong. */
async function guessCodes(target: Target, count: number): Promise<readonly Guess[]> {
  const waiting: (readonly [kind: string, session: string, code?: string])[] = []
  for (let i = 0; i < patientCount; i++) {
    const patient = await newPatient(target)
    waiting.push(['real', await pendingSession(target, patient.reference, patient.email)])
    waiting.push(['none', await pendingSession(target, 'SNB-ZZZZZZ', target.newAddress('nobody'))])
  }
  const made: Guess[] = []
  for (let i = 0; i < count; i++) {
    const [kind, session] = waiting[i % waiting.length] ?? ['none', '']
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    made.push(guessOf(kind, await askPage(target, documents.confirm, { code }, { session })))
  }
  return made
}

async function pendingSession(target: Target, reference: string, email: string): Promise<string> {
  const { session, type } = await askPage(target, documents.link, { reference, email })
  if (session === undefined) throw new Error(`a pair was answered with ${type} and no session`)
  return session
}

interface Pairs {
  readonly responses: readonly RawResponse[]
  readonly patient: Patient
  readonly isStillOpen: boolean
}

/** A pair of reference and address that belong together gets the same response as any other. */
const pairsCase: AttackCase<Pairs> = {
  name: 'reference and address, right and wrong',
  send: async (target) => {
    const patient = await newPatient(target)
    const pairs = [
      [patient.reference, patient.email],
      [patient.reference, target.newAddress('nobody')],
      ['SNB-ZZZZZZ', patient.email],
    ] as const
    const responses: RawResponse[] = []
    for (const [reference, email] of pairs)
      responses.push((await askPage(target, documents.link, { reference, email })).response)
    // Guesses spend nothing: the person's own link still opens the page.
    return { responses, patient, isStillOpen: (await openPage(target, patient)) !== '' }
  },
  holds: ({ isStillOpen, responses }) => {
    if (!isStillOpen) return 'the link of the person no longer opens the page'
    const shapes = new Set(responses.map((response) => shapeOf(response)))
    return shapes.size === 1 || `responses differ: ${[...shapes].join(' and ')}`
  },
}

/** Everything of a response except the secret and the times that differ for each. */
function shapeOf({ headers, status, text }: RawResponse): string {
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/=[\w-]{43}/, '=secret'))
  const attributes = cookies.map((cookie) => cookie.replace(/Max-Age=\d+/, 'Max-Age'))
  return `${status} ${text} ${attributes.join()}`
}
