/**
 * States of a referral code. `unverified` is an id that was only seen on links; `merged` counts for another code. Links
 * with a code in stock are "not yet activated", links with a revoked or blocked one "not recognized" (D-07).
 */
export const referralCodeStates = ['unverified', 'in-stock', 'assigned', 'revoked', 'blocked', 'merged'] as const
export type ReferralCodeState = (typeof referralCodeStates)[number]
/** State of a stored code; an unverified id has no row. */
export type StoredCodeState = Exclude<ReferralCodeState, 'unverified'>

/** Actions of staff on a code or an ambassador, as its history shows them. */
export const referralChangeActions = [
  'create',
  'assign',
  'revoke',
  'block',
  'unblock',
  'merge',
  'add',
  'update',
  'pause',
  'resume',
  'end',
  'erase',
] as const
export type ReferralChangeAction = (typeof referralChangeActions)[number]

/** States of an ambassador. Links of a paused one are "not yet activated"; an ended one has no codes. */
export const ambassadorStates = ['active', 'paused', 'ended'] as const
export type AmbassadorState = (typeof ambassadorStates)[number]

/** Maximum number of codes created together, and of codes in stock. */
export const maxCodesAtOnce = 1000
export const maxCodesInStock = 10_000

/** Length of a code that a person chooses, in characters. */
export const chosenCodeLength = { min: 4, max: 32 } as const

/** Maximum number of weeks in a report of figures. */
export const maxFigureWeeks = 52
/** Counts from 1 to one less than this are hidden, so that no single patient shows in them. */
export const smallestShownCount = 5
