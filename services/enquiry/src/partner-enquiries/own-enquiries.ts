import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListPartnerEnquiries,
  ReadPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import { requirePartner } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import {
  listOwnEnquiriesSql,
  ownEnquiryByIdSql,
  ownEnquiryByPartnerReferenceSql,
  ownEnquiryByReferenceSql,
  type OwnEnquiry,
} from './partner-enquiry.entity.js'

type EnquiryDto = NonNullable<Output<typeof ReadPartnerEnquiry>['enquiry']>

/** Returns a page of the enquiries the partner submitted with keys of this mode, newest first (S11). */
export async function listOwnEnquiries(
  { after, first, state }: Input<typeof ListPartnerEnquiries>,
  ctx: Ctx,
): Promise<Output<typeof ListPartnerEnquiries>> {
  const { id, mode } = requirePartner(ctx)
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [id, mode, state ?? null, position?.at ?? null, position?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<OwnEnquiry>(listOwnEnquiriesSql, params))
  const enquiries = rows
    .slice(0, first)
    .map((row) => ({ ...knownOf(row), cursor: encodeCursor({ at: row.place, id: row.id }) }))
  return { enquiries, hasMore: rows.length > first }
}

/**
 * Reads one enquiry of the partner; empty, after the same work, for one of another partner or mode, or an unknown one
 * (S11).
 */
export async function readOwnEnquiry(
  { enquiryId, partnerReference, reference }: Input<typeof ReadPartnerEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ReadPartnerEnquiry>> {
  const { id, mode } = requirePartner(ctx)
  const find = (sql: string, name: string) =>
    ctx.db.read((tx) => tx.query<OwnEnquiry>(sql, [id, mode, name])).then(([row]) => row)
  const row =
    reference !== undefined
      ? await find(ownEnquiryByReferenceSql, reference)
      : partnerReference !== undefined
        ? await find(ownEnquiryByPartnerReferenceSql, partnerReference)
        : await find(ownEnquiryByIdSql, uuidOf(enquiryId ?? ''))
  return { enquiry: row && knownOf(row) }
}

/** Returns the current state of one enquiry, within a transaction that changed it. */
export async function ownEnquiryNow(id: string, ctx: Ctx, tx: ReadTx): Promise<EnquiryDto> {
  const partner = requirePartner(ctx)
  const [row] = await tx.query<OwnEnquiry>(ownEnquiryByIdSql, [partner.id, partner.mode, id])
  if (!row) throw new Error('an enquiry that was changed is not there')
  return knownOf(row)
}

const unknownId = '00000000-0000-0000-0000-000000000000'

/**
 * Replaces a text that is no UUID by an id that no row has, so that it gets the same response as any other unknown id.
 */
export function uuidOf(text: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : unknownId
}

function knownOf({ id, kind, mode, reference, state, ...row }: OwnEnquiry): EnquiryDto {
  return {
    enquiryId: id,
    kind,
    mode,
    reference,
    state,
    sharing: 'receipt-only',
    partnerReference: row.partner_reference ?? undefined,
    submittedAt: row.submitted_at.toISOString(),
    stateSince: row.state_since?.toISOString(),
  }
}
