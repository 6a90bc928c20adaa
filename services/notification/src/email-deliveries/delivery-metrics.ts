import { meter } from '@seneb/platform/telemetry'
import type { Db } from '@seneb/service-kit/storing/db'

import { deliveryBacklogSql } from './email-delivery.queries.js'
import type { EmailKind } from './email-delivery.entity.js'
import type { FailureKind } from './delivery-failure.rules.js'

interface Backlog {
  readonly waiting: number
  readonly dead: number
  readonly oldestSeconds: number
}

/** What operations watch of the mail. Labels are closed lists; nobody is in them. */
export class DeliveryMetrics {
  private readonly deliveries = meter().createCounter('seneb_email_deliveries', {
    description: 'What became of attempts, by kind of mail and recorded state',
  })
  private readonly attempts = meter().createHistogram('seneb_email_send', {
    unit: 's',
    description: 'Duration of attempts to send, by kind of mail and answer of the mail server',
  })

  delivered(kind: EmailKind, outcome: 'sent' | 'retrying' | 'dead'): void {
    this.deliveries.add(1, { kind, outcome })
  }

  attempted(kind: EmailKind, answer: 'taken' | FailureKind, durationMs: number): void {
    this.attempts.record(durationMs / 1000, { kind, answer })
  }

  /** Reads the queue's length, its oldest mail's age and the dead letters whenever metrics are collected. */
  observe(db: Db): void {
    const waiting = meter().createObservableGauge('seneb_emails_waiting', { description: 'Emails not yet sent' })
    const oldest = meter().createObservableGauge('seneb_emails_oldest', {
      unit: 's',
      description: 'Age of the oldest email not yet sent',
    })
    const dead = meter().createObservableGauge('seneb_emails_dead', {
      description: 'Emails that were given up and can still be sent by hand',
    })
    meter().addBatchObservableCallback(
      async (result) => {
        const [backlog] = await db.read((tx) => tx.query<Backlog>(deliveryBacklogSql))
        if (!backlog) return
        result.observe(waiting, backlog.waiting)
        result.observe(oldest, backlog.oldestSeconds)
        result.observe(dead, backlog.dead)
      },
      [waiting, oldest, dead],
    )
  }
}
