import { object, string } from 'yup'

import { defineRequest, staffAuthErrors, defineEvent } from '../define.js'
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
 * Declares the question for what a service stores of an enquiry and its person (LEGAL-05). Of what is not there, or was
 * erased, there are no rows: whether there is an enquiry at all, the enquiry service says.
 */
export function defineReadPersonRecord(service: 'ai-planning' | 'notification' | 'referral') {
  return defineRequest(`${service}.person-record.read`, {
    access: exportAccess,
    input: () => object({ enquiryId: recordId() }).noUnknown(),
    output: () => object({ record: packedRecord() }),
    errors: [...staffAuthErrors, 'INPUT_INVALID', 'UNAVAILABLE'],
    deadlineMs: 5000,
    idempotent: true,
  })
}

/** Declares the event by which a service says that nothing of an enquiry is left in its rows and its stream. */
export function defineErasureFinished(service: Exclude<ErasingService, 'enquiry'>) {
  return defineEvent(`${service}.erasure.finished`, 1, {
    payload: () => object({ enquiryId: recordId(), finishedAt: string().required() }).noUnknown(),
    publisher: service,
    consumers: ['enquiry'],
    causedBy: ['enquiry.erasure.started'],
    subjectKey: 'enquiryId',
  })
}
