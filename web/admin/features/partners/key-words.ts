import type { KeyMode, KeyState, PartnerScope } from '../../graph/generated/operations.js'

/** What a scope allows, in a few words. */
export const scopeWords: Readonly<Record<PartnerScope, string>> = {
  CATALOGUE_READ: 'Read the catalogue',
  ENQUIRIES_SUBMIT: 'Hand in enquiries',
  ENQUIRIES_READ: 'Follow their enquiries',
  USAGE_READ: 'Read what they used',
}

export const scopeNames = Object.keys(scopeWords) as readonly PartnerScope[]

/** The scopes that no field takes yet: giving them prepares a key and opens nothing. */
export const idleScopes: readonly PartnerScope[] = ['CATALOGUE_READ']

/** How a scope stands in commands and documents: `usage:read`. */
export function scopeText(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}

export const modeWords: Readonly<Record<KeyMode, string>> = { TEST: 'Test', LIVE: 'Live' }

/** A state in a word, and how it is told from the others. */
export const stateWords: Readonly<Record<KeyState, readonly [tone: 'bare' | 'warn' | 'info' | 'bad', words: string]>> =
  {
    ACTIVE: ['bare', 'Works'],
    RETIRING: ['warn', 'Being replaced'],
    RETIRED: ['info', 'Replaced'],
    EXPIRED: ['info', 'Expired'],
    REVOKED: ['bad', 'Revoked'],
  }
