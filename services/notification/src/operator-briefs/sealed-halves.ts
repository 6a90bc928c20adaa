import { openJson, sealJson } from '@seneb/platform/sealed-json'

import type { SubmittedTripPlan } from '../emails/trip-details.rules.js'
import type { PlanOutcome } from '../emails/trip-plan-to-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import type { StandingBrief } from './operator-brief.queries.js'

/** The two halves of the care team's mail. */
export interface BriefHalves {
  readonly submitted: SubmittedTripPlan
  readonly outcome: PlanOutcome
}

type Half = keyof BriefHalves

/** Each half is sealed for its trip plan and its place, so that neither can stand for the other. */
const boundTo = (tripPlanId: string, half: Half) => `${tripPlanId} ${half}`

/** Seals one half for its row. */
export function sealHalf<H extends Half>(
  half: { readonly tripPlanId: string; readonly name: H; readonly value: BriefHalves[H] },
  { atRest }: Pick<NotificationCtx, 'atRest'>,
): Buffer {
  return sealJson(half.value, boundTo(half.tripPlanId, half.name), atRest)
}

/** What of a brief is there, opened. */
export function openHalves(
  { outcome, submitted, tripPlanId }: StandingBrief,
  { atRest }: Pick<NotificationCtx, 'atRest'>,
): Partial<BriefHalves> {
  const open = <H extends Half>(sealed: Buffer | null, half: H) =>
    sealed ? (openJson(sealed, boundTo(tripPlanId, half), atRest) as BriefHalves[H]) : undefined
  return { submitted: open(submitted, 'submitted'), outcome: open(outcome, 'outcome') }
}
