import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { keyIdPattern } from '../../vocabulary/partner-access.js'
import { maxTokenDays, usualTokenDays } from '../../vocabulary/personal-tokens.js'
import { freshSignInS, permissions, tokenPermissions } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { viewer } from './sign-in.messages.js'

export const tokenStates = ['active', 'expired', 'revoked'] as const
export type TokenState = (typeof tokenStates)[number]

const daysMessage = `Please give a number of days from 1 to ${maxTokenDays}`
const scopeMessage = 'A token may not have this scope'

/** Public ID of a token, which is part of its text. */
const keyId = () => string().matches(keyIdPattern, 'Token not found.').required()

/** Public ID and digest of a token's text; the text itself is never sent over the bus. */
export const tokenProof = {
  keyId: keyId(),
  /** SHA-256 of the whole text, base64url. */
  digest: string()
    .matches(/^[\w-]{43}$/)
    .required(),
}

/** Scopes of a stored token. A permission that tokens may no longer have stays listed and allows nothing. */
const scopes = () => array(string().oneOf(permissions).required()).required()

/**
 * Creates a token with some of the caller's permissions. Its response is the only place where the token can be read, so
 * a repeated request creates another token.
 */
export const CreatePersonalToken = defineRequest('identity.personal-token.create', {
  access: { permission: 'self:sign-in-methods', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    name: line(80).required('Please say what the token is for'),
    scopes: array(string().oneOf(tokenPermissions, scopeMessage).required())
      .min(1, 'Please choose at least one scope')
      .max(tokenPermissions.length, 'Please name each scope once')
      .required('Please choose at least one scope'),
    days: number()
      .typeError(daysMessage)
      .integer(daysMessage)
      .min(1, daysMessage)
      .max(maxTokenDays, daysMessage)
      .default(usualTokenDays)
      .required(daysMessage),
  }),
  output: () => ({
    tokenId: recordId(),
    /** The whole text, here and never again. */
    token: string().required(),
    expiresAt: string().required(),
  }),
  errors: ['TOO_MANY_TOKENS'],
})

/** Lists the caller's valid tokens and the newest of their expired or revoked ones, newest first, without secrets. */
export const ListPersonalTokens = defineRequest('identity.personal-token.list', {
  access: { permission: 'self:sessions' },
  output: () => ({
    tokens: array(
      object({
        tokenId: recordId(),
        name: string().required(),
        /** Beginning of the token, for recognition. */
        prefix: string().required(),
        scopes: scopes(),
        state: string().oneOf(tokenStates).required(),
        createdAt: string().required(),
        expiresAt: string().required(),
        /** Day of the last use in UTC. */
        lastUsedOn: string().optional(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

/** Revokes one of the caller's own tokens; another person's token is treated like a missing one. */
export const RevokePersonalToken = defineRequest('identity.personal-token.revoke', {
  access: { permission: 'self:sessions' },
  input: () => ({ tokenId: recordId() }),
  output: () => ({ tokenId: recordId() }),
  errors: ['TOKEN_UNKNOWN'],
  idempotent: true,
})

/**
 * Returns the owner of a token, their present roles and the token's scopes as an identity token, valid for one minute.
 * Unknown, wrong, expired and revoked tokens, and those of people who may no longer sign in, are refused alike.
 */
export const VerifyPersonalToken = defineRequest('identity.personal-token.verify', {
  access: 'anyone',
  input: () => tokenProof,
  output: () => ({
    tokenId: recordId(),
    viewer: viewer(),
    scopes: scopes(),
    identityToken: string().required(),
    tokenExpiresAt: string().required(),
  }),
  errors: ['TOKEN_INVALID'],
  idempotent: true,
})
