import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { array, mixed, number, object, string } from 'yup'

import { PlanFault } from './plan-fault.rules.js'

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
 * Reads a reply of which nothing is taken for granted: the library lets HTML, empty bodies and completions without
 * choices pass as answers (R8). Throws PlanFault.
 */
export function completionOf(reply: unknown): Completion {
  if (!completion.isValidSync(reply, { strict: true })) throw new PlanFault('malformed')
  const [choice] = reply.choices
  const { content, refusal } = choice?.message ?? {}
  if (refusal || choice?.finish_reason === 'content_filter') throw new PlanFault('declined')
  if (!content?.trim() || choice?.finish_reason === 'length') throw new PlanFault('unusable')
  const { total_tokens: totalTokens } = (reply as { usage?: { total_tokens?: unknown } }).usage ?? {}
  return { content, totalTokens: tokenCount.isValidSync(totalTokens, { strict: true }) ? totalTokens : undefined }
}

/** Names what went wrong with a call; retains nothing of the provider's text, which may quote the prompt. */
export function faultOf(error: unknown, signal: AbortSignal, now: Date): PlanFault {
  if (error instanceof PlanFault) return error
  if (error instanceof APIConnectionTimeoutError) return new PlanFault('timeout')
  if (signal.aborted || error instanceof APIUserAbortError) return new PlanFault('timeout')
  if (error instanceof APIConnectionError) return causeOf(error) ?? new PlanFault('unreachable')
  if (error instanceof APIError) return faultOfStatus(error as APIError, now)
  // A body that is cut off or no JSON fails outside the library's own error classes.
  return causeOf(error) ?? new PlanFault(error instanceof SyntaxError ? 'malformed' : 'unreachable')
}

function causeOf(error: unknown): PlanFault | undefined {
  const { cause } = error as { cause?: unknown }
  return cause instanceof PlanFault ? cause : undefined
}

function faultOfStatus(error: Pick<APIError, 'status' | 'headers' | 'code'>, now: Date): PlanFault {
  const status = error.status ?? 0
  const retryAfterMs = retryAfterOf(error.headers, now)
  if (status === 429) {
    // "You have no credit left" comes as 429 too, and waiting does not bring any.
    return new PlanFault(error.code === 'insufficient_quota' ? 'denied' : 'limited', { status, retryAfterMs })
  }
  if (status === 408 || status === 409 || status >= 500) return new PlanFault('server', { status, retryAfterMs })
  if (status === 401 || status === 403 || status === 404) return new PlanFault('denied', { status })
  return new PlanFault(status >= 400 ? 'rejected' : 'malformed', { status })
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
