import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { claimKinds, openStates, publicationBounds, publicationStates } from '../../publications/publication-editing.js'
import { computedEvidence, maxSpots } from '../../publications/record.schemas.js'
import { claimFilters, claimWarnings } from '../../vocabulary/claim-register.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'
import {
  changingErrors,
  movedPublication,
  position,
  publicationKey,
  publishAt,
  returnReason,
  savedPublication,
  seenRevision,
} from './publication-version.messages.js'
import { text, textOrNull } from './publication.schemas.js'

const publish = { permission: 'claim:publish', maxAuthAgeSeconds: freshSignInS } as const

const kind = () =>
  string().oneOf(claimKinds, 'Please choose a kind of the register').required('Please choose a kind of the register')
const seenClaim = () => ({ kind: kind(), key: publicationKey(), revision: seenRevision() })
const spots = () =>
  number()
    .integer('Please give a whole number')
    .min(0, 'There are never fewer than 0 spots')
    .max(maxSpots, 'Please give at most ${max} spots')

/** Page or text that shows a record of the register. */
const use = object({ path: textOrNull, title: text, kind: textOrNull, key: textOrNull }).required()

/** Lists the register of claims, offers, packages, ratings and accreditations, by title. */
export const ListClaims = defineRequest('content.claim.list', {
  access: { permission: 'content:read' },
  input: () => ({
    kind: string().oneOf(claimKinds, 'Please choose a kind of the register').optional(),
    show: string().oneOf(claimFilters, 'Please choose a filter of the list').default('all'),
    search: line(publicationBounds.search).optional(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    claims: array(
      object({
        kind: kind(),
        key: text,
        title: string().defined(),
        isSample: boolean().required(),
        state: string().oneOf(publicationStates).required(),
        openState: string().oneOf(openStates).nullable().defined(),
        /** Whether the site shows it now. */
        isShown: boolean().required(),
        /** Readable evidence; null for kinds without any. */
        evidence: textOrNull,
        evidenceUrl: textOrNull,
        evidenceDocument: textOrNull,
        computedFrom: string().oneOf(computedEvidence).nullable().defined(),
        owner: recordId().nullable().defined(),
        /** Second person who approved the version on the site; null for content shipped with the platform. */
        checkedBy: recordId().nullable().defined(),
        checkedAt: textOrNull,
        validFrom: textOrNull,
        validTo: textOrNull,
        total: number().integer().nullable().defined(),
        remaining: number().integer().nullable().defined(),
        warnings: array(string().oneOf(claimWarnings).required()).required(),
        uses: array(use).required(),
      }).required(),
    ).required(),
    /** Cursor of the next page; null on the last one. */
    next: textOrNull,
    totalCount: number().integer().required(),
  }),
  idempotent: true,
})

/** Returns a version of the register to its author, with the reason. An approval ends with it. */
export const ReturnClaim = defineRequest('content.claim.return', {
  access: publish,
  input: () => ({ ...seenClaim(), reason: returnReason() }),
  output: savedPublication,
  errors: changingErrors,
})

/** Cancels the schedule of a version of the register; it keeps its approval. */
export const CancelClaimSchedule = defineRequest('content.claim.cancel-schedule', {
  access: publish,
  input: seenClaim,
  output: savedPublication,
  errors: changingErrors,
})

/** Approves a version of the register under review; none of its authors may. */
export const ApproveClaim = defineRequest('content.claim.approve', {
  access: publish,
  input: seenClaim,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVER_IS_AUTHOR'],
})

/** Publishes an approved version of the register now. */
export const PublishClaim = defineRequest('content.claim.publish', {
  access: publish,
  input: seenClaim,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED'],
})

/** Schedules an approved version of the register. */
export const ScheduleClaim = defineRequest('content.claim.schedule', {
  access: publish,
  input: () => ({ ...seenClaim(), publishAt: publishAt() }),
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED'],
})

/** Removes a record of the register from the site. One in use needs a confirmation, and the error names its pages. */
export const ArchiveClaim = defineRequest('content.claim.archive', {
  access: publish,
  input: () => ({ ...seenClaim(), isUseConfirmed: boolean().optional() }),
  output: savedPublication,
  errors: changingErrors,
})

/** Moves a record of the register among those of its kind; every list on the site follows. */
export const MoveClaim = defineRequest('content.claim.move', {
  access: publish,
  input: () => ({ kind: kind(), key: publicationKey(), from: position(), to: position() }),
  output: movedPublication,
  errors: changingErrors,
})

const countedOffer = {
  key: text,
  /** With the number filled in. */
  text,
  total: number().integer().required(),
  remaining: number().integer().required(),
  isShown: boolean().required(),
}

/** Lists the published offers with their spots. */
export const ListOfferSpots = defineRequest('content.offer-spots.list', {
  access: { permission: 'offer:count' },
  output: () => ({ offers: array(object(countedOffer).required()).required() }),
  idempotent: true,
})

/** Sets the spots that are left of an offer, if the number that was seen is still the current one. */
export const UpdateOfferSpots = defineRequest('content.offer-spots.update', {
  access: { permission: 'offer:count' },
  input: () => ({
    key: publicationKey(),
    seen: spots().required('Please give the number that you saw'),
    remaining: spots().required('Please give the number of spots that are left'),
  }),
  output: () => countedOffer,
  errors: ['PUBLICATION_UNKNOWN', 'CHANGED_MEANWHILE'],
})
