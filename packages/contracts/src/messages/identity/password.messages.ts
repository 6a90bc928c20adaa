import { boolean, object, string } from 'yup'

import { question, staffRefusals, event } from '../../define.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../record-id.js'
import { client, optionalPasskeyAnswer, secretToken, workEmail } from './viewer.js'

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
