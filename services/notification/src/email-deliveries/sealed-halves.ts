import { openJson, sealJson } from '@seneb/platform/sealing'

import type { SubmittedTripPlan } from '../emails/trip-details.rules.js'
import type { AiPlanResult } from '../emails/trip-plan-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** The halves of the care team's mail as the row holds them in which it is put together. */
export interface StoredHalves {
  readonly tripPlanId: string
  /** The details, sealed. */
  readonly submitted: Buffer | null
  /** The plan or its failure, sealed. */
  readonly aiPlan: Buffer | null
}

/** The two halves of the care team's mail. */
export interface OperatorEmailHalves {
  readonly submitted: SubmittedTripPlan
  readonly aiPlan: AiPlanResult
}

type Half = keyof OperatorEmailHalves

/** Additional data that binds each half to its trip plan and its column, so that one half cannot replace the other. */
const boundTo = (tripPlanId: string, half: Half) => `${tripPlanId} ${half}`

/** Seals one half for its row. */
export function sealHalf<H extends Half>(
  half: { readonly tripPlanId: string; readonly name: H; readonly value: OperatorEmailHalves[H] },
  { atRest }: Pick<NotificationCtx, 'atRest'>,
): Buffer {
  return sealJson(half.value, boundTo(half.tripPlanId, half.name), atRest)
}

/** Returns the decrypted halves of an operator e-mail that are present. */
export function openHalves(
  { aiPlan, submitted, tripPlanId }: StoredHalves,
  { atRest }: Pick<NotificationCtx, 'atRest'>,
): Partial<OperatorEmailHalves> {
  const open = <H extends Half>(sealed: Buffer | null, half: H) =>
    sealed ? (openJson(sealed, boundTo(tripPlanId, half), atRest) as OperatorEmailHalves[H]) : undefined
  return { submitted: open(submitted, 'submitted'), aiPlan: open(aiPlan, 'aiPlan') }
}
