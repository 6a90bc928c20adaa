import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { type CareEvent, CareEnquiry } from './care-enquiry.entity.js'
import { writeToldLine } from './write-lines.js'
import { findLocked } from './change-care-enquiry.js'

interface Withdrawn extends Pick<Payload<typeof ConsentWithdrawn>, 'effect'> {
  readonly id: string
  readonly at: Date
}

/** The line of the timeline that says what the person withdrew; an enquiry that ended has none. */
const lines: Partial<Record<Withdrawn['effect'], CareEvent['kind']>> = {
  'draft-erased': 'draft-withdrawn',
  'health-erased': 'health-withdrawn',
}

/** Of a withdrawn draft there is no plan any more. $1 the enquiry, $2 what was withdrawn */
const changeVersionSql = `/* changeCareEnquiryVersion */
  update care_enquiries set version = version + 1,
    plan_state = case when $2 = 'draft-erased' then null else plan_state end
  where id = $1 returning version`

/** $1 the enquiry: what the team wrote may tell of health too. */
const eraseHealthSql = `/* eraseCareEnquiryHealth */
  with listed as (update care_enquiries set treatment_type = null, procedure = null where id = $1)
  update care_events set body_sealed = null where enquiry_id = $1`

/**
 * Takes out of the care team's list what a withdrawn consent allowed: what was wanted, and whatever the team wrote, when
 * it was the use of health details (D-66). The timeline says so, and open pages of the desk ask again.
 */
export async function withdrawFromCareEnquiry(
  { at, effect, id }: Withdrawn,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId'>,
): Promise<void> {
  const [changed] = await tx.query<{ version: number }>(changeVersionSql, [id, effect])
  if (!changed) return
  if (effect === 'health-erased') await tx.query(eraseHealthSql, [id])
  const kind = lines[effect]
  await writeToldLine({ enquiryId: id, version: changed.version, line: kind && { kind, at } }, tx, ctx)
}

interface WithdrawnByPartner {
  readonly id: string
  /** Name of the partner. */
  readonly withdrawnBy: string
}

/**
 * Closes an enquiry because the partner who handed it in reports that the person withdraws it. The timeline names the
 * partner, and open pages of the desk refresh. An enquiry closed before stays as it was. Returns false for one that has
 * ended in the meantime.
 */
export async function closeWithdrawnEnquiry(
  { id, withdrawnBy }: WithdrawnByPartner,
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
