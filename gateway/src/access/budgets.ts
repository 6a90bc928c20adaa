import { signInFields } from './root-field-access.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits counted separately per client (S20, D-07). Page events have their own budget, so that they do not use up
 * the mutations of a person. It is still bounded, so that no client can fill our tables with forged ids.
 */
export const budgets = {
  mutations: { windowSeconds: minute },
  'mutations-hour': { windowSeconds: hour },
  'mutations-day': { windowSeconds: day },
  'page-events': { windowSeconds: minute },
  /** Points of the queries a client sends (price-of.ts). */
  queries: { windowSeconds: minute },
  /** Sign-in, invitation and reset steps, counted separately from forms sent from the same office. */
  'sign-ins': { windowSeconds: minute },
  /** Per staff session instead of per client, because an office shares one address. */
  'staff-mutations': { windowSeconds: minute },
  'staff-queries': { windowSeconds: minute },
  /** Well-formed but invalid keys; each costs a request to identity. */
  'wrong-keys': { windowSeconds: minute },
  'new-referrals': { windowSeconds: hour },
  uploads: { windowSeconds: hour },
  /** Number of addresses for which a client learns that they are already subscribed (D-17). */
  'known-subscribers': { windowSeconds: day },
  /** Per e-mail address instead of per client, so that our forms cannot flood a mailbox (S20). */
  'forms-to-address': { windowSeconds: hour },
  'forms-to-address-day': { windowSeconds: day },
} as const

export type Budget = keyof typeof budgets

/**
 * Counted per partner and mode instead, across all of the partner's keys and addresses; these refill gradually
 * (PartnerPoints).
 */
export const partnerBuckets = ['partner-points', 'partner-points-day', 'partner-dry-runs', 'partner-enquiries'] as const
export type PartnerBucket = (typeof partnerBuckets)[number]

/**
 * Requests that a partner has in flight. They are not summed: each number that a replica reports replaces its previous
 * one (PartnerSlots).
 */
export const partnerInFlight = 'partner-in-flight'

export function isPartnerBucket(name: string): name is PartnerBucket {
  return partnerBuckets.some((bucket) => bucket === name)
}

/**
 * Returns the budgets that a mutation field counts toward, the longest first, so that the reported wait is the true
 * one.
 */
export function budgetsFor(field: string): readonly Budget[] {
  if (field === 'recordPageEvents') return ['page-events']
  return signInFields.has(field) ? ['sign-ins'] : ['mutations-day', 'mutations-hour', 'mutations']
}
