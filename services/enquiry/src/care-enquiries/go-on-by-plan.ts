import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import type { Locked } from './change-care-enquiry.js'

/** An enquiry is answered by a plan: it is open from then on, also when nobody had begun or it was closed. Gives its new version. */
export async function goOnByPlan({ id, state, version: before }: Locked, at: Date, tx: WriteTx): Promise<number> {
  const version = before + 1
  const isGoingOn = state === 'new' || state === 'closed'
  const patch = { version, last_activity_at: at, state: isGoingOn ? 'open' : state, outcome: null } as const
  await tx.update(CareEnquiry, { id }, patch)
  return version
}
