import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { newsletterSubscriberStates } from '../../vocabulary/newsletter.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { maxLengths } from '../../vocabulary/trip-options.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'
import { defineExportRecord } from '../every-service.js'

const read = { permission: 'newsletter:read-subscribers' } as const
const manage = { permission: 'newsletter:manage-subscribers', maxAuthAgeSeconds: freshSignInS } as const

const state = () => string().oneOf(newsletterSubscriberStates, 'Please choose a state')

const subscriber = object({
  id: recordId(),
  /** Absent for a caller who may not see addresses. */
  email: string().optional(),
  state: state().required(),
  /** Also true of an address that was suppressed, erased and entered again. */
  isSuppressed: boolean().required(),
  requestedAt: string().required(),
  confirmedAt: string().optional(),
  unsubscribedAt: string().optional(),
  suppressedAt: string().optional(),
})

/** Lists subscribers: the newest first, or with a search by address. A caller who sees no addresses searches none. */
export const ListNewsletterSubscribers = defineRequest('notification.newsletter-subscriber.list', {
  access: read,
  input: () => ({
    state: state().optional(),
    /** The address, or its beginning. */
    search: line(maxLengths.email).optional(),
    first: pageSize(),
    /** The cursor of a search is an address. */
    after: string().max(400, 'Please give the cursor of a page').optional(),
  }),
  output: () => ({ subscribers: array(subscriber.required()).required(), next: string().optional() }),
  idempotent: true,
})

/** Counts subscribers by state. */
export const CountNewsletterSubscribers = defineRequest('notification.newsletter-subscriber.count', {
  access: read,
  output: () => ({
    counts: array(object({ state: state().required(), count: number().integer().required() }).required()).required(),
  }),
  idempotent: true,
})

/** Exports subscribers as lines for a spreadsheet; the audit entry has their number and no address. */
export const ExportNewsletterSubscribers = defineRequest('notification.newsletter-subscriber.export', {
  access: manage,
  input: () => ({ state: state().optional(), after: pageAfter() }),
  output: () => ({
    csv: string().required(),
    lines: number().integer().required(),
    next: string().optional(),
  }),
})

/** Suppresses an address, which then gets no mail, or lifts the suppression, so that its owner can subscribe again. */
export const SuppressNewsletterSubscriber = defineRequest('notification.newsletter-subscriber.suppress', {
  access: manage,
  input: () => ({ subscriberId: recordId(), isSuppressed: boolean().required('Please choose') }),
  output: () => ({ subscriberId: recordId(), state: state().required() }),
  errors: ['NEWSLETTER_SUBSCRIBER_NOT_FOUND'],
})

/** Returns everything stored about a subscriber (LEGAL-05). */
export const ExportNewsletterRecord = defineExportRecord('notification.newsletter-record.export', [
  'NEWSLETTER_SUBSCRIBER_NOT_FOUND',
])

/** Erases a subscriber from every table. Of a suppressed one a digest stays, so that it is not mailed again. */
export const EraseNewsletterSubscriber = defineRequest('notification.newsletter-subscriber.erase', {
  access: manage,
  input: () => ({ subscriberId: recordId() }),
  output: () => ({ subscriberId: recordId() }),
  errors: ['NEWSLETTER_SUBSCRIBER_NOT_FOUND'],
})
