import type { UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import type { RefusalReason } from '../upload-refusal.js'
import type { SanitizedFile } from './sanitize-file.js'

/** What the gateway gives a worker thread; the bytes are handed over, not copied. */
export interface SanitizerJob {
  readonly type: UploadType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a worker thread gives back, once. */
export type SanitizerAnswer = SanitizedFile | { readonly reason: RefusalReason }
