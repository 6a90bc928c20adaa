import { boolean, number, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { careOutcomes, contactChannels, contactResults, maxWaitDays } from '../../vocabulary/care-enquiries.js'
import { seenVersion } from '../asked-page.js'
import { recordId } from '../record-id.js'

const reading = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const
const changing = [...reading, 'ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED'] as const

const words = () => string().trim().max(4000, 'Please use at most 4,000 characters')

const changed = object({ enquiryId: recordId(), version: number().integer().required() })
const work = { access: { may: 'enquiry:work' }, gives: changed, mayFail: changing } as const

/** Takes an enquiry for half an hour, renewed by work on it. Another's claim that still lasts is taken only when said so. */
export const ClaimCareEnquiry = question('enquiry.care-enquiry.claim', {
  ...work,
  takes: object({ enquiryId: recordId(), version: seenVersion(), takeOver: boolean().default(false) }).noUnknown(),
})

/** Takes the enquiry that nobody has and that has the least time left; no two people get the same. */
export const ClaimNextCareEnquiry = question('enquiry.care-enquiry.claim-next', {
  access: { may: 'enquiry:work' },
  takes: object({}).noUnknown(),
  /** Nothing when nobody waits unclaimed. */
  gives: object({ enquiryId: string().optional() }),
  mayFail: reading,
})

/** Gives an enquiry back, so that anybody may take it. */
export const ReleaseCareEnquiry = question('enquiry.care-enquiry.release', {
  ...work,
  takes: object({ enquiryId: recordId(), version: seenVersion() }).noUnknown(),
})

/** Gives an enquiry to somebody of the team. */
export const AssignCareEnquiry = question('enquiry.care-enquiry.assign', {
  ...work,
  access: { may: 'enquiry:assign' },
  takes: object({ enquiryId: recordId(), version: seenVersion(), staffId: recordId() }).noUnknown(),
})

/** Writes a note for the team. */
export const AddCareNote = question('enquiry.care-enquiry.add-note', {
  access: { may: 'enquiry:work' },
  takes: object({
    enquiryId: recordId(),
    words: words().required('Please write the note'),
  }).noUnknown(),
  gives: changed,
  mayFail: [...reading, 'ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT'],
})

/** Logs that a person was reached, which ends the promise of an answer, or that it was tried, which does not (GEN-07). */
export const LogCareContact = question('enquiry.care-enquiry.log-contact', {
  ...work,
  takes: object({
    enquiryId: recordId(),
    version: seenVersion(),
    channel: string().oneOf(contactChannels, 'Please choose how').required('Please choose how'),
    result: string()
      .oneOf(contactResults, 'Please say whether you reached them')
      .required('Please say whether you reached them'),
    words: words().optional(),
  }).noUnknown(),
})

/** Says that we wait for the patient, or that it goes on; also after it was closed. */
export const MoveCareEnquiry = question('enquiry.care-enquiry.move', {
  ...work,
  takes: object({
    enquiryId: recordId(),
    version: seenVersion(),
    to: string().oneOf(['open', 'waiting'], 'Please choose open or waiting').required(),
    /** With `waiting`: after so many days it is opened again by itself. */
    wakeInDays: number()
      .integer('Please give whole days')
      .min(1, 'Please wait at least a day')
      .max(maxWaitDays, `Please wait at most ${maxWaitDays} days`)
      .optional(),
  }).noUnknown(),
})

/** Ends an enquiry with how it ended. */
export const CloseCareEnquiry = question('enquiry.care-enquiry.close', {
  ...work,
  takes: object({
    enquiryId: recordId(),
    version: seenVersion(),
    outcome: string().oneOf(careOutcomes, 'Please choose how it ended').required('Please choose how it ended'),
    words: words().optional(),
  }).noUnknown(),
})
