import type { Payload } from '@seneb/contracts/define'
import { StaffActionDone } from '@seneb/contracts/messages/identity/every-service.messages'
import { type Acting, changedFields } from '@seneb/service-kit/answering/audited-noun'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'

type Act = Pick<Payload<typeof StaffActionDone>, 'actor' | 'action' | 'object' | 'fields'>

/** Says what somebody did in this service, in the transaction that did it; the audit trail hears it as it hears the others. */
export function noteOwnAct(act: Act, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  return tx.say(StaffActionDone, { ...act, actId: ctx.newId(), doneAt: ctx.now().toISOString() })
}

/** The world as it is for whoever runs the platform and works at its terminal: what they do is an act of `system` (S10). */
export function asSystem(ctx: IdentityCtx): IdentityCtx {
  const act: Acting = (tx, { action, after, before, object: { id, noun } }) => {
    const [object, fields] = [{ kind: noun.kind, id }, changedFields(noun, before, after)]
    return noteOwnAct({ action, object, fields, actor: { id: 'system', name: 'system' } }, tx, ctx)
  }
  return { ...ctx, actor: 'system:command', act }
}
