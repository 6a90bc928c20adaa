import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { AttackCase, Family, Verdict } from '../attack-case.js'
import { wellFormed, type RawResponse } from '../exchange.js'
import { dataOf } from '../forms.js'
import { newClient, type Target } from '../target.js'
import { eventually } from '../../../support/eventually.js'

const subscribe = 'mutation ($email: String) { result: subscribeNewsletter(email: $email) { __typename } }'
const confirm = 'mutation ($token: String) { result: confirmNewsletter(token: $token) { __typename } }'
const unsubscribe = 'mutation ($token: String) { result: unsubscribeNewsletter(token: $token) { __typename } }'
const typeOf = (response: RawResponse) =>
  dataOf<{ result?: { __typename: string } }>(response)?.result?.__typename ?? 'nothing'

const oddTokens: readonly string[] = [
  '',
  'a',
  'a'.repeat(100),
  'a'.repeat(101),
  'a'.repeat(60_000),
  '../x',
  '%00',
  '\u0000',
  "' or 1=1 --",
  '__proto__',
  '\ud800',
  randomBytes(32).toString('base64url'),
]

/** Mails to people without their request, and links that act without them (NEWS-03, D-16, L4, L5). */
export const newsletter: Family = {
  name: 'newsletter',
  replays: '30 requests, one address; tokens; findings L4, L5',
  atOnce: 2,
  cases: () => [
    thirtyRequests,
    linkOpened,
    tellsFew,
    ...oddTokens.flatMap((token) => [guess('confirm', confirm, token), guess('unsubscribe', unsubscribe, token)]),
    ...oddTokens.map(oneClick),
  ],
}

const thirtyRequests: AttackCase<string> = {
  name: '30 requests for one address by 30 clients',
  send: async (target) => {
    const email = target.newAddress('letters')
    for (let i = 0; i < 30; i++) await target.request(subscribe, { email })
    await eventually('the mail', () => target.scene.mailbox.sentTo(email).length > 0, 20_000)
    await pause(1500)
    return email
  },
  holds: (email, { scene }): Verdict => {
    const count = scene.mailbox.sentTo(email).length
    return count === 1 || `${count} mails were sent`
  },
}

/** Programs that check links open them: this alone neither confirms nor ends a subscription. */
const linkOpened: AttackCase<{ before: string; after: string }> = {
  name: 'the link of the mail opened twelve times by GET and HEAD',
  send: async (target) => {
    const email = target.newAddress('opened')
    const link = await linkFor(target, email)
    const before = await stateOf(target, email)
    for (let i = 0; i < 6; i++) {
      await target.send('site', { path: link })
      await target.send('site', { path: link, method: 'HEAD' })
    }
    return { before, after: await stateOf(target, email) }
  },
  holds: ({ before, after }) => before === after || 'a subscription changed',
}

async function linkFor(target: Target, email: string): Promise<string> {
  await target.request(subscribe, { email })
  const mail = await eventually('the mail', () => target.scene.mailbox.sentTo(email)[0], 20_000)
  const found = /https?:\/\/[^\s"<>]+(\/newsletter\/confirm\/[A-Za-z0-9_-]+)/.exec(
    mail.mail.text ?? mail.mail.html ?? '',
  )?.[1]
  if (found === undefined) throw new Error('the mail has no link to confirm by')
  return found
}

/** Returns all stored data of one subscriber. */
async function stateOf({ scene }: Target, email: string): Promise<string> {
  const sql = 'select s::text as state from notification.newsletter_subscribers s where email = $1'
  const { rows } = await scene.database.query<{ state: string }>(sql, [email])
  if (!rows[0]) throw new Error('the subscriber is not stored')
  return rows[0].state
}

/** Maximum number of addresses per day for which a client may learn whether they are subscribed (D-17). */
const maxReported = 3

/** Subscribing to a medical newsletter is private, so a client can learn it of only a few addresses (L4). */
const tellsFew: AttackCase<readonly string[]> = {
  name: 'one client asking of six addresses whether they are subscribed',
  send: async (target) => {
    const readers = Array.from({ length: 6 }, () => target.newAddress('reader'))
    for (const email of readers)
      await target.request(confirm, { token: (await linkFor(target, email)).split('/').at(-1) })
    const headers = { 'x-forwarded-for': newClient() }
    const types: string[] = []
    for (const email of readers) types.push(typeOf(await target.request(subscribe, { email }, headers)))
    return types
  },
  holds: (types) => {
    const reported = types.filter((type) => type === 'AlreadySubscribed').length
    return reported <= maxReported || `it is told of ${reported}`
  },
}

function guess(what: string, document: string, token: string): AttackCase<RawResponse> {
  return {
    name: `${what} by ${JSON.stringify(token.slice(0, 20))} (${token.length})`,
    send: (target) => target.request(document, { token }),
    holds: (response) => {
      const type = typeOf(response)
      return (
        ['InvalidInput', 'NewsletterLinkInvalid'].includes(type) || response.status === 400 || `it was answered ${type}`
      )
    },
  }
}

function oneClick(token: string): AttackCase<RawResponse> {
  const path = `/newsletter/unsubscribe/${encodeURIComponent(wellFormed(token)).slice(0, 8000)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 26 }
  return {
    name: `one click with ${JSON.stringify(token.slice(0, 20))} (${token.length})`,
    send: (target) => target.send('gateway', { method: 'POST', path, headers, body: 'List-Unsubscribe=One-Click' }),
    holds: ({ status }) => (status >= 400 && status < 500) || `it was answered ${status}`,
  }
}
