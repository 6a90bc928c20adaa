import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { emailAddress, fullName, line, listOption, optionalTick, paragraph, personName } from '../../forms/fields.js'
import { referralTypes } from '../../forms/referral-id.form.js'
import { ambassadorStates } from '../../vocabulary/referral-codes.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, recordId, seenVersion } from '../common-fields.js'
import { defineExportRecord } from '../every-service.js'
import { referralChange } from './referral-code.messages.js'

const read = { permission: 'ambassador:read' } as const
const manage = { permission: 'referral-code:manage', maxAuthAgeSeconds: freshSignInS } as const
const erase = { permission: 'enquiry:erase', maxAuthAgeSeconds: freshSignInS } as const
const changing = ['AMBASSADOR_NOT_FOUND', 'AMBASSADOR_STATE_CONFLICT', 'CHANGED_MEANWHILE'] as const
const reason = () => paragraph(500).required('Please give a reason')

/** An ambassador; names and address are absent when the caller may not see them, and once they are erased. */
const listedAmbassador = object({
  id: recordId(),
  state: string().oneOf(ambassadorStates).required(),
  version: number().integer().required(),
  type: string().oneOf(referralTypes).required(),
  /** Number of codes that are assigned to the ambassador. */
  codeCount: number().integer().required(),
  createdAt: string().required(),
  personal: object({
    name: string().required(),
    email: string().required(),
    /** Name that visitors of their links are shown; absent: "Partner" (D-11). */
    publicName: string().optional(),
    publicNameAgreedAt: string().optional(),
  })
    .optional()
    .default(undefined),
})

/** Lists ambassadors, the newest first. */
export const ListAmbassadors = defineRequest('referral.ambassador.list', {
  access: read,
  input: () => ({
    state: string().oneOf(ambassadorStates, 'Please choose a state').optional(),
    /** A part of the name or the address. */
    search: line(120).optional(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({ ambassadors: array(listedAmbassador.required()).required(), next: string().optional() }),
  idempotent: true,
  recordsOfPeople: 'ambassadors',
})

/** Reads an ambassador with their application and changes, newest first. */
export const ReadAmbassador = defineRequest('referral.ambassador.read', {
  access: read,
  input: () => ({ ambassadorId: recordId() }),
  output: () => ({
    ambassador: listedAmbassador.required(),
    applicationId: string().optional(),
    changes: array(referralChange()).required(),
  }),
  errors: ['AMBASSADOR_NOT_FOUND'],
  idempotent: true,
  recordsOfPeople: 'ambassador',
})

/** Returns everything stored about an ambassador as an ambassador; an application has a separate record. */
export const ExportAmbassador = defineExportRecord('referral.ambassador-record.export', ['AMBASSADOR_NOT_FOUND'])

/** Adds an ambassador without an application, such as a guide we have an agreement with. */
export const AddAmbassador = defineRequest('referral.ambassador.add', {
  access: manage,
  input: () => ({
    name: fullName(),
    email: emailAddress('Please give a valid email address'),
    type: listOption(referralTypes, 'Please choose a type').required('Please choose a type'),
  }),
  output: () => ({ ambassadorId: recordId() }),
  errors: ['IDEMPOTENCY_CONFLICT'],
})

const changed = object({ ambassadorId: recordId(), version: number().integer().required() })

/**
 * Changes the name, the address and the public name of an ambassador. A public name requires their agreement; without
 * one they are "Partner" (D-11).
 */
export const UpdateAmbassador = defineRequest('referral.ambassador.update', {
  access: manage,
  input: () => ({
    ambassadorId: recordId(),
    version: seenVersion(),
    name: fullName(),
    email: emailAddress('Please give a valid email address'),
    publicName: personName()
      .max(60, 'Please use at most 60 characters')
      .test('no-address', 'Please give a name, not an address', (name) => !name || !/[@/\\<>]|www\./i.test(name))
      .optional(),
    publicNameAgreed: optionalTick().test(
      'agreed',
      'A public name is only shown to visitors once the ambassador has agreed to it',
      (isAgreed, { parent }) => isAgreed || !(parent as { publicName?: string }).publicName,
    ),
  }),
  output: () => changed,
  errors: ['AMBASSADOR_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Pauses an ambassador: links with their codes are not yet activated until they are resumed. */
export const PauseAmbassador = defineRequest('referral.ambassador.pause', {
  access: manage,
  input: () => ({ ambassadorId: recordId(), version: seenVersion(), reason: reason() }),
  output: () => changed,
  errors: changing,
})

/** Ends a pause. */
export const ResumeAmbassador = defineRequest('referral.ambassador.resume', {
  access: manage,
  input: () => ({ ambassadorId: recordId(), version: seenVersion() }),
  output: () => changed,
  errors: changing,
})

/** Ends an ambassador permanently and revokes all their codes. */
export const EndAmbassador = defineRequest('referral.ambassador.end', {
  access: manage,
  input: () => ({ ambassadorId: recordId(), version: seenVersion(), reason: reason() }),
  output: () => changed.shape({ revokedCodes: array(string().required()).required() }),
  errors: changing,
})

/**
 * Erases the names and the address of an ambassador, also from their codes and history, and ends them. Codes, counts
 * and the record that staff acted stay.
 */
export const EraseAmbassador = defineRequest('referral.ambassador.erase', {
  access: erase,
  input: () => ({ ambassadorId: recordId(), version: seenVersion() }),
  output: () => changed.shape({ revokedCodes: array(string().required()).required() }),
  errors: changing,
})
