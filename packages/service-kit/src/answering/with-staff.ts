import type { ServiceName } from '@seneb/contracts/define'
import { staffActionDoneOf } from '@seneb/contracts/messages/staff-action-events'

import type { Ctx } from '../ctx.js'
import type { Acting } from './acting.js'
import { changedFields } from './audited-noun.js'
import type { StaffActor } from './staff-actor.js'

/** The world as it is for one of our staff: the same, with them as its actor, whose acts are said for the audit trail. */
export function withStaff<C extends Ctx>(ctx: C, service: ServiceName, staff: StaffActor): C {
  const act: Acting = (tx, { action, after, before, object: { id, noun } }) =>
    tx.say(staffActionDoneOf(service), {
      actId: ctx.newId(),
      doneAt: ctx.now().toISOString(),
      action,
      object: { kind: noun.kind, id },
      actor: { id: `staff:${staff.id}`, name: staff.name, sessionId: staff.sessionId },
      fields: changedFields(noun, before, after),
    })
  return { ...ctx, staff, actor: `staff:${staff.id}`, act }
}
