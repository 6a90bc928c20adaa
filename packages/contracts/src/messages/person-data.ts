import { object, string } from 'yup'

import { question, staffRefusals, event } from '../define.js'
import type { ErasingService } from '../vocabulary/erasures.js'
import { freshSignInS } from '../vocabulary/staff-access.js'
import { recordId } from './common-fields.js'

/** Who exports what is stored of a person: as every other export, after a fresh sign-in. */
export const exportAccess = { may: 'enquiry:export', freshWithinS: freshSignInS } as const

/** What a service stores of an enquiry, packed as packages/platform/src/packed-record.ts does; a message holds a megabyte. */
export const packedRecord = () => string().required()

/**
 * Declares the question for what a service stores of an enquiry and its person (LEGAL-05). Of what is not there, or was
 * erased, there are no rows: whether there is an enquiry at all, the enquiry service says.
 */
export function personRecordOf(service: 'ai-planning' | 'notification' | 'referral') {
  return question(`${service}.person-record.read`, {
    access: exportAccess,
    takes: () => object({ enquiryId: recordId() }).noUnknown(),
    gives: () => object({ record: packedRecord() }),
    mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
    deadlineMs: 5000,
    repeatable: true,
  })
}

/** Declares the event by which a service says that nothing of an enquiry is left in its rows and its stream. */
export function erasureFinishedBy(service: Exclude<ErasingService, 'enquiry'>) {
  return event(`${service}.erasure.finished`, 1, {
    carries: () => object({ enquiryId: recordId(), finishedAt: string().required() }).noUnknown(),
    saidBy: service,
    heardBy: ['enquiry'],
    because: ['enquiry.erasure.started'],
    about: 'enquiryId',
  })
}
