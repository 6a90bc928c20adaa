import { boolean, string } from 'yup'

import { defineRequest } from '../../define.js'
import { maxReferralPathLength, referralTypes } from '../../forms/referral-id.form.js'

const optionalText = (maxLength: number) =>
  string()
    .transform((value: unknown) => value ?? undefined)
    .max(maxLength, `Please use at most ${maxLength} characters`)

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value))

const instantMessage = 'sessionVisitAt must be a moment such as 2026-11-21T09:00:00.000Z'

/**
 * Handles a visitor's referral link in one round trip. It parses the link, finds the owner, counts the visit by the
 * rules and returns the message to show (REF-13..19, REF-45..50, D-07..D-11). Safe to repeat: a visit counts once per
 * time window.
 */
export const RecordReferralVisit = defineRequest('referral.referral.record-visit', {
  access: 'anyone',
  input: () => ({
    /** The path of the link as the browser shows it; or else `id` and `type`. */
    path: optionalText(maxReferralPathLength),
    id: optionalText(maxReferralPathLength),
    type: string()
      .transform((value: unknown) => value ?? undefined)
      .oneOf([...referralTypes, undefined], 'type must be general or tour-guide'),
    /**
     * Time at which this browser session last recorded a visit for this id: the `processedAt` of that reply (REF-16).
     */
    sessionVisitAt: optionalText(40).test(
      'instant',
      instantMessage,
      (value) => value === undefined || isInstant(value),
    ),
    /** Flag set by the gateway: false when the caller has submitted enough IDs that were never issued (D-07, S20). */
    mayCreate: boolean().optional(),
  }),
  output: () => ({
    /** True for the page /refer without a code, for which nothing is stored (D-10). */
    isTest: boolean().required(),
    referralId: string().optional(),
    referralType: string().oneOf(referralTypes).required(),
    /** Public name of the referrer; absent when the ID was never issued (D-11). */
    referrerName: string().optional(),
    /** False when a time window suppressed the count; the visitor is not told. */
    visitRecorded: boolean().required(),
    processedAt: string().required(),
    /** True when a code that was never issued was seen for the first time and is now stored; not for the page. */
    isNew: boolean().required(),
  }),
  errors: ['REFERRAL_LINK_INVALID', 'REFERRAL_CODE_UNKNOWN', 'REFERRAL_CODE_INACTIVE', 'RATE_LIMITED'],
  idempotent: true,
})
