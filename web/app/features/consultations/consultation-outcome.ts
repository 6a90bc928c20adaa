import type { FieldProblem } from '@seneb/contracts/errors'

import type { RequestConsultationMutation } from '../../graph/generated/operations.js'
import { emptyConsultationValues } from './consultation-values.js'

/** Why a request was not taken although its answers may be right (CONT-12, CONT-13). */
export type ConsultationProblem = 'returned' | 'threw' | 'limited'

/** What became of an attempt to send the form. */
export type ConsultationOutcome =
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'input'; readonly sentences: Readonly<Record<string, string>> }
  | { readonly kind: 'problem'; readonly problem: ConsultationProblem }

/** What the graph's answer to a request means (CONT-06, CONT-12, CONT-15). */
export function outcomeOf({ requestConsultation: result }: RequestConsultationMutation): ConsultationOutcome {
  switch (result.__typename) {
    case 'ConsultationRequested':
      return { kind: 'received', reference: result.reference }
    case 'InvalidInput':
      return outcomeOfProblems(result.fields)
    case 'TooManyRequests':
      return { kind: 'problem', problem: 'limited' }
    case 'IdempotencyConflict':
    case 'TemporarilyUnavailable':
      return { kind: 'problem', problem: 'returned' }
  }
}

/** The sentences by field; a problem that no field of the form has is none a person could mend. */
export function outcomeOfProblems(problems: readonly FieldProblem[]): ConsultationOutcome {
  const ours = problems.filter(({ path }) => path in emptyConsultationValues)
  if (ours.length === 0) return { kind: 'problem', problem: 'returned' }
  return { kind: 'input', sentences: Object.fromEntries(ours.map(({ path, message }) => [path, message])) }
}
