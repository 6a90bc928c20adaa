import type { KeyMode, KeyState, PartnerScope } from '../../graph/generated/partners/graphql.js'

/** Short description of each scope. */
export const scopeWords: Readonly<Record<PartnerScope, string>> = {
  CATALOGUE_READ: 'Read the catalogue',
  ENQUIRIES_SUBMIT: 'Submit enquiries',
  ENQUIRIES_READ: 'Track their enquiries',
  USAGE_READ: 'Read their usage',
}

/** The scopes that a key can be given; what opens nothing yet is not offered. */
export const scopeNames: readonly PartnerScope[] = ['ENQUIRIES_SUBMIT', 'ENQUIRIES_READ', 'USAGE_READ']

/** Returns a scope as written in commands and documents: `usage:read`. */
export function scopeText(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}

export const modeWords: Readonly<Record<KeyMode, string>> = { TEST: 'Test', LIVE: 'Live' }

/** Tone and label of each state. */
export const stateWords: Readonly<Record<KeyState, readonly [tone: 'bare' | 'warn' | 'info' | 'bad', words: string]>> =
  {
    ACTIVE: ['bare', 'Works'],
    RETIRING: ['warn', 'Being replaced'],
    RETIRED: ['info', 'Replaced'],
    EXPIRED: ['info', 'Expired'],
    REVOKED: ['bad', 'Revoked'],
  }
