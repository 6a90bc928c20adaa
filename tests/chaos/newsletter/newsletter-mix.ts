import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { signInAll } from '../../security/access/callers.js'
import { sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import { failuresIn } from '../audit-chain.js'
import type { ChaosOptions } from '../chaos-options.js'
import type { Mix, MixResult } from '../mix.js'
import { answerless, untilSettled } from '../until-settled.js'
import { ownEndsOf, underKills } from '../under-kills.js'
import { newsletterErrors, newsletterReport, type NewsletterRun } from './newsletter-account.js'

const sendDeadlineMs = 3000

/**
 * An issue is sent, stopped in the middle and resumed while parts are killed; each subscriber has to get it once. Mails
 * that were interrupted are looked up in the mail server by their Message-ID, as a person does.
 */
export const newsletterMix: Mix = {
  deployables: ['gateway', ...serviceNames],
  environment: {
    GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000',
    NOTIFICATION_NEWSLETTER_PER_SECOND: '200',
    NOTIFICATION_NEWSLETTER_CONCURRENT_SENDS: '6',
    NOTIFICATION_SEND_DEADLINE_MS: String(sendDeadlineMs),
  },
  run,
}

async function run(stack: Stack, mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const startedAt = performance.now()
  const callers = await signInAll(stack.adminUrl)
  const newsletter = new ChaosNewsletter(stack, callers.get('editor')?.token ?? '')
  const subscribers = await newsletter.prepare(options.count)
  const arrived = () => mailbox.mails.flatMap(({ envelope }) => envelope.to)
  let afterStop = 0
  const { nemesis } = await underKills(stack, options, async () => {
    await newsletter.mutate('sendNewsletterIssue', 'version: 3')
    await until(() => arrived().length >= options.count / 2)
    await newsletter.mutate('stopNewsletterIssue')
    const atStop = arrived().length
    await pause(stopWatchMs)
    afterStop = arrived().length - atStop
    await newsletter.mutate('resumeNewsletterIssue', 'version: 5')
    await until(async () => (await newsletter.state()) === 'sent')
    return []
  })
  const arrivedByThemselves = arrived().length
  const uncertain = await newsletter.uncertain()
  const accepted = new Set(
    mailbox.mails.map(({ mail: { messageId = '' } }) => messageId.slice(1, messageId.indexOf('@'))),
  )
  for (const id of uncertain) {
    await newsletter.resolve(id, accepted.has(id) ? 'DELIVERED' : 'SEND_AGAIN')
  }
  await until(async () => (await newsletter.state()) === 'sent')
  const result: NewsletterRun = {
    subscribers,
    arrived: arrived(),
    arrivedByThemselves,
    uncertain: uncertain.length,
    afterStop,
    states: await newsletter.states(),
    issueState: await newsletter.state(),
    kills: nemesis.kills,
    ownEnds: ownEndsOf(stack),
    durationMs: performance.now() - startedAt,
  }
  const isGood = newsletterErrors(result).length === 0
  return { lines: [...(isGood ? [] : failuresIn(stack)), ...newsletterReport(result)], isGood }
}

/** Time for which mails are watched after a stop, in ms; longer than a batch and an attempt. */
const stopWatchMs = sendDeadlineMs + 2000
const giveUpMs = 30 * 60_000

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + giveUpMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('the newsletter did not get on in time')
    await pause(200)
  }
}

/** An approved issue as an editor sends it, and as its tables show it. */
class ChaosNewsletter {
  private readonly issueId = randomUUID()

  constructor(
    private readonly stack: Stack,
    private readonly token: string,
  ) {}

  /** Stores the subscribers and an issue that two people have read; returns the addresses. */
  async prepare(count: number): Promise<string[]> {
    const rows = await this.query<{ email: string }>(
      `insert into notification.newsletter_subscribers (id, email, status, confirmed_at)
       select gen_random_uuid(), 'reader-' || i || '@chaos.example', 'confirmed', now() - interval '1 day'
       from generate_series(1, $1) i returning email`,
      [count],
    )
    await this.query(
      `insert into notification.newsletter_issues (id, state, version, subject, preheader, body, authors, written_by,
         approved_by, approved_at, created_at, changed_at)
       values ($1, 'approved', 3, 'News', 'A line', 'Hello', '{a}', 'a', 'b', now(), now(), now())`,
      [this.issueId],
    )
    return rows.map(({ email }) => email)
  }

  /** Sends a mutation about the issue until it is done, also by an attempt whose answer was lost. */
  async mutate(field: string, args = ''): Promise<void> {
    await this.request(`${field}(id: "${this.issueId}" ${args})`)
  }

  async resolve(recipientId: string, decision: 'DELIVERED' | 'SEND_AGAIN'): Promise<void> {
    await this.request(`resolveNewsletterRecipient(id: "${recipientId}", decision: ${decision})`)
  }

  private async request(call: string): Promise<void> {
    const { graphqlUrl, siteUrl } = this.stack
    const { lastReceived, settled, surprises } = await untilSettled<true>(async () => {
      try {
        const query = `mutation { act: ${call} { __typename } }`
        const headers = staffHeaders(siteUrl, this.token)
        const response = await sendGraphql<{ act: { __typename: string } }>(graphqlUrl, { query }, { headers })
        if (!response.data) return answerless(response)
        const { __typename } = response.data.act
        if (__typename === 'TemporarilyUnavailable') return { again: __typename }
        if (__typename === 'ReauthenticationRequired') {
          await this.query(`update identity.sessions set authenticated_at = now() where ended_at is null`, [])
          return { again: __typename }
        }
        return doneBefore.has(__typename) || __typename.startsWith('Newsletter')
          ? { settled: true }
          : { surprise: __typename }
      } catch {
        return { again: 'no answer' }
      }
    })
    if (!settled) throw new Error(`${call} was never done: ${lastReceived ?? ''} ${surprises.join()}`)
  }

  async state(): Promise<string> {
    const rows = await this.query<{ state: string }>(`select state from notification.newsletter_issues where id = $1`, [
      this.issueId,
    ])
    return rows[0]?.state ?? ''
  }

  async states(): Promise<Record<string, number>> {
    const rows = await this.query<{ state: string; count: number }>(
      `select state, count(*)::int from notification.newsletter_recipients where issue_id = $1 group by state`,
      [this.issueId],
    )
    return Object.fromEntries(rows.map(({ count, state }) => [state, count]))
  }

  async uncertain(): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from notification.newsletter_recipients where issue_id = $1 and state = 'uncertain'`,
      [this.issueId],
    )
    return rows.map(({ id }) => id)
  }

  /** Asks again while PostgreSQL is down. */
  private async query<Row extends object>(sql: string, params: readonly unknown[]): Promise<Row[]> {
    for (let attempt = 0; ; attempt++) {
      const client = new pg.Client({ connectionString: this.stack.adminUrl, connectionTimeoutMillis: 5000 })
      // A killed server ends idle connections by an event.
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query<Row>(sql, [...params])).rows
      } catch (error) {
        if (attempt === maxAttempts) throw error
        await pause(500)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }
}

const maxAttempts = 60
/** Result of an attempt whose first answer was lost. */
const doneBefore = new Set(['ChangedMeanwhile'])
