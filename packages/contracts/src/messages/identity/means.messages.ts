import { array, boolean, number, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { secretToken, credentialJson, client, optionalPasskeyAnswer, workEmail } from './sign-in.messages.js'

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

const passkeyName = () => line(60).required('Please enter a name')

/** What a browser needs to be asked for a passkey: options as WebAuthn names them, and the right to one answer. */
export const offeredPasskey = {
  offerToken: string().required(),
  /** JSON, for `startAuthentication` and `startRegistration` of the browser's library. */
  optionsJson: string().required(),
  expiresAt: string().required(),
}

/** Asks the browser for any passkey of this site: to sign in, to unlock, to prove anew (ASVS 6.5.1, one answer each). */
export const OfferPasskey = question('identity.passkey.offer', {
  access: 'anyone',
  takes: () => object({}).noUnknown(),
  gives: () => object(offeredPasskey),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Asks the browser of somebody signed in to make a passkey. */
export const BeginPasskeyEnrolment = question('identity.passkey.begin-enrolment', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({}).noUnknown(),
  gives: () => object(offeredPasskey),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Adds the passkey that the browser made; its owner is told by mail. */
export const FinishPasskeyEnrolment = question('identity.passkey.finish-enrolment', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () =>
    object({
      offerToken: secretToken(4096),
      credentialJson: credentialJson().required(),
      name: passkeyName(),
    }).noUnknown(),
  gives: () => object({ passkeyId: recordId(), name: string().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'PASSKEY_REFUSED', 'UNAVAILABLE'],
})

/** Calls a passkey something else; one that is gone stays gone. */
export const RenamePasskey = question('identity.passkey.rename', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ passkeyId: recordId(), name: passkeyName() }).noUnknown(),
  gives: () => object({ isRenamed: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Takes a passkey away; the last way in stays. One that is gone is gone. */
export const RemovePasskey = question('identity.passkey.remove', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ passkeyId: recordId() }).noUnknown(),
  gives: () => object({ isRemoved: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'LAST_MEANS', 'UNAVAILABLE'],
  repeatable: true,
})

/** Asks for a link to set a new password; whether anybody has this address is not answered (S9). */
export const AskPasswordReset = question('identity.password.ask-reset', {
  access: 'anyone',
  takes: () => object({ email: workEmail(), client: client() }).noUnknown(),
  gives: () => object({ isAsked: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
})

/** Sets a new password by the link and a second factor: a code of the app, a recovery code or a passkey (ASVS 6.4.3). */
export const ResetPassword = question('identity.password.reset', {
  access: 'anyone',
  takes: () =>
    object({
      token: secretToken(),
      password: string().max(512).required(),
      code: string().max(64).optional(),
      passkey: optionalPasskeyAnswer(),
      client: client(),
    }).noUnknown(),
  gives: () => object({ isReset: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'RESET_INVALID', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/** Changes the person's own password; every other session of theirs ends. */
export const ChangePassword = question('identity.password.change', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ password: string().max(512).required() }).noUnknown(),
  gives: () => object({ isChanged: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/** Somebody of the team asked for a new password; the link goes to them and is sealed until it is in the mail. */
export const PasswordResetAsked = event('identity.password-reset.asked', 1, {
  carries: () =>
    object({
      resetId: recordId(),
      expiresAt: string().required(),
      personal: object({
        email: string().required(),
        name: string().required(),
        /** Stands in the link, behind the #. */
        token: string().required(),
      })
        .noUnknown()
        .required(),
    }).noUnknown(),
  saidBy: 'identity',
  heardBy: ['notification'],
  about: 'resetId',
  personal: ['personal'],
})
