import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { readReferral, referralEvent, type StoredReferral } from '../../early/referral-session.js'
import { hidesReferral, isTestPage } from './is-home.js'
import { noReferralProgress, referralProgress, type ReferralProgress } from './referral-progress.js'

/** Referral as shown on pages (REF-02). */
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

/** Returns the referral of this tab; undefined on the server and while hydrating, because only the browser knows it. */
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
