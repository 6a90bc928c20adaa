import type {
  DeskAmbassadorFragment,
  DeskReferralChangeFragment,
  DeskReferralCodeFragment,
  DeskReferralCodeReportQuery,
  ReferralCodeState,
  ReferralType,
} from '../../graph/generated/referral-codes/graphql.js'
import { referralCodesCopy } from './referral-codes.copy.js'

export type Code = DeskReferralCodeFragment
export type CodeReport = DeskReferralCodeReportQuery['referralCode']
export type CodeChange = DeskReferralChangeFragment
export type AmbassadorEntry = DeskAmbassadorFragment

export const codeStates = Object.entries(referralCodesCopy.states) as readonly (readonly [ReferralCodeState, string])[]
export const codeTypes = Object.entries(referralCodesCopy.types) as readonly (readonly [ReferralType, string])[]

/** Returns the path of a code's page; an id from links may contain characters that must be encoded. */
export function codePath(code: string): string {
  return `/referral-codes/${encodeURIComponent(code)}`
}

/** Whether an id has letters or signs that no code of ours has, such as a Cyrillic letter that looks like a Latin one. */
export function hasForeignLetters(code: string): boolean {
  return !/^[a-z\d-]+$/i.test(code)
}
