import type { FieldProblem } from '@seneb/contracts/errors'
import type { Schema } from 'yup'

import type { GraphDocument } from '../graph/graph-document.js'
import type { BotSignals } from './bot-signals.js'
import { outcomeOf, type FormOutcome, type Received } from './form-outcome.js'

/** What goes along with the answers of every form, named as the mutations name it. */
export interface Sending {
  /** Makes a repeated sending have effect once. */
  readonly idempotencyKey: string
  readonly botSignals: BotSignals
}

/** Asks the graph a mutation; nothing when no answer can be had. */
export type AskMutation = <Data, Variables extends object>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>

/** How the answers of a form are checked, sent, and answered. */
export interface FormMutation<Input, Data, Variables, Result, Receipt> {
  readonly fields: object
  /** The schema that the service checks the answers by, or what the browser asks of them instead. */
  readonly rules: (() => Promise<Schema>) | { readonly check: (input: Input) => readonly FieldProblem[] }
  readonly mutation: () => Promise<GraphDocument<Data, Variables>>
  readonly variables: (input: Input, sending: Sending) => Variables
  readonly resultOf: (data: Data) => Result
  /** What the person may quote; empty when the answer has no id. */
  readonly receiptOf: (received: Received<Result>) => Receipt | ''
}

/** The answers of a form on their way. */
export interface FormRequest<Receipt extends string> {
  /** The same for the same answers: what an idempotency key stands for. */
  readonly text: string
  /** Names every field that will not do, in the form's order (TRIP-30, TRIP-45). */
  readonly check: (now: Date) => Promise<readonly FieldProblem[]>
  readonly send: (ask: AskMutation, sending: Sending) => Promise<FormOutcome<Receipt>>
}

export type MakeRequest = typeof makeRequest

/** Makes the request of a form's answers; rules and mutation are loaded when they are needed (P5). */
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
    send: async (ask, sending) => {
      const data = await ask(await form.mutation(), form.variables(input, sending))
      if (data === undefined) return { kind: 'problem', problem: 'failed' }
      return outcomeOf(form.resultOf(data), form.receiptOf, form.fields)
    },
  }
}

async function checkBySchema(load: () => Promise<Schema>, input: object, now: Date): Promise<readonly FieldProblem[]> {
  const [{ readForm }, schema] = await Promise.all([import('@seneb/contracts/forms/read-form'), load()])
  return readForm(schema, input, { now }).problems ?? []
}
