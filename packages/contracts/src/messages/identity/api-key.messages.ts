import { array, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import {
  keyIdPattern,
  keyModes,
  maxGraceHours,
  maxKeyDays,
  partnerScopes,
  usualKeyDays,
} from '../../vocabulary/partner-access.js'
import { apiVersionPattern } from '../../vocabulary/api-versions.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'

/** `retiring` keys work until their replacement takes over; all later states are invalid. */
export const keyStates = ['active', 'retiring', 'retired', 'expired', 'revoked'] as const
export type KeyState = (typeof keyStates)[number]

const scopeMessage = `Unknown scope; please choose from ${partnerScopes.join(', ')}`
const keyId = () => string().matches(keyIdPattern, 'API key not found.').required()
/** API version of the graph for calls with this key, unless a request names another. */
const version = () => string().matches(apiVersionPattern).required()
const mode = () => string().oneOf(keyModes, 'Please choose live or test').required('Please choose live or test')
const scopes = () =>
  array(string().oneOf(partnerScopes, scopeMessage).required())
    .max(partnerScopes.length, 'Please name each scope once')
    .required()
const daysMessage = `Please give a number of days from 1 to ${maxKeyDays}`
const graceMessage = `Please give a number of hours from 0 to ${maxGraceHours}`

const access = { permission: 'key:manage', maxAuthAgeSeconds: freshSignInS } as const

/** Metadata of a key, with its expiry; never the secret. */
const createdKey = {
  keyId: keyId(),
  /** The whole text, here and never again. */
  key: string().required(),
  expiresAt: string().required(),
}

/** Details of a key without its secret. */
export function keyDetails() {
  return object({
    keyId: keyId(),
    name: string().required(),
    mode: mode(),
    scopes: scopes(),
    version: version(),
    state: string().oneOf(keyStates).required(),
    createdAt: string().required(),
    expiresAt: string().required(),
    /** Time at which it ends after its replacement. */
    retiresAt: string().optional(),
    lastUsedAt: string().optional(),
  }).required()
}

/**
 * Creates a key. Only this response contains the secret, so a repeated request
 * creates another key and is not served from the idempotency store.
 */
export const CreateApiKey = defineRequest('identity.api-key.create', {
  access,
  input: () => ({
    partnerId: recordId(),
    name: line(80).required('Please say what the key is for'),
    mode: mode(),
    /** A key has no scopes by default. */
    scopes: scopes().default([]),
    days: number()
      .typeError(daysMessage)
      .integer(daysMessage)
      .min(1, daysMessage)
      .max(maxKeyDays, daysMessage)
      .default(usualKeyDays)
      .required(daysMessage),
  }),
  output: () => object(createdKey),
  errors: ['PARTNER_UNKNOWN', 'PARTNER_STATE_CONFLICT', 'TOO_MANY_KEYS'],
})

/**
 * Creates a key with the same permissions and keeps the old one valid for `graceHours`, so that the partner's service
 * is not interrupted.
 */
export const RollApiKey = defineRequest('identity.api-key.roll', {
  access,
  input: () => ({
    keyId: keyId(),
    graceHours: number()
      .typeError(graceMessage)
      .integer(graceMessage)
      .min(0, graceMessage)
      .max(maxGraceHours, graceMessage)
      .required(graceMessage),
  }),
  output: () => ({ ...createdKey, replaces: keyId(), retiresAt: string().required() }),
  errors: ['API_KEY_UNKNOWN', 'PARTNER_STATE_CONFLICT'],
})

/** Revokes a key immediately; repeating it changes nothing. */
export const RevokeApiKey = defineRequest('identity.api-key.revoke', {
  access,
  input: () => ({ keyId: keyId() }),
  output: () => ({ keyId: keyId() }),
  errors: ['API_KEY_UNKNOWN'],
  idempotent: true,
})

/** Lists the calling partner's keys, of the same mode as the key in use. */
export const ListOwnApiKeys = defineRequest('identity.api-key.list-own', {
  access: { scope: 'usage:read' },
  output: () => ({ keys: array(keyDetails()).required() }),
  idempotent: true,
})

/**
 * Returns the owner and permissions of a key as an identity token, valid for one minute and verified by every service.
 * Only the key's digest is sent over the bus, never the key. Unknown, wrong, expired, and revoked keys are refused
 * alike. A valid key of a disabled partner fails with PARTNER_DISABLED.
 */
export const VerifyApiKey = defineRequest('identity.api-key.verify', {
  access: 'anyone',
  input: () => ({
    keyId: keyId(),
    /** SHA-256 of the whole text, base64url. */
    digest: string()
      .matches(/^[\w-]{43}$/)
      .required(),
  }),
  output: () => ({
    partnerId: recordId(),
    keyId: keyId(),
    mode: mode(),
    scopes: scopes(),
    version: version(),
    /** Limits of the partner; an absent one is the platform's own. */
    limits: object({
      pointsPerMinute: number().integer().optional(),
      pointsPerDay: number().integer().optional(),
    }).required(),
    /** Time at which all points of its day are back, for a partner with a limit for a day. */
    dayFullAt: string().optional(),
    identityToken: string().required(),
    tokenExpiresAt: string().required(),
  }),
  errors: ['API_KEY_INVALID', 'PARTNER_DISABLED'],
  idempotent: true,
})

/**
 * A key lost permissions or validity; holders of its cached identity token discard it now instead of after a minute.
 */
export const ApiKeyChanged = defineEvent('identity.api-key.changed', 1, {
  payload: () => ({ keyId: keyId() }),
  publisher: 'identity',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'keyId',
})
