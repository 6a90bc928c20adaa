import { createHash } from 'node:crypto'

import { SubmitTripPlanDocument } from '../../graph/generated/operations.js'
import type { AskGraph } from '../../graph/load-context.js'
import { formUseOf } from '../../ui/form-use.js'
import { checkTripPlan } from './check-trip-plan.js'
import { outcomeOf, sentencesByField, type TripPlanOutcome } from './trip-plan-outcome.js'
import { inputFromValues, valuesFromForm, type TripPlanValues } from './trip-plan-values.js'

/** What the page shows after the form was sent without JavaScript: every value is kept. */
export interface AnswerWithoutScript {
  readonly outcome: TripPlanOutcome
  readonly values: TripPlanValues
  readonly sentences: Readonly<Record<string, string>>
}

/** Checks and sends a form that the browser posted by itself (TRIP-63). */
export async function submitWithoutScript(form: FormData, askGraph: AskGraph, now: Date): Promise<AnswerWithoutScript> {
  const values = valuesFromForm(form)
  const fields = checkTripPlan(values, now)
  const outcome: TripPlanOutcome = fields.length > 0 ? { kind: 'input', fields } : await send(values, form, askGraph)
  return { outcome, values, sentences: outcome.kind === 'input' ? sentencesByField(outcome.fields) : {} }
}

async function send(values: TripPlanValues, form: FormData, askGraph: AskGraph): Promise<TripPlanOutcome> {
  const reading = await askGraph(SubmitTripPlanDocument, {
    input: inputFromValues(values),
    idempotencyKey: keyOf(values),
    formUse: await formUseOf(form),
  })
  return reading.unavailable ? { kind: 'problem', problem: 'other' } : outcomeOf(reading.data)
}

/** The same answers sent again, by a second press or a reload, are the same enquiry; nothing in the page need tell. */
function keyOf(values: TripPlanValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
