import type { DeskPersonalTokensQuery, StaffPermission } from '../../graph/generated/account/graphql.js'

/** A personal token without its secret. */
export type PersonalToken = DeskPersonalTokensQuery['personalTokens'][number]

/** Returns a permission as written in documents and messages: `enquiry:read-personal`. */
export function scopeText(permission: StaffPermission): string {
  return permission.toLowerCase().replace('_', ':').replaceAll('_', '-')
}
