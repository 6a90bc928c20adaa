import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { ErasureTold } from '@seneb/contracts/messages/notification/erasure.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { eraseRecords } from '@seneb/service-kit/erasing/erase-records'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { enquiryErasing } from './enquiry-erasing.js'
import { endNoticeSql } from './erasure.queries.js'

/**
 * Notes what became of the mail that told a person of an erasure, and erases what was said for it, with the address, as
 * anything else: outbox, stream and, by the ledger, what a restore brings back (ADR 158).
 */
export async function onErasureTold(
  { data: { at, noticeId, state } }: Pick<Heard<typeof ErasureTold>, 'data'>,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write(async (tx) => {
    const [erasure] = await tx.query<{ enquiryId: string }>(endNoticeSql, [noticeId, state, at])
    await eraseRecords([{ erasureId: noticeId, recordIds: [noticeId] }], enquiryErasing, tx)
    if (erasure) await tx.say(CareEnquiryChanged, { enquiryId: erasure.enquiryId, version: 0 })
  })
}
