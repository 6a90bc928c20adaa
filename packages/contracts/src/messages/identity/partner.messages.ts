import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line, paragraph } from '../../forms/fields.js'
import { keyModes, minPartnerLimits, partnerStates, type PartnerLimits } from '../../vocabulary/partner-access.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId, seenVersion } from '../common-fields.js'
import { keyDetails } from './api-key.messages.js'

const access = { permission: 'key:manage', maxAuthAgeSeconds: freshSignInS } as const
const changing = ['PARTNER_UNKNOWN', 'PARTNER_STATE_CONFLICT', 'CHANGED_MEANWHILE'] as const
const nameMissing = 'Please enter a name'
const name = () =>
  line(80)
    .required(nameMissing)
    .test('a-letter', 'A name needs at least one letter or digit', (text) => !text || /[\p{L}\p{N}]/u.test(text))

/** Highest limit that the database can store; identity's settings have the maximum for staff. */
const maxStoredPoints = 1_000_000_000
/** The latest time of a `Date`. */
const maxTimeMs = 8_640_000_000_000_000
const limit = (kind: keyof PartnerLimits) => {
  const message = `Please give a whole number of at least ${minPartnerLimits[kind]}, or leave this empty`
  return number()
    .typeError(message)
    .integer(message)
    .min(minPartnerLimits[kind], message)
    .max(maxStoredPoints, message)
    .optional()
}

/** Lists every partner by name with the metadata of their keys, newest first. */
export const ListPartners = defineRequest('identity.partner.list', {
  access,
  output: () => ({
    partners: array(
      object({
        partnerId: recordId(),
        name: string().required(),
        state: string().oneOf(partnerStates).required(),
        /** Reason why the partner is disabled. */
        disabledReason: string().optional(),
        pointsPerMinute: number().integer().optional(),
        pointsPerDay: number().integer().optional(),
        version: number().integer().required(),
        createdAt: string().required(),
        keys: array(keyDetails()).required(),
      }).required(),
    ).required(),
    /** Highest limits that may be set. */
    maxLimits: object({
      pointsPerMinute: number().integer().required(),
      pointsPerDay: number().integer().required(),
    }).required(),
  }),
  idempotent: true,
})

/** Returns the calling partner and the key it uses. */
export const ReadPartner = defineRequest('identity.partner.read', {
  access: 'partner',
  output: () => ({ partnerId: recordId(), name: string().required(), key: keyDetails() }),
  idempotent: true,
})

/** Adds a partner, who has no access until a key is created. */
export const CreatePartner = defineRequest('identity.partner.create', {
  access,
  input: () => ({ name: name() }),
  output: () => ({ partnerId: recordId() }),
  errors: ['PARTNER_EXISTS'],
})

const changed = () => ({ partnerId: recordId(), version: number().integer().required() })

/** Changes the name and the limits of a partner; a limit that is left out is the platform's own. */
export const UpdatePartner = defineRequest('identity.partner.update', {
  access,
  input: () => ({
    partnerId: recordId(),
    version: seenVersion(),
    name: name(),
    pointsPerMinute: limit('pointsPerMinute'),
    pointsPerDay: limit('pointsPerDay'),
  }),
  output: changed,
  errors: ['PARTNER_UNKNOWN', 'PARTNER_EXISTS', 'CHANGED_MEANWHILE'],
})

/** Disables a partner: every key stops opening anything until the partner is enabled again. */
export const DisablePartner = defineRequest('identity.partner.disable', {
  access,
  input: () => ({
    partnerId: recordId(),
    version: seenVersion(),
    reason: paragraph(500).required('Please give a reason'),
  }),
  output: changed,
  errors: changing,
})

/** Enables a disabled partner; the keys that are still valid work again. */
export const EnablePartner = defineRequest('identity.partner.enable', {
  access,
  input: () => ({ partnerId: recordId(), version: seenVersion() }),
  output: changed,
  errors: changing,
})

/**
 * Deletes a disabled partner: revokes the keys and erases the names stored of it. Enquiries that it submitted and the
 * audit trail stay, under its id. The name is typed again, so that no other partner is deleted by mistake.
 */
export const DeletePartner = defineRequest('identity.partner.delete', {
  access,
  input: () => ({
    partnerId: recordId(),
    version: seenVersion(),
    name: line(80).required('Please type the name of the partner'),
  }),
  output: () => ({ partnerId: recordId() }),
  errors: changing,
})

/** Maximum number of partners and modes in one report of a gateway. */
export const maxReportedDays = 500

/**
 * Stores when all points of a day are back, as a gateway counted it, so that a restart gives no points back. The latest
 * time is kept, so reports may repeat or cross. One under an earlier limit is converted to the latest.
 */
export const RecordPartnerDays = defineRequest('identity.partner.record-days', {
  access: 'anyone',
  input: () => ({
    days: array(
      object({
        partnerId: recordId(),
        mode: string().oneOf(keyModes).required(),
        /** Limit under which the gateway counted. */
        pointsPerDay: number().integer().min(1).max(maxStoredPoints).required(),
        /** Milliseconds since 1970. */
        fullAt: number().integer().min(0).max(maxTimeMs).required(),
      })
        .noUnknown()
        .required(),
    )
      .required()
      .max(maxReportedDays),
  }),
  output: () => ({ heard: boolean().required() }),
  idempotent: true,
})

/** The names of a partner must be erased wherever they are stored; enquiry keeps the ledger of erasures. */
export const PartnerErasureStarted = defineEvent('identity.erasure.started', 1, {
  payload: () => ({ partnerId: recordId(), startedAt: string().required() }),
  publisher: 'identity',
  consumers: ['enquiry'],
  subjectKey: 'partnerId',
})

/** State, name or limits of a partner changed; gateways discard what they cached of its keys now. */
export const PartnerChanged = defineEvent('identity.partner.changed', 1, {
  payload: () => ({ partnerId: recordId() }),
  publisher: 'identity',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'partnerId',
})
