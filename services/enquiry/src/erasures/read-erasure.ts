import type { Input, Output } from '@seneb/contracts/define'
import type { ListErasures, ReadErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import {
  erasingServices,
  type ErasureReason,
  type NoticeState,
  type ErasingService,
} from '@seneb/contracts/vocabulary/erasures'
import { AppError } from '@seneb/platform/app-error'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'
import { observeGauges } from '@seneb/platform/metrics'

import { listErasuresSql, readErasureSql, unfinishedErasuresSql } from './erasure.queries.js'

/**
 * Returns the progress of an enquiry's erasure, service by service. Rejects with ENQUIRY_UNKNOWN for an enquiry that
 * was never erased.
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
  readonly services: Readonly<Record<string, string>>
}

/** The same within a transaction. */
export async function erasureOf(enquiryId: string, tx: ReadTx): Promise<Output<typeof ReadErasure>> {
  const [found] = await tx.query<Found>(readErasureSql, [enquiryId])
  if (!found) throw new AppError('ENQUIRY_UNKNOWN')
  return toErasure(found)
}

/** A page of erasures, newest first. */
export async function listErasures(
  { after, first }: Input<typeof ListErasures>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListErasures>> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [position?.at ?? null, position?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<Found & { readonly place: string }>(listErasuresSql, params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    erasures: page.map(toErasure),
    next: rows.length > first && last ? encodeCursor({ at: last.place, id: last.enquiryId }) : undefined,
  }
}

function toErasure(found: Found): Output<typeof ReadErasure> {
  const { enquiryId, kind, noticeAt, noticeState, reason } = found
  return {
    enquiryId,
    kind,
    reason,
    notice: noticeState ? { state: noticeState, at: noticeAt?.toISOString() } : undefined,
    startedAt: found.startedAt.toISOString(),
    startedBy: found.startedBy ?? undefined,
    services: erasingServices.map((service) => ({ service, finishedAt: instantOf(found.services[service]) })),
  }
}

function instantOf(stored: string | undefined): string | undefined {
  return stored && new Date(stored).toISOString()
}

const description =
  'Age of the oldest erasure of the last 30 days that a service has not finished; 0 when there is none'

/**
 * Reports, at each metrics collection, the age of the oldest unfinished erasure per service (LEGAL-05). Labels contain
 * service names only, no personal data (S14).
 */
export function observeErasures(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges({ seneb_erasure_oldest_seconds: description }, async () => {
    const waits = await readErasureWaits(ctx)
    return {
      seneb_erasure_oldest_seconds: waits.map(({ seconds: value, service }) => ({ value, labels: { service } })),
    }
  })
}

/** Returns the seconds since the start of the oldest erasure that a service has not finished; 0 when there is none. */
interface ErasureWait {
  readonly service: ErasingService
  readonly seconds: number
}

/** Of each service that erases. */
export async function readErasureWaits({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<readonly ErasureWait[]> {
  return db.read((tx) => tx.query<ErasureWait>(unfinishedErasuresSql, [[...erasingServices], now()]))
}
