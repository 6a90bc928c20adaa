import { string } from 'yup'

import { defineRequest, defineEvent } from '../define.js'
import type { ErasingService } from '../vocabulary/erasures.js'
import { freshSignInS } from '../vocabulary/staff-access.js'
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
export function defineReadPersonRecord(service: 'ai-planning' | 'notification' | 'referral') {
  return defineRequest(`${service}.person-record.read`, {
    access: exportAccess,
    input: () => ({ enquiryId: recordId() }),
    output: () => ({ record: packedRecord() }),
    deadlineMs: 5000,
    idempotent: true,
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
