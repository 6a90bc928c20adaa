import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import { CareEvent } from './care-event.entity.js'
import { findLocked } from './change-care-enquiry.js'

/**
 * Closes an enquiry because whoever handed it in says that its person withdraws it, and tells open pages of the desk. One
 * that was closed, or has ended meanwhile, stays as it is.
 */
export async function closeWithdrawnEnquiry(id: string, tx: WriteTx, ctx: Pick<Ctx, 'newId' | 'now'>): Promise<void> {
  const enquiry = await findLocked(id, tx)
  if (!enquiry || enquiry.state === 'closed') return
  const [at, version] = [ctx.now(), enquiry.version + 1]
  const closed = { state: 'closed', outcome: 'withdrawn', claimed_until: null } as const
  await tx.update(CareEnquiry, { id }, { ...closed, version, last_activity_at: at })
  const line = { id: ctx.newId(), enquiry_id: id, at, kind: 'closed', outcome: 'withdrawn' } as const
  await tx.save(Object.assign(new CareEvent(), line))
  await tx.say(CareEnquiryChanged, { enquiryId: id, version })
}
