import { createHash } from 'node:crypto'

import { SubmitAmbassadorApplicationDocument } from '../../graph/generated/operations.js'
import type { SenebLoadContext } from '../../graph/load-context.js'
import { formUseOf } from '../../ui/form-use.js'
import { outcomeOf, outcomeOfProblems, type ApplicationOutcome } from './application-outcome.js'
import {
  fileFieldsOf,
  inputFromValues,
  valuesFromForm,
  type ApplicationValues,
  type FileField,
  type StoredFile,
  type StoredFiles,
} from './application-values.js'
import { checkApplication } from './check-application.js'
import { keptFile } from './kept-file.js'

/** What the page shows after the form was sent without JavaScript; every value and every stored file is kept. */
export interface AnswerWithoutScript {
  readonly outcome: ApplicationOutcome
  readonly values: ApplicationValues
  readonly files: StoredFiles
}

type Doors = Pick<SenebLoadContext, 'askGraph' | 'sendFile'>

/** Stores the files of a form that the browser posted by itself, checks and sends it (AMB-13, AMB-14, AMB-26). */
export async function applyWithoutScript(form: FormData, doors: Doors): Promise<AnswerWithoutScript> {
  const values = valuesFromForm(form)
  const { files, refused } = await storeFiles(form, values, doors)
  const problems = [...checkApplication(values, files), ...refused]
  const outcome = problems.length > 0 ? outcomeOfProblems(problems) : await send({ values, files, form }, doors)
  // A file that the service does not find any more has to be chosen again.
  const lost = outcome.kind === 'input' ? Object.keys(outcome.sentences) : []
  const kept = Object.fromEntries(Object.entries(files).filter(([field]) => !lost.includes(field)))
  return { outcome, values, files: kept }
}

async function storeFiles(form: FormData, { applicantType }: ApplicationValues, { sendFile }: Doors) {
  const files: Partial<Record<FileField, StoredFile>> = {}
  const refused: { path: string; message: string }[] = []
  for (const field of fileFieldsOf(applicantType)) {
    const chosen = form.get(field)
    const before = keptFile.read(form, field)
    if (before) files[field] = before
    if (!(chosen instanceof File) || chosen.size === 0) continue
    const { id, name, sentence } = await sendFile(chosen)
    if (id === undefined) refused.push({ path: field, message: sentence })
    else files[field] = { id, name }
  }
  return { files, refused }
}

interface Sending {
  readonly values: ApplicationValues
  readonly files: StoredFiles
  readonly form: FormData
}

async function send({ values, files, form }: Sending, { askGraph }: Doors): Promise<ApplicationOutcome> {
  const reading = await askGraph(SubmitAmbassadorApplicationDocument, {
    input: inputFromValues(values, files),
    // The same answers sent again, by a second press or a reload, are the same application.
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([values, files]))
      .digest('hex'),
    formUse: await formUseOf(form),
  })
  return reading.unavailable ? { kind: 'problem', problem: 'failed' } : outcomeOf(reading.data)
}
