import type { StaffRole } from '../graph/generated/session/graphql.js'
import { sessionCopy } from './session.copy.js'

const copy = sessionCopy.roleLabels

/** Roles as people call them, by the schema's names. */
const labels: Readonly<Record<string, string>> = copy.labels

export function roleLabels(role: string): string {
  return labels[role] ?? role
}

/** `Admin`, `Admin or Auditor`, `Admin, Auditor or Editor`. */
export function anyRoleLabel(roles: readonly string[]): string {
  const all = roles.map(roleLabels)
  const last = all.pop() ?? ''
  return all.length > 0 ? copy.or(all.join(', '), last) : last
}

/** Returns a role as spelled in the schema. */
export function roleEnum(role: string): StaffRole {
  return role.toUpperCase().replaceAll('-', '_') as StaffRole
}

/** Returns the description of a permission, addressed to its holder: `See and end your own sessions`. */
export function ownText(description: string): string {
  const mine = description.replace(/\btheir own\b/g, 'your own')
  return mine.charAt(0).toUpperCase() + mine.slice(1)
}
