import type { Ctx } from '@seneb/service-kit/ctx'

import type { IdentitySettings } from './config.js'
import { PassSigning } from './sessions/pass-signing.js'
import { PasswordHashing } from './passwords/password-hashing.js'

/** What the use cases of this service receive. */
export interface IdentityCtx extends Ctx {
  readonly passwords: PasswordHashing
  readonly passes: PassSigning
}

/** Widens the kit's ctx by what hashes passwords and what signs passes. */
export function createIdentityCtx(base: Ctx, settings: IdentitySettings): IdentityCtx {
  return { ...base, passwords: new PasswordHashing(), passes: new PassSigning(settings.IDENTITY_PASS_KEY) }
}
