import type { Ctx } from '@seneb/service-kit/ctx'

/** What use cases of this service receive beside what the kit gives. */
export interface EnquiryCtx extends Ctx {
  /** The keys of marks of synthetic journeys; without them no mark is believed. */
  readonly syntheticKeys?: string
}
