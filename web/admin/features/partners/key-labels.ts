import type { KeyMode, KeyState, PartnerScope } from '../../graph/generated/partners/graphql.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.keyWords

/** Short description of each scope. */
export const scopeLabels: Readonly<Record<PartnerScope, string>> = copy.scope

/** The scopes that a key can be given; what opens nothing yet is not offered. */
export const scopeNames: readonly PartnerScope[] = ['ENQUIRIES_SUBMIT', 'ENQUIRIES_READ', 'USAGE_READ']

/** Returns a scope as written in commands and documents: `usage:read`. */
export function scopeText(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}

export const modeLabels: Readonly<Record<KeyMode, string>> = copy.mode

/** Tone and label of each state. */
export const stateLabels: Readonly<Record<KeyState, readonly [tone: 'bare' | 'warn' | 'info' | 'bad', words: string]>> =
  {
    ACTIVE: ['bare', copy.works],
    RETIRING: ['warn', copy.beingReplaced],
    RETIRED: ['info', copy.replaced],
    EXPIRED: ['info', copy.expired],
    REVOKED: ['bad', copy.revoked],
  }
