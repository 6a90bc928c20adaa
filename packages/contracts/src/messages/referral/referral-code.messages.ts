import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { integer, line, listOption, paragraph } from '../../forms/fields.js'
import { chosenCode, maxReferralIdLength, referralTypes } from '../../forms/referral-id.form.js'
import {
  maxCodesAtOnce,
  maxFigureWeeks,
  referralChangeActions,
  referralCodeStates,
} from '../../vocabulary/referral-codes.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageSize, recordId } from '../common-fields.js'

const report = { permission: 'referral:report' } as const
const manage = { permission: 'referral-code:manage', maxAuthAgeSeconds: freshSignInS } as const
const changing = ['REFERRAL_CODE_NOT_FOUND', 'REFERRAL_CODE_STATE_CONFLICT', 'CHANGED_MEANWHILE'] as const

/** A code as listed, or an id seen only on links. */
const code = () => string().max(maxReferralIdLength, 'Please choose a code').required('Please choose a code')
/** Position of the last row; longer than other cursors, because it contains the id. */
const after = () => string().max(400, 'Please give the cursor of a page').optional()
/** The version of the code that was seen; 0 for an id without a code. */
const version = () => number().integer('Please give the version that you saw').min(0).required()
const reason = () => paragraph(500).required('Please give a reason')

/** The ambassador of a code; the name is absent when the caller may not see it. */
const owner = object({ id: recordId(), name: string().optional() })

const listedCode = object({
  code: string().required(),
  state: string().oneOf(referralCodeStates).required(),
  version: number().integer().required(),
  /** The type that visitors of the code have; that of the link while the code has none. */
  type: string().oneOf(referralTypes).optional(),
  label: string().optional(),
  owner: owner.optional().default(undefined),
  /** The code that a merged one counts for. */
  mergedInto: string().optional(),
  createdAt: string().required(),
  changedAt: string().required(),
})

/** Lists codes in the order of their letters: those that were made, or ids that were only seen on links. */
export const ListReferralCodes = defineRequest('referral.referral-code.list', {
  access: report,
  input: () => ({
    /** When omitted: every code except unverified ids. */
    state: string().oneOf(referralCodeStates, 'Please choose a state').optional(),
    /** The beginning of the code. */
    search: line(maxReferralIdLength).optional(),
    ambassadorId: recordId().optional(),
    first: pageSize(),
    after: after(),
  }),
  output: () => ({ codes: array(listedCode.required()).required(), next: string().optional() }),
  idempotent: true,
  recordsOfPeople: 'codes',
})

/** Figures of one whole week, from Monday in UTC. A count is absent when it is 1 to 4, so that it names no patient. */
const counts = {
  hits: number().integer().optional(),
  visits: number().integer().optional(),
  enquiries: number().integer().optional(),
}

const change = object({
  action: string().oneOf(referralChangeActions).required(),
  happenedAt: string().required(),
  /** ID of the staff member. */
  staffId: string().required(),
  owner: owner.optional().default(undefined),
  /** The code to change, or the other code of a merge. */
  code: string().optional(),
  otherCode: string().optional(),
  reason: string().optional(),
})
export const referralChange = () => change.required()

/** Reads a code with its figures of whole weeks, newest first, and its changes, newest first. */
export const ReadReferralCode = defineRequest('referral.referral-code.read', {
  access: report,
  input: () => ({
    code: code(),
    weeks: number()
      .integer('Please give a whole number')
      .min(1, 'Please ask for at least one week')
      .max(maxFigureWeeks, `Please ask for at most ${maxFigureWeeks} weeks`)
      .default(12),
  }),
  output: () => ({
    code: listedCode.required(),
    weeks: array(object({ monday: string().required(), ...counts }).required()).required(),
    /** Sums of the weeks; one is absent while any of its weeks is hidden, so that no week can be derived from it. */
    total: object(counts).required(),
    changes: array(change.required()).required(),
  }),
  errors: ['REFERRAL_CODE_NOT_FOUND'],
  idempotent: true,
  recordsOfPeople: 'code',
})

/** Makes codes in stock: a number of drawn ones, or one of a chosen spelling. */
export const CreateReferralCodes = defineRequest('referral.referral-code.create', {
  access: manage,
  input: () => ({
    count: integer({ min: 1, max: maxCodesAtOnce }, `Please give a number from 1 to ${maxCodesAtOnce}`).required(
      `Please give a number from 1 to ${maxCodesAtOnce}`,
    ),
    code: chosenCode(),
    type: listOption(referralTypes, 'Please choose a type').required('Please choose a type'),
    label: line(80).optional(),
  }),
  output: () => ({ codes: array(string().required()).required() }),
  deadlineMs: 10_000,
  errors: ['IDEMPOTENCY_CONFLICT'],
})

const changed = object({ code: string().required(), version: number().integer().required() })

/** Assigns a code in stock, a revoked one, or one of another ambassador, to an ambassador. */
export const AssignReferralCode = defineRequest('referral.referral-code.assign', {
  access: manage,
  input: () => ({ code: code(), version: version(), ambassadorId: recordId() }),
  output: () => changed,
  errors: [...changing, 'AMBASSADOR_NOT_FOUND', 'AMBASSADOR_STATE_CONFLICT'],
})

/** Revokes an assigned code; its links are no longer recognized (D-07). */
export const RevokeReferralCode = defineRequest('referral.referral-code.revoke', {
  access: manage,
  input: () => ({ code: code(), version: version(), reason: reason() }),
  output: () => changed,
  errors: changing,
})

/** Blocks a code, or an id seen only on links; its links are no longer recognized (D-07). */
export const BlockReferralCode = defineRequest('referral.referral-code.block', {
  access: manage,
  input: () => ({ code: code(), version: version(), reason: reason() }),
  output: () => changed,
  errors: changing,
})

/** Ends a block. A code that had an ambassador is then revoked, until it is assigned again. */
export const UnblockReferralCode = defineRequest('referral.referral-code.unblock', {
  access: manage,
  input: () => ({ code: code(), version: version(), reason: reason() }),
  output: () => changed,
  errors: changing,
})

/** Merges a code, or an id seen only on links, into an assigned code, which permanently gets its counts and links. */
export const MergeReferralCode = defineRequest('referral.referral-code.merge', {
  access: manage,
  input: () => ({
    code: code(),
    version: version(),
    into: line(maxReferralIdLength).required('Please give the code that stays'),
    reason: reason(),
  }),
  output: () => changed,
  errors: changing,
  deadlineMs: 10_000,
})

/** Number of lines that one part of an export has at most. */
export const maxExportedFigures = 2000

/** Exports figures of every code and week as lines for a spreadsheet; the export itself is audited. */
export const ExportReferralFigures = defineRequest('referral.referral-figure.export', {
  access: report,
  input: () => ({
    weeks: number()
      .integer('Please give a whole number')
      .min(1, 'Please ask for at least one week')
      .max(maxFigureWeeks, `Please ask for at most ${maxFigureWeeks} weeks`)
      .default(12),
    after: after(),
  }),
  output: () => ({
    csv: string().defined().required(),
    lines: number().integer().required(),
    next: string().optional(),
  }),
})
