import { dayOf } from './calendar.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import type { PlanWriter } from './plan-writer.js'

/** Writes plans by our own rules from the catalogue; used when no language model is configured. */
export const offlinePlanWriter: PlanWriter = {
  name: 'offline',
  callsProvider: false,
  write: (trip, entry, ctx) => Promise.resolve(composeItinerary({ trip, entry, today: dayOf(ctx.now()) })),
}
