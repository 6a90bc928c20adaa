import type { Ctx } from '@seneb/service-kit/ctx'

import type { ReferralSettings } from './config.js'

/** What the use cases of this service receive. */
export interface ReferralCtx extends Ctx {
  /** Whether an id nobody has seen before is taken as an unverified referral (D-07, O-5). */
  readonly acceptUnknown: boolean
}

/** Widens the kit's ctx by the service's settings. */
export function createReferralCtx(base: Ctx, settings: ReferralSettings): ReferralCtx {
  return { ...base, acceptUnknown: settings.REFERRAL_ACCEPT_UNKNOWN }
}
