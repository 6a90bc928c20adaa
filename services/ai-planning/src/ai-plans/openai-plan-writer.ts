import { withSpan, SpanKind } from '@seneb/platform/telemetry'
import OpenAI from 'openai'

import { reserveBudget, settleBudget, type DailyLimits, type Reservation } from '../ai-budgets/spend-budget.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { basisOfTrip } from './basis-of-trip.rules.js'
import { dayOf } from './calendar.rules.js'
import { canaryBytes, canaryFrom } from './canary.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import { firstFlightDay } from './flight.rules.js'
import type { Itinerary } from './itinerary.js'
import { emergencyAdvice } from './itinerary-notes.rules.js'
import { planFromModel } from './model-plan.rules.js'
import { completionOf, toPlanError, type Completion } from './openai-errors.js'
import { PlanError, type ErrorKind } from './plan-error.rules.js'
import { planPrompt, type PlanPrompt, itineraryJsonSchema } from './plan-prompt.rules.js'
import type { PlanMetrics } from './plan-metrics.js'
import type { PlanWriter, WritingCtx } from './plan-writer.js'
import { ProviderCallLimiter } from './provider-call-limiter.js'
import { planStay } from './stay.rules.js'
import type { TripFacts } from './trip.rules.js'

export interface OpenAiSettings {
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
  readonly responseFormat: 'json_schema' | 'json_object' | 'text'
  /** Maximum tokens of one answer. */
  readonly maxOutputTokens: number
  readonly callTimeoutMs: number
  readonly callsAtOnce: number
  readonly dailyLimits: DailyLimits
  readonly breaker: { readonly failures: number; readonly openMs: number }
}

/** Bytes per token for reservations; the provider's count corrects it. */
const bytesPerToken = 2
/** Errors with which the provider refused before the model read anything. */
const unbilledErrors: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['limited', 'denied', 'rejected'])
/** Maximum size of an answer; a larger one is not read to its end. */
const maxReplyBytes = 256 * 1024

/**
 * Writes plans with a language model behind an OpenAI-compatible interface. One write is at most one call, within the
 * day's budget (R8). The prompt contains no personal identity (D-49), and the model's output is untrusted (S18).
 */
export class OpenAiPlanWriter implements PlanWriter {
  readonly name = 'openai'
  readonly callsProvider = true
  readonly model: string
  private readonly client: OpenAI
  private readonly limiter: ProviderCallLimiter

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly metrics: PlanMetrics,
  ) {
    this.model = settings.model
    this.limiter = new ProviderCallLimiter(settings)
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      timeout: settings.callTimeoutMs,
      maxRetries: 0,
      // Settings come from our configuration only, not from the library's environment variables, and its logs would
      // quote prompts.
      organization: null,
      project: null,
      logLevel: 'off',
      fetch: fetchWithinBytes(maxReplyBytes),
    })
  }

  async write(trip: TripFacts, entry: CatalogueEntry | undefined, ctx: WritingCtx): Promise<Itinerary> {
    const today = dayOf(ctx.now())
    const canary = canaryFrom(ctx.randomBytes(canaryBytes))
    const content = await this.requestCompletion(planPrompt({ trip, entry, today, canary }), ctx)

    const composed = composeItinerary({ trip, entry, today })
    const { movedBy } = planStay(trip, entry)
    const { itinerary, rejectedKinds } = planFromModel(content, {
      canary,
      trip,
      alwaysCheck: composed.openPoints,
      alwaysInclude: [emergencyAdvice],
      firstFlightDay: firstFlightDay(1, { trip, entry, movedBy }),
      basis: basisOfTrip({ trip, entry, composed }),
    })
    this.metrics.figuresRejected(rejectedKinds)
    return itinerary
  }

  private requestCompletion(prompt: PlanPrompt, ctx: WritingCtx): Promise<string> {
    const timeoutMs = Math.min(this.settings.callTimeoutMs, ctx.remainingMs)
    return this.limiter.call({ timeoutMs, stopping: ctx.stopping }, (signal) =>
      this.callWithinBudget(prompt, signal, ctx),
    )
  }

  private async callWithinBudget(prompt: PlanPrompt, signal: AbortSignal, ctx: WritingCtx): Promise<string> {
    const promptTokens = Math.ceil(Buffer.byteLength(prompt.system + prompt.user) / bytesPerToken)
    const reservation = await reserveBudget(
      promptTokens + this.settings.maxOutputTokens,
      this.settings.dailyLimits,
      ctx,
    )
    if (!reservation) {
      this.metrics.overBudget()
      throw new PlanError('over-budget')
    }
    try {
      const { content, totalTokens } = await this.measureCall(() => this.complete(prompt, signal, ctx.now()))
      if (totalTokens !== undefined) await this.settle(reservation, totalTokens, ctx)
      return content
    } catch (error) {
      if (error instanceof PlanError && unbilledErrors.has(error.kind)) await this.settle(reservation, 0, ctx)
      throw error
    }
  }

  private async settle(reservation: Reservation, usedTokens: number, ctx: WritingCtx): Promise<void> {
    this.metrics.tokensUsed(usedTokens)
    // A paid answer is used even when its cost could not be recorded.
    await settleBudget(reservation, usedTokens, ctx).catch((err: unknown) => {
      ctx.log.warn({ err }, 'the usage of a provider call could not be recorded, its full reservation stays counted')
    })
  }

  private async complete(prompt: PlanPrompt, signal: AbortSignal, now: Date): Promise<Completion> {
    try {
      const reply: unknown = await this.client.chat.completions.create(
        {
          model: this.model,
          max_completion_tokens: this.settings.maxOutputTokens,
          response_format: this.responseFormat(),
          messages: [
            { role: 'system', content: prompt.system },
            { role: 'user', content: prompt.user },
          ],
        },
        { signal },
      )
      return completionOf(reply)
    } catch (error) {
      throw toPlanError(error, signal, now)
    }
  }

  private responseFormat(): OpenAI.Chat.ChatCompletionCreateParams['response_format'] {
    switch (this.settings.responseFormat) {
      case 'json_schema': {
        const schema = { ...itineraryJsonSchema() }
        return { type: 'json_schema', json_schema: { name: 'itinerary', strict: true, schema } }
      }
      case 'json_object':
        return { type: 'json_object' }
      case 'text':
        return undefined
    }
  }

  /** Records a span and a metric for one call; neither contains any of the prompt or the answer. */
  private async measureCall(call: () => Promise<Completion>): Promise<Completion> {
    const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': this.model }
    const startedAt = performance.now()
    let outcome = 'error'
    try {
      const completion = await withSpan('chat', { kind: SpanKind.CLIENT, attributes }, call)
      outcome = 'ok'
      return completion
    } catch (error) {
      if (error instanceof PlanError) outcome = error.kind
      throw error
    } finally {
      this.metrics.callSettled(outcome, performance.now() - startedAt)
    }
  }
}

/**
 * Returns a `fetch` that follows no redirect, which would leak the key, and reads at most the given number of bytes.
 */
function fetchWithinBytes(bytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    let bytesRead = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytesRead += chunk.byteLength
        if (bytesRead > bytes) controller.error(new PlanError('malformed'))
        else controller.enqueue(chunk)
      },
    })
    const { headers, status, statusText } = response
    return new Response(response.body?.pipeThrough(counting) ?? null, { headers, status, statusText })
  }
}
