import { errorCatalogue } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'

/** Names that services have for arguments of the staff schema. */
const schemaNames: Readonly<Record<string, string>> = {
  enquiryId: 'id',
  tripPlanId: 'id',
  offerToken: 'challengeToken',
  stepToken: 'challengeToken',
  wakeInDays: 'snoozeDays',
  mayEnter: 'isActive',
}

/**
 * Adapts an input error for staff: the staff desk does not mark single fields. A single field error's message therefore
 * becomes the main message, unless the error has a specific one. Service names of arguments are replaced by those of
 * the schema; `names` has those of one request.
 */
export function inStaffWords(error: AppError, names: Readonly<Record<string, string>> = {}): AppError {
  if (error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((field) => ({
    ...field,
    path: names[field.path] ?? schemaNames[field.path] ?? field.path,
  }))
  const [only, ...others] = fields
  const isUsual = error.message === errorCatalogue.INPUT_INVALID.message
  const message = only && others.length === 0 ? only.message : 'Please check what is named below.'
  return new AppError('INPUT_INVALID', { fields, message: isUsual ? message : error.message, cause: error.cause })
}
