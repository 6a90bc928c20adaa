import { errorCatalogue } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'

/** Names that services have for what the staff schema calls `id`. */
const ownNames = /^(?:enquiryId|tripPlanId)$/

/**
 * A refused input as staff read it: the desk has no fields in red, so its own sentence stands for the whole where there is
 * one, and the id that was asked by keeps its name of the schema.
 */
export function inStaffWords(error: AppError): AppError {
  if (error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(ownNames, 'id') }))
  const [only, ...others] = fields
  const isUsual = error.message === errorCatalogue.INPUT_INVALID.message
  const message = only && others.length === 0 ? only.message : 'Please check what is named below.'
  return new AppError('INPUT_INVALID', { fields, message: isUsual ? message : error.message, cause: error.cause })
}
