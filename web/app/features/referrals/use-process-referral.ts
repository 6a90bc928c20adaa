import { useEffect, useRef } from 'react'

import { signal } from '../../browser/page-events.js'
import { consumeRequestId } from '../../graph/last-request.js'
import { showToast } from '../../ui/toast.js'
import type { NewToast } from '../../ui/toast-queue.js'
import type { ReferralOutcome } from './referral-outcome.js'
import { referralsCopy } from './referrals.copy.js'
import { runReferral, type ReferralLink } from './run-referral.js'

/**
 * Processes a valid link once the page's script runs, shows the outcome in a toast and passes it to `onDone` (REF-14,
 * REF-28). A link processed again too soon shows no second toast (REF-15).
 */
export function useProcessReferral(link: ReferralLink | undefined, onDone: (outcome: ReferralOutcome) => void): void {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  }, [onDone])

  const { id, path, type } = link ?? {}
  useEffect(() => {
    if (id === undefined || path === undefined || type === undefined) return
    signal('referral_view')
    void runReferral({ id, path, type }, send).then(({ outcome, isRepeat }) => {
      if (!isRepeat) {
        signal(signalOf(outcome))
        const requestId = outcome.kind === 'failed' ? consumeRequestId() : undefined
        showToast({ ...toastOf(outcome), requestId })
      }
      done.current(outcome)
    })
  }, [id, path, type])
}

/** The graph client is loaded with the first link (P5). */
async function send(path: string, sessionVisitAt: string | undefined): Promise<ReferralOutcome> {
  const { sendReferral } = await import('./send-referral.js')
  return sendReferral(path, sessionVisitAt)
}

/** Returns the toast that the visitor sees for five seconds (REF-34, REF-35, REF-36). */
export function toastOf(outcome: ReferralOutcome): NewToast {
  if (outcome.kind !== 'welcome') return referralsCopy.toasts.failed(outcome.message)
  return outcome.type === 'tour-guide' ? referralsCopy.toasts.tourGuide : referralsCopy.toasts.general
}

function signalOf(outcome: ReferralOutcome) {
  if (outcome.kind === 'welcome') return 'referral_processed'
  return outcome.kind === 'failed' && outcome.isException ? 'referral_exception' : 'referral_processing_error'
}
