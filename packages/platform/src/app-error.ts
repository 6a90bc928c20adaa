import { errorCatalogue, type ErrorCode, type FieldProblem } from '@seneb/contracts/errors'

export interface AppErrorDetails {
  /** For INPUT_INVALID: every field that will not do. */
  readonly fields?: readonly FieldProblem[]
  /** A sentence that says more than the catalogue's; must not hold personal data. */
  readonly message?: string
  readonly cause?: unknown
}

/** An expected failure: a person or a retry can act on it. Its code must stand in the contract's `errors`. */
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
