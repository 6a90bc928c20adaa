import type { ReadTx } from '@seneb/service-kit/database/db'

/** Number of human messages of an enquiry since a time. $1 the enquiry, $2 the time */
const countMessagesSql = `/* countMessages */
  select count(*)::int as count from messages where enquiry_id = $1 and kind = 'message' and received_at > $2`

/** Returns the number of human messages of an enquiry since a time. */
export async function countMessages(
  { enquiryId, since }: { readonly enquiryId: string; readonly since: Date },
  tx: Pick<ReadTx, 'query'>,
): Promise<number> {
  const [row] = await tx.query<{ readonly count: number }>(countMessagesSql, [enquiryId, since])
  return row?.count ?? 0
}
