import { array, boolean, number, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { line, paragraph } from '../../forms/fields.js'
import {
  careMoves,
  careOutcomes,
  careViews,
  contactChannels,
  contactResults,
  enquiryKinds,
  maxWaitDays,
} from '../../vocabulary/care-enquiries.js'
import { pageAfter, pageSize, seenVersion, recordId } from '../common-fields.js'
import { careEnquiry, careEvent } from './care-enquiry.schemas.js'
import { carriedConsent } from './consent.messages.js'

const reading = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const
const changing = [...reading, 'ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED'] as const

const words = () => paragraph(4000)

/**
 * A page of enquiries: those that wait for their first answer by the time that is left, those that are erased soon by the
 * day, all others newest first.
 */
export const ListCareEnquiries = question('enquiry.care-enquiry.list', {
  access: { may: 'enquiry:read' },
  takes: () =>
    object({
      show: string().oneOf(careViews, 'Please choose which enquiries').default('due'),
      /** Those of whoever asks. */
      mine: boolean().default(false),
      unclaimed: boolean().default(false),
      kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
      /** Only those whose 24 hours are over. */
      overdue: boolean().default(false),
      /**
       * A reference, a name, an e-mail address or a telephone number, as people write them, or how one of them begins. It
       * is looked for in all enquiries, whatever else is asked for.
       */
      search: line(100),
      first: pageSize(),
      after: pageAfter(),
    }).noUnknown(),
  gives: () =>
    object({
      enquiries: array(careEnquiry.required()).required(),
      next: string().optional(),
      /** Whether a search took only some of many that fit, so that another word finds more. */
      isPartial: boolean().default(false),
    }),
  mayFail: reading,
  repeatable: true,
})

const count = () => number().integer().min(0).required()

/** How many enquiries wait for something, counted to a hundred at most each (GEN-07, D-51). */
export const CountCareEnquiries = question('enquiry.care-enquiry.count', {
  access: { may: 'enquiry:read' },
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      /** Those that wait for their first answer. */
      due: count(),
      /** Of those, whose 24 hours are over; end within four hours; and that nobody has. */
      late: count(),
      soon: count(),
      unclaimed: count(),
      /** Those whose answer did not arrive. */
      undelivered: count(),
      /** Those whose plan was given back, and that are not closed. */
      plansReturned: count(),
      /** Those that were closed unanswered as no enquiry within a day, which a lead may open again. */
      setAside: count(),
      /** Those that the platform erases within a month. */
      erasedSoon: count(),
      /** Those of whoever asks that are open. */
      mine: count(),
    }),
  mayFail: reading,
  repeatable: true,
})

/** The references of some enquiries; whatever has ended, or was never listed, is missing. */
export const ListCareReferences = question('enquiry.care-enquiry.list-references', {
  access: { may: 'enquiry:read' },
  takes: () =>
    object({
      enquiryIds: array(recordId()).max(100, 'Please ask for at most 100').required('Please give the ids'),
    }).noUnknown(),
  gives: () =>
    object({
      enquiries: array(careEnquiry.pick(['id', 'reference', 'dueAt', 'answeredAt']).required()).required(),
    }),
  mayFail: reading,
  repeatable: true,
})

/** The references of enquiries that the audit trail names by their ids, or the id behind a reference; nothing else of them. */
export const NameAuditedEnquiries = question('enquiry.care-enquiry.name-audited', {
  access: { may: 'audit:read' },
  takes: () =>
    object({
      enquiryIds: array(recordId()).max(100, 'Please ask for at most 100').default([]),
      reference: line(100),
    }).noUnknown(),
  gives: () => object({ enquiries: array(careEnquiry.pick(['id', 'reference']).required()).required() }),
  mayFail: reading,
  repeatable: true,
})

