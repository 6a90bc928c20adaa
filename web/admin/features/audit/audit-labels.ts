import type { AuditEntry } from './use-audit-pages.js'

/** Returns the action in readable words: `change-roles` becomes `Change roles`. */
export function actionLabel({ action }: Pick<AuditEntry, 'action'>): string {
  const text = action.replaceAll(/[-_.]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns the object as text, `staff …8f2c3d`; IDs are shortened to their distinguishing part, and the opened entry
 * shows the whole one.
 */
export function objectLabel({ objectId, objectKind }: Pick<AuditEntry, 'objectId' | 'objectKind'>): string {
  return `${objectKind.replaceAll('-', ' ')} …${objectId.slice(-6)}`
}
