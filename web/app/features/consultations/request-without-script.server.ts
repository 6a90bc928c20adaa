import { createHash } from 'node:crypto'

import { RequestConsultationDocument } from '../../graph/generated/operations.js'
import type { AskGraph } from '../../graph/load-context.js'
import { formUseOf } from '../../ui/form-use.js'
import { checkConsultation } from './check-consultation.js'
import { outcomeOf, outcomeOfProblems, type ConsultationOutcome } from './consultation-outcome.js'
import { inputFromValues, valuesFromForm, type ConsultationValues } from './consultation-values.js'

/** What the page shows after the form was sent without JavaScript; every value is kept until it is taken. */
export interface AnswerWithoutScript {
  readonly outcome: ConsultationOutcome
  readonly values: ConsultationValues
}

/** Checks and sends a form that the browser posted by itself (CONT-15). */
export async function requestWithoutScript(
  form: FormData,
  askGraph: AskGraph,
  now: Date,
): Promise<AnswerWithoutScript> {
  const values = valuesFromForm(form)
  const problems = checkConsultation(values, now)
  if (problems.length > 0) return { outcome: outcomeOfProblems(problems), values }
  const reading = await askGraph(RequestConsultationDocument, {
    input: inputFromValues(values),
    idempotencyKey: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
    formUse: await formUseOf(form),
  })
  return { outcome: reading.unavailable ? { kind: 'problem', problem: 'threw' } : outcomeOf(reading.data), values }
}
