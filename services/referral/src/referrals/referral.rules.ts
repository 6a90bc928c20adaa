import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { referralMessages } from '@seneb/contracts/forms/referral-messages'
import type { StoredCodeState } from '@seneb/contracts/vocabulary/referral-codes'

import type { ReferralStatus } from './referral.entity.js'

/** REF-16: a browser session counts at most one visit of an id in this time. */
export const sessionWindowMinutes = 30
/** Minutes in which an id counts at most one visit, across all visitors (REF-17, D-09). The database enforces it. */
export const visitWindowMinutes = 15
/** Public name of a person who shared a link (D-11). */
const publicReferrerName = 'Partner'

/** A valid link. */
export interface Link {
  readonly id: string
  readonly type: ReferralType
}

/** Stored data for a link's id. */
export interface StoredReferral {
  /** Code that the link spells, otherwise its id as received. */
  readonly id: string
  /** Null while no visit was counted for the id. */
  readonly status: ReferralStatus | null
  readonly visitedLately: boolean
  /** Null without a code of that name. */
  readonly code: {
    readonly state: StoredCodeState
    /** Whether its ambassador is paused. */
    readonly isPaused: boolean
    readonly name: string | null
    readonly email: string | null
    /** Name that the ambassador agreed to show. */
    readonly publicName: string | null
    readonly type: ReferralType | null
  } | null
}

/** Data stored for an accepted referral. */
export interface AcceptedReferral {
  readonly id: string
  readonly type: ReferralType
  readonly status: 'unverified' | 'assigned'
  readonly name: string | null
  readonly email: string | null
}

export type ReferralDecision =
  | { readonly accepted: AcceptedReferral; readonly rejection?: never }
  | { readonly accepted?: never; readonly rejection: 'REFERRAL_CODE_UNKNOWN' | 'REFERRAL_CODE_INACTIVE' }

/**
 * Decides whether the id of a link is accepted (D-07, D-08). Assigned codes get the type that an admin gave them, and
 * ids that were never issued are unverified, if the setting allows. A code in stock, and that of a paused ambassador,
 * are not yet activated: a tour link gets that error; other links, and everything revoked or blocked, count as unknown.
 */
export function evaluateReferralLink(
  link: Link,
  { code, status }: StoredReferral,
  acceptUnknown: boolean,
): ReferralDecision {
  if (!code) {
    if (!acceptUnknown && status !== 'assigned') return { rejection: 'REFERRAL_CODE_UNKNOWN' }
    return { accepted: { ...link, status: 'unverified', name: null, email: null } }
  }
  const type = code.type ?? link.type
  switch (code.state) {
    case 'assigned': {
      const { email, isPaused, name } = code
      return isPaused ? notActivated(type) : { accepted: { id: link.id, type, status: 'assigned', name, email } }
    }
    case 'in-stock':
      return notActivated(link.type)
    case 'revoked':
    case 'blocked':
    case 'merged':
      return { rejection: 'REFERRAL_CODE_UNKNOWN' }
  }
}

/** The specification has the sentence "not yet activated" only for tour guides (REF-41). */
function notActivated(type: ReferralType): ReferralDecision {
  return { rejection: type === 'tour-guide' ? 'REFERRAL_CODE_INACTIVE' : 'REFERRAL_CODE_UNKNOWN' }
}

/** True for an id without any counted visit that no admin issued: the visitor may have invented it (D-07). */
export function isUnknownReferralId(accepted: AcceptedReferral, { status }: StoredReferral): boolean {
  return status === null && accepted.status === 'unverified'
}

/**
 * Returns the public name of the referrer of an assigned id, which is "Partner" unless they agreed to another; an
 * invented id has none, because no person shared it (D-11).
 */
export function publicNameOf(accepted: AcceptedReferral, { code, status }: StoredReferral): string | undefined {
  if (accepted.status !== 'assigned' && status !== 'assigned') return undefined
  return code?.publicName ?? publicReferrerName
}

/**
 * True while a visit recorded by this browser session suppresses another (REF-16). A future time counts as now, so that
 * a fast clock cannot bypass the window.
 */
export function isOwnedBySession(sessionVisitAt: Date | undefined, now: Date): boolean {
  if (!sessionVisitAt) return false
  return now.getTime() - sessionVisitAt.getTime() < sessionWindowMinutes * 60_000
}

/** The sentence of a refusal, naming the id (REF-41, REF-42). */
export function rejectionMessage(code: NonNullable<ReferralDecision['rejection']>, id: string): string {
  return code === 'REFERRAL_CODE_UNKNOWN'
    ? referralMessages.unknownCode(id)
    : `This referral code (${id}) may be invalid or not yet activated. Please contact the tour guide who provided this link.`
}
