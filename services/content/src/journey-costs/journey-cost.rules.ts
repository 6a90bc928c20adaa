import type { journeyLegs, journeyVerdicts } from '@seneb/contracts/vocabulary/journey-options'
import type { SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'

import { percentOf } from '../percent.rules.js'

/** Common number of units per treatment; a caller may give another number. */
export const usualUnits: Readonly<Record<SavingsProcedure, number>> = {
  lasik: 2,
  lasek: 2,
  'femto-lasik': 2,
  veneers: 6,
  implants: 1,
}

/** Default reserve for unplanned costs, in percent of treatment, flights and nights in Egypt. */
export const usualReservePercent = 10

/** Below this share of the price at home, in percent, a difference is none to travel for: one changed figure turns it. */
const closePercent = 10

/** A price with where it is from; `asOf` is null for one of the person's own. */
export interface Figure {
  readonly cents: number | null
  readonly isOwn: boolean
  readonly source: string
  readonly asOf: string | null
}

/** Figures for the cost of a journey; prices are for one unit, one journey there and back, and one night. */
export interface JourneyFigures {
  readonly home: Figure
  readonly treatment: Figure
  readonly flight: Figure
  readonly night: Figure
  readonly units: number
  readonly journeys: number
  /** Amounts of one journey. */
  readonly nights: number
  readonly reserve: {
    readonly percent: number
    readonly isOwn: boolean
    readonly source: string
    readonly asOf: string
  }
}

interface JourneyLine {
  readonly part: (typeof journeyLegs)[number]
  readonly unitCents: number | null
  readonly count: number
  readonly totalCents: number | null
  readonly isOwn: boolean
  readonly source: string
  readonly asOf: string | null
}

/** Returns the costs of a journey in US cents, line by line, with the totals, the difference and the verdict. */
export function sumOfJourney(figures: JourneyFigures) {
  const { flight, home, journeys, night, nights, reserve, treatment, units } = figures
  const atHome = lineOf('HOME', home, units)
  const spent = [
    lineOf('TREATMENT', treatment, units),
    lineOf('FLIGHTS', flight, journeys),
    lineOf('NIGHTS', night, journeys * nights),
  ]
  const spentCents = sumOf(spent)
  const { percent, ...reserveSource } = reserve
  const reserveCents = Math.round((spentCents * percent) / 100)
  const reserved = {
    part: 'RESERVE',
    unitCents: null,
    count: percent,
    totalCents: reserveCents,
    ...reserveSource,
  } as const
  const egyptCents = spentCents + reserveCents
  const treatmentCents = spent[0]?.totalCents ?? 0
  return {
    lines: [atHome, ...spent, reserved],
    homeCents: atHome.totalCents,
    egyptCents,
    journeyCents: egyptCents - treatmentCents,
    differenceCents: atHome.totalCents === null ? null : atHome.totalCents - egyptCents,
    verdict: verdictOf(atHome.totalCents, egyptCents),
  }
}

/** Returns the result of the comparison; a journey that saves nothing is labeled as such. */
export function verdictOf(homeCents: number | null, egyptCents: number): (typeof journeyVerdicts)[number] {
  if (homeCents === null) return 'NO_HOME_PRICE'
  if (egyptCents >= homeCents) return 'STAY_HOME'
  return percentOf(homeCents - egyptCents, homeCents) < closePercent ? 'CLOSE' : 'SAVES'
}

function lineOf(part: JourneyLine['part'], { cents, ...source }: Figure, count: number): JourneyLine {
  return { part, unitCents: cents, count, totalCents: cents === null ? null : cents * count, ...source }
}

function sumOf(lines: readonly JourneyLine[]): number {
  return lines.reduce((total, { totalCents }) => total + (totalCents ?? 0), 0)
}
