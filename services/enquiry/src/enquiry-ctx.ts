import type { DocumentStore } from '@seneb/bus/document-store'
import type { Counter } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

/** Context passed to this service's use cases, in addition to the kit's. */
export interface EnquiryCtx extends Ctx {
  /** Keys that verify the marks of synthetic journeys; without them every mark is ignored. */
  readonly syntheticKeys?: string
  /** Hours within which a message should have its reply, once the first promise is kept. */
  readonly nextReplyHours?: number
}

/** Context of work with files of messages. */
export interface FileCtx extends Ctx {
  /** Uploaded files that belong to no message yet; they expire after half an hour. */
  readonly uploads: Pick<DocumentStore, 'read'>
  /** Maximum total size of all stored files of messages, in bytes. */
  readonly messageFileCapacityBytes: number
}

/** Hours within which a message should have its reply, unless a setting says otherwise. */
export const defaultNextReplyHours = 24

/** Context of lookups of receipts. */
export interface ReceiptCtx extends Ctx {
  /** Counts lookups above the limit of a staff member. */
  readonly rejectedLookups: Counter
}
