import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent, inSpan, SpanKind } from '@seneb/platform/telemetry'
import { withAbortDeadline } from '@seneb/platform/with-deadline'
import { Kind, type DocumentNode } from 'graphql'

import { documentHash } from '../app/graph/document-hash.js'
import type { AskGraph, GraphReading } from '../app/graph/load-context.js'
import { reasonOf } from './unanswered.js'

/** A page waits no longer than this for the graph; it then renders without (B: gateway down). */
const deadlineMs = 3000

interface GraphAnswer {
  readonly data?: unknown
  readonly errors?: readonly unknown[]
}

interface AskGraphOptions {
  readonly gatewayUrl: string
  /** Whom a form sent without JavaScript counts for: the person who sent it, not this server. As in `x-forwarded-for`. */
  readonly forwardedFor: string | undefined
  /** The cookies of who asks for a personal page; none for a public one. */
  readonly cookie?: string | undefined
  readonly log: Logger
}

/**
 * Makes the thin client the server's loaders ask the graph with, by document id. It gives plain data
 * and has no cache: on the server that cost five times what rendering the page does (P4).
 */
export function createAskGraph({ gatewayUrl, forwardedFor, cookie, log }: AskGraphOptions): AskGraph {
  const visitor = { ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}), ...(cookie ? { cookie } : {}) }
  const url = `${gatewayUrl}/graphql`
  return (document, variables) => {
    const operation = operationName(document)
    return inSpan(`graph ${operation ?? 'operation'}`, { kind: SpanKind.CLIENT }, async () => {
      const asked = { documentId: documentHash(document), operationName: operation, variables }
      const reading = await post(url, visitor, asked)
      if (reading.unavailable && reading.unavailable !== 'refused')
        log.warn({ operation, reason: reading.unavailable }, 'the graph gave no answer')
      return reading as GraphReading<never>
    })
  }
}

async function post(url: string, visitor: Record<string, string>, body: object): Promise<GraphReading<unknown>> {
  const traceparent = currentTraceparent()
  try {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(traceparent ? { traceparent } : {}),
      ...visitor,
    }
    const { data, errors } = await withAbortDeadline(deadlineMs, async (signal) => {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
      return (await response.json()) as GraphAnswer
    })
    return errors || !data ? { unavailable: reasonOf(errors) } : { data }
  } catch (error) {
    return { unavailable: error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'unreachable' }
  }
}

function operationName({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value
}
