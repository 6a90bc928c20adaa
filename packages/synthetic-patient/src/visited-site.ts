import { request as requestByHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { text as readText } from 'node:stream/consumers'

import { signSyntheticRequest, syntheticSignatureHeader } from '@seneb/platform/synthetic-signature'
import { currentTraceparent } from '@seneb/platform/telemetry'

/** Time limit of a page or a response. */
const deadlineMs = 10_000

/** URL at which the site is reached, and its URL for visitors. */
interface Site {
  readonly webUrl: string
  readonly siteUrl: string
}

/** Response that a patient would not accept as one; its message is our text or a code. */
export class UnexpectedResponse extends Error {}

interface SiteResponse {
  readonly status: number
  readonly text: string
}

interface Sent {
  readonly path: string
  readonly body?: string
  readonly headers?: IncomingHttpHeaders
}

/** Reads a page of the site like a new visitor. */
export function readPage(path: string, site: Site, signal: AbortSignal): Promise<SiteResponse> {
  return send({ path }, site, signal)
}

/**
 * Sends a GraphQL request to the site's address, as the scripts of its pages do; rejects when the response is invalid.
 */
export async function requestGraph<Data>(
  request: { readonly document: string; readonly variables: object; readonly headers?: IncomingHttpHeaders },
  site: Site,
  signal: AbortSignal,
): Promise<Data> {
  const { document: query, headers, variables } = request
  const body = JSON.stringify({ query, variables })
  const json = { ...headers, 'content-type': 'application/json' }
  const { status, text } = await send({ path: '/graphql', body, headers: json }, site, signal)
  if (status !== 200) throw new UnexpectedResponse(`status ${status}`)
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: { extensions?: { code?: string } }[] }
  if (errors?.[0] || !data) throw new UnexpectedResponse(errors?.[0]?.extensions?.code ?? 'no data')
  return data
}

/**
 * Sends a request with the host name that visitors use, because the web server redirects other names to the site's
 * address. `fetch` would send the name in the URL instead.
 */
function send({ body, headers, path }: Sent, { siteUrl, webUrl }: Site, signal: AbortSignal): Promise<SiteResponse> {
  const url = new URL(path, webUrl)
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp
  const traceparent = currentTraceparent()
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, host: new URL(siteUrl).host, ...(traceparent ? { traceparent } : {}) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
    })
    sent.end(body)
  })
}

/** Settings of a journey. */
export interface Journey {
  readonly site: Site
  /** The keys of marks. */
  readonly keys: string
  /** Address that receives both mails. */
  readonly email: string
  /** Maximum time for both mails to arrive. */
  readonly mailWithinMs: number
  /** Fields of the enquiry of a journey that ended. */
  readonly endedTripPlanId?: string | undefined
  /** Ends a journey that is under way. */
  readonly signal: AbortSignal
}

/**
 * Returns the reason for a failure in our own words and error codes only, because a response might contain personal
 * data.
 */
export function reasonOf(error: unknown): string {
  const { code, message, name } = error as { code?: unknown; message?: string; name?: string }
  if (typeof code === 'string') return code
  return error instanceof UnexpectedResponse ? String(message) : String(name)
}

/** The header that marks the request with this idempotency key as a journey of our operators, now. */
export function signedHeaders(keys: string, idempotencyKey: string): { readonly [syntheticSignatureHeader]: string } {
  return { [syntheticSignatureHeader]: signSyntheticRequest(keys, { idempotencyKey, at: new Date() }) }
}
