const minute = 60
const hour = 60 * minute

/**
 * What is counted per client, each apart from the others: what pages report of themselves must not use up what a person
 * may send, and one who sends little may still not fill our tables with ids nobody gave out (S20, D-07).
 */
export const budgets = {
  mutations: { windowSeconds: minute },
  'page-events': { windowSeconds: minute },
  'new-referrals': { windowSeconds: hour },
  uploads: { windowSeconds: hour },
  /** Per e-mail address instead of per client: nobody's mailbox is filled through our forms (S20). */
  'forms-to-address': { windowSeconds: hour },
} as const

export type Budget = keyof typeof budgets

/** The budget a mutation field counts towards. */
export function budgetOf(field: string): Budget {
  return field === 'recordPageEvents' ? 'page-events' : 'mutations'
}
