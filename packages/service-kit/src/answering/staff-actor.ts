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
  readonly provenAt: Date
}

/** Who asks, in a use case behind a question for staff; throws SIGN_IN_REQUIRED anywhere else. */
export function staffOf(ctx: { readonly staff?: StaffActor }): StaffActor {
  if (!ctx.staff) throw new AppError('SIGN_IN_REQUIRED')
  return ctx.staff
}
