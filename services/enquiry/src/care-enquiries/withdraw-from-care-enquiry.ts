import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { type CareEvent, CareEnquiry } from './care-enquiry.entity.js'
import { appendTimelineEntry } from './write-lines.js'
import { recomputeMarks } from './recompute-messages.js'
import { findLocked } from './change-care-enquiry.js'

interface Withdrawn extends Pick<Payload<typeof ConsentWithdrawn>, 'effect'> {
  readonly id: string
  readonly at: Date
}

/** Timeline line for each withdrawal effect; an ended enquiry has none. */
const lines: Partial<Record<Withdrawn['effect'], CareEvent['kind']>> = {
  'draft-erased': 'draft-withdrawn',
  'health-erased': 'health-withdrawn',
}

/** A withdrawn draft leaves no plan. $1 the enquiry, $2 the withdrawal's effect */
const changeVersionSql = `/* changeCareEnquiryVersion */
  update care_enquiries set version = version + 1,
    plan_state = case when $2 = 'draft-erased' then null else plan_state end
  where id = $1 returning version`

/** Also erases the team's texts, because they may mention health. $1 the enquiry */
const eraseHealthSql = `/* eraseCareEnquiryHealth */
  with listed as (update care_enquiries set treatment_type = null, procedure = null where id = $1),
  plans as (update sent_plans set plan_sealed = null where enquiry_id = $1),
  decisions as (update plan_decisions set body_sealed = null where enquiry_id = $1)
  update care_events set body_sealed = null where enquiry_id = $1`

/**
 * Removes the data that a withdrawn consent allowed from the care team's list. For health details, these are the
 * treatment, the procedure and everything the team wrote (D-66). Adds a timeline line and makes open desk pages reload.
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
  await appendTimelineEntry({ enquiryId: id, version: changed.version, line: kind && { kind, at } }, tx, ctx)
}

interface WithdrawnByPartner {
  readonly id: string
  /** Name of the partner. */
  readonly withdrawnBy: string
}

/**
 * Closes an enquiry because the partner who submitted it reports that the person withdraws it. The timeline names the
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
  const closed = { state: 'closed', outcome: 'withdrawn', claimed_until: null, snoozed_until: null } as const
  const patch = enquiry.state === 'closed' ? {} : closed
  await tx.update(CareEnquiry, { id }, { ...patch, version, last_activity_at: at })
  await recomputeMarks(enquiry, tx)
  const text = `${withdrawnBy}, who handed it in, says that the person withdraws it.`
  await appendTimelineEntry(
    { enquiryId: id, version, line: { at, text, kind: 'closed', outcome: 'withdrawn' } },
    tx,
    ctx,
  )
  return true
}
