import type { KeyState } from '@seneb/contracts/messages/identity/api-key.messages'

/** Times that determine whether a key is valid. */
interface Lifetime {
  readonly expires_at: Date
  readonly retires_at?: Date | null
  readonly revoked_at?: Date | null
}

/** Returns the state of a key. */
export function stateOfKey(key: Lifetime, now: Date): KeyState {
  if (key.revoked_at) return 'revoked'
  if (key.expires_at <= now) return 'expired'
  if (!key.retires_at) return 'active'
  return key.retires_at <= now ? 'retired' : 'retiring'
}

/** Whether the key grants access. */
export function isUsable(key: Lifetime, now: Date): boolean {
  const state = stateOfKey(key, now)
  return state === 'active' || state === 'retiring'
}

/**
 * Returns the time at which a key expires or retires, whichever is earlier; none of its identity tokens lasts longer.
 */
export function keyExpiresAt({ expires_at, retires_at }: Lifetime): Date {
  return retires_at && retires_at < expires_at ? retires_at : expires_at
}

/** Returns the time at which a key replaced now retires: after the grace period, at the latest when it expires. */
export function calculateRetirement(key: Lifetime, graceHours: number, now: Date): Date {
  const after = new Date(now.getTime() + graceHours * 60 * 60 * 1000)
  return after < key.expires_at ? after : key.expires_at
}
