import { counter, observeGauges } from '@seneb/platform/metrics'
import type { Db } from '@seneb/service-kit/database/db'

import type { InboundSource, InboundState } from './inbound-email.entity.js'
import { inboundBacklogSql } from './inbound-email.queries.js'

interface Backlog {
  readonly waiting: number
  readonly unmatched: number
  readonly oldestSeconds: number
}

const sources = ['imap', 'generic', 'mailgun', 'ses'] as const satisfies readonly InboundSource[]
const copies = ['new', 'copy'] as const
const results = ['filed', 'unmatched', 'ignored', 'done', 'retried'] as const satisfies readonly (
  | InboundState
  | 'retried'
)[]

/** Metrics of received emails for operations. Labels are closed lists without personal data. */
export class InboundMetrics {
  private readonly emails = counter('seneb_inbound_emails', {
    description: 'Emails received, by the way on which they came',
    labels: sources.flatMap((source) => copies.map((copy) => ({ source, copy }))),
  })
  private readonly processed = counter('seneb_inbound_emails_processed', {
    description: 'Received emails, by what became of them',
    labels: results.map((result) => ({ result })),
  })
  private lastPollAt?: Date

  received(source: InboundSource, copy: (typeof copies)[number]): void {
    this.emails.add(1, { source, copy })
  }

  settled(result: (typeof results)[number]): void {
    this.processed.add(1, { result })
  }

  /** Notes that the mailbox was read to its end. */
  polled(now: Date): void {
    this.lastPollAt = now
  }

  /** Reads the backlog whenever metrics are collected; without a mailbox there is no last poll. */
  observe(db: Db, { hasMailbox, now }: { readonly hasMailbox: boolean; readonly now: () => Date }): void {
    const startedAt = now()
    observeGauges(
      {
        seneb_inbound_emails_waiting: 'Received emails that are not assigned yet',
        seneb_inbound_emails_unmatched: 'Received emails that wait for a staff member',
        seneb_inbound_emails_oldest_seconds: 'Age of the oldest received email that is not assigned yet',
        seneb_mailbox_unread_seconds: 'Time since the mailbox was last read to its end',
      },
      async () => {
        const [backlog] = await db.read((tx) => tx.query<Backlog>(inboundBacklogSql))
        const since = this.lastPollAt ?? startedAt
        return {
          seneb_inbound_emails_waiting: backlog?.waiting,
          seneb_inbound_emails_unmatched: backlog?.unmatched,
          seneb_inbound_emails_oldest_seconds: backlog?.oldestSeconds,
          seneb_mailbox_unread_seconds: hasMailbox ? (now().getTime() - since.getTime()) / 1000 : undefined,
        }
      },
    )
  }
}
