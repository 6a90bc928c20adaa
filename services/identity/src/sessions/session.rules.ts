import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import type { Session, SessionEndReason } from './session.entity.js'

const minuteMs = 60_000
const idleTimeoutMinutes = 60
const maxSessionMinutes = 8 * 60
export const maxAuthAgeMinutes = 10
export const maxSessionsPerPerson = 5

/** State of a session at a given time. */
export type SessionState = 'open' | 'locked' | SessionEndReason

type Times = Pick<Session, 'expires_at' | 'ended_at' | 'end_reason' | 'last_seen_at' | 'locked_at' | 'locks_after_min'>

/** Returns the state: ended after an hour idle or eight hours in total, locked earlier when idle (S9, ASVS 7.3). */
export function getSessionState(session: Times, at: Date): SessionState {
  if (session.ended_at) return session.end_reason ?? 'signed-out'
  if (at >= session.expires_at) return 'too-old'
  const idleMin = (at.getTime() - session.last_seen_at.getTime()) / minuteMs
  if (idleMin >= idleTimeoutMinutes) return 'idle'
  return session.locked_at || idleMin >= session.locks_after_min ? 'locked' : 'open'
}

/** Returns the time at which an open session locks or ends without further activity. */
export function activeUntil({
  expires_at,
  last_seen_at,
  locks_after_min,
}: Pick<Times, 'expires_at' | 'last_seen_at' | 'locks_after_min'>): Date {
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + locks_after_min * minuteMs))
}

/** Returns the idle minutes after which a session locks; fewer for roles with more permissions. */
export function lockTimeoutMinutes(roles: readonly StaffRole[]): number {
  const privilegedRoles: readonly StaffRole[] = ['admin', 'care-lead', 'doctor']
  return roles.some((role) => privilegedRoles.includes(role)) ? 15 : 30
}

export function sessionExpiresAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + maxSessionMinutes * minuteMs)
}

export function reauthenticationExpiresAt(authenticatedAt: Date): Date {
  return new Date(authenticatedAt.getTime() + maxAuthAgeMinutes * minuteMs)
}
