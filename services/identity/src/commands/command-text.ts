import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'

/** Rethrows an AppError as a plain Error, so that the terminal shows only its message. */
export async function withPlainErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? new Error(error.message) : error
  }
}

/** Returns the link for accepting an invitation. */
export function invitationLink({ token }: { readonly token: string }, { relyingParty }: IdentityCtx): string {
  return `${relyingParty.origin}/admin/welcome#${token}`
}

/** Returns the display name of a role, such as `Care lead`. */
export function roleTitle(role: StaffRole): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replace('-', ' ')
}
