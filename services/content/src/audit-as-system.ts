import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { changedFields, type RecordAuditAction } from '@seneb/service-kit/requests/audited-resource'

/** Records the actions of a schedule, which names the person who set it among its fields (S10). */
export function auditAsSystem(ctx: Ctx): RecordAuditAction {
  return (tx, { action, after, before, object: { id, resource } }) =>
    tx.publish(StaffActionCompleted, {
      actionId: ctx.newId(),
      doneAt: ctx.now().toISOString(),
      action,
      object: { kind: resource.kind, id },
      actor: { id: 'system', name: 'system' },
      fields: changedFields(resource, before, after),
    })
}
