import type { WriteTx } from '@seneb/service-kit/database/db'

interface MergedEnquiry {
  readonly id: string
  readonly mergedInto: string | null
}

/**
 * Locks an enquiry, the enquiry it is merged into and those merged into it, the kept one first, so that two changes of
 * merged enquiries never wait for each other. $1 the enquiry
 */
const lockMergedSql = `/* lockMerged */
  select id, merged_into as "mergedInto" from care_enquiries
  where id = $1 or merged_into = $1 or id = (select merged_into from care_enquiries where id = $1)
  order by merged_into is not null, id for update`

/** Locks an enquiry with all that it is merged with, and returns them. */
export function lockMerged(enquiryId: string, tx: WriteTx): Promise<readonly MergedEnquiry[]> {
  return tx.query<MergedEnquiry>(lockMergedSql, [enquiryId])
}

/** Enquiries that are merged with some others. $1 those others */
const mergedWithSql = `/* mergedWith */
  select id from care_enquiries where merged_into = any($1::uuid[])
  union select merged_into from care_enquiries where id = any($1::uuid[]) and merged_into is not null`

/** Returns the ids of enquiries that are merged with some others. */
export async function findMergedWith(enquiryIds: readonly string[], tx: WriteTx): Promise<readonly string[]> {
  const merged = await tx.query<{ readonly id: string }>(mergedWithSql, [enquiryIds])
  return merged.map(({ id }) => id)
}
