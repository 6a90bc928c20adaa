import { findLocked } from './change-care-enquiry.js'
import { reopenUndelivered } from './move-care-enquiry.js'
import { writeMirrored, type Mirrored, type Mirroring } from './mirror-reply.js'

/** Reopens the enquiry that lists show, when a reply of one that was merged into it turns out not to be delivered. */
export async function reopenTarget(line: Mirrored, targetId: string, { ctx, tx }: Mirroring): Promise<void> {
  const target = await findLocked(targetId, tx)
  if (!target) return
  const version = await reopenUndelivered(target, tx)
  await writeMirrored(line, { id: target.id, version }, { tx, ctx })
}
