import { signInFields } from './root-field-access.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What is counted per client, each apart from the others: what pages report of themselves must not use up what a person
 * may send, and one who sends little may still not fill our tables with ids nobody gave out (S20, D-07).
 */
export const budgets = {
  mutations: { windowSeconds: minute },
  'mutations-hour': { windowSeconds: hour },
  'mutations-day': { windowSeconds: day },
  'page-events': { windowSeconds: minute },
  /** Points of the queries a client sends (query-points.ts). */
  queries: { windowSeconds: minute },
  /** Steps of signing in, of invitations and of resets, apart from what forms of the same office send. */
  'sign-ins': { windowSeconds: minute },
  /** Per session of our staff instead of per client: an office is one client. */
  'staff-mutations': { windowSeconds: minute },
  'staff-queries': { windowSeconds: minute },
  /** Keys that are written like ours and worth nothing: each costs a question. */
  'wrong-keys': { windowSeconds: minute },
  'new-referrals': { windowSeconds: hour },
  uploads: { windowSeconds: hour },
  /** How many addresses a client is told of that they are subscribed already (D-17). */
  'known-subscribers': { windowSeconds: day },
  /** Per e-mail address instead of per client: nobody's mailbox is filled through our forms (S20). */
  'forms-to-address': { windowSeconds: hour },
  'forms-to-address-day': { windowSeconds: day },
} as const

export type Budget = keyof typeof budgets

/**
 * What is counted of a partner in one mode instead, whichever of their keys they come by and from wherever: it comes back
 * bit by bit (PartnerPoints).
 */
export const partnerBuckets = ['partner-points', 'partner-dry-runs', 'partner-enquiries'] as const
export type PartnerBucket = (typeof partnerBuckets)[number]

/** What a partner has under way: no sum, each number that a replica tells takes the place of its last (PartnerPlaces). */
export const partnerInFlight = 'partner-in-flight'

export function isPartnerBucket(name: string): name is PartnerBucket {
  return partnerBuckets.some((bucket) => bucket === name)
}

/** The budgets a mutation field counts towards; the longest first, so that the wait that is told is the true one. */
export function budgetsOf(field: string): readonly Budget[] {
  if (field === 'recordPageEvents') return ['page-events']
  return signInFields.has(field) ? ['sign-ins'] : ['mutations-day', 'mutations-hour', 'mutations']
}
