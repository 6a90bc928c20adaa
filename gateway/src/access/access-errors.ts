import type { PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { rolesWith, type Permission, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

const minute = 60
const hour = 60 * minute

/**
 * Returns the sentence for a client that sent too many requests. It names the real wait, so that no one tries again too
 * early.
 */
export function rateLimitMessage(retryAfterSeconds: number): string {
  return `Too many requests were sent from your connection. Please try again in ${formatWait(retryAfterSeconds)}.`
}

/** A wait in the unit a person would use, rounded up: '1 second', '60 seconds', '2 minutes', '24 hours'. */
export function formatWait(seconds: number): string {
  if (seconds <= minute) return counted(Math.ceil(seconds), 'second')
  if (seconds <= hour) return counted(Math.ceil(seconds / minute), 'minute')
  return counted(Math.ceil(seconds / hour), 'hour')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A client has used up one of its budgets; contains the seconds after which a retry is worthwhile. */
export class RateLimited extends AppError {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', { message: rateLimitMessage(retryAfterSeconds) })
  }
}

const whyThrottled = {
  points: 'This request costs more points than you have left.',
  day: 'This request costs more points than you have left for today.',
  dryRuns: 'You have sent too many dry runs in one second.',
  enquiries:
    'You have reached the limit for enquiries, so this one was not stored. Enquiries that you submitted earlier are kept, and repeating one returns its original result.',
} as const
export type ThrottleReason = keyof typeof whyThrottled

/**
 * A partner has fewer points, dry runs or enquiries left than a request needs; contains the seconds until there are
 * enough.
 */
export class Throttled extends AppError {
  constructor(
    readonly retryAfterSeconds: number,
    why: ThrottleReason = 'points',
  ) {
    super('THROTTLED', { message: `${whyThrottled[why]} Please try again in ${formatWait(retryAfterSeconds)}.` })
  }
}

/** The caller is signed in and lacks the permission; the message names the roles that have it. */
export class NotAllowed extends AppError {
  readonly roles: readonly StaffRole[]

  constructor(permission: Permission) {
    const roles = rolesWith(permission)
    super('NOT_ALLOWED', { message: `Your roles do not allow this. It takes: ${roles.join(', ')}.` })
    this.roles = roles
  }
}

/** The API key or personal token lacks the required scope; the message names that scope. */
export class ScopeMissing extends AppError {
  constructor(
    readonly scope: PartnerScope | Permission,
    of: 'API key' | 'token' = 'API key',
  ) {
    super('SCOPE_MISSING', { message: `This ${of} does not have the required scope. It takes the scope ${scope}.` })
  }
}
