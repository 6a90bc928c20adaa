import { object, string } from 'yup'

import { event } from '../../define.js'
import { recordId } from '../record-id.js'

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
