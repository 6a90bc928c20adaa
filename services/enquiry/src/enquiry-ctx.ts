import type { Counter } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

/** Context passed to this service's use cases, in addition to the kit's. */
export interface EnquiryCtx extends Ctx {
  /** Keys that verify the marks of synthetic journeys; without them every mark is ignored. */
  readonly syntheticKeys?: string
}

/** Context of lookups of receipts. */
export interface ReceiptCtx extends Ctx {
  /** Counts lookups above the limit of a staff member. */
  readonly rejectedLookups: Counter
}
