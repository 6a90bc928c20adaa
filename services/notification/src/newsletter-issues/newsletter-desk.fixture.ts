import { randomUUID } from 'node:crypto'

import { linkTokenDigest } from '@seneb/platform/link-token'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { staffCtx } from '@seneb/testkit/audited-once'
import type { TestDb } from '@seneb/testkit/test-db'

import type { NotificationCtx } from '../notification-ctx.js'
import { testService } from '../notification.fixture.js'
import { createNewsletterIssue } from './edit-newsletter-issue.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { approveNewsletterIssue, submitNewsletterIssue } from './review-newsletter-issue.js'
import { sendNewsletterIssue } from './start-newsletter-issue.js'

export const anIssue = {
  subject: 'Dental care in Cairo',
  preheader: 'What to ask before you book',
  body: 'Read **this** first.\n\n- [Dental care](/dental-care)\n- [A source](https://www.who.int/)',
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>
  readonly smtpUrl?: string
  readonly perSecond?: number
  readonly changes?: Partial<NotificationCtx>
}

/** Staff who write and send newsletters, over a test database. */
export class NewsletterDesk {
  constructor(
    readonly postgres: TestDb,
    private readonly options: Options = {},
  ) {}

  /** The context of a process of the service, with the rate of the fastest server unless given. */
  service({ changes, environment: more = {}, perSecond = 200, smtpUrl }: Options = this.options): NotificationCtx {
    const environment = { NOTIFICATION_NEWSLETTER_PER_SECOND: String(perSecond), ...more }
    return testService({ db: this.postgres.db, smtpUrl, environment, changes }).ctx
  }

  /** A staff member; each name is another person. */
  as(name: string, roles: readonly StaffRole[] = ['editor'], changes: Partial<NotificationCtx> = {}): NotificationCtx {
    return staffCtx({ ...this.service(), ...changes }, 'notification', this.who(name, roles))
  }

  /** The same, where a request only reads and records that. */
  asReader(roles: readonly StaffRole[]): NotificationCtx {
    return withStaffActor(this.service(), 'notification', this.who('Reader', roles))
  }

  private who(name: string, roles: readonly StaffRole[]) {
    return { id: idOf(name), sessionId: randomUUID(), name, title: 'Editor', roles, authenticatedAt: new Date() }
  }

  stored(issueId: string): Promise<NewsletterIssue | null> {
    return this.postgres.db.read((tx) => tx.findOne(NewsletterIssue, { id: issueId }))
  }

  /** An issue that Wafaa wrote and Edda approved; its version is 3. */
  async approved(changes: Partial<typeof anIssue> = {}): Promise<string> {
    const { issueId } = await createNewsletterIssue({ ...anIssue, ...changes }, this.as('Wafaa', ['writer']))
    await submitNewsletterIssue({ issueId, version: 1 }, this.as('Wafaa', ['writer']))
    await approveNewsletterIssue({ issueId, version: 2 }, this.as('Edda'))
    return issueId
  }

  /** An issue that is being sent; its version is 4. */
  async sending(): Promise<string> {
    const issueId = await this.approved()
    await sendNewsletterIssue({ issueId, version: 3 }, this.as('Edda'))
    return issueId
  }

  /** Stores confirmed subscribers; returns their ids in the order of their addresses. */
  async subscribers(count: number, name = 'reader'): Promise<string[]> {
    const rows = await this.postgres.dataSource.query<{ id: string; email: string }[]>(
      `insert into newsletter_subscribers (id, email, status, confirmed_at)
       select gen_random_uuid(), $2 || '-' || lpad(i::text, 7, '0') || '@readers.example', 'confirmed', now() - interval '1 day'
       from generate_series(1, $1) i returning id, email`,
      [count, name],
    )
    return rows.toSorted((one, other) => (one.email < other.email ? -1 : 1)).map(({ id }) => id)
  }

  /** The states of the recipients of an issue, counted. */
  async recipients(issueId: string): Promise<Record<string, number>> {
    const rows = await this.postgres.dataSource.query<{ state: string; count: number }[]>(
      `select state, count(*)::int from newsletter_recipients where issue_id = $1 group by state order by state`,
      [issueId],
    )
    return Object.fromEntries(rows.map(({ count, state }) => [state, count]))
  }

  /** Stores the link of a mail that a subscriber got. */
  async link(subscriberId: string, token: string): Promise<void> {
    await this.postgres.dataSource.query(`insert into newsletter_tokens (token_hash, subscriber_id) values ($1, $2)`, [
      linkTokenDigest(token),
      subscriberId,
    ])
  }

  async clear(): Promise<void> {
    for (const table of ['newsletter_issues', 'newsletter_subscribers', 'suppressed_addresses', 'email_deliveries'])
      await this.postgres.dataSource.query(`delete from ${table}`)
  }
}

/** The id of a staff member by name. */
export function idOf(name: string): string {
  return `0190f5fe-7c00-7a00-8000-${Buffer.from(name.padEnd(6)).toString('hex').slice(0, 12)}`
}
