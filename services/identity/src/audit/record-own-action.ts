import type { Payload } from '@seneb/contracts/define'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { type RecordAuditAction, changedFields } from '@seneb/service-kit/requests/audited-resource'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'

type OwnAction = Pick<Payload<typeof StaffActionCompleted>, 'actor' | 'action' | 'object' | 'fields'>

/**
 * Publishes a staff action of this service in its transaction; the audit trail consumes it like those of other
 * services.
 */
export function recordOwnAction(action: OwnAction, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  return tx.publish(StaffActionCompleted, { ...action, actionId: ctx.newId(), doneAt: ctx.now().toISOString() })
}

/** Returns a context for commands at the platform's terminal; their audit entries name `system` as the actor (S10). */
export function asSystem(ctx: IdentityCtx): IdentityCtx {
  const auditAction: RecordAuditAction = (tx, { action, after, before, object: { id, resource } }) => {
    const [object, fields] = [{ kind: resource.kind, id }, changedFields(resource, before, after)]
    return recordOwnAction({ action, object, fields, actor: { id: 'system', name: 'system' } }, tx, ctx)
  }
  return { ...ctx, actor: 'system:command', audit: auditAction }
}
