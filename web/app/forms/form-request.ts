import type { FieldProblem } from '@seneb/contracts/errors'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import type { Schema } from 'yup'

import type { GraphDocument } from '../graph/document-hash.js'
import type { BotSignals } from './bot-signals.js'

/** Metadata sent with the answers of every form, named as in the mutations. */
interface Sending {
  /** Makes a repeated sending have effect once. */
  readonly idempotencyKey: string
  readonly botSignals: BotSignals
  /** Versions of the legal documents that the page showed; they are no part of a draft. */
  readonly legalVersions?: LegalVersionsShown
}

/** Sends a mutation to the graph; resolves with undefined when no reply is available. */
export type RequestMutation = <Data, Variables extends object>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>

/** Defines validation, sending and the reply of a form. */
export interface FormMutation<Input, Data, Variables, Result, Receipt> {
  readonly fields: object
  /** The schema with which the service validates the answers, or a simpler check for the browser. */
  readonly rules: (() => Promise<Schema>) | { readonly check: (input: Input) => readonly FieldProblem[] }
  readonly mutation: () => Promise<GraphDocument<Data, Variables>>
  readonly variables: (input: Input, sending: Sending) => Variables
  readonly resultOf: (data: Data) => Result
  /** Returns the reference that the person may quote; empty when the reply has no ID. */
  readonly receiptOf: (received: Received<Result>) => Receipt | ''
}

/** Answers of a form that is being sent. */
export interface FormRequest<Receipt extends string> {
  /** Text that is equal for equal answers; an idempotency key covers one such text. */
  readonly text: string
  /** Names every invalid field, in the form's order (TRIP-30, TRIP-45). */
  readonly check: (now: Date) => Promise<readonly FieldProblem[]>
  readonly send: (requestMutation: RequestMutation, sending: Sending) => Promise<FormOutcome<Receipt>>
}

export type MakeRequest = typeof makeRequest

/** Creates the request of a form's answers; schema and mutation are loaded on demand (P5). */
export function makeRequest<
  Input extends object,
  Data,
  Variables extends object,
  Result extends { readonly __typename: string },
  Receipt extends string,
>(form: FormMutation<Input, Data, Variables, Result, Receipt>, input: Input): FormRequest<Receipt> {
  const { rules } = form
  return {
    text: JSON.stringify(input),
    check: (now) =>
      typeof rules === 'function' ? checkBySchema(rules, input, now) : Promise.resolve(rules.check(input)),
    send: async (requestMutation, sending) => {
      const data = await requestMutation(await form.mutation(), form.variables(input, sending))
      if (data === undefined) return { kind: 'problem', problem: 'failed' }
      return outcomeOf(form.resultOf(data), form.receiptOf, form.fields)
    },
  }
}

async function checkBySchema(load: () => Promise<Schema>, input: object, now: Date): Promise<readonly FieldProblem[]> {
  const [{ readForm }, schema] = await Promise.all([import('@seneb/contracts/forms/read-form'), load()])
  return readForm(schema, input, { now }).problems ?? []
}

/**
 * Reason a form was not accepted although its answers may be valid: rate limit, unavailable service, reply without an
 * ID, key used for other answers, or form closed by the team. Also a refusal that the person cannot fix, and a missing
 * reply.
 */
export type FormProblem = 'limited' | 'unavailable' | 'no-id' | 'sent-before' | 'paused' | 'refused' | 'failed'

/** The sentence of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Result of an attempt to send a form; `receipt` is the reference that the person may quote. */
export type FormOutcome<Receipt extends string = string> =
  | { readonly kind: 'received'; readonly receipt: Receipt }
  | { readonly kind: 'input'; readonly errors: FieldErrors }
  | { readonly kind: 'problem'; readonly problem: FormProblem }

/** Reply of the server to a form that was sent without a script. */
export interface FormResult<Values, Receipt extends string = string> {
  readonly outcome: FormOutcome<Receipt>
  readonly values: Values
}

/** Members that the result of every form's mutation may have besides its own. */
export type FormRejection =
  | { readonly __typename: 'InvalidInput'; readonly fields: readonly FieldProblem[] }
  | { readonly __typename: 'TooManyRequests' | 'TemporarilyUnavailable' | 'IdempotencyConflict' | 'PlannerPaused' }

/** Result of a mutation that accepted the form. */
type Received<Result> = Exclude<Result, FormRejection>

const problems = {
  TooManyRequests: 'limited',
  TemporarilyUnavailable: 'unavailable',
  IdempotencyConflict: 'sent-before',
  PlannerPaused: 'paused',
} as const

/** Returns the outcome of the graph's reply for the person who sent the form. */
export function outcomeOf<Result extends { readonly __typename: string }, Receipt extends string>(
  result: Result,
  receiptOf: (received: Received<Result>) => Receipt | '',
  fields: object,
): FormOutcome<Receipt> {
  if (isRejection(result)) {
    return result.__typename === 'InvalidInput'
      ? outcomeOfProblems(result.fields, fields)
      : { kind: 'problem', problem: problems[result.__typename] }
  }
  const receipt = receiptOf(result as Received<Result>)
  return receipt === '' ? { kind: 'problem', problem: 'no-id' } : { kind: 'received', receipt }
}

function isRejection(result: { readonly __typename: string }): result is FormRejection {
  return result.__typename === 'InvalidInput' || result.__typename in problems
}

/**
 * Returns the first error of each field; items of a list belong to their list. An error without a field of the form
 * cannot be fixed by the person.
 */
export function outcomeOfProblems(found: readonly FieldProblem[], fields: object): FormOutcome<never> {
  const messages = found.map(({ path, message }) => [path.replace(/\[.*$/, ''), message] as const)
  const ours = messages.filter(([name]) => Object.hasOwn(fields, name))
  if (ours.length === 0) return { kind: 'problem', problem: 'refused' }
  return { kind: 'input', errors: Object.fromEntries(ours.reverse()) }
}
