import { randomUUID } from 'node:crypto'

import { DeliveryReported, MessageReceived } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { deliveryOf, queueMail, testService, type OpenedDelivery, type TestService } from '../notification.fixture.js'
import type { NotificationCtx } from '../notification-ctx.js'
import type { InboundEmail, InboundSource } from './inbound-email.entity.js'
import { processEmails } from './process-emails.js'
import { storeEmail } from './receive-email.js'
import { signBounceAddress, signReplyAddress } from '../email-deliveries/signed-address.rules.js'

const addresses = {
  NOTIFICATION_REPLY_ADDRESS: 'care+{token}@seneb.example',
  NOTIFICATION_BOUNCE_ADDRESS: 'bounce+{token}@seneb.example',
}

/** An enquiry whose receipt the mail server accepted. */
export interface MailedEnquiry {
  readonly id: string
  readonly receipt: OpenedDelivery
  /** Address to which a reply of its patient goes. */
  readonly replyAddress: string
  /** Address to which a report about the receipt goes. */
  readonly bounceAddress: string
}

/** One notification service with its received emails. */
export class InboundDesk {
  readonly service: TestService

  constructor(private readonly postgres: TestDb) {
    this.service = testService({ db: postgres.db, environment: addresses })
  }

  get ctx(): NotificationCtx {
    return this.service.ctx
  }

  /** Returns the context of a staff member. */
  as(...roles: readonly StaffRole[]): NotificationCtx {
    const staff = {
      id: randomUUID(),
      sessionId: randomUUID(),
      name: 'Mona',
      title: 'Care',
      authenticatedAt: new Date(),
    }
    return staffCtx(this.ctx, 'notification', { ...staff, roles })
  }

  async mailedEnquiry(address = 'patient@example.com'): Promise<MailedEnquiry> {
    const id = await queueMail(this.ctx, { to: { address } })
    await this.run(`update email_deliveries set state = 'sent', sealed_body = null where cause_id = $1`, [id])
    const receipt = await deliveryOf(this.postgres.db, id)
    const { addressKeys } = this.ctx
    const replyAddress = signReplyAddress(id, addressKeys) ?? ''
    return { id, receipt, replyAddress, bounceAddress: signBounceAddress(receipt.id, addressKeys) ?? '' }
  }

  async receive(raw: Uint8Array, source: InboundSource = 'imap', recipients: readonly string[] = []) {
    return storeEmail({ source, raw, recipients, isCut: false }, this.ctx)
  }

  /** Processes everything that is due. */
  async process(): Promise<void> {
    while ((await processEmails(this.ctx)) === 'again');
  }

  async emails(): Promise<InboundEmail[]> {
    return this.run<InboundEmail>('select * from inbound_emails order by received_at, id')
  }

  messages() {
    return outboxPayloads(this.postgres.db, MessageReceived)
  }

  reports() {
    return outboxPayloads(this.postgres.db, DeliveryReported)
  }

  run<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.postgres.db.write((tx) => tx.query<Row>(`/* test */ ${sql}`, params))
  }

  async clear(): Promise<void> {
    await this.run(`with emails as (delete from inbound_emails), mails as (delete from email_deliveries),
      erased as (delete from erased_records), unpublished as (delete from outbox_unpublished) delete from outbox`)
  }
}
