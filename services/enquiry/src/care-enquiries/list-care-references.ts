import type { Input, Output } from '@seneb/contracts/define'
import type { ListCareReferences, NameAuditedEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { referenceIn } from './search.rules.js'

/** $1 ids of enquiries */
const careReferencesSql = `/* careReferences */
  select id, reference, due_at as "dueAt", first_replied_at as "answeredAt"
  from care_enquiries where id = any($1::uuid[])`

interface Row {
  readonly id: string
  readonly reference: string
  readonly dueAt: Date
  readonly answeredAt: Date | null
}

/** Returns the references of some enquiries, with the time at which a reply is due. */
export async function listCareReferences(
  { enquiryIds }: Input<typeof ListCareReferences>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListCareReferences>> {
  const rows = await ctx.db.read((tx) => tx.query<Row>(careReferencesSql, [enquiryIds]))
  return {
    enquiries: rows.map(({ answeredAt, dueAt, id, reference }) => {
      return { id, reference, dueAt: dueAt.toISOString(), answeredAt: answeredAt?.toISOString() }
    }),
  }
}

/** $1 ids of enquiries, $2 a reference or null */
const auditedEnquiriesSql = `/* auditedEnquiries */
  select id, reference from care_enquiries where id = any($1::uuid[])
  union select id, reference from care_enquiries where reference = $2`

/** Returns the references of enquiries in the audit trail; enquiries that have ended are missing. */
export async function nameAuditedEnquiries(
  { enquiryIds, reference }: Input<typeof NameAuditedEnquiries>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Output<typeof NameAuditedEnquiries>> {
  const params = [enquiryIds, (reference && referenceIn(reference)) ?? null]
  return { enquiries: await ctx.db.read((tx) => tx.query<Pick<Row, 'id' | 'reference'>>(auditedEnquiriesSql, params)) }
}
