import { StaffActionDone } from '@seneb/contracts/messages/identity/staff-action.messages'
import type { Payload } from '@seneb/contracts/define'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'

type Act = Pick<Payload<typeof StaffActionDone>, 'actor' | 'action' | 'object' | 'fields'>

/** Says what somebody did in this service, in the transaction that did it; the audit trail hears it as it hears the others. */
export function noteOwnAct(act: Act, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  return tx.say(StaffActionDone, { ...act, actId: ctx.newId(), doneAt: ctx.now().toISOString() })
}
