import type { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-state.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Heard } from '@seneb/service-kit/hearing/hears'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEvent } from '../care-enquiries/care-event.entity.js'
import { sealEventWords } from '../care-enquiries/sealed-event-words.js'

type Moved = Heard<typeof CarePlanStateChanged>['data']

/** A move that is told late does not stand for a later one. $1 the enquiry, $2 the state, $3 when */
const planStateSql = `/* planStateOfEnquiry */
  update care_enquiries set
    plan_state = case when plan_state_at is null or plan_state_at <= $3::timestamptz then $2 else plan_state end,
    plan_state_at = greatest(plan_state_at, $3::timestamptz)
  where id = $1 returning version`

/** What reviewers did, by the state that a plan came to. */
const lines: Partial<Record<Moved['state'], CareEvent['kind']>> = {
  returned: 'plan-returned',
  approved: 'plan-approved',
  'approved-once': 'plan-approved',
}

/**
 * Shows at an enquiry where its plan is, with a line for each approval and for whatever gave it back. It changes no version,
 * because it undoes nothing of what somebody is about to save.
 */
export async function onPlanStateChanged({ data }: Heard<typeof CarePlanStateChanged>, ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const { at, state, tripPlanId: id } = data
    const [enquiry] = await tx.query<{ version: number }>(planStateSql, [id, state, at])
    if (!enquiry) return
    await writeLine(data, tx, ctx)
    await tx.say(CareEnquiryChanged, { enquiryId: id, version: enquiry.version })
  })
}

async function writeLine({ at, by, state, tripPlanId, words }: Moved, tx: WriteTx, ctx: Ctx): Promise<void> {
  const kind = lines[state]
  if (!kind) return
  const id = ctx.newId()
  const words_sealed = words ? sealEventWords(words, id, ctx) : undefined
  const line = { id, enquiry_id: tripPlanId, at: new Date(at), kind, actor_id: by, words_sealed }
  await tx.save(Object.assign(new CareEvent(), line))
}
