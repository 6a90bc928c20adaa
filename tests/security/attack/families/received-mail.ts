import { createHmac, randomUUID } from 'node:crypto'

import { newMail } from '../../../support/mail-programs.js'
import { eventually } from '../../../support/eventually.js'
import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { inboundMailSecret } from '../inbound-mail-secret.js'
import { newPatient } from '../patients.js'
import type { Target } from '../target.js'
import { rejectedWith } from '../verdicts.js'

const path = '/inbound-mail/generic'
const nowS = () => String(Math.floor(Date.now() / 1000))
const signatureOf = (timestamp: string, body: Buffer, secret = inboundMailSecret) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

interface Posting {
  readonly timestamp?: string
  readonly signature?: string
  readonly path?: string
  readonly method?: string
}

function post(target: Target, raw: string | Buffer, posting: Posting = {}): Promise<RawResponse> {
  const body = Buffer.from(raw)
  const { method = 'POST', timestamp = nowS() } = posting
  const { signature = signatureOf(timestamp, body) } = posting
  const headers = {
    'content-type': 'message/rfc822',
    'content-length': body.length,
    'x-seneb-timestamp': timestamp,
    'x-seneb-signature': signature,
  }
  return target.send('gateway', {
    method,
    path: posting.path ?? path,
    headers,
    body: method === 'GET' ? undefined : body,
  })
}

const aMail = (subject = 'hello') =>
  newMail({ from: 'stranger@example.net', to: 'care@seneb.example', subject, text: 'Let me in' })

/** Postings that are not from the mail provider. */
const forged: readonly (readonly [name: string, posting: (body: Buffer) => Posting])[] = [
  ['no signature', () => ({ signature: '' })],
  ['a signature of zeros', () => ({ signature: '0'.repeat(64) })],
  ['a signature by another secret', (body) => ({ signature: signatureOf(nowS(), body, 'another') })],
  ['a signature of another body', () => ({ signature: signatureOf(nowS(), Buffer.from('x')) })],
  ['a signature of ten minutes ago', () => ({ timestamp: String(Number(nowS()) - 600) })],
  ['a signature of the future', () => ({ timestamp: String(Number(nowS()) + 600) })],
  ['a time that is none', () => ({ timestamp: 'now' })],
  ['no time', () => ({ timestamp: '' })],
  ['another provider', () => ({ path: '/inbound-mail/mailgun' })],
  ['no provider', () => ({ path: '/inbound-mail/' })],
  ['a provider that is none', () => ({ path: '/inbound-mail/..%2f..' })],
  ['GET', () => ({ method: 'GET' })],
]

const nested = (depth: number) => {
  const parts = Array.from({ length: depth }, (_one, level) => [
    `Content-Type: multipart/mixed; boundary="b${level}"`,
    '',
    `--b${level}`,
  ]).flat()
  return ['From: a@example.net', 'Subject: deep', 'MIME-Version: 1.0', ...parts, ''].join('\r\n')
}

/** Mails that harm programs which read them. */
const poison: readonly (readonly [name: string, raw: () => string | Buffer])[] = [
  ['nothing', () => ''],
  ['bytes that are no mail', () => Buffer.alloc(100_000, 0xff)],
  ['NUL in headers', () => 'From: a\u0000@example.net\r\nSubject: \u0000\r\n\r\n\u0000'],
  ['500 parts in each other', () => nested(500)],
  ['20,000 headers', () => `${'X-A: b\r\n'.repeat(20_000)}\r\nhello`],
  ['one header of 2 MB', () => `Subject: ${'x'.repeat(2 * 2 ** 20)}\r\n\r\nhello`],
  ['2 MB of HTML', () => `Content-Type: text/html\r\n\r\n${'<div>'.repeat(400_000)}`],
  ['a charset that is none', () => 'Content-Type: text/plain; charset="../../etc"\r\n\r\nhello'],
  ['2,000 references', () => `References: ${'<a@b> '.repeat(2000)}\r\n\r\nhello`],
  ['base64 that is none', () => 'Content-Transfer-Encoding: base64\r\n\r\n\u0001\u0002===='],
]

