import type { IncomingMessage } from 'node:http'

import { withoutTrailingSlashes } from '@seneb/contracts/vocabulary/site-path'
import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'
import { maxUploadBytes, maxUploads } from '@seneb/contracts/vocabulary/upload-rules'

/** A form without files fits easily. */
const maxFormBytes = 100_000

/** The pages whose form has files; without a script they come with it (AMB-13, AMB-14). */
const pathsWithFiles = [...pathsOf('ambassador-application'), ...pathsOf('application-documents')].map(
  (path) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`),
)

/** Returns the maximum size in bytes of a form sent to a page; larger ones are refused before they are read. */
export function maxBodyBytesOf(request: IncomingMessage): number {
  return bringsFiles(request) ? maxUploads * maxUploadBytes + maxFormBytes : maxFormBytes
}

/** True for a form that comes with its files, as browsers send it without a script. */
export function bringsFiles({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'POST' || !/^multipart\/form-data/.test(contentType(headers))) return false
  const [path = ''] = url.split('?', 1)
  return pathsWithFiles.some((withFiles) => withFiles.test(withoutTrailingSlashes(path)))
}

function contentType(headers: IncomingMessage['headers']): string {
  return headers['content-type'] ?? ''
}
