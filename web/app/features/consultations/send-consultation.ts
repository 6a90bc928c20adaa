import { browserGraph } from '../../graph/browser-graph.js'
import { RequestConsultationDocument } from '../../graph/generated/operations.js'
import type { FormUse } from '../../ui/form-use.js'
import { outcomeOf, type ConsultationOutcome } from './consultation-outcome.js'
import { inputFromValues, type ConsultationValues } from './consultation-values.js'

/** What goes along with the answers. */
export interface ConsultationSending {
  /** Makes a repeated sending have effect once. */
  readonly idempotencyKey: string
  readonly formUse: FormUse
}

/** Sends the form from the browser; rejects when no answer can be had (CONT-13, CONT-15). */
export async function sendConsultation(
  values: ConsultationValues,
  sending: ConsultationSending,
): Promise<ConsultationOutcome> {
  const { data } = await browserGraph.mutate({
    mutation: RequestConsultationDocument,
    variables: { input: inputFromValues(values), ...sending },
    fetchPolicy: 'no-cache',
  })
  return data ? outcomeOf(data) : { kind: 'problem', problem: 'returned' }
}
