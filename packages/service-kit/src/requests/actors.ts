import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

/** One of our staff, as their pass says; nothing of it comes from the gateway. */
export interface StaffActor {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly title: string
  readonly roles: readonly StaffRole[]
  /** When they last proved who they are. */
  readonly authenticatedAt: Date
}

/** Who asks, in a use case behind a question for staff; throws SIGN_IN_REQUIRED anywhere else. */
export function requireStaff(ctx: { readonly staff?: StaffActor }): StaffActor {
  if (!ctx.staff) throw new AppError('SIGN_IN_REQUIRED')
  return ctx.staff
}

/** A partner by one of their keys, as its pass says; nothing of it comes from the gateway. */
export interface PartnerActor {
  readonly id: string
  /** How they are called. */
  readonly name: string
  readonly keyId: string
  /** What is not of this mode is not there for them. */
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
}

/** Who asks, in a use case behind a question for partners; throws API_KEY_REQUIRED anywhere else. */
export function requirePartner(ctx: { readonly partner?: PartnerActor }): PartnerActor {
  if (!ctx.partner) throw new AppError('API_KEY_REQUIRED')
  return ctx.partner
}
