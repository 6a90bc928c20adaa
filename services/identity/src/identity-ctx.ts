import type { PartnerLimits } from '@seneb/contracts/vocabulary/partner-access'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { IdentitySettings } from './config.js'
import { TokenSigner } from './sessions/token-signing.js'
import { relyingPartyOf, type RelyingParty } from './passkeys/webauthn.js'
import { PasswordHashing } from './passwords/password-hashing.js'

/** Context passed to this service's use cases. */
export interface IdentityCtx extends Ctx {
  readonly passwords: PasswordHashing
  readonly tokenSigner: TokenSigner
  readonly relyingParty: RelyingParty
  /** Address that receives the first admin's link while there is no admin. */
  readonly firstAdminEmail?: string
  /** Highest limits that a partner may be given. */
  readonly maxPartnerLimits: Required<PartnerLimits>
}

/** Extends the kit's ctx with the password hasher, the token signer, and the site of passkeys. */
export function createIdentityCtx(base: Ctx, settings: IdentitySettings): IdentityCtx {
  return {
    ...base,
    passwords: new PasswordHashing(),
    tokenSigner: new TokenSigner(settings.IDENTITY_TOKEN_KEY),
    relyingParty: relyingPartyOf(settings.IDENTITY_SITE_URL),
    firstAdminEmail: settings.IDENTITY_FIRST_ADMIN_EMAIL,
    maxPartnerLimits: {
      pointsPerMinute: settings.IDENTITY_PARTNER_MAX_POINTS_PER_MINUTE,
      pointsPerDay: settings.IDENTITY_PARTNER_MAX_POINTS_PER_DAY,
    },
  }
}
