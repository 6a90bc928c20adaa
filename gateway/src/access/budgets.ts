import { signInFields } from './root-field-access.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits counted separately per client (S20, D-07). What pages report about themselves does not use up what a person
 * may send. A low-volume client still cannot fill our tables with ids that we never issued.
 */
export const budgets = {
  mutations: { windowSeconds: minute },
  'mutations-hour': { windowSeconds: hour },
  'mutations-day': { windowSeconds: day },
  'page-events': { windowSeconds: minute },
  /** Points of the queries a client sends (price-of.ts). */
  queries: { windowSeconds: minute },
  /** Steps of signing in, of invitations and of resets, apart from what forms of the same office send. */
  'sign-ins': { windowSeconds: minute },
  /** Per session of our staff instead of per client: an office is one client. */
  'staff-mutations': { windowSeconds: minute },
  'staff-queries': { windowSeconds: minute },
  /** Keys that are written like ours but are invalid: each costs a request. */
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
export const partnerBuckets = ['partner-points', 'partner-dry-runs', 'partner-enquiries'] as const
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
export function budgetsOf(field: string): readonly Budget[] {
  if (field === 'recordPageEvents') return ['page-events']
  return signInFields.has(field) ? ['sign-ins'] : ['mutations-day', 'mutations-hour', 'mutations']
}
