import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import type { Permission, StaffRole, StaffTool } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

/** Staff member as named by their identity token; none of it comes from the gateway, except that the tool is GraphiQL. */
export interface StaffActor {
  readonly id: string
  /** Session of the staff member, or their personal token. */
  readonly sessionId: string
  readonly name: string
  readonly title: string
  readonly roles: readonly StaffRole[]
  /** Time at which they last authenticated. */
  readonly authenticatedAt: Date
  /** Tool that the request comes from; undefined for the desk. GraphiQL names itself, so this is not proven. */
  readonly source?: StaffTool
  /** Permissions of the personal token in use; they restrict the roles. Undefined without one. */
  readonly scopes?: readonly Permission[]
}

/**
 * Returns the calling staff member, in a use case behind a request for staff; throws SIGN_IN_REQUIRED anywhere else.
 */
export function requireStaff(ctx: { readonly staff?: StaffActor }): StaffActor {
  if (!ctx.staff) throw new AppError('SIGN_IN_REQUIRED')
  return ctx.staff
}

/** Partner as named by the identity token of one of their keys; none of it comes from the gateway. */
export interface PartnerActor {
  readonly id: string
  /** Name of the partner. */
  readonly name: string
  readonly keyId: string
  /** Mode of the key; records of the other mode do not exist for it. */
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
}

/** Returns the calling partner, in a use case behind a request for partners; throws API_KEY_REQUIRED anywhere else. */
export function requirePartner(ctx: { readonly partner?: PartnerActor }): PartnerActor {
  if (!ctx.partner) throw new AppError('API_KEY_REQUIRED')
  return ctx.partner
}
