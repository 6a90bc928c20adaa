import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { addDays, isCalendarDay } from './calendar.rules.js'
import { leaksCanary } from './canary.rules.js'
import { gatePlan, textsOfPlan, mapTexts, type PlanRejection } from './gated-plan.rules.js'
import type { Itinerary } from './itinerary.js'
import { looksLikeMarkup, plainText, withoutLinks, withoutPhoneNumbers } from './plain-text.rules.js'
import { PlanError } from './plan-error.rules.js'
import type { GatedKind } from './number-gate/gate-tokens.rules.js'
import type { PlanBasis } from './number-gate/plan-basis.rules.js'
import type { TripFacts } from './trip.rules.js'

/** Maximum length of a model's answer, and of a stored plan (S18). */
export const maxPlanBytes = 20_000
const latestDay = 366

/** A plan that may be stored, with the kind of each part that the number gate removed. */
interface ModelPlan {
  readonly itinerary: Itinerary
  readonly rejectedKinds: readonly GatedKind[]
}

/** First open point of every plan written by a model. */
export const modelNotice = 'A language model wrote this draft: check every line before it is used.'

/**
 * Makes a plan from a model's answer, which is not trusted (S18, D-49): it must fit the schema and contain neither
 * markup nor the canary. Links, contacts, invisible characters and every unsourced figure, date or name are removed;
 * dates are recalculated. `alwaysCheck` are open points and `alwaysInclude` lines for after the return, added to every
 * plan. An invalid answer, or one that flies home before `firstFlightDay`, is unusable. Throws PlanError 'leaked' or
 * 'unusable'.
 */
export function planFromModel(
  content: string,
  input: {
    canary: string
    trip: TripFacts
    alwaysCheck: readonly string[]
    alwaysInclude: readonly string[]
    firstFlightDay: number
    basis: PlanBasis
  },
): ModelPlan {
  if (leaksCanary(content, input.canary)) throw new PlanError('leaked')
  if (Buffer.byteLength(content) > maxPlanBytes) throw new PlanError('unusable')
  const raw = castItinerary(parseJson(content))
  const texts = textsOfPlan(raw)
  if (leaksCanary(texts.join(''), input.canary)) throw new PlanError('leaked')
  if (texts.some((text) => looksLikeMarkup(text.normalize('NFKC')))) throw new PlanError('unusable')
  const { plan, rejections } = gatePlan(cleanPlan(raw, input.trip), input.basis)
  if (plan.summary === '' || plan.days.length === 0) throw new PlanError('unusable')
  if ((plan.days.at(-1)?.day ?? 0) < input.firstFlightDay) throw new PlanError('unusable')
  const openPoints = [modelNotice, ...rejectionReasons(rejections), ...input.alwaysCheck, ...plan.openPoints]
  const afterReturn = [...plan.afterReturn, ...input.alwaysInclude]
  const itinerary = { ...plan, afterReturn: [...new Set(afterReturn)], openPoints: [...new Set(openPoints)] }
  return { itinerary, rejectedKinds: rejections.map(({ kind }) => kind) }
}

/** Parses JSON, even inside a code fence or between sentences, as servers without schema support send it. */
function parseJson(content: string): unknown {
  const first = content.indexOf('{')
  const last = content.lastIndexOf('}')
  try {
    return JSON.parse(content.slice(first, last + 1))
  } catch {
    // The parser's message quotes the text, so it is not logged.
    throw new PlanError('unusable')
  }
}

function castItinerary(raw: unknown): Itinerary {
  try {
    const candidate = itinerary.cast(withoutNulls(raw), { stripUnknown: true, assert: false })
    return itinerary.validateSync(candidate, { strict: true })
  } catch {
    throw new PlanError('unusable')
  }
}

/** Strict JSON schemas have no optional fields, so models send null for missing values. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutNulls(item)]))
}

/** Returns the plan in plain lines, without links and contacts, with its days sorted and their dates recalculated. */
function cleanPlan(plan: Itinerary, trip: TripFacts): Itinerary {
  const arrival = isCalendarDay(trip.preferredTravelDates) ? trip.preferredTravelDates : undefined
  const plain = mapTexts(plan, (text) => withoutPhoneNumbers(withoutLinks(plainText(text))).trim())
  const days = plain.days
    .filter(({ day, title }) => day <= latestDay && title !== '')
    .sort((a, b) => a.day - b.day)
    .map((day) => ({ ...day, date: arrival ? addDays(arrival, day.day - 1) : undefined }))
  return { ...plain, days }
}

/** Returns the open point that lists the places where something was removed; empty when nothing was. */
function rejectionReasons(rejections: readonly PlanRejection[]): string[] {
  if (rejections.length === 0) return []
  const removedParts = [...new Set(rejections.map(({ kind, section }) => `${kind} (${section})`))]
  return [`Taken out, because neither the catalogue nor the person's answers say so: ${removedParts.join(', ')}.`]
}
