import type { FieldProblem } from '@seneb/contracts/errors'

import { handleForm } from '../../forms/handle-form.server.js'
import type { FormResult } from '../../forms/form-request.js'
import { textOf } from '../../forms/form-definition.js'
import type { SenebLoadContext } from '../../graph/load-context.js'
import {
  applicationDefinition,
  fileFieldsOf,
  storedFileInputs,
  type ApplicationValues,
  type FileField,
  type StoredFile,
  type StoredFiles,
} from './application.definition.js'

/** Result shown after the form was sent without JavaScript; it also keeps every stored file. */
export interface ApplicationAnswer extends FormResult<ApplicationValues> {
  readonly files: StoredFiles
}

type Deps = Pick<SenebLoadContext, 'queryGraph' | 'sendFile'>

/**
 * Stores the files of a form that the browser submitted without a script, then validates and sends the form (AMB-13,
 * AMB-14, AMB-26).
 */
export async function applyWithoutScript(form: FormData, { queryGraph, sendFile }: Deps): Promise<ApplicationAnswer> {
  const stored = storeFiles(form, sendFile)
  const result = await handleForm(applicationDefinition, form, { queryGraph, alongside: () => stored })
  // A file that the service no longer has must be chosen again.
  const lost = result.outcome.kind === 'input' ? result.outcome.errors : {}
  const files = Object.entries((await stored).more).filter(([field]) => !Object.hasOwn(lost, field))
  return { ...result, files: Object.fromEntries(files) }
}

async function storeFiles(form: FormData, sendFile: Deps['sendFile']) {
  const files: Partial<Record<FileField, StoredFile>> = {}
  const problems: FieldProblem[] = []
  for (const field of fileFieldsOf(textOf(form, 'applicantType'))) {
    const chosen = form.get(field)
    const before = storedFileInputs.read(form, field)
    if (before) files[field] = before
    if (!(chosen instanceof File) || chosen.size === 0) continue
    const { id, name, message } = await sendFile(chosen)
    if (id === undefined) problems.push({ path: field, message })
    else files[field] = { id, name }
  }
  return { more: files, problems }
}
