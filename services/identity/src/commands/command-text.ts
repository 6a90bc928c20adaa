import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'

/** Failures that the people of the desk read as problems are sentences at the terminal too. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? new Error(error.message) : error
  }
}

/** Returns the link at which an invitation is accepted. */
export function linkOf({ token }: { readonly token: string }, { relyingParty }: IdentityCtx): string {
  return `${relyingParty.origin}/admin/welcome#${token}`
}

/** Returns the title of a member of whom only the role is known, such as `Care lead`. */
export function titleOf(role: StaffRole): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replace('-', ' ')
}
