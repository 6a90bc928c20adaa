import { aCatalogueEntry, aTrip } from '../../trip.fixture.js'
import { composeItinerary } from '../compose-itinerary.rules.js'
import { basisOfTrip } from '../basis-of-trip.rules.js'
import { toLegible } from './gate-tokens.rules.js'
import { honestLines } from './honest-lines.fixture.js'
import { hostileLines } from './hostile-lines.fixture.js'
import { rejectionsIn } from './number-gate.rules.js'
import type { PlanBasis } from './plan-basis.rules.js'

/** Returns the basis the fixtures' lines are checked against: seven nights for veneers from 5 January 2027. */
export function veneersBasis(changes: Parameters<typeof aTrip>[0] = {}): PlanBasis {
  const trip = aTrip({
    preferredTravelDates: '2027-01-05',
    estimatedTreatmentCost: 1500,
    totalBudget: 4000,
    ...changes,
  })
  const entry = aCatalogueEntry()
  return basisOfTrip({ trip, entry, composed: composeItinerary({ trip, entry, today: '2026-11-23' }) })
}

interface HostileVerdict {
  /** Figures, names and addresses without a source that were judged. */
  readonly judged: number
  /** Those that the gate did not refuse, each with its line. */
  readonly slipped: readonly string[]
}

/** Checks every hostile line with the gate: each part between « and » must be refused. */
export function judgeHostileLines(): HostileVerdict {
  const basis = veneersBasis()
  let judged = 0
  const slipped: string[] = []
  for (const marked of hostileLines) {
    const line = marked.replace(/[«»]/g, '')
    const rejections = rejectionsIn(line, basis)
    for (const { 1: hostile = '', index } of marked.matchAll(/«([^»]*)»/g)) {
      judged++
      const before = marked.slice(0, index).replace(/[«»]/g, '')
      // A mark at the end, so that trailing blanks are counted.
      const [start, end] = [before, before + hostile].map((text) => toLegible(`${text}|`).length - 1) as [
        number,
        number,
      ]
      const isRefused = (at: number) => rejections.some((rejection) => rejection.start <= at && rejection.end > at)
      const positions = Array.from({ length: end - start }, (_, i) => start + i)
      const digits = positions.filter((at) => /\d/.test(toLegible(line)[at] ?? ''))
      if (!positions.some(isRefused) || !digits.every(isRefused))
        slipped.push(`${marked} ${JSON.stringify(rejections)}`)
    }
  }
  return { judged, slipped }
}

/** Checks every honest line with the gate: none may be refused. */
export function judgeHonestLines(): { readonly judged: number; readonly falseAlarms: readonly string[] } {
  const basis = veneersBasis()
  const falseAlarms = honestLines.flatMap((line) => {
    const rejections = rejectionsIn(line, basis).map(({ kind, text }) => `${kind} '${text}'`)
    return rejections.length > 0 ? [`${line} → ${rejections.join(', ')}`] : []
  })
  return { judged: honestLines.length, falseAlarms }
}
