import { browserGraph } from '../../graph/browser-graph.js'
import { SubmitTripPlanDocument } from '../../graph/generated/operations.js'
import { outcomeOf, type TripPlanOutcome } from './trip-plan-outcome.js'
import { inputFromValues, type TripPlanValues } from './trip-plan-values.js'

/** Sends the form from the browser (TRIP-63); the key makes a repeated sending have effect once. */
export async function sendTripPlan(values: TripPlanValues, idempotencyKey: string): Promise<TripPlanOutcome> {
  try {
    const { data } = await browserGraph.mutate({
      mutation: SubmitTripPlanDocument,
      variables: { input: inputFromValues(values), idempotencyKey },
      fetchPolicy: 'no-cache',
    })
    return data ? outcomeOf(data) : { kind: 'problem', problem: 'no-id' }
  } catch {
    return { kind: 'problem', problem: 'other' }
  }
}
