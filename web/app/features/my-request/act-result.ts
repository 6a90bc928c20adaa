import type { DoneName, ProblemName } from './my-request.copy.js'

/** Names of the page's forms, sent in the field `act`. */
export const actNames = [
  'send-link',
  'send-code',
  'confirm',
  'close',
  'replace-link',
  'correct',
  'write',
  'document',
  'withdraw-consent',
  'restore-consent',
  'withdraw',
  'erase',
  'cancel-erasure',
  'accept-plan',
  'ask-plan',
  'decline-plan',
  'decide-call',
] as const
export type ActName = (typeof actNames)[number]

/** Forms with fields, to which the note about a refused form links. */
export const actsWithFields: ReadonlySet<ActName> = new Set<ActName>([
  'send-link',
  'send-code',
  'confirm',
  'correct',
  'write',
  'document',
  'erase',
  'ask-plan',
  'decline-plan',
])

/** A form that was not accepted, with what was typed, so that nothing is lost. */
export interface FailedAct {
  readonly act: ActName
  /** Entry that the form is about, such as a field or a consent. */
  readonly about: string
  readonly problem: ProblemName
  /** Sentence at the field; undefined where none is at fault. */
  readonly message: string | undefined
  /** Name of the field that the sentence is about; undefined where the form has one field or none is at fault. */
  readonly field?: string | undefined
  readonly typed: Readonly<Record<string, string>>
}

/** Result of a form: a page to show next, or the reason why it was not accepted. */
export type ActResult =
  | { readonly kind: 'done'; readonly done: DoneName }
  | { readonly kind: 'shown' }
  | { readonly kind: 'code' }
  | Refusal

interface Refusal {
  readonly kind: 'problem'
  readonly problem: ProblemName
  readonly message?: string | undefined
  readonly field?: string | undefined
}

/** A result of the graph. */
interface GraphResult {
  readonly __typename: string
  readonly fields?: readonly { readonly path?: string; readonly message: string }[]
}

const problems: Readonly<Record<string, ProblemName>> = {
  IdempotencyConflict: 'repeated',
  InvalidInput: 'input',
  MyCodeRequired: 'code-required',
  MyCodeWrong: 'wrong-code',
  MyLinkInvalid: 'link',
  MyRequestConflict: 'conflict',
  MySessionEnded: 'ended',
  TooManyRequests: 'limited',
}

/** Returns the problem of the graph's result; undefined for a success. `success` names the types of successes. */
export function problemOf(result: GraphResult | undefined, ...success: readonly string[]): ActResult | undefined {
  if (result === undefined) return { kind: 'problem', problem: 'failed' }
  const { __typename: name, fields } = result
  if (success.includes(name)) return undefined
  const [first] = fields ?? []
  return { kind: 'problem', problem: problems[name] ?? 'failed', message: first?.message, field: first?.path }
}

/** HTTP status for each problem. */
export function statusOf(problem: ProblemName): number {
  if (problem === 'failed' || problem === 'unavailable') return 503
  if (problem === 'limited') return 429
  if (problem === 'conflict' || problem === 'repeated') return 409
  return problem === 'ended' || problem === 'code-required' ? 403 : 422
}