/** One enquiry: who asks, what they wrote, and what has happened since, newest first. */
export const ReadCareEnquiry = question('enquiry.care-enquiry.read', {
  access: { may: 'enquiry:read' },
  takes: () => object({ enquiryId: recordId(), eventsAfter: pageAfter() }).noUnknown(),
  gives: () =>
    object({
      enquiry: careEnquiry.required(),
      /** Missing for whoever may not see who asks. */
      personal: object({
        email: string().required(),
        phoneNumber: string().optional(),
        timeZone: string().optional(),
        /** What they filled in, by the names of the form's fields. */
        facts: array(object({ name: string().required(), value: string().required() }).required()).required(),
      })
        .optional()
        .default(undefined),
      consents: array(carriedConsent.required()).required(),
      events: array(careEvent.required()).required(),
      nextEvents: string().optional(),
    }),
  mayFail: [...reading, 'ENQUIRY_UNKNOWN'],
  repeatable: true,
})

const changed = object({ enquiryId: recordId(), version: number().integer().required() })
const work = { access: { may: 'enquiry:work' }, gives: () => changed, mayFail: changing } as const

/** Takes an enquiry for half an hour, renewed by work on it. Another's claim that still lasts is taken only when said so. */
export const ClaimCareEnquiry = question('enquiry.care-enquiry.claim', {
  ...work,
  takes: () =>
    object({ enquiryId: recordId(), version: seenVersion(), takeOver: boolean().default(false) }).noUnknown(),
})

/** Takes the enquiry that nobody has, or whose claim ran out, and that has the least time left; no two people get the same. */
export const ClaimNextCareEnquiry = question('enquiry.care-enquiry.claim-next', {
  access: { may: 'enquiry:work' },
  takes: () => object({}).noUnknown(),
  /** Nothing when nobody waits unclaimed. */
  gives: () => object({ enquiryId: string().optional() }),
  mayFail: reading,
})

/** Gives an enquiry back, so that anybody may take it. */
export const ReleaseCareEnquiry = question('enquiry.care-enquiry.release', {
  ...work,
  takes: () => object({ enquiryId: recordId(), version: seenVersion() }).noUnknown(),
})

/** Gives an enquiry to somebody of the team. */
export const AssignCareEnquiry = question('enquiry.care-enquiry.assign', {
  ...work,
  access: { may: 'enquiry:assign' },
  takes: () => object({ enquiryId: recordId(), version: seenVersion(), staffId: recordId() }).noUnknown(),
})

/** Writes a note for the team. */
export const AddCareNote = question('enquiry.care-enquiry.add-note', {
  access: { may: 'enquiry:work' },
  takes: () =>
    object({
      enquiryId: recordId(),
      words: words().required('Please write the note'),
    }).noUnknown(),
  gives: () => changed,
  mayFail: [...reading, 'ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT'],
})

/** Logs that a person was reached, which ends the promise of an answer, or that it was tried, which does not (GEN-07). */
export const LogCareContact = question('enquiry.care-enquiry.log-contact', {
  ...work,
  takes: () =>
    object({
      enquiryId: recordId(),
      version: seenVersion(),
      channel: string().oneOf(contactChannels, 'Please choose how').required('Please choose how'),
      result: string()
        .oneOf(contactResults, 'Please say whether you reached them')
        .required('Please say whether you reached them'),
      words: words(),
    }).noUnknown(),
})

/** Says that we wait for the patient, or that it goes on; also after it was closed. */
export const MoveCareEnquiry = question('enquiry.care-enquiry.move', {
  ...work,
  takes: () =>
    object({
      enquiryId: recordId(),
      version: seenVersion(),
      to: string().oneOf(careMoves, 'Please choose open or waiting').required(),
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
  takes: () =>
    object({
      enquiryId: recordId(),
      version: seenVersion(),
      outcome: string().oneOf(careOutcomes, 'Please choose how it ended').required('Please choose how it ended'),
      /** The reference of the enquiry that this one repeats; with `duplicate` alone, which needs it. */
      duplicateOf: line(40),
      words: words(),
    }).noUnknown(),
})

/** An enquiry came in or is not what it was; open pages of the desk ask again. */
export const CareEnquiryChanged = event('enquiry.care-enquiry.changed', 1, {
  carries: () => object({ enquiryId: recordId(), version: number().integer().required() }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: [],
  watchedBy: ['gateway'],
  because: [
    'notification.care-answer.progressed',
    'ai-planning.care-plan.approved',
    'ai-planning.care-plan-state.changed',
    'ai-planning.erasure.finished',
    'notification.erasure.finished',
    'referral.erasure.finished',
  ],
  about: 'enquiryId',
})
