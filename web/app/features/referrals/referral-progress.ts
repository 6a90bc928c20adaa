import { referralEvent } from '../../early/referral-session.js'

/** State of a referral beyond the stored data. */
export interface ReferralProgress {
  readonly isProcessing: boolean
  readonly error: string | undefined
  /** Public name of the person who shared the link (D-11). */
  readonly referrerName: string | undefined
}

export const noReferralProgress: ReferralProgress = { isProcessing: false, error: undefined, referrerName: undefined }

let progress = noReferralProgress
/** Error of a rejected link, which is not stored; other errors belong to the stored referral (REF-12). */
let linkError: string | undefined

/** Returns the state of the stored referral, or of the link that was refused. */
export function referralProgress(isStored: boolean): ReferralProgress {
  return isStored ? progress : { ...noReferralProgress, error: linkError }
}

/** Records that a referral link was refused (REF-14). */
export function setReferralRejected(error: string): void {
  progress = noReferralProgress
  linkError = error
  dispatchEvent(new Event(referralEvent))
}

/** Updates the state and notifies the components that show it. */
export function setReferralProgress(next: ReferralProgress): void {
  progress = next
  linkError = undefined
  dispatchEvent(new Event(referralEvent))
}
