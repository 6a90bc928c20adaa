import { array, boolean, number, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../record-id.js'
import { secretToken } from './viewer.js'

/** By what a person may sign in. */
export const signInMeans = {
  hasPassword: boolean().required(),
  hasCodeApp: boolean().required(),
  recoveryCodesLeft: number().required(),
  passkeys: array(
    object({
      passkeyId: recordId(),
      name: string().required(),
      /** Synced to the person's other devices by their maker. */
      isBackedUp: boolean().required(),
      addedAt: string().required(),
      lastUsedAt: string().optional(),
    }).required(),
  ).required(),
}

/** The person's own ways to sign in. */
export const ReadMeans = question('identity.means.read', {
  access: { may: 'self:profile' },
  takes: () => object({}).noUnknown(),
  gives: () => object({ email: string().required(), ...signInMeans }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** What a person is told of by mail because somebody else might have done it (ASVS 6.3.4, 6.3.6). */
export const meansChanges = [
  'new-device',
  'password-changed',
  'password-switched-off',
  'code-app-changed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'means-reset',
] as const
export type MeansChange = (typeof meansChanges)[number]

/** How a person signs in has changed, or they signed in in an unusual way: they are told (S9). */
export const MeansChanged = event('identity.means.changed', 1, {
  carries: () =>
    object({
      noticeId: recordId(),
      change: string().oneOf(meansChanges).required(),
      changedAt: string().required(),
      personal: object({
        email: string().required(),
        name: string().required(),
        /** The browser it was done by, where one is known. */
        clientText: string().optional(),
      })
        .noUnknown()
        .required(),
    }).noUnknown(),
  saidBy: 'identity',
  heardBy: ['notification'],
  about: 'noticeId',
  personal: ['personal'],
})

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
