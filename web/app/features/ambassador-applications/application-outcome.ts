import type { FieldProblem } from '@seneb/contracts/errors'

import type { SubmitAmbassadorApplicationMutation } from '../../graph/generated/operations.js'
import { fileFields, untouchedValues } from './application-values.js'

/** Why an application was not taken although its answers may be right (AMB-25). */
export type ApplicationProblem = 'failed' | 'limited'

export type Sentences = Readonly<Record<string, string>>

/** What became of an attempt to send the form. */
export type ApplicationOutcome =
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'input'; readonly sentences: Sentences }
  | { readonly kind: 'problem'; readonly problem: ApplicationProblem }

/** What the graph's answer to an application means (AMB-24, AMB-25, AMB-26). */
export function outcomeOf({
  submitAmbassadorApplication: result,
}: SubmitAmbassadorApplicationMutation): ApplicationOutcome {
  switch (result.__typename) {
    case 'AmbassadorApplicationReceived':
      return { kind: 'received', reference: result.reference }
    case 'InvalidInput':
      return outcomeOfProblems(result.fields)
    case 'TooManyRequests':
      return { kind: 'problem', problem: 'limited' }
    case 'IdempotencyConflict':
    case 'TemporarilyUnavailable':
      return { kind: 'problem', problem: 'failed' }
  }
}

const ours: readonly string[] = [...Object.keys(untouchedValues('affiliate')), ...fileFields]

/** The sentences by field; a problem that no field of the form has is none a person could mend. */
export function outcomeOfProblems(problems: readonly FieldProblem[]): ApplicationOutcome {
  const known = problems.filter(({ path }) => ours.includes(path))
  if (known.length === 0) return { kind: 'problem', problem: 'failed' }
  return { kind: 'input', sentences: Object.fromEntries(known.map(({ path, message }) => [path, message])) }
}
