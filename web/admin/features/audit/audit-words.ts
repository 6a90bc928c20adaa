import type { AuditEntry } from './use-audit-pages.js'

/** Returns the action in readable words: `change-roles` becomes `Change roles`. */
export function actionWords({ action }: Pick<AuditEntry, 'action'>): string {
  const words = action.replaceAll(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** To what: `staff 018f2c3d`; ids are cut to what tells them apart, the whole one stands in the opened entry. */
export function objectWords({ objectId, objectKind }: Pick<AuditEntry, 'objectId' | 'objectKind'>): string {
  return `${objectKind.replaceAll('-', ' ')} …${objectId.slice(-6)}`
}
