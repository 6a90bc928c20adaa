import { browserGraph } from '../../graph/browser-graph.js'
import {
  SubmitAmbassadorApplicationDocument,
  type AmbassadorApplicationInput,
} from '../../graph/generated/operations.js'
import type { FormUse } from '../../ui/form-use.js'
import { outcomeOf, type ApplicationOutcome } from './application-outcome.js'

/** One sending of the form; the same key again has effect once. */
export interface ApplicationSending {
  readonly input: AmbassadorApplicationInput
  readonly idempotencyKey: string
  readonly formUse: FormUse
}

/** Sends the form from the browser (AMB-26). */
export async function sendApplication(variables: ApplicationSending): Promise<ApplicationOutcome> {
  const { data } = await browserGraph.mutate({
    mutation: SubmitAmbassadorApplicationDocument,
    variables,
    fetchPolicy: 'no-cache',
  })
  return data ? outcomeOf(data) : { kind: 'problem', problem: 'failed' }
}
