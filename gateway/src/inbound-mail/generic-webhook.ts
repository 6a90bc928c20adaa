import type { IncomingHttpHeaders } from 'node:http'

import { isSigned } from './is-signed.js'
import { isRecent, type Webhook } from './webhook.js'

/** Header with the seconds since 1970 at which the request was signed. */
export const timestampHeader = 'x-seneb-timestamp'
/** Header with the HMAC-SHA256 of `<timestamp>.<body>`, as hexadecimal text. */
export const signatureHeader = 'x-seneb-signature'

/** Reads emails that any program of ours posts as they are: the body is the email. */
export function genericWebhook(secret: string): Webhook {
  return {
    isRefusedByHead: ({ headers, receivedAt }) =>
      !isRecent(valueOf(headers, timestampHeader), receivedAt) || valueOf(headers, signatureHeader).length !== 64,
    read: ({ body, headers, receivedAt }) => {
      const timestamp = valueOf(headers, timestampHeader)
      const isOurs = isSigned(valueOf(headers, signatureHeader), [`${timestamp}.`, body], secret)
      const isAccepted = isOurs && isRecent(timestamp, receivedAt)
      return Promise.resolve(isAccepted ? [{ raw: body, recipients: [] }] : undefined)
    },
  }
}

function valueOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
