import { string, array, object } from 'yup'

import { defineRequest, defineEvent, type ServiceName } from '../define.js'
import type { ErrorCode } from '../errors.js'
import type { ErasingService } from '../vocabulary/erasures.js'
import { exportFormats, type RecordGrantConsumer } from '../vocabulary/person-records.js'
import { freshSignInS, staffTools } from '../vocabulary/staff-access.js'
import { recordId } from './common-fields.js'

/** Access required to export the data stored about a person; as with every export, a fresh sign-in is required. */
export const exportAccess = { permission: 'enquiry:export', maxAuthAgeSeconds: freshSignInS } as const

/**
 * Data that a service stores about an enquiry, packed by packages/platform/src/compressed-record.ts because a message
 * holds at most one megabyte.
 */
export const packedRecord = () => string().required()

/**
 * Declares the request for the data that a service stores about an enquiry and its person (LEGAL-05). Missing or erased
 * data has no rows; only the enquiry service reports whether an enquiry exists.
 */
export function defineReadPersonRecord(service: RecordGrantConsumer) {
  return defineRequest(`${service}.person-record.read`, {
    access: exportAccess,
    input: () => ({ enquiryId: recordId() }),
    output: () => ({ record: packedRecord() }),
    deadlineMs: 5000,
    idempotent: true,
  })
}

/**
 * Declares the same request for the patient. The grant proves to the service that the enquiry service has verified
 * their session; it is valid for a minute, for one enquiry and one service.
 */
export function defineReadMyRecord(service: RecordGrantConsumer) {
  return defineRequest(`${service}.my-record.read`, {
    access: 'anyone',
    input: () => ({ enquiryId: recordId(), grant: recordGrant() }),
    output: () => ({ record: packedRecord() }),
    errors: ['SESSION_ENDED'],
    deadlineMs: 5000,
    idempotent: true,
  })
}

/** Grant to read the record that one service stores of an enquiry. */
export const recordGrant = () =>
  string()
    .matches(/^[\w-]{40,200}$/, 'grant is not one of ours')
    .required('grant is required')

/**
 * Declares the request for the record of a person who is no patient, such as an applicant. The service that owns it
 * audits the export in the same transaction (LEGAL-05).
 */
export function defineExportRecord(subject: string, errors: readonly ErrorCode[]) {
  return defineRequest(subject, {
    access: exportAccess,
    input: () => ({ recordId: recordId(), format: string().oneOf(exportFormats).required() }),
    output: () => ({ record: packedRecord(), reference: string().required(), exportedAt: string().required() }),
    errors,
    deadlineMs: 5000,
  })
}

/** Declares the event with which a service reports that its rows and its stream hold nothing of an enquiry. */
export function defineErasureFinished(service: Exclude<ErasingService, 'enquiry'>) {
  return defineEvent(`${service}.erasure.finished`, 1, {
    payload: () => ({ enquiryId: recordId(), finishedAt: string().required() }),
    publisher: service,
    consumers: ['enquiry'],
    causedBy: ['enquiry.erasure.started'],
    subjectKey: 'enquiryId',
  })
}

/**
 * Effect of an action on one field: its plain values before and after, or a description where the value is personal or
 * long.
 */
const changedField = object({
  name: string().required(),
  from: string().optional(),
  to: string().optional(),
  /** Such as `changed` or `changed (120 → 98 characters)`. */
  description: string().optional(),
}).noUnknown()

/**
 * Declares the event with which a service reports a staff action to the identity service. It is published in the
 * action's transaction, so the audit trail has exactly one entry per action (ADM-09, S10). It carries no patient data:
 * personal fields are reported as changed, without values. Each service declares its event with this function.
 */
export function defineStaffActionCompleted(service: ServiceName) {
  return defineEvent(`${service}.staff-action.completed`, 1, {
    payload: () => ({
      actionId: recordId(),
      doneAt: string().required(),
      actor: object({
        /** `system` where the platform itself acted. */
        id: string().required(),
        name: string().required(),
        /** The session or personal token of a staff member. */
        sessionId: string().optional(),
        /** Tool that a staff member used; the desk when absent. */
        source: string().oneOf(staffTools).optional(),
      })
        .noUnknown()
        .required(),
      /** Verb and noun, as in `change-roles`. */
      action: string().required(),
      object: object({ kind: string().required(), id: string().required() }).noUnknown().required(),
      fields: array(changedField.required()).required().min(0),
    }),
    publisher: service,
    consumers: ['identity'],
    broadcastTo: ['gateway'],
    subjectKey: 'actionId',
  })
}

/**
 * Declares the event with which a service reports a staff member's request denied for lack of permission. Identity
 * records it with the other security events (S14). The event carries only the name of the request, because its input
 * was not parsed.
 */
export function defineStaffActionDenied(service: ServiceName) {
  return defineEvent(`${service}.staff-action.denied`, 1, {
    payload: () => ({
      denialId: recordId(),
      deniedAt: string().required(),
      staffId: recordId(),
      sessionId: recordId(),
      /** The subject of the request that was denied. */
      subject: string().required(),
    }),
    publisher: service,
    consumers: ['identity'],
    subjectKey: 'denialId',
  })
}
