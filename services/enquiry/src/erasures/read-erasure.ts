import type { Input, Output } from '@seneb/contracts/define'
import type { ListErasures, ReadErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { erasingServices, type ErasureReason, type NoticeState } from '@seneb/contracts/vocabulary/erasures'
import { AppError } from '@seneb/platform/app-error'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { listErasuresSql, readErasureSql } from './erasure.queries.js'

/**
 * Returns the progress of an enquiry's erasure, place by place. Rejects with ENQUIRY_UNKNOWN for an enquiry that was
 * never erased.
 */
export async function readErasure(
  { enquiryId }: Input<typeof ReadErasure>,
  ctx: Ctx,
): Promise<Output<typeof ReadErasure>> {
  return ctx.db.read((tx) => erasureOf(enquiryId, tx))
}

interface Found {
  readonly enquiryId: string
  readonly kind: EnquiryKind
  readonly reason: ErasureReason
  readonly startedAt: Date
  readonly startedBy: string | null
  readonly noticeState: NoticeState | null
  readonly noticeAt: Date | null
  readonly places: Readonly<Record<string, string>>
}

/** The same within a transaction. */
export async function erasureOf(enquiryId: string, tx: ReadTx): Promise<Output<typeof ReadErasure>> {
  const [found] = await tx.query<Found>(readErasureSql, [enquiryId])
  if (!found) throw new AppError('ENQUIRY_UNKNOWN')
  return told(found)
}

/** A page of erasures, newest first. */
export async function listErasures(
  { after, first }: Input<typeof ListErasures>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListErasures>> {
  const place = after === undefined ? undefined : decodeCursor(after)
  const params = [place?.at ?? null, place?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<Found & { readonly place: string }>(listErasuresSql, params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    erasures: page.map(told),
    next: rows.length > first && last ? encodeCursor({ at: last.place, id: last.enquiryId }) : undefined,
  }
}

function told(found: Found): Output<typeof ReadErasure> {
  const { enquiryId, kind, noticeAt, noticeState, reason } = found
  return {
    enquiryId,
    kind,
    reason,
    notice: noticeState ? { state: noticeState, at: noticeAt?.toISOString() } : undefined,
    startedAt: found.startedAt.toISOString(),
    startedBy: found.startedBy ?? undefined,
    places: erasingServices.map((service) => ({ service, finishedAt: instantOf(found.places[service]) })),
  }
}

function instantOf(stored: string | undefined): string | undefined {
  return stored && new Date(stored).toISOString()
}
