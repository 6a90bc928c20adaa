import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { readReferral, referralEvent, type StoredReferral } from '../../early/referral-session.js'
import { hidesReferral, isTestPage } from './is-home.js'

/** State of a referral beyond the stored data. */
export interface ReferralProgress {
  readonly isProcessing: boolean
  readonly error: string | undefined
  /** Public name of the person who shared the link (D-11). */
  readonly referrerName: string | undefined
}

export const noReferralProgress: ReferralProgress = { isProcessing: false, error: undefined, referrerName: undefined }

let progress = noReferralProgress
/** The error of a link that was refused, of which nothing is stored; any other goes with what is stored (REF-12). */
let refusal: string | undefined

/** Returns the state of the stored referral, or of the link that was refused. */
export function referralProgress(isStored: boolean): ReferralProgress {
  return isStored ? progress : { ...noReferralProgress, error: refusal }
}

/** Records that a referral link was refused (REF-14). */
export function setReferralRefused(error: string): void {
  progress = noReferralProgress
  refusal = error
  dispatchEvent(new Event(referralEvent))
}

/** Updates the state and notifies the components that show it. */
export function setReferralProgress(next: ReferralProgress): void {
  progress = next
  refusal = undefined
  dispatchEvent(new Event(referralEvent))
}

/** The referral as pages know it (REF-02). */
export interface ReferralContext extends ReferralProgress {
  readonly referralId: string | undefined
  readonly referralType: ReferralType | undefined
  /** False on the home page and the test page, where a referral is stored and not shown (REF-10, REF-11). */
  readonly isReferralActive: boolean
}

interface Snapshot {
  readonly stored: StoredReferral | undefined
  readonly progress: ReferralProgress
}

const nothing: Snapshot = { stored: undefined, progress: noReferralProgress }
let latest = nothing

/** Gives the referral of this tab; nothing on the server and while hydrating, for only the browser knows. */
export function useReferral(): ReferralContext {
  const { pathname } = useLocation()
  const { progress, stored } = useSyncExternalStore(subscribe, snapshot, () => nothing)
  return {
    ...progress,
    referralId: stored?.id,
    referralType: isTestPage(pathname) ? 'general' : stored?.type,
    isReferralActive: stored !== undefined && !hidesReferral(pathname),
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener(referralEvent, changed)
  return () => removeEventListener(referralEvent, changed)
}

function snapshot(): Snapshot {
  const stored = readReferral()
  const progress = referralProgress(stored !== undefined)
  const isSame = JSON.stringify([stored, progress]) === JSON.stringify([latest.stored, latest.progress])
  if (!isSame) latest = { stored, progress }
  return latest
}
