import type { Ctx } from '@seneb/service-kit/ctx'

/** Context passed to this service's use cases, in addition to the kit's. */
export interface EnquiryCtx extends Ctx {
  /** The keys of marks of synthetic journeys; without them no mark is believed. */
  readonly syntheticKeys?: string
}
