import { errorCatalogue, type ErrorCode, type FieldProblem } from '@seneb/contracts/errors'

export interface AppErrorDetails {
  /** For INPUT_INVALID: every invalid field. */
  readonly fields?: readonly FieldProblem[]
  /** Message with more detail than the catalog's; must not contain personal data. */
  readonly message?: string
  readonly cause?: unknown
}

/** Expected failure on which a person or a retry can act; its code must be listed in the contract's `errors`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly fields: readonly FieldProblem[]

  constructor(
    readonly code: ErrorCode,
    details: AppErrorDetails = {},
  ) {
    super(details.message ?? errorCatalogue[code].message, { cause: details.cause })
    this.fields = details.fields ?? []
  }
}
