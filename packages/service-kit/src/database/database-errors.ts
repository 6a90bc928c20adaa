import { AppError } from '@seneb/platform/app-error'

/** SQLSTATE classes and codes that mean that PostgreSQL is unavailable, not that the statement is wrong. */
const downStates = /^(08|53|57P0[123]|57014|25P03)/
const downCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'])
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Client was closed|Query read timeout|Driver not Connected/i

/** True when the failure is of the database being away or too slow: the same call may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return downStates.test(code) || downCodes.has(code) || downMessages.test(error.message)
}

/** True when a statement exceeded its time limit; half of its work may fit. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014'
}

/** True when a row with the same unique value exists already; `constraint` narrows it to one rule. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== '23505') return false
  return constraint === undefined || constraintOf(error) === constraint
}

/** True when a row lacked a value that this column must have. */
export function isNullViolation(error: unknown, table: string, column: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== '23502') return false
  const named = error as { readonly table?: unknown; readonly column?: unknown }
  return named.table === table && named.column === column
}

/** True when PostgreSQL refuses the values by a constraint, a type or a trigger, so that the same call never succeeds. */
export function isRefusedByDatabase(error: unknown): boolean {
  return error instanceof Error && /^(?:22|23|P0001)/.test(codeOf(error))
}

/** True when a transaction was rolled back because of a deadlock; the same call may succeed when repeated. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '40P01'
}

/** Converts an unavailable database and a deadlock to AppError UNAVAILABLE; all other errors pass unchanged. */
export async function mapDownToUnavailable<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await fn()
  } catch (error) {
    if (isDatabaseDown(error) || isDeadlock(error)) throw new AppError('UNAVAILABLE', { cause: error })
    throw error
  }
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

function constraintOf(error: Error): unknown {
  const { constraint, driverError } = error as { constraint?: unknown; driverError?: { constraint?: unknown } }
  return constraint ?? driverError?.constraint
}
