import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'

import { clearReferral, readReferral, storeReferral, visitedAtOf } from '../../early/referral-session.js'
import { unexpectedFailure, type ReferralOutcome } from './referral-outcome.js'
import { referralsCopy } from './referrals.copy.js'
import { setReferralProgress, setReferralRejected } from './referral-progress.js'

/** REF-15: the same id is not processed again for so long. */
export const rerunGuardMs = 30_000

/** A valid link, with its path. */
export interface ReferralLink {
  readonly id: string
  readonly type: ReferralType
  readonly path: string
}

/** Sends the link to the graph; `sessionVisitAt` is the ISO time at which this session's visit was counted. */
export type SendReferral = (path: string, sessionVisitAt: string | undefined) => Promise<ReferralOutcome>

interface Run {
  readonly outcome: Promise<ReferralOutcome>
  endedAt: number | undefined
}

/** The latest run of each id while the page lives. */
const runs = new Map<string, Run>()

/**
 * Handles a link: stores it, has it counted and resolved, and retains or deletes it by the outcome (REF-08, REF-14).
 * For a run of the same id in progress, or ended within 30 s, the earlier outcome is returned without a request
 * (REF-15).
 */
export async function runReferral(
  link: ReferralLink,
  send: SendReferral,
): Promise<{ readonly outcome: ReferralOutcome; readonly isRepeat: boolean }> {
  const earlier = runs.get(link.id)
  if (earlier && (earlier.endedAt === undefined || Date.now() - earlier.endedAt < rerunGuardMs)) {
    return { outcome: await earlier.outcome, isRepeat: true }
  }
  const welcomed = welcomedJustNow(link)
  if (welcomed) return { outcome: welcomed, isRepeat: true }
  const run: Run = { outcome: process(link, send), endedAt: undefined }
  runs.set(link.id, run)
  const outcome = await run.outcome
  run.endedAt = Date.now()
  return { outcome, isRepeat: false }
}

/** Welcome of an id whose run ended in this tab a moment ago, in a previous document (REF-15). */
function welcomedJustNow({ id }: ReferralLink): ReferralOutcome | undefined {
  const stored = readReferral()
  if (stored?.id !== id) return undefined
  if (Math.abs(Date.now() - (stored.endedAt ?? stored.visitedAt)) >= rerunGuardMs) return undefined
  const { referrerName } = referralsCopy
  setReferralProgress({ isProcessing: false, error: undefined, referrerName })
  return { kind: 'welcome', type: stored.type, referrerName, visitedAt: stored.visitedAt }
}

async function process({ id, path, type }: ReferralLink, send: SendReferral): Promise<ReferralOutcome> {
  const visitedAt = visitedAtOf(id)
  storeReferral({ id, type, visitedAt })
  setReferralProgress({ isProcessing: true, error: undefined, referrerName: undefined })

  const sessionVisitAt = visitedAt > 0 ? new Date(visitedAt).toISOString() : undefined
  const outcome = await send(path, sessionVisitAt).catch(() => unexpectedFailure)

  switch (outcome.kind) {
    case 'welcome':
      storeReferral({ id, type: outcome.type, ...instantsOf(outcome.visitedAt, visitedAt) })
      setReferralProgress({ isProcessing: false, error: undefined, referrerName: outcome.referrerName })
      break
    case 'refused':
      clearReferral()
      setReferralRejected(outcome.message)
      break
    case 'failed':
      setReferralProgress({ isProcessing: false, error: outcome.message, referrerName: undefined })
  }
  return outcome
}

/** Returns the times to store: a visit suppressed by a time window stores the end of its run (REF-15, D-89). */
function instantsOf(countedAt: number | undefined, earlierAt: number): { visitedAt: number; endedAt?: number } {
  return countedAt === undefined ? { visitedAt: earlierAt, endedAt: Date.now() } : { visitedAt: countedAt }
}
