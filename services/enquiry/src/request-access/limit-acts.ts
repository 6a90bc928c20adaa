import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

const dayMs = 24 * 60 * 60 * 1000

/** Maximum number of acts of one kind on the page of a request within a day; each leaves a line and a record. */
export const maxActsPerDay = 50

type ActLine = 'details-corrected' | 'erasure-requested' | 'call-agreed' | 'call-declined'

/** Counts lines of the person, also those recorded by telephone. $1 the enquiry, $2 kinds, $3 time */
const recentActsSql = `/* recentActsOfPatient */
  select count(*)::int as count from care_events
  where enquiry_id = $1::uuid and kind = any($2::text[]) and at > $3::timestamptz`

/** Throws RATE_LIMITED once an enquiry has too many lines of these kinds within a day. */
export async function assertActsBelowLimit(
  enquiryId: string,
  kinds: readonly ActLine[],
  { ctx, tx }: { readonly tx: Pick<ReadTx, 'query'>; readonly ctx: Pick<Ctx, 'now'> },
): Promise<void> {
  const since = new Date(ctx.now().getTime() - dayMs)
  const [acts] = await tx.query<{ readonly count: number }>(recentActsSql, [enquiryId, kinds, since])
  if ((acts?.count ?? 0) >= maxActsPerDay) throw new AppError('RATE_LIMITED')
}
