import { createHash } from 'node:crypto'

import type { AskGraph } from '../graph/load-context.js'
import { botSignalsOf } from './bot-signals.js'
import type { FormDefinition } from './form-definition.js'
import { outcomeOfProblems, type FormAnswer, type FormOutcome } from './form-outcome.js'
import { makeRequest, type AskMutation } from './form-request.js'
import type { Alongside } from './submit-form.js'

interface Doors<Values, More> {
  readonly askGraph: AskGraph
  /** What goes along with the answers, such as the files of the form. */
  readonly alongside?: (values: Values) => Promise<Alongside<More>>
}

/** Checks and sends a form that the browser posted by itself; every value stands in the page until it is taken. */
export async function answerForm<Values, Receipt extends string, More>(
  definition: FormDefinition<Values, Receipt, More>,
  form: FormData,
  { askGraph, alongside }: Doors<Values, More>,
): Promise<FormAnswer<Values, Receipt>> {
  const values = definition.valuesFrom(form)
  const { more, problems = [] } = (await alongside?.(values)) ?? {}
  const request = definition.request(makeRequest, values, more)
  const found = [...(await request.check(new Date())), ...problems]
  if (found.length > 0) return { outcome: outcomeOfProblems(found, definition.fields), values }
  const ask: AskMutation = async (document, variables) => (await askGraph(document, variables)).data
  // The same answers sent again, by a second press or a reload, are the same request; nothing in the page need tell.
  const idempotencyKey = createHash('sha256').update(request.text).digest('hex')
  return { outcome: await request.send(ask, { idempotencyKey, botSignals: await botSignalsOf(form) }), values }
}

const statuses = { received: 200, input: 422, problem: 503 } as const

/** HTTP's word for what became of a form. */
export function statusOf({ kind }: FormOutcome): number {
  return statuses[kind]
}
