import { browserGraph } from '../../graph/browser-graph.js'
import { SubmitTripPlanDocument } from '../../graph/generated/operations.js'
import type { FormUse } from '../../ui/form-use.js'
import { outcomeOf, type TripPlanOutcome } from './trip-plan-outcome.js'
import { inputFromValues, type TripPlanValues } from './trip-plan-values.js'

/** What goes along with the answers. */
export interface TripPlanSending {
  /** Makes a repeated sending have effect once. */
  readonly idempotencyKey: string
  /** The referral the person came by and has not removed (D-14). */
  readonly referredBy: string | undefined
  readonly formUse: FormUse
}

/** Sends the form from the browser (TRIP-63). */
export async function sendTripPlan(values: TripPlanValues, sending: TripPlanSending): Promise<TripPlanOutcome> {
  const { idempotencyKey, referredBy, formUse } = sending
  try {
    const { data } = await browserGraph.mutate({
      mutation: SubmitTripPlanDocument,
      variables: { input: inputFromValues(values, referredBy), idempotencyKey, formUse },
      fetchPolicy: 'no-cache',
    })
    return data ? outcomeOf(data) : { kind: 'problem', problem: 'no-id' }
  } catch {
    return { kind: 'problem', problem: 'other' }
  }
}
