import type { IncomingHttpHeaders } from 'node:http'

/** An email that a mail provider delivered. */
export interface DeliveredEmail {
  readonly raw: Uint8Array
  /** Recipients of the envelope, where the provider names them. */
  readonly recipients: readonly string[]
}

/** A request of a mail provider as received. */
export interface WebhookRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly receivedAt: Date
}

/** Reads the requests of one mail provider. */
export interface Webhook {
  /** Whether the head alone shows that the request is refused, so that its body is not read. */
  isRefusedByHead(head: Pick<WebhookRequest, 'headers' | 'receivedAt'>): boolean
  /** Returns the emails of a request; undefined when its signature is wrong or too old. */
  read(request: WebhookRequest): Promise<readonly DeliveredEmail[] | undefined>
}

/** Maximum difference between a signature's time and now, in milliseconds. */
export const signatureLifeMs = 5 * 60 * 1000

/** Whether a time in seconds since 1970, as text, is close enough to now. */
export function isRecent(timestamp: string, now: Date): boolean {
  if (!/^\d{10}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) * 1000 - now.getTime()) <= signatureLifeMs
}
