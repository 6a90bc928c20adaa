import { array, boolean, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { secretToken } from './viewer.js'

/** A new secret for the person's code app; it counts once they have shown a code of it. */
export const BeginTotp = question('identity.second-factor.begin-totp', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      offerToken: string().required(),
      totpSecret: string().required(),
      totpUri: string().required(),
      expiresAt: string().required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Takes the new secret in place of the one before, by a code of it; a wrong code is a problem of the field `code`. */
export const ConfirmTotp = question('identity.second-factor.confirm-totp', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ offerToken: secretToken(4096), code: string().max(64).required() }).noUnknown(),
  gives: () => object({ isConfirmed: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'RATE_LIMITED', 'UNAVAILABLE'],
})

/** Ten new recovery codes, shown once; those before are worth nothing. */
export const RenewRecoveryCodes = question('identity.second-factor.renew-recovery-codes', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({}).noUnknown(),
  gives: () => object({ recoveryCodes: array(string().required()).required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
})
