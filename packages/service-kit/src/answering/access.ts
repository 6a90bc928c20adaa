import type { PartnerAccess, StaffAccess } from '@seneb/contracts/define'
import { mayDo, rolesWith } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { PartnerActor } from './partner-actor.js'
import type { StaffActor } from './staff-actor.js'

/**
 * Throws when the access of a question for partners refuses whoever asks: API_KEY_REQUIRED without the pass of a key,
 * SCOPE_MISSING when the key may not do it. What is asked has not been read then (S6, S11).
 */
export function assertScope(access: PartnerAccess, partner: PartnerActor | undefined): void {
  if (!partner) throw new AppError('API_KEY_REQUIRED')
  if (access === 'partner' || partner.scopes.includes(access.scope)) return
  throw new AppError('SCOPE_MISSING', { message: `This API key may not do this. It takes the scope ${access.scope}.` })
}

/**
 * Throws when the access of a question for staff refuses whoever asks: SIGN_IN_REQUIRED without a pass, NOT_ALLOWED without the
 * permission, FRESH_SIGN_IN_REQUIRED when the proof is too old for it. What is asked has not been read then (S6, ADM-09).
 */
export function assertAllowed(access: StaffAccess, staff: StaffActor | undefined, now: Date): void {
  if (!staff) throw new AppError('SIGN_IN_REQUIRED')
  if (access === 'staff') return
  if (!mayDo(staff.roles, access.may)) throw notAllowed(access.may)
  const ageS = (now.getTime() - staff.provenAt.getTime()) / 1000
  // Asked this way round, an age that is no number is too old.
  const isFresh = access.freshWithinS === undefined || ageS <= access.freshWithinS
  if (!isFresh) throw new AppError('FRESH_SIGN_IN_REQUIRED')
}

function notAllowed(permission: Parameters<typeof rolesWith>[0]): AppError {
  return new AppError('NOT_ALLOWED', {
    message: `Your roles do not allow this. It takes: ${rolesWith(permission).join(', ')}.`,
  })
}
