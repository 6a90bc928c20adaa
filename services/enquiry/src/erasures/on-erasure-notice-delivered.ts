import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { PartnerErasureStarted } from '@seneb/contracts/messages/identity/partner.messages'
import type {
  ErasureNoticeDelivered,
  ErasureFinished,
  SubscriberErasureStarted,
} from '@seneb/contracts/messages/notification/every-service.messages'
import type {
  AmbassadorErasureStarted,
  ApplicationErasureStarted,
} from '@seneb/contracts/messages/referral/every-service.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { ErasingService } from '@seneb/contracts/vocabulary/erasures'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'

import { eraseEnquiryRows } from '../retention/retention.js'
import { endNoticeSql, releaseSlotSql } from './erasure.queries.js'

/**
 * Records the outcome of the mail that notified a person about an erasure. Then erases the event published for that
 * mail, with its address, like any other data: from outbox, stream and, through the ledger, restored backups.
 */
export async function onErasureNoticeDelivered(
  { data: { at, noticeId, state } }: Pick<ReceivedEvent<typeof ErasureNoticeDelivered>, 'data'>,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write(async (tx) => {
    const [erasure] = await tx.query<{ enquiryId: string }>(endNoticeSql, [noticeId, state, at])
    await eraseRecords([{ erasureId: noticeId, recordIds: [noticeId] }], enquiryErasing, tx)
    if (erasure) await tx.publish(CareEnquiryChanged, { enquiryId: erasure.enquiryId, version: 0 })
  })
}

/** Enters the erasure of an application into the ledger, so that a restored backup of any service is erased again. */
export function onApplicationErasureStarted(
  { data: { applicationId } }: Pick<ReceivedEvent<typeof ApplicationErasureStarted>, 'data'>,
  ctx: Pick<Ctx, 'db'>,
): Promise<void> {
  return enterIntoLedger(applicationId, ctx)
}

/** Does the same for an ambassador. */
export function onAmbassadorErasureStarted(
  { data: { ambassadorId } }: Pick<ReceivedEvent<typeof AmbassadorErasureStarted>, 'data'>,
  ctx: Pick<Ctx, 'db'>,
): Promise<void> {
  return enterIntoLedger(ambassadorId, ctx)
}

/** Does the same for a subscriber of the newsletter. */
export function onSubscriberErasureStarted(
  { data: { subscriberId } }: Pick<ReceivedEvent<typeof SubscriberErasureStarted>, 'data'>,
  ctx: Pick<Ctx, 'db'>,
): Promise<void> {
  return enterIntoLedger(subscriberId, ctx)
}

/** Does the same for a partner. */
export function onPartnerErasureStarted(
  { data: { partnerId } }: Pick<ReceivedEvent<typeof PartnerErasureStarted>, 'data'>,
  ctx: Pick<Ctx, 'db'>,
): Promise<void> {
  return enterIntoLedger(partnerId, ctx)
}

/** This service records the erasure in its ledger, also for ids of records that it never stored. */
function enterIntoLedger(recordId: string, { db }: Pick<Ctx, 'db'>): Promise<void> {
  const erasure = { erasureId: recordId, recordIds: [recordId] }
  return db.write((tx) => eraseRecords([erasure], enquiryErasing, tx))
}

/** Records that a service has erased all data of an enquiry. */
export async function onErasureFinished(
  { data: { enquiryId, finishedAt } }: Pick<ReceivedEvent<typeof ErasureFinished>, 'data'>,
  service: ErasingService,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write((tx) => releaseSlot({ enquiryId, service, finishedAt: new Date(finishedAt) }, tx))
}

interface Finished {
  readonly enquiryId: string
  readonly service: ErasingService
  readonly finishedAt: Date
}

/**
 * Records that a service has erased all data of an enquiry, and makes open desk pages reload. Erasures of other
 * records, such as the mail about an erasure, are not recorded.
 */
async function releaseSlot({ enquiryId, finishedAt, service }: Finished, tx: WriteTx): Promise<void> {
  const noted = await tx.query(releaseSlotSql, [enquiryId, service, finishedAt])
  if (noted.length === 0) return
  await tx.publish(CareEnquiryChanged, { enquiryId, version: 0 })
}

/** Erasure of this service's data of an enquiry. */
export const enquiryErasing: ErasureHandler = {
  eraseRows: eraseEnquiryRows,
  onFinished: (enquiryId, tx, ctx) => releaseSlot({ enquiryId, service: 'enquiry', finishedAt: ctx.now() }, tx),
}
