import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { array, mixed, number, object, string } from 'yup'

import { PlanError } from './plan-error.rules.js'

/** The parts of a chat completion that are used. */
export interface Completion {
  readonly content: string
  /** As the provider counts; undefined when it does not. */
  readonly totalTokens?: number
}

const completion = object({
  choices: array(
    object({
      finish_reason: mixed().optional(),
      message: object({ content: string().nullable(), refusal: string().nullable() }).required(),
    }).required(),
  )
    .required()
    .min(1),
}).required()
const tokenCount = number().integer().min(0).max(100_000_000).required()

/**
 * Parses a reply without assumptions: the library accepts HTML, empty bodies and completions without choices (R8).
 * Throws PlanError.
 */
export function completionOf(reply: unknown): Completion {
  if (!completion.isValidSync(reply, { strict: true })) throw new PlanError('malformed')
  const [choice] = reply.choices
  const { content, refusal } = choice?.message ?? {}
  if (refusal || choice?.finish_reason === 'content_filter') throw new PlanError('declined')
  if (!content?.trim() || choice?.finish_reason === 'length') throw new PlanError('unusable')
  const { total_tokens: totalTokens } = (reply as { usage?: { total_tokens?: unknown } }).usage ?? {}
  return { content, totalTokens: tokenCount.isValidSync(totalTokens, { strict: true }) ? totalTokens : undefined }
}

/** Returns the kind of a call's failure; retains none of the provider's text, which may quote the prompt. */
export function toPlanError(error: unknown, signal: AbortSignal, now: Date): PlanError {
  if (error instanceof PlanError) return error
  if (error instanceof APIConnectionTimeoutError) return new PlanError('timeout')
  if (signal.aborted || error instanceof APIUserAbortError) return new PlanError('timeout')
  if (error instanceof APIConnectionError) return causeOf(error) ?? new PlanError('unreachable')
  if (error instanceof APIError) return statusError(error as APIError, now)
  // A truncated body or invalid JSON fails outside the library's own error classes.
  return causeOf(error) ?? new PlanError(error instanceof SyntaxError ? 'malformed' : 'unreachable')
}

function causeOf(error: unknown): PlanError | undefined {
  const { cause } = error as { cause?: unknown }
  return cause instanceof PlanError ? cause : undefined
}

function statusError(error: Pick<APIError, 'status' | 'headers' | 'code'>, now: Date): PlanError {
  const status = error.status ?? 0
  const retryAfterMs = retryAfterOf(error.headers, now)
  if (status === 429) {
    // "You have no credit left" has status 429 too, and waiting does not help.
    return new PlanError(error.code === 'insufficient_quota' ? 'denied' : 'limited', { status, retryAfterMs })
  }
  if (status === 408 || status === 409 || status >= 500) return new PlanError('server', { status, retryAfterMs })
  if (status === 401 || status === 403 || status === 404) return new PlanError('denied', { status })
  return new PlanError(status >= 400 ? 'rejected' : 'malformed', { status })
}

/**
 * Returns the wait in milliseconds requested by the provider: `retry-after-ms`, or `Retry-After` in seconds or as a
 * date.
 */
export function retryAfterOf(headers: Headers | undefined, now: Date): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (exact >= 0) return exact
  const text = headers?.get('retry-after')?.trim()
  if (!text) return undefined
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : undefined
}
