/** Whether a key acts for real: nothing that comes by a key of `test` reaches a person, a mailbox or a figure. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

/**
 * Scopes that a key may be granted (S11). A key has none by default and allows nothing outside of them. They cover
 * reading published content and its changes, submitting enquiries for people who agreed, following those enquiries, and
 * reading the partner's usage.
 */
export const partnerScopes = ['catalogue:read', 'enquiries:submit', 'enquiries:read', 'usage:read'] as const
export type PartnerScope = (typeof partnerScopes)[number]

export function isPartnerScope(name: string): name is PartnerScope {
  return partnerScopes.some((scope) => scope === name)
}

export function isKeyMode(name: string): name is KeyMode {
  return keyModes.some((mode) => mode === name)
}

/** So many days a key is worth something at most (S11). */
export const maxKeyDays = 400
/** So many days unless somebody says otherwise. */
export const usualKeyDays = 365
/** So long the old key goes on beside the new one at most, in hours. */
export const maxGraceHours = 168
/** So many keys of one partner and mode are live at once; those that are being replaced are not counted. */
export const maxLiveKeys = 5

/** Public ID of a key: ten characters of Crockford's alphabet, which has no I, L, O, and U. */
export const keyIdPattern = /^[0-9A-HJKMNP-TV-Z]{10}$/
