import type { FieldProblem } from '@seneb/contracts/errors'

import type { SubmitTripPlanMutation } from '../../graph/generated/operations.js'

/** Why an enquiry was not taken although its answers may be right (TRIP-59, TRIP-60, TRIP-61). */
export type TripPlanProblem = 'save' | 'no-id' | 'limited' | 'other'

/** What became of an attempt to send the form. */
export type TripPlanOutcome =
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'input'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'problem'; readonly problem: TripPlanProblem }

/** What the graph's answer means to the person who sent the form. */
export function outcomeOf({ submitTripPlan: result }: SubmitTripPlanMutation): TripPlanOutcome {
  switch (result.__typename) {
    case 'TripPlanReceived':
      if (!result.id) return { kind: 'problem', problem: 'no-id' }
      return { kind: 'received', reference: result.reference }
    case 'InvalidInput':
      return { kind: 'input', fields: result.fields }
    case 'TooManyRequests':
      return { kind: 'problem', problem: 'limited' }
    case 'TemporarilyUnavailable':
      return { kind: 'problem', problem: 'save' }
    case 'IdempotencyConflict':
      return { kind: 'problem', problem: 'other' }
  }
}

/** The sentences by field, as the form shows them; list items belong to their list. */
export function sentencesByField(fields: readonly FieldProblem[]): Record<string, string> {
  return Object.fromEntries([...fields].reverse().map(({ path, message }) => [path.replace(/\[.*$/, ''), message]))
}
