import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { listedColumns } from './list-care-enquiries.queries.js'
import { listedEnquiry, type ListedRow } from './listed-enquiry.js'
import { maySeePersonalOf, type Reviewed } from './may-see-personal.js'

interface FindingIn {
  readonly tx: ReadTx
  readonly ctx: Pick<Ctx, 'now' | 'staff'>
}

/** $1 the enquiry, $2 who asks */
const findCareEnquirySql = `/* findCareEnquiry */
  select ${listedColumns('care_enquiries')}, email, exists (select from care_events e
    where e.enquiry_id = care_enquiries.id and e.actor_id = $2 and e.kind in ('plan-approved', 'plan-returned')) as has_reviewed
  from care_enquiries where id = $1`

/** One enquiry as it is listed, and how its person is reached; both only for whoever may see who asks. */
export async function findCareEnquiry(id: string, { ctx, tx }: FindingIn) {
  const staff = staffOf(ctx)
  const [row] = await tx.query<ListedRow & Reviewed & { readonly email: string }>(findCareEnquirySql, [id, staff.id])
  if (!row) throw new AppError('ENQUIRY_UNKNOWN')
  const isPersonalShown = maySeePersonalOf(staff.roles, row)
  const enquiry = listedEnquiry(row, { isPersonalShown, now: ctx.now() })
  const reached = isPersonalShown ? { email: row.email, phoneNumber: row.phone_number ?? undefined } : undefined
  return { enquiry, reached }
}
