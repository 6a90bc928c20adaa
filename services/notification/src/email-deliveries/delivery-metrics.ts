import { counter, durationHistogram, observeGauges, pipelineBuckets } from '@seneb/platform/metrics'
import type { Db } from '@seneb/service-kit/database/db'

import { deliveryBacklogSql, emailKinds, type EmailKind, type CauseKind } from './email-delivery.entity.js'
import type { FailureKind } from './delivery-failure.rules.js'

interface Backlog {
  readonly waiting: number
  readonly dead: number
  readonly oldestSeconds: number
}

const deliveryOutcomes = ['sent', 'retrying', 'dead'] as const

/** Metrics of mail delivery for operations. Labels are closed lists without personal data. */
export class DeliveryMetrics {
  private readonly deliveries = counter('seneb_email_deliveries', {
    description: 'What became of attempts, by kind of mail and recorded state',
    labels: emailKinds.flatMap((kind) => deliveryOutcomes.map((outcome) => ({ kind, outcome }))),
  })
  private readonly attempts = durationHistogram('seneb_email_send_seconds', {
    description: 'Duration of attempts to send, by kind of mail and answer of the mail server',
  })
  private readonly enquiries = durationHistogram('seneb_enquiry_to_email_seconds', {
    description: "From an enquiry's acceptance until the mail server took the care team's mail of it, by kind",
    bounds: pipelineBuckets,
  })

  delivered(kind: EmailKind, outcome: (typeof deliveryOutcomes)[number]): void {
    this.deliveries.add(1, { kind, outcome })
  }

  attempted(kind: EmailKind, result: 'taken' | FailureKind, durationMs: number): void {
    this.attempts.record(durationMs, { kind, answer: result })
  }

  /** Notes how long the care team waited for its mail of an enquiry; of other mails there is nothing to note. */
  accepted(email: { readonly kind: EmailKind; readonly causeId: string }, now: Date): void {
    const kind = enquiryOf(email.kind)
    const since = acceptedAt(email.causeId)
    if (kind && since) this.enquiries.record(Math.max(0, now.getTime() - since.getTime()), { kind })
  }

  /** Reads the queue's length, its oldest mail's age and the dead letters whenever metrics are collected. */
  observe(db: Db): void {
    observeGauges(
      {
        seneb_emails_waiting: 'Emails not yet sent',
        seneb_emails_oldest_seconds: 'Age of the oldest email not yet sent',
        seneb_emails_failed: 'Emails that were given up and can still be sent by hand',
      },
      async () => {
        const [backlog] = await db.read((tx) => tx.query<Backlog>(deliveryBacklogSql))
        return {
          seneb_emails_waiting: backlog?.waiting,
          seneb_emails_oldest_seconds: backlog?.oldestSeconds,
          seneb_emails_failed: backlog?.dead,
        }
      },
    )
  }
}

/** Operator emails by the kind of submission that they report. */
const causeByKind: Partial<Record<EmailKind, CauseKind>> = {
  'trip-plan-operator-email': 'trip-plan',
  'consultation-operator-email': 'consultation',
  'ambassador-application-operator-email': 'ambassador-application',
}

/** Returns the kind of enquiry that this mail announces to the care team; undefined for every other mail. */
export function enquiryOf(kind: EmailKind): CauseKind | undefined {
  return causeByKind[kind]
}

const version7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7/

/**
 * When the enquiry was accepted: the instant in its id, a UUID v7, which is given at that moment (RFC 9562, 5.7). So
 * nothing of it has to be stored beside the mail. Ids of another version hold no instant.
 */
export function acceptedAt(enquiryId: string): Date | undefined {
  const [, high, low] = version7.exec(enquiryId) ?? []
  return high && low ? new Date(parseInt(high + low, 16)) : undefined
}
