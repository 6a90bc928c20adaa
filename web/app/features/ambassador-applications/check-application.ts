import type { FieldProblem } from '@seneb/contracts/errors'
import { ambassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import { readForm } from '@seneb/contracts/forms/read-form'

import { inputFromValues, type ApplicationValues, type StoredFiles } from './application-values.js'

/** Every field that will not do, by the same schema the service uses (AMB-15..22). */
export function checkApplication(values: ApplicationValues, files: StoredFiles): readonly FieldProblem[] {
  return readForm(ambassadorApplicationForm, inputFromValues(values, files), {}).problems ?? []
}
