import { AppError } from '@seneb/platform/app-error'

import type { PartnerRequest } from '../api-keys/partner-request.js'

/** `OnBehalfInput` of the schema; the service's form knows what is missing. */
export interface OnBehalfInput {
  readonly partnerReference?: string | null
  readonly agreement?: { readonly way?: string | null } | null
}

interface HandingIn {
  readonly given?: OnBehalfInput | null
  readonly idempotencyKey?: string
}

/**
 * For whom a submission is handed in; undefined where the person sends it. Whoever says it needs a key with the scope, and
 * whoever comes by a key has to say it: a key for trying out would hand in real enquiries otherwise (S11).
 */
export function onBehalfOf({ given, idempotencyKey }: HandingIn, partner: PartnerRequest) {
  if (!given && !partner.isKnown) return undefined
  partner.assertMay({ isForPartners: true, scope: 'enquiries:submit' })
  if (!given) {
    const message = 'Please say for whom you hand this in'
    throw new AppError('INPUT_INVALID', { fields: [{ path: 'onBehalf', message, code: 'ON_BEHALF_REQUIRED' }] })
  }
  // Without a name or a key a request that is sent once more, its answer lost, would be stored twice.
  if (!given.partnerReference && idempotencyKey === undefined) {
    const message = 'Please give what you call this enquiry, or an idempotency key, so that it is stored once'
    const field = { path: 'onBehalf.partnerReference', message, code: 'PARTNER_REFERENCE_REQUIRED' }
    throw new AppError('INPUT_INVALID', { fields: [field] })
  }
  const { agreement } = given
  return { ...given, agreement: agreement && { ...agreement, way: agreement.way ?? undefined } }
}
