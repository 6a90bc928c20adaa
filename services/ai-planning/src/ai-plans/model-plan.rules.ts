import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { addDays, isCalendarDay } from './calendar.rules.js'
import { leaksCanary } from './canary.rules.js'
import type { Itinerary } from './itinerary.js'
import { looksLikeMarkup, plainText, withoutLinks, withoutNumbersOfPeople } from './plain-text.rules.js'
import { PlanFault } from './plan-fault.rules.js'
import { withoutInventedPrices } from './prices.rules.js'
import type { TripFacts } from './trip.rules.js'

/** Longest answer of a model that is read, and longest plan that is stored (S18). */
export const maxPlanBytes = 20_000
const latestDay = 366

/** The first open point of every plan a model wrote. */
export const modelNotice = 'A language model wrote this draft: check every line before it is used.'

/**
 * Makes a plan out of a model's answer, which is trusted in nothing (S18, D-49): it must fit the schema, hold no
 * markup and not the canary; links, contacts, invisible characters and prices nobody named are taken out; dates
 * are worked out anew. `alwaysCheck` are open points and `alwaysSay` lines for after the return that hold whatever the
 * model wrote. A plan that flies home before `firstFlightDay` is unusable, like one that is none (ADR 0060).
 * Throws PlanFault 'leaked' or 'unusable'.
 */
export function planFromModel(
  content: string,
  given: {
    canary: string
    trip: TripFacts
    alwaysCheck: readonly string[]
    alwaysSay: readonly string[]
    firstFlightDay: number
  },
): Itinerary {
  if (leaksCanary(content, given.canary)) throw new PlanFault('leaked')
  if (Buffer.byteLength(content) > maxPlanBytes) throw new PlanFault('unusable')
  const raw = shaped(parsed(content))
  const everything = textsOf(raw)
  if (leaksCanary(everything.join(''), given.canary)) throw new PlanFault('leaked')
  if (everything.some((text) => looksLikeMarkup(text.normalize('NFKC')))) throw new PlanFault('unusable')
  const plan = cleaned(raw, given.trip)
  if (plan.summary === '' || plan.days.length === 0) throw new PlanFault('unusable')
  if ((plan.days.at(-1)?.day ?? 0) < given.firstFlightDay) throw new PlanFault('unusable')
  return {
    ...plan,
    afterReturn: [...new Set([...plan.afterReturn, ...given.alwaysSay])],
    openPoints: [...new Set([modelNotice, ...given.alwaysCheck, ...plan.openPoints])],
  }
}

/** Reads JSON, also when it stands in a code fence or between sentences, as servers without schema support send it. */
function parsed(content: string): unknown {
  const first = content.indexOf('{')
  const last = content.lastIndexOf('}')
  try {
    return JSON.parse(content.slice(first, last + 1))
  } catch {
    // The parser's message quotes the text, so it is not logged.
    throw new PlanFault('unusable')
  }
}

function shaped(raw: unknown): Itinerary {
  try {
    const known = itinerary.cast(withoutNulls(raw), { stripUnknown: true, assert: false })
    return itinerary.validateSync(known, { strict: true })
  } catch {
    throw new PlanFault('unusable')
  }
}

/** Strict JSON schemas have no optional fields, so models answer null for what is not there. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(given.map(([name, item]) => [name, withoutNulls(item)]))
}

function textsOf(plan: Itinerary): string[] {
  return [
    plan.summary,
    ...plan.days.flatMap(({ title, details }) => [title, ...details]),
    ...plan.beforeTravel,
    ...plan.afterReturn,
    ...plan.costNotes,
    ...plan.questionsForProvider,
    ...plan.openPoints,
  ]
}

function cleaned(plan: Itinerary, trip: TripFacts): Itinerary {
  const named = amountsNamed(trip)
  const clean = (text: string) =>
    withoutInventedPrices(withoutNumbersOfPeople(withoutLinks(plainText(text))), named).trim()
  const list = (texts: readonly string[]) => texts.map(clean).filter(Boolean)
  const arrival = isCalendarDay(trip.preferredTravelDates) ? trip.preferredTravelDates : undefined
  const days = plan.days
    .filter(({ day, title }) => day <= latestDay && clean(title) !== '')
    .sort((a, b) => a.day - b.day)
    .map(({ day, details, title }) => ({
      day,
      date: arrival ? addDays(arrival, day - 1) : undefined,
      title: clean(title),
      details: list(details),
    }))
  return {
    summary: clean(plan.summary),
    days,
    beforeTravel: list(plan.beforeTravel),
    afterReturn: list(plan.afterReturn),
    costNotes: list(plan.costNotes),
    questionsForProvider: list(plan.questionsForProvider),
    openPoints: list(plan.openPoints),
  }
}

/** The only amounts of money a draft may hold. */
function amountsNamed({ estimatedTreatmentCost: cost, totalBudget: budget }: TripFacts): number[] {
  const left = cost !== undefined && budget !== undefined ? budget - cost : undefined
  return [cost, budget, left].filter((amount) => amount !== undefined)
}
