import type { Access } from '@seneb/contracts/define'
import { mayDo, rolesWith } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { StaffActor } from './staff-actor.js'

/**
 * Throws when the access of a question refuses whoever asks: SIGN_IN_REQUIRED without a pass, NOT_ALLOWED without the
 * permission, FRESH_SIGN_IN_REQUIRED when the proof is too old for it. What is asked has not been read then (S6, ADM-09).
 */
export function assertAllowed(access: Access, staff: StaffActor | undefined, now: Date): void {
  if (access === 'anyone') return
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
