/** Modes of a key. Requests with a `test` key affect no person, mailbox or metric. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

/** Scopes that a key may be granted (S11). A key has none by default and no access beyond its scopes. */
export const partnerScopes = ['catalogue:read', 'enquiries:submit', 'enquiries:read', 'usage:read'] as const
export type PartnerScope = (typeof partnerScopes)[number]

export function isPartnerScope(name: string): name is PartnerScope {
  return partnerScopes.some((scope) => scope === name)
}

export function isKeyMode(name: string): name is KeyMode {
  return keyModes.some((mode) => mode === name)
}

/** Maximum lifetime of a key in days (S11). */
export const maxKeyDays = 400
/** Default lifetime of a key in days. */
export const usualKeyDays = 365
/** Maximum time in hours for which a replaced key stays valid beside the new one. */
export const maxGraceHours = 168
/** Maximum number of live keys per partner and mode; keys that are being replaced are not counted. */
export const maxLiveKeys = 5

/** States of a partner that staff see; the keys of a disabled one open nothing until it is enabled. */
export const partnerStates = ['active', 'disabled'] as const
export type PartnerState = (typeof partnerStates)[number]

/** Points that a partner's keys of one mode may use; where one is absent, the limit of the platform applies. */
export interface PartnerLimits {
  /** Points that come back in a minute, and the most that can be saved up. */
  readonly pointsPerMinute?: number
  readonly pointsPerDay?: number
}

/** Smallest limits that staff may set; to stop a partner, they disable it. */
export const minPartnerLimits = { pointsPerMinute: 100, pointsPerDay: 1000 } as const satisfies PartnerLimits

/** Public ID of a key: ten characters of Crockford's alphabet, which has no I, L, O, and U. */
export const keyIdPattern = /^[0-9A-HJKMNP-TV-Z]{10}$/
