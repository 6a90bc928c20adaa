import type { UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import type { RejectionReason } from '../upload-rejection.js'
import type { SanitizedFile } from './sanitize-file.js'

/** Job that the gateway sends to a worker thread; the bytes are transferred, not copied. */
export interface SanitizerJob {
  readonly type: UploadType
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Maximum number of pages of a PDF. */
  readonly maxPages: number
}

/** Result that a worker thread sends once. */
export type SanitizerResponse = SanitizedFile | { readonly reason: RejectionReason }
