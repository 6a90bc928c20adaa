import { array, boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS, staffRoles } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { passkeyChallenge } from './sign-in-methods.messages.js'
import { client, openedSession, optionalPasskeyCredential, secretToken } from './sign-in.messages.js'

/**
 * Reads an invitation, with a new secret for the person's code app each time. The secret is encrypted in a challenge
 * that is valid for some minutes.
 */
export const ReadInvitation = defineRequest('identity.invitation.read', {
  access: 'anyone',
  input: () => ({ token: secretToken() }),
  output: () => ({
    email: string().required(),
    name: string().required(),
    title: string().required(),
    challengeToken: string().required(),
    totpSecret: string().required(),
    totpUri: string().required(),
  }),
  errors: ['INVITATION_INVALID'],
  idempotent: true,
})

/** Returns the challenge with which an invited person's browser creates a passkey, which counts as both factors. */
export const OfferInvitationPasskey = defineRequest('identity.invitation.create-passkey-challenge', {
  access: 'anyone',
  input: () => ({ token: secretToken() }),
  output: () => object(passkeyChallenge),
  errors: ['INVITATION_INVALID'],
  idempotent: true,
})

/**
 * Accepts an invitation in one step, with a passkey or with a password and an app code. So an account is never active
 * with one factor.
 */
export const AcceptInvitation = defineRequest('identity.invitation.accept', {
  access: 'anyone',
  input: () => ({
    token: secretToken(),
    name: line(120).required('Please enter your name'),
    password: string().max(512).optional(),
    challengeToken: string().max(4096).optional(),
    code: string().max(64).optional(),
    passkey: optionalPasskeyCredential(),
    client: client(),
  }),
  output: () => ({
    ...openedSession,
    deviceToken: string().required(),
    /** Shown once. */
    recoveryCodes: array(string().required()).required(),
  }),
  errors: ['INVITATION_INVALID', 'PASSKEY_REFUSED', 'RATE_LIMITED'],
  deadlineMs: 8000,
})

/** Lists invited people who have not joined, newest first. */
export const ListInvitations = defineRequest('identity.invitation.list', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  output: () => ({
    invitations: array(
      object({
        staffId: recordId(),
        email: string().required(),
        name: string().required(),
        title: string().required(),
        roles: array(string().oneOf(staffRoles).required()).required(),
        invitedAt: string().required(),
        expiresAt: string().required(),
        /** Whether its link currently allows a person to accept it. */
        isValid: boolean().required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

/** Revokes an invitation, so that its link no longer works. */
export const RevokeInvitation = defineRequest('identity.invitation.revoke', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({ staffId: recordId() }),
  errors: ['STAFF_UNKNOWN'],
  idempotent: true,
})

/** Sends an invited person a new link; the previous link no longer works. */
export const RenewInvitation = defineRequest('identity.invitation.renew', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({ staffId: recordId(), expiresAt: string().required() }),
  errors: ['STAFF_UNKNOWN', 'STAFF_EXISTS'],
})

/** A person was invited. The link is sent only to them, and its token is encrypted until it is in the mail. */
export const InvitationCreated = defineEvent('identity.invitation.created', 1, {
  payload: () => ({
    invitationId: recordId(),
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
  subjectKey: 'invitationId',
  personalFields: ['personal'],
})
