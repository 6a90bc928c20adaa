import type { FigureSource } from '@seneb/contracts/vocabulary/care-plans'

import { answerTexts, basisOfTrip, textsOfEntry } from '../ai-plans/basis-of-trip.rules.js'
import { composeItinerary } from '../ai-plans/compose-itinerary.rules.js'
import { dayOf } from '../ai-plans/calendar.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import { commonAdvice } from '../ai-plans/itinerary-notes.rules.js'
import { toLegible, tokenize } from '../ai-plans/number-gate/gate-tokens.rules.js'
import { markersIn, rejectionsIn } from '../ai-plans/number-gate/number-gate.rules.js'
import { planBasis, type PlanBasis } from '../ai-plans/number-gate/plan-basis.rules.js'
import { figuresIn } from '../ai-plans/number-gate/read-figures.rules.js'
import type { TripFacts } from '../ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { sectionLabel, type PlanDocument, type PlanLine } from './plan-document.rules.js'

/** A part of a line that needs a source, with its sources. */
export interface JudgedFigure {
  readonly text: string
  readonly kind: string
  /** Empty without a source: then the plan cannot be approved. */
  readonly source?: FigureSource
}

/** All sources of a trip's plans, parsed once for all lines. */
export interface PlanBases {
  readonly combined: PlanBasis
  /** One basis for each source, in the order in which sources are named. */
  readonly bySource: readonly (readonly [FigureSource, PlanBasis])[]
}

interface PlanBasesInput {
  readonly trip: TripFacts | undefined
  readonly entry: CatalogueEntry | undefined
  readonly evidence: PlanDocument['evidence']
  /** The day on which it is judged. */
  readonly now: Date
}

/**
 * Returns the basis of a plan: that of a draft, and the sources that people attached. The evidence is
 * read like the catalogue, so an amount in it may be named.
 */
export function createPlanBases({ entry, evidence, now, trip }: PlanBasesInput): PlanBases {
  const evidenceTexts = evidence.flatMap(({ quote, source }) => [quote, source])
  const emptySources = { texts: [], answers: [], dollars: [], days: [], lastDay: 0 }
  const catalogue = planBasis({ ...emptySources, texts: [...textsOfEntry(entry), ...commonAdvice] })
  const attached = planBasis({ ...emptySources, texts: evidenceTexts })
  if (!trip) {
    const combined = planBasis({ ...emptySources, texts: [...textsOfEntry(entry), ...evidenceTexts] })
    return { combined, bySource: [['catalogue', catalogue], ['evidence', attached]] } // oxfmt-ignore
  }
  const composed: Itinerary = composeItinerary({ trip, entry, today: dayOf(now) })
  const { estimatedTreatmentCost: cost, totalBudget: budget } = trip
  const patient = planBasis({
    ...emptySources,
    answers: answerTexts(trip),
    days: [trip.preferredTravelDates, trip.estimatedTreatmentDate],
    dollars: [cost, budget].filter((amount) => amount !== undefined),
  })
  const bySource = [
    ['catalogue', catalogue],
    ['evidence', attached],
    ['patient', patient],
  ] as const
  return { combined: basisOfTrip({ trip, entry, composed, evidence: evidenceTexts }), bySource }
}

/** Returns every figure of a line with its sources, and every unsourced part. */
export function figuresOfLine({ part, text }: Pick<PlanLine, 'part' | 'text'>, bases: PlanBases): JudgedFigure[] {
  const line = toLegible(text)
  const tokens = tokenize(line)
  const sourced = figuresIn(tokens).flatMap(({ from, keys, kind, to }) => {
    if (!keys.some((key) => bases.combined.keys.has(key))) return []
    const found = bases.bySource.find(([, basis]) => keys.some((key) => basis.keys.has(key)))
    const figure = line.slice(tokens[from]?.start, tokens[to]?.end)
    return [{ text: figure, kind, source: found?.[0] ?? 'reckoned' } as const]
  })
  return part === 'team' ? sourced : [...unsourcedIn(text, bases), ...sourced]
}

/**
 * Returns figures and names without a source, and placeholders of removed text, because no plan with a gap may be
 * mailed.
 */
function unsourcedIn(text: string, bases: PlanBases): JudgedFigure[] {
  const gaps = markersIn(text).map((marker) => ({ text: marker, kind: 'gap' }))
  return [...rejectionsIn(text, bases.combined).map(({ kind, text: rejected }) => ({ text: rejected, kind })), ...gaps]
}

/**
 * Returns the reasons against approving a plan: each place as the line's id with a message; empty when it can be
 * approved.
 */
export function approvalProblems({ lines }: PlanDocument, bases: PlanBases): { path: string; message: string }[] {
  const problems = lines.flatMap((line) =>
    figuresOfLine(line, bases)
      .filter(({ source }) => source === undefined)
      .map(({ kind, text }) => ({
        path: `lines.${line.id}`,
        message: rejectionText(sectionLabel(line), { kind, text }),
      })),
  )
  const parts = new Set(lines.map(({ part }) => part))
  if (!parts.has('unknown')) problems.push({ path: 'lines', message: 'Please say what is not known yet' })
  if (!parts.has('summary')) problems.push({ path: 'lines', message: 'Please summarize the journey in one line' })
  return problems
}

function rejectionText(section: string, { kind, text }: Pick<JudgedFigure, 'kind' | 'text'>): string {
  if (kind === 'gap') return `${section}: "${text}" stands for something that was taken out. Write it, or take it out`
  return `${section}: "${text}" has no source. Attach one, or take it out`
}

/** Whether two texts name the same figures. */
export function hasSameFigures(a: string, b: string): boolean {
  return keysOf(a) === keysOf(b)
}

function keysOf(text: string): string {
  return figuresIn(tokenize(toLegible(text)))
    .map(({ keys }) => keys.join('|'))
    .toSorted()
    .join(' ')
}
