import type { FieldProblem } from '@seneb/contracts/errors'

import type { BotSignals } from './bot-signals.js'
import type { FormDefinition } from './form-definition.js'
import { outcomeOfProblems, type FormOutcome } from './form-outcome.js'
import { makeRequest } from './form-request.js'

/** What goes along with the answers and is not typed, and what will not do of it. */
export interface Alongside<More> {
  readonly more: More | undefined
  readonly problems?: readonly FieldProblem[]
}

/** The idempotency key of the last attempt, and the answers that it stands for. */
export interface SentKey {
  id: string
  of: string
}

interface Attempt<Values, Receipt extends string, More> extends Partial<Alongside<More>> {
  readonly definition: FormDefinition<Values, Receipt, More>
  readonly values: Values
  readonly botSignals: () => Promise<BotSignals>
}

/** Checks and sends a form from the browser; rejects when the graph cannot be reached. The graph client comes last. */
export async function submitForm<Values, Receipt extends string, More>(
  { definition, values, more, problems = [], botSignals }: Attempt<Values, Receipt, More>,
  key: SentKey,
): Promise<FormOutcome<Receipt>> {
  const request = definition.request(makeRequest, values, more)
  const found = [...(await request.check(new Date())), ...problems]
  if (found.length > 0) return outcomeOfProblems(found, definition.fields)
  // The same answers sent again after a failure are the same request; other answers are another one.
  if (key.of !== request.text) Object.assign(key, { id: crypto.randomUUID(), of: request.text })
  // What cannot leave is not tried for seconds: the person is told at once, and it leaves by itself later.
  if (!navigator.onLine) return { kind: 'problem', problem: 'failed' }
  const { askBrowserGraph } = await import('./ask-browser-graph.js')
  const outcome = await request.send(askBrowserGraph, { idempotencyKey: key.id, botSignals: await botSignals() })
  if (outcome.kind === 'received') key.of = ''
  return outcome
}
