import { array, boolean, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS, staffRoles } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { offeredPasskey } from './means.messages.js'
import { client, openedSession, optionalPasskeyAnswer, secretToken } from './sign-in.messages.js'

/** What an invitation offers, and a secret for the person's code app: a new one each time, sealed in an offer of some minutes. */
export const ReadInvitation = question('identity.invitation.read', {
  access: 'anyone',
  takes: () => object({ token: secretToken() }).noUnknown(),
  gives: () =>
    object({
      email: string().required(),
      name: string().required(),
      title: string().required(),
      offerToken: string().required(),
      totpSecret: string().required(),
      totpUri: string().required(),
    }),
  mayFail: ['INPUT_INVALID', 'INVITATION_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Asks the browser of an invited person to make a passkey, which is both factors. */
export const OfferInvitationPasskey = question('identity.invitation.offer-passkey', {
  access: 'anyone',
  takes: () => object({ token: secretToken() }).noUnknown(),
  gives: () => object(offeredPasskey),
  mayFail: ['INPUT_INVALID', 'INVITATION_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/**
 * Accepts an invitation in one step, with a passkey or with a password and a code of the app, so nobody is ever active
 * with one factor.
 */
export const AcceptInvitation = question('identity.invitation.accept', {
  access: 'anyone',
  takes: () =>
    object({
      token: secretToken(),
      name: line(120).required('Please enter your name'),
      password: string().max(512).optional(),
      offerToken: string().max(4096).optional(),
      code: string().max(64).optional(),
      passkey: optionalPasskeyAnswer(),
      client: client(),
    }).noUnknown(),
  gives: () =>
    object({
      ...openedSession,
      deviceToken: string().required(),
      /** Shown once. */
      recoveryCodes: array(string().required()).required(),
    }),
  mayFail: ['INPUT_INVALID', 'INVITATION_INVALID', 'PASSKEY_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/** Who was invited and has not joined, the newest first. */
export const ListInvitations = question('identity.invitation.list', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      invitations: array(
        object({
          staffId: recordId(),
          email: string().required(),
          name: string().required(),
          title: string().required(),
          roles: array(string().oneOf(staffRoles).required()).required(),
          invitedAt: string().required(),
          expiresAt: string().required(),
          /** Whether its link would let somebody in now. */
          isLive: boolean().required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Takes the link of an invited person back. */
export const RevokeInvitation = question('identity.invitation.revoke', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: () => object({ staffId: recordId() }).noUnknown(),
  gives: () => object({ staffId: recordId() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'STAFF_UNKNOWN', 'UNAVAILABLE'],
  repeatable: true,
})

/** Sends an invited person a new link; the one before is worth nothing. */
export const RenewInvitation = question('identity.invitation.renew', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: () => object({ staffId: recordId() }).noUnknown(),
  gives: () => object({ staffId: recordId(), expiresAt: string().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'STAFF_UNKNOWN', 'STAFF_EXISTS', 'UNAVAILABLE'],
})

/** Somebody was invited; the link goes to them alone and is sealed until it is in the mail. */
export const InvitationCreated = event('identity.invitation.created', 1, {
  carries: () =>
    object({
      invitationId: recordId(),
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
  about: 'invitationId',
  personal: ['personal'],
})
