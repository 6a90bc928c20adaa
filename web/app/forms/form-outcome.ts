import type { FieldProblem } from '@seneb/contracts/errors'

/**
 * Why a form was not taken although its answers may be right: too many were sent, the service cannot store it now, it was
 * answered without an id, it was sent before with other answers, it was refused for what nobody could mend, or no answer
 * can be had.
 */
export type FormProblem = 'limited' | 'unavailable' | 'no-id' | 'sent-before' | 'refused' | 'failed'

/** The sentence of each field that will not do. */
export type FieldErrors = Readonly<Record<string, string>>

/** What became of an attempt to send a form; `receipt` is what the person may quote. */
export type FormOutcome<Receipt extends string = string> =
  | { readonly kind: 'received'; readonly receipt: Receipt }
  | { readonly kind: 'input'; readonly errors: FieldErrors }
  | { readonly kind: 'problem'; readonly problem: FormProblem }

/** What the server answered to a form that was sent without a script. */
export interface FormAnswer<Values, Receipt extends string = string> {
  readonly outcome: FormOutcome<Receipt>
  readonly values: Values
}

/** The members that the result of every form's mutation may have beside its own. */
export type Refusal =
  | { readonly __typename: 'InvalidInput'; readonly fields: readonly FieldProblem[] }
  | { readonly __typename: 'TooManyRequests' | 'TemporarilyUnavailable' | 'IdempotencyConflict' }

/** What a mutation answers when it took the form. */
export type Received<Result> = Exclude<Result, Refusal>

const problems = {
  TooManyRequests: 'limited',
  TemporarilyUnavailable: 'unavailable',
  IdempotencyConflict: 'sent-before',
} as const

/** What the graph's answer means to the person who sent the form. */
export function outcomeOf<Result extends { readonly __typename: string }, Receipt extends string>(
  result: Result,
  receiptOf: (received: Received<Result>) => Receipt | '',
  fields: object,
): FormOutcome<Receipt> {
  if (isRefusal(result)) {
    return result.__typename === 'InvalidInput'
      ? outcomeOfProblems(result.fields, fields)
      : { kind: 'problem', problem: problems[result.__typename] }
  }
  const receipt = receiptOf(result as Received<Result>)
  return receipt === '' ? { kind: 'problem', problem: 'no-id' } : { kind: 'received', receipt }
}

function isRefusal(result: { readonly __typename: string }): result is Refusal {
  return result.__typename === 'InvalidInput' || result.__typename in problems
}

/**
 * The first sentence of each field; items of a list belong to their list. A problem that no field of the form has is
 * none a person could mend.
 */
export function outcomeOfProblems(found: readonly FieldProblem[], fields: object): FormOutcome<never> {
  const sentences = found.map(({ path, message }) => [path.replace(/\[.*$/, ''), message] as const)
  const ours = sentences.filter(([name]) => Object.hasOwn(fields, name))
  if (ours.length === 0) return { kind: 'problem', problem: 'refused' }
  return { kind: 'input', errors: Object.fromEntries(ours.reverse()) }
}
