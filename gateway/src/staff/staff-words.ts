import { errorCatalogue } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'

/** Names that services have for what the staff schema calls `id`. */
const ownNames = /^(?:enquiryId|tripPlanId)$/

/**
 * Adapts an input error for staff: the staff desk does not mark single fields. A single field error's message therefore
 * becomes the main message, unless the error has a specific one. Service names of the `id` field are replaced by its
 * schema name.
 */
export function inStaffWords(error: AppError): AppError {
  if (error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(ownNames, 'id') }))
  const [only, ...others] = fields
  const isUsual = error.message === errorCatalogue.INPUT_INVALID.message
  const message = only && others.length === 0 ? only.message : 'Please check what is named below.'
  return new AppError('INPUT_INVALID', { fields, message: isUsual ? message : error.message, cause: error.cause })
}
