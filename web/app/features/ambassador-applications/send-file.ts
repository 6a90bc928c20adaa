import {
  maxUploadBytes,
  uploadMessages,
  beginningBytes,
  typeByBeginning,
} from '@seneb/contracts/vocabulary/upload-rules'

import type { StoredFile } from './application.definition.js'

/** Reason why a file was not stored, as a sentence; `again` is true when the same file may be retried. */
export class FileRejected extends Error {
  constructor(
    message: string,
    readonly again = false,
  ) {
    super(message)
  }
}

interface UploadErrorBody {
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

/**
 * Uploads a file and returns the ID to reference in the form; rejects with FileRejected. `onProgress` receives the
 * fraction sent, from 0 to 1 (D-42, docs/uploads.md).
 */
export async function sendFile(file: File, onProgress: (part: number) => void): Promise<StoredFile> {
  const message = await errorBefore(file)
  if (message) throw new FileRejected(message)
  const token = await uploadToken()
  const { status, body } = await post(file, token, onProgress)
  if (status === 201) {
    const { id, fileName } = body as { id: string; fileName: string }
    return { id, name: fileName }
  }
  throw rejectionOf(status, body as UploadErrorBody)
}

/** Returns the reason to refuse a file before upload, or undefined; most refused files never leave the device. */
async function errorBefore(file: File): Promise<string | undefined> {
  if (file.size > maxUploadBytes) return uploadMessages.tooLarge
  if (file.size === 0) return uploadMessages.empty
  const beginning = await file.slice(0, beginningBytes).arrayBuffer()
  return typeByBeginning(new Uint8Array(beginning)) ? undefined : uploadMessages.type
}

async function uploadToken(): Promise<string> {
  const response = await fetch('/uploads/tokens', { method: 'POST' }).catch(() => undefined)
  if (!response) throw new FileRejected(uploadMessages.interrupted, true)
  const body = (await response.json()) as UploadErrorBody & { readonly token?: string }
  if (body.token === undefined) throw rejectionOf(response.status, body)
  return body.token
}

function rejectionOf(status: number, { errors }: UploadErrorBody): FileRejected {
  const [error] = errors ?? []
  const isOurs = error?.extensions?.code === 'UPLOAD_REFUSED'
  const again = status === 400 || status === 403 || status === 503
  return new FileRejected(isOurs ? error.message : uploadMessages.busy, again || !isOurs)
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function post(file: File, token: string, onProgress: (part: number) => void) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/uploads')
    request.responseType = 'json'
    request.setRequestHeader('x-upload-token', token)
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: request.response ?? {} })
    request.onerror = () => reject(new FileRejected(uploadMessages.interrupted, true))
    request.onabort = request.onerror
    request.send(file)
  })
}
