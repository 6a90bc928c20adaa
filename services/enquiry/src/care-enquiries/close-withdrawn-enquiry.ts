import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import { findLocked } from './change-care-enquiry.js'
import { writeToldLine } from './write-told-line.js'

interface Withdrawn {
  readonly id: string
  /** How the partner is called. */
  readonly withdrawnBy: string
}

/**
 * Closes an enquiry because whoever handed it in says that its person withdraws it; the timeline says by whom, and open pages
 * of the desk ask again. One that was closed before stays as it was. False for one that has ended meanwhile.
 */
export async function closeWithdrawnEnquiry(
  { id, withdrawnBy }: Withdrawn,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId' | 'now'>,
): Promise<boolean> {
  const enquiry = await findLocked(id, tx)
  if (!enquiry) return false
  const [at, version] = [ctx.now(), enquiry.version + 1]
  const closed = { state: 'closed', outcome: 'withdrawn', claimed_until: null, wakes_at: null } as const
  const patch = enquiry.state === 'closed' ? {} : closed
  await tx.update(CareEnquiry, { id }, { ...patch, version, last_activity_at: at })
  const words = `${withdrawnBy}, who handed it in, says that the person withdraws it.`
  await writeToldLine({ enquiryId: id, version, line: { at, words, kind: 'closed', outcome: 'withdrawn' } }, tx, ctx)
  return true
}