/** Mail of strangers: postings that no provider signed, mails that harm readers, and forged senders. */
export const receivedMail: Family = {
  name: 'received mail',
  replays: 'forged webhooks, poison mails, references of others',
  // The stored mails are counted, so no two cases run at the same time.
  atOnce: 1,
  cases: () => [
    ...forged.map(([name, posting]) => forgedCase(name, posting)),
    tooLarge,
    ...poison.map(([name, raw]) => poisonCase(name, raw)),
    replayed,
    knownReference,
  ],
}

function forgedCase(name: string, posting: (body: Buffer) => Posting): AttackCase<RawResponse> {
  return {
    name: `a mail with ${name}`,
    send: (target) => {
      const raw = aMail()
      return post(target, raw, posting(Buffer.from(raw)))
    },
    holds: rejectedWith(400, 404, 405),
  }
}

const tooLarge: AttackCase<RawResponse> = {
  name: 'a mail of 27 MB',
  send: (target) => post(target, Buffer.alloc(27 * 2 ** 20, 0x61)),
  holds: ({ end, status }) => [0, 404, 413].includes(status) || `answered ${status} ${end}`,
}

/** It is stored like every mail, and its reading harms nothing; `evidence` looks at memory and alarms. */
function poisonCase(name: string, raw: () => string | Buffer): AttackCase<RawResponse> {
  return {
    name: `a signed mail: ${name}`,
    send: (target) => post(target, raw()),
    holds: ({ status, text }) => [200, 400, 413].includes(status) || `answered ${status} ${text.slice(0, 100)}`,
  }
}

interface Replayed {
  readonly added: number
  readonly statuses: readonly number[]
}

const replayed: AttackCase<Replayed> = {
  name: 'one signed posting 20 times',
  send: async (target) => {
    const before = await countEmails(target)
    const [raw, timestamp] = [aMail(`replayed ${randomUUID()}`), nowS()]
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await post(target, raw, { timestamp })).status)
    return { added: (await countEmails(target)) - before, statuses }
  },
  holds: ({ added, statuses }) => {
    if (statuses.some((status) => status !== 200)) return `answered ${[...new Set(statuses)].join()}`
    return added === 1 || `${added} mails were stored`
  },
}

async function countEmails({ scene }: Target): Promise<number> {
  const { rows } = await scene.database.query<{ n: number }>(
    'select count(*)::int as n from notification.inbound_emails',
  )
  return rows[0]?.n ?? -1
}

interface Strange {
  readonly id: string
  readonly status: number
  readonly state: string
}

/** A reference is spoken, printed and forwarded, and a sender is easily forged: together they open no thread. */
const knownReference: AttackCase<Strange> = {
  name: 'a mail with the reference and the address of a patient',
  deadlineMs: 60_000,
  send: async (target) => {
    const { email, id, reference } = await newPatient(target)
    const raw = newMail({
      from: email,
      to: 'care@seneb.example',
      subject: `Re: ${reference}`,
      text: 'I am the patient',
    })
    const earlier = await newestEmail(target)
    const { status } = await post(target, raw)
    const stored = await newestEmail(target)
    if (stored.id === earlier.id) return { id, status, state: 'not stored' }
    const state = await eventually('the mail read', () => stateOnceRead(target, stored.id), 25_000)
    return { id, status, state }
  },
  holds: async ({ id, state, status }, { scene }): Promise<Verdict> => {
    if (status !== 200) return `the mail was answered ${status}`
    if (state !== 'unmatched') return `the mail is ${state}`
    const { rowCount } = await scene.database.query('select from enquiry.messages where enquiry_id = $1', [id])
    return rowCount === 0 || 'it is on the timeline of the patient'
  },
}

interface StoredEmail {
  readonly id: string
  readonly state: string
}

async function newestEmail({ scene }: Target): Promise<StoredEmail> {
  const sql = 'select id, state from notification.inbound_emails order by received_at desc limit 1'
  return (await scene.database.query<StoredEmail>(sql)).rows[0] ?? { id: '', state: '' }
}

/** Returns the state of a mail that was read; undefined before. Mails that nothing can read are tried for minutes. */
async function stateOnceRead({ scene }: Target, id: string): Promise<string | undefined> {
  const sql = `select id, state from notification.inbound_emails where id = $1 and state not in ('received', 'processing')`
  return (await scene.database.query<StoredEmail>(sql, [id])).rows[0]?.state
}
