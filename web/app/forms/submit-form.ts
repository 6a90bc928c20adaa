import type { FieldProblem } from '@seneb/contracts/errors'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

import type { BotSignals } from './bot-signals.js'
import type { FormDefinition } from './form-definition.js'
import { makeRequest, outcomeOfProblems, type FormOutcome } from './form-request.js'

/** Data sent with the answers that is not typed, and its validation errors. */
export interface Alongside<More> {
  readonly more: More | undefined
  readonly problems?: readonly FieldProblem[]
}

interface Attempt<Values, Receipt extends string, More> extends Partial<Alongside<More>> {
  readonly definition: FormDefinition<Values, Receipt, More>
  readonly values: Values
  readonly botSignals: () => Promise<BotSignals>
  readonly legalVersions: LegalVersionsShown | undefined
  readonly idempotencyKey: string
}

/**
 * Checks and sends a form from the browser; rejects when the graph cannot be reached. The graph client comes last. It is
 * always tried: a browser that calls itself offline may be wrong (a VPN, a virtual adapter).
 */
export async function submitForm<Values, Receipt extends string, More>({
  definition,
  values,
  more,
  problems = [],
  botSignals,
  legalVersions,
  idempotencyKey,
}: Attempt<Values, Receipt, More>): Promise<FormOutcome<Receipt>> {
  const request = definition.request(makeRequest, values, more)
  const found = [...(await request.check(new Date())), ...problems]
  if (found.length > 0) return outcomeOfProblems(found, definition.fields)
  const { requestBrowserGraph, clearRequestOf } = await import('./request-browser-graph.js')
  const sending = { idempotencyKey, botSignals: await botSignals(), legalVersions }
  const outcome = await request.send(requestBrowserGraph, sending)
  clearRequestOf(outcome)
  return outcome
}
