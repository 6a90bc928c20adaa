import type { AttachmentRefusal } from '@seneb/contracts/vocabulary/inbound-emails'
import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { MailUploadTokens } from '@seneb/platform/mail-upload-token'
import { withAbortTimeout } from '@seneb/platform/with-timeout'

/** A file of a message, with the id under which it is stored. */
export interface FileToUpload {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** Outcome of one attempt; `later` when the file may be accepted another time. */
export type UploadResult =
  | { readonly state: 'stored' | 'later' }
  | { readonly state: 'refused'; readonly refusal: AttachmentRefusal }

export type UploadFile = (file: FileToUpload, now: Date) => Promise<UploadResult>

/** A file waits for others before it is redrawn, and a long document takes seconds. */
const uploadMs = 60_000

/** Reasons that lie with us and pass. */
const passingReasons: ReadonlySet<string> = new Set(['unchecked', 'token', 'interrupted', 'busy', 'tooMany', 'expired'])

/**
 * Returns a function that sends a file to the gateway, which scans, redraws and seals it as it does with uploads of
 * people. Repeating it has no further effect.
 */
export function uploadsTo(gatewayUrl: string, mailKey: string): UploadFile {
  const tokens = new MailUploadTokens(mailKey)
  return async ({ bytes, id, name }, now) => {
    const headers = { 'x-upload-token': tokens.issue(id, now), 'x-file-name': encodeURIComponent(name) }
    const init = { method: 'POST', headers, body: new Uint8Array(bytes), redirect: 'error' } as const
    try {
      return await withAbortTimeout(uploadMs, async (signal) => {
        const response = await fetch(`${gatewayUrl}/uploads`, { ...init, signal })
        return resultOf(response.status, await response.text())
      })
    } catch {
      return { state: 'later' }
    }
  }
}

function resultOf(status: number, body: string): UploadResult {
  if (status === 201) return { state: 'stored' }
  const reason = reasonIn(body)
  if (status >= 500 || reason === undefined || passingReasons.has(reason)) return { state: 'later' }
  return { state: 'refused', refusal: reason }
}

/** Returns the gateway's reason for a refusal; undefined when the response has none, such as one of a proxy. */
function reasonIn(body: string): Exclude<AttachmentRefusal, 'winmail'> | undefined {
  try {
    const { errors } = JSON.parse(body) as { errors?: readonly { extensions?: { reason?: string } }[] }
    const reason = errors?.[0]?.extensions?.reason ?? ''
    return Object.hasOwn(uploadMessages, reason) ? (reason as keyof typeof uploadMessages) : undefined
  } catch {
    return undefined
  }
}
