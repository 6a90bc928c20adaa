import type { Output } from '@seneb/contracts/define'
import type { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { ReadTx } from '@seneb/service-kit/database/db'

type Merged = Output<typeof ReadCareEnquiry>['merged'][number]
type MergeRow = Omit<Merged, 'mergedAt'> & { readonly mergedAt: Date }

/** Merges in force of an enquiry, oldest first. $1 the target */
const listMergesSql = `/* listMerges */
  select m.merged_id as "enquiryId", c.reference, c.version, m.merged_at as "mergedAt", m.merged_by as "mergedById"
  from merges m join care_enquiries c on c.id = m.merged_id
  where m.target_id = $1 and m.undone_at is null order by m.merged_at, m.id`

/** Returns the enquiries that are merged into one. */
export async function listMerges(enquiryId: string, tx: ReadTx): Promise<Merged[]> {
  const merges = await tx.query<MergeRow>(listMergesSql, [enquiryId])
  return merges.map(({ mergedAt, ...merge }) => ({ ...merge, mergedAt: mergedAt.toISOString() }))
}
