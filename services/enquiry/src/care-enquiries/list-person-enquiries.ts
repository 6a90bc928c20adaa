import type { Input, Output } from '@seneb/contracts/define'
import { latinDigits } from '@seneb/contracts/forms/typed-text'
import type { ListPersonEnquiries } from '@seneb/contracts/messages/enquiry/merge.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { EnquiryCtx } from '../enquiry-ctx.js'
import { findCareEnquiry, listedEnquiry, type ListedRow } from './listed-enquiry.js'
import { listedColumns } from './list-care-enquiries.queries.js'

const maxListed = 20
const minDigits = 6

/** $1 the enquiry, $2 its address in lower case, $3 its telephone number as a text query, or null; $4 maximum rows */
const personEnquiriesSql = `/* personEnquiries */
  with found as (
    (select id, submitted_at from care_enquiries where lower(email) = $2 order by submitted_at desc limit 100)
    union (select id, submitted_at from care_enquiries where $3::text is not null and search @@ $3::text::tsquery
      limit 100))
  select ${listedColumns('care_enquiries')}, lower(email) = $2 as "isSameAddress", merged_into is not distinct from $1::uuid as "isMerged"
  from care_enquiries where id in (select id from found) and id <> $1::uuid
  order by submitted_at desc, id desc limit $4`

type Row = ListedRow & { readonly isSameAddress: boolean; readonly isMerged: boolean }

/** Returns other enquiries with the same address or telephone number; none for callers who may not see the person. */
export async function listPersonEnquiries(
  { enquiryId }: Input<typeof ListPersonEnquiries>,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'> & Pick<EnquiryCtx, 'nextReplyHours'>,
): Promise<Output<typeof ListPersonEnquiries>> {
  const rows = await ctx.db.read(async (tx) => {
    const { reached } = await findCareEnquiry(enquiryId, { tx, ctx })
    if (!reached) return []
    const digits = latinDigits(reached.phoneNumber ?? '').replaceAll(/\D/g, '')
    const number = digits.length >= minDigits ? `'${digits}'` : null
    return tx.query<Row>(personEnquiriesSql, [enquiryId, reached.email.toLowerCase(), number, maxListed])
  })
  const visible = { isPersonalVisible: true, now: ctx.now(), nextReplyHours: ctx.nextReplyHours }
  return {
    enquiries: rows.map(({ isMerged, isSameAddress, ...row }) => {
      return { enquiry: listedEnquiry(row, visible), isSameAddress, isMerged }
    }),
  }
}
