import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { secretToken, credentialJson, client, optionalPasskeyCredential, workEmail } from './sign-in.messages.js'

/** Sign-in methods of a staff member. */
export const signInMethods = {
  hasPassword: boolean().required(),
  hasCodeApp: boolean().required(),
  recoveryCodesLeft: number().required(),
  passkeys: array(
    object({
      passkeyId: recordId(),
      name: string().required(),
      /** Whether the platform's vendor syncs it to the person's other devices. */
      isBackedUp: boolean().required(),
      addedAt: string().required(),
      lastUsedAt: string().optional(),
    }).required(),
  ).required(),
}

/** Sign-in methods of the person. */
export const ReadSignInMethods = defineRequest('identity.sign-in-methods.read', {
  access: { permission: 'self:profile' },
  output: () => ({ email: string().required(), ...signInMethods }),
  idempotent: true,
})

/** Changes that a person is notified of by mail because another person might have made them (ASVS 6.3.4, 6.3.6). */
export const signInMethodsChanges = [
  'new-device',
  'password-changed',
  'password-switched-off',
  'code-app-changed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'token-created',
  'token-revoked',
  'sign-in-reset',
] as const
export type SignInMethodsChange = (typeof signInMethodsChanges)[number]

/** A person's sign-in methods changed, or they signed in in an unusual way; they are notified (S9). */
export const SignInMethodsChanged = defineEvent('identity.sign-in-methods.changed', 1, {
  payload: () => ({
    noticeId: recordId(),
    change: string().oneOf(signInMethodsChanges).required(),
    changedAt: string().required(),
    personal: object({
      email: string().required(),
      name: string().required(),
      /** Browser that was used, if known. */
      userAgent: string().optional(),
    })
      .noUnknown()
      .required(),
  }),
  publisher: 'identity',
  consumers: ['notification'],
  subjectKey: 'noticeId',
  personalFields: ['personal'],
})

/** Returns a new secret for the person's code app; it is used after they enter one of its codes. */
export const StartTotpSetup = defineRequest('identity.second-factor.start-totp-setup', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  output: () => ({
    challengeToken: string().required(),
    totpSecret: string().required(),
    totpUri: string().required(),
    expiresAt: string().required(),
  }),
  idempotent: true,
})

/**
 * Replaces the secret of the code app, confirmed by one of its codes; a wrong code is a problem of the field `code`.
 */
export const ConfirmTotpSetup = defineRequest('identity.second-factor.confirm-totp-setup', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ challengeToken: secretToken(4096), code: string().max(64).required() }),
  output: () => ({ isConfirmed: boolean().required() }),
  errors: ['RATE_LIMITED'],
})

/** Returns ten new recovery codes, shown once; earlier ones become invalid. */
export const RenewRecoveryCodes = defineRequest('identity.second-factor.renew-recovery-codes', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  output: () => ({ recoveryCodes: array(string().required()).required() }),
})

const passkeyName = () => line(60).required('Please enter a name')

/** Data for a browser's passkey prompt: WebAuthn options, and a token that permits one response. */
export const passkeyChallenge = {
  challengeToken: string().required(),
  /** JSON, for `startAuthentication` and `startRegistration` of the browser's library. */
  optionsJson: string().required(),
  expiresAt: string().required(),
}

/**
 * Creates an offer for any passkey of this site, to sign in, to unlock, or to prove identity again (ASVS 6.5.1, one
 * response each).
 */
export const CreatePasskeyChallenge = defineRequest('identity.passkey.create-challenge', {
  access: 'anyone',
  output: () => object(passkeyChallenge),
  idempotent: true,
})

/** Returns the challenge with which a signed-in person's browser creates a passkey. */
export const StartPasskeyRegistration = defineRequest('identity.passkey.start-registration', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  output: () => object(passkeyChallenge),
  idempotent: true,
})

/** Adds the passkey that the browser created; its owner is notified by mail. */
export const FinishPasskeyRegistration = defineRequest('identity.passkey.finish-registration', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    challengeToken: secretToken(4096),
    credentialJson: credentialJson().required(),
    name: passkeyName(),
  }),
  output: () => ({ passkeyId: recordId(), name: string().required() }),
  errors: ['PASSKEY_REFUSED'],
})

/** Renames a passkey; does nothing if it was removed. */
export const RenamePasskey = defineRequest('identity.passkey.rename', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ passkeyId: recordId(), name: passkeyName() }),
  output: () => ({ isRenamed: boolean().required() }),
  idempotent: true,
})

/** Removes a passkey, except the last sign-in method. Does nothing if it was removed. */
export const RemovePasskey = defineRequest('identity.passkey.remove', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ passkeyId: recordId() }),
  output: () => ({ isRemoved: boolean().required() }),
  errors: ['LAST_SIGN_IN_METHOD'],
  idempotent: true,
})

/** Requests a link to set a new password; the output does not reveal whether the address has an account (S9). */
export const RequestPasswordReset = defineRequest('identity.password.request-reset', {
  access: 'anyone',
  input: () => ({ email: workEmail(), client: client() }),
  output: () => ({ isRequested: boolean().required() }),
})

/** Sets a new password by the link and a second factor: a code of the app, a recovery code or a passkey (ASVS 6.4.3). */
export const ResetPassword = defineRequest('identity.password.reset', {
  access: 'anyone',
  input: () => ({
    token: secretToken(),
    password: string().max(512).required(),
    code: string().max(64).optional(),
    passkey: optionalPasskeyCredential(),
    client: client(),
  }),
  output: () => ({ isReset: boolean().required() }),
  errors: ['RESET_INVALID', 'RATE_LIMITED'],
  deadlineMs: 8000,
})

/** Changes the person's own password; all their other sessions end. */
export const ChangePassword = defineRequest('identity.password.change', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ password: string().max(512).required() }),
  output: () => ({ isChanged: boolean().required() }),
  errors: ['RATE_LIMITED'],
  deadlineMs: 8000,
})

/**
 * A staff member requested a new password. The link goes to them, and its token is encrypted until it is in the mail.
 */
export const PasswordResetRequested = defineEvent('identity.password-reset.requested', 1, {
  payload: () => ({
    resetId: recordId(),
    expiresAt: string().required(),
    personal: object({
      email: string().required(),
      name: string().required(),
      /** Part of the link, after the #. */
      token: string().required(),
    })
      .noUnknown()
      .required(),
  }),
  publisher: 'identity',
  consumers: ['notification'],
  subjectKey: 'resetId',
  personalFields: ['personal'],
})
