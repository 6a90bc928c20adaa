import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import type { Logger } from '@seneb/platform/logger'
import { withAbortTimeout } from '@seneb/platform/with-timeout'

import type { FileSending, SendFile } from '../app/graph/load-context.js'
import { uploadDeadlineMs } from './gateway-proxy.js'

interface SendFileOptions {
  readonly gatewayUrl: string
  /** Address of the client that the file counts against, as in `x-forwarded-for`. */
  readonly forwardedFor: string
  readonly log: Logger
}

interface UploadResponse {
  readonly token?: string
  readonly id?: string
  readonly fileName?: string
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

/** Returns the function that sends a file to the gateway for a person without JavaScript (docs/uploads.md). */
export function createSendFile(options: SendFileOptions): SendFile {
  return async (file) => {
    try {
      const leave = await post('/uploads/tokens', {}, options)
      if (!leave.token) return rejectionOf(leave)
      const headers = { 'x-upload-token': leave.token, 'x-file-name': encodeURIComponent(file.name) }
      const stored = await post('/uploads', { headers, body: file }, options)
      return stored.id ? { id: stored.id, name: stored.fileName ?? file.name } : rejectionOf(stored)
    } catch (err) {
      options.log.warn({ err }, 'a file could not be passed on')
      return { message: uploadMessages.busy }
    }
  }
}

function rejectionOf({ errors }: UploadResponse): FileSending {
  const [first] = errors ?? []
  return { message: first?.extensions.code === 'UPLOAD_REFUSED' ? first.message : uploadMessages.busy }
}

async function post(
  path: string,
  { headers = {}, body = null }: { headers?: Record<string, string>; body?: File | null },
  { gatewayUrl, forwardedFor }: SendFileOptions,
): Promise<UploadResponse> {
  const all = { ...headers, 'x-forwarded-for': forwardedFor }
  return withAbortTimeout(uploadDeadlineMs, async (signal) => {
    const response = await fetch(`${gatewayUrl}${path}`, { method: 'POST', headers: all, body, signal })
    return (await response.json()) as UploadResponse
  })
}
