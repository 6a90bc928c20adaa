import type { FieldProblem } from '@seneb/contracts/errors'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'

import { inputFromValues, type ConsultationValues } from './consultation-values.js'

/** Every field that will not do, by the same schema the service uses (CONT-02, CONT-04, CONT-11). */
export function checkConsultation(values: ConsultationValues, now: Date): readonly FieldProblem[] {
  return readForm(consultationForm, inputFromValues(values), { now }).problems ?? []
}
