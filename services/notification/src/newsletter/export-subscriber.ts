import type { Input, Output } from '@seneb/contracts/define'
import type { ExportNewsletterRecord } from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import { compressRecord } from '@seneb/platform/compressed-record'
import { exportRecord, type ExportedTable } from '@seneb/service-kit/data-export/export-record'

import { lockedSubscriber, subscriberAudit } from './manage-subscribers.js'
import { addressDigests, readSuppressionsSql } from './subscriber.queries.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { exportedTables as emailTables } from '../person-records/read-person-record.js'

/** Returns everything stored of a newsletter subscriber, and audits who exported it (LEGAL-05). */
export async function exportSubscriber(
  { format, recordId: id }: Input<typeof ExportNewsletterRecord>,
  ctx: NotificationCtx,
): Promise<Output<typeof ExportNewsletterRecord>> {
  const { record, reference } = await ctx.db.write(async (tx) => {
    const { email } = await lockedSubscriber(id, tx)
    const tables = await exportRecord(subscriberTables, id, { tx, ctx })
    const digests = addressDigests(email, ctx.atRest)
    const rows = await tx.query<{ suppressed_at: Date }>(readSuppressionsSql, [digests])
    const suppressions = { table: 'suppressed_addresses', withheld: { address_digest: 'secret' as const }, rows }
    const object = { resource: subscriberAudit, id }
    await ctx.audit(tx, { action: 'export-newsletter-record', object, after: { format } })
    return { record: [...tables, suppressions], reference: email }
  })
  return { record: await compressRecord(record), reference, exportedAt: ctx.now().toISOString() }
}

/** Data that this service stores of a subscriber. */
export const subscriberTables: readonly ExportedTable[] = [
  { table: 'newsletter_subscribers', where: 't.id = $1::uuid' },
  {
    table: 'newsletter_recipients',
    where: 't.subscriber_id = $1::uuid',
    order: 't.claimed_at, t.id',
    excluded: { holder: 'machine', due_at: 'machine' },
  },
  {
    table: 'newsletter_tokens',
    where: 't.subscriber_id = $1::uuid',
    order: 't.issued_at',
    excluded: { token_hash: 'secret' },
  },
  ...emailTables,
]
