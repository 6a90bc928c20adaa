import { errorCatalogue, type ErrorCode } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { trace } from '@opentelemetry/api'
import type { GraphQLFormattedError } from 'graphql'

import { NotAllowed, RateLimited, Throttled, ScopeMissing } from '../access/access-errors.js'
import { enumName } from '../enum-values.js'
import { visibleField } from './problems.js'
import { QueryTooExpensive } from '../prices/price-of.js'

/** Apollo codes of errors that the client can fix. */
const requestErrors: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const maxMessageLength = 400
/** Maximum number of errors in one response; more would not help the sender (S1: responses stay small). */
const maxErrors = 5
const maxLocations = 3

/**
 * Formats the errors of one response for its sender (S3, ERR-04). A fault in the request becomes one short sentence,
 * and an expected failure its code. Anything else becomes INTERNAL with the request's id and no internal details, and
 * is logged once.
 */
export class ResponseErrors {
  constructor(private readonly log: Logger) {}

  /** Formats at most five errors for the client. */
  formatAll(errors: readonly unknown[]): GraphQLFormattedError[] {
    return errors.slice(0, maxErrors).map((error) => this.format(error))
  }

  /** Formats one error for the client. */
  format(error: unknown): GraphQLFormattedError {
    const { message = '', path, locations, extensions, originalError } = toErrorFields(error)
    if (requestErrors.has(extensions?.code)) {
      return {
        message: cleanMessage(message),
        locations: locations?.slice(0, maxLocations),
        extensions: { code: extensions?.code },
      }
    }
    const cause = causeOf(originalError ?? error)
    if (cause instanceof AppError && cause.code !== 'INTERNAL') {
      return { message: cause.message, path, extensions: toExtensions(cause) }
    }
    this.log.error({ err: cause, code: 'INTERNAL' }, 'a request failed unexpectedly')
    return { message: errorCatalogue.INTERNAL.message, path, extensions: internal('INTERNAL') }
  }

  /** Formats an error that concerns the entire response. */
  fromCode(code: ErrorCode): GraphQLFormattedError {
    return { message: errorCatalogue[code].message, extensions: internal(code) }
  }
}

interface ErrorFields {
  readonly message?: string
  readonly path?: ReadonlyArray<string | number>
  readonly locations?: GraphQLFormattedError['locations']
  readonly extensions?: { readonly code?: unknown }
  readonly originalError?: unknown
}

const toErrorFields = (error: unknown): ErrorFields => (typeof error === 'object' && error !== null ? error : {})

/** Returns the original error, which GraphQL wraps once or more. */
export function causeOf(error: unknown): unknown {
  const { originalError } = toErrorFields(error)
  return originalError === undefined ? error : causeOf(originalError)
}

function toExtensions(error: AppError): Record<string, unknown> {
  const { code, fields } = error
  return {
    code,
    ...(fields.length > 0 ? { fields: fields.map(visibleField) } : {}),
    ...(error instanceof NotAllowed ? { roles: error.roles.map(enumName) } : {}),
    ...(error instanceof ScopeMissing ? { scope: enumName(error.scope) } : {}),
    ...(error instanceof RateLimited || error instanceof Throttled
      ? { retryAfterSeconds: error.retryAfterSeconds }
      : {}),
    ...(error instanceof QueryTooExpensive
      ? { points: error.points, maxPoints: error.maxPoints, expensiveFields: error.dearest }
      : {}),
  }
}

function internal(code: ErrorCode): Record<string, unknown> {
  return { code, requestId: trace.getActiveSpan()?.spanContext().traceId }
}

/**
 * Removes schema hints and truncates the client's input. Also removes the
 * prefix with which Armor labels every limit a syntax error.
 */
function cleanMessage(message: string): string {
  const plain = message.replace(/^Syntax Error: (?=.* limit of )/, '').replace(/ ?Did you mean .*$/s, '')
  const text = plain.replaceAll(/\s+/g, ' ')
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
}
