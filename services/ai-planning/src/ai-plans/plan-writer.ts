import type { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { dayOf } from './calendar.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import type { Itinerary } from './itinerary.js'
import type { TripFacts } from './trip.rules.js'

/** Context of a writer while it writes one plan. */
export interface WritingCtx extends Ctx {
  /** Milliseconds until this plan's deadline. */
  readonly remainingMs: number
  /** Aborted when this process stops. */
  readonly stopping: AbortSignal
}

/** Port to the composer of an itinerary: our own rules or a language model. */
export interface PlanWriter {
  readonly name: (typeof aiPlanWriters)[number]
  /** The language model, when there is one. */
  readonly model?: string
  /** True when writing calls an external provider, which is slow and may fail. */
  readonly callsProvider: boolean
  /** Makes one attempt and at most one call; throws PlanError when it fails. */
  write(trip: TripFacts, entry: CatalogueEntry | undefined, ctx: WritingCtx): Promise<Itinerary>
}

/** Writes plans by our own rules from the catalogue; used when no language model is configured. */
export const offlinePlanWriter: PlanWriter = {
  name: 'offline',
  callsProvider: false,
  write: (trip, entry, ctx) => Promise.resolve(composeItinerary({ trip, entry, today: dayOf(ctx.now()) })),
}
