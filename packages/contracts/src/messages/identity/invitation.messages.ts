import { array, object, string } from 'yup'

import { question } from '../../define.js'
import { client, openedSession, secretToken } from './viewer.js'

/** What an invitation offers, and the secret for the person's code app; the same until it is accepted. */
export const ReadInvitation = question('identity.invitation.read', {
  access: 'anyone',
  takes: object({ token: secretToken() }).noUnknown(),
  gives: object({
    email: string().required(),
    name: string().required(),
    title: string().required(),
    totpSecret: string().required(),
    totpUri: string().required(),
  }),
  mayFail: ['INPUT_INVALID', 'INVITATION_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Accepts an invitation with a password and a code of the app in one step, so nobody is ever active with one factor. */
export const AcceptInvitation = question('identity.invitation.accept', {
  access: 'anyone',
  takes: object({
    token: secretToken(),
    name: string().trim().min(1).max(120).required(),
    password: string().max(512).required(),
    code: string().max(64).required(),
    client: client(),
  }).noUnknown(),
  gives: object({
    ...openedSession,
    deviceToken: string().required(),
    /** Shown once. */
    recoveryCodes: array(string().required()).required(),
  }),
  mayFail: ['INPUT_INVALID', 'INVITATION_INVALID', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})
