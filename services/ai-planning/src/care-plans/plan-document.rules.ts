import { planSections, type LineOrigin, type PlanSection } from '@seneb/contracts/vocabulary/care-plans'

import { answerTexts, textsOfEntry } from '../ai-plans/basis-of-trip.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import type { TripFacts } from '../ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'

/** One line of a plan. Of a day's lines the first is its title. */
export interface PlanLine {
  readonly id: string
  readonly part: PlanSection
  /** The day of the stay, of lines of a day. */
  readonly day?: number
  readonly text: string
  readonly origin: LineOrigin
}

/** Statement of a source that a person attached so that its figures may appear in the plan. */
export interface PlanEvidence {
  readonly id: string
  readonly quote: string
  readonly source: string
  readonly link?: string
  /** Day on which the source was read. */
  readonly on: string
  readonly addedBy: string
}

/** A plan as people edit it: lines with their origins, and the evidence for added ones. */
export interface PlanDocument {
  readonly lines: readonly PlanLine[]
  readonly evidence: readonly PlanEvidence[]
}

/** Open point of every draft: unknown until a provider answers, and kept until a person can replace it. */
export const unknownBeforeProvider =
  'The provider, the exact price and the dates of appointments: a provider confirms them.'

/** Returns the draft as a document; without a draft, one with only the open points. */
export function draftDocument(draft: Itinerary | undefined, sources: DraftSources): PlanDocument {
  const originOf = createOriginFinder(sources)
  const lines = draft ? linesOf(draft).map((line) => ({ ...line, origin: originOf(line.text) })) : []
  const unknown: PlanLine = { id: 'unknown-0', part: 'unknown', text: unknownBeforeProvider, origin: 'catalogue' }
  return { lines: sortLines([...lines, unknown]), evidence: [] }
}

interface DraftSources {
  readonly trip: TripFacts | undefined
  readonly entry: CatalogueEntry | undefined
}

function createOriginFinder({ entry, trip }: DraftSources): (text: string) => LineOrigin {
  const catalogueTexts = textsOfEntry(entry)
  const names = [entry?.treatmentType, entry?.procedure.name, 'Egypt']
  // Names in our own lines do not identify a line as the patient's.
  const answers = trip ? answerTexts(trip).filter((answer) => answer.length > 3 && !names.includes(answer)) : []
  return (text) => {
    if (catalogueTexts.includes(text)) return 'catalogue'
    return answers.some((answer) => text.includes(answer)) ? 'patient' : 'writer'
  }
}

function linesOf(draft: Itinerary): Omit<PlanLine, 'origin'>[] {
  const list = (part: PlanSection, texts: readonly string[]) =>
    texts.map((text, at) => ({ id: `${part}-${at}`, part, text }))
  return [
    ...list('summary', [draft.summary]),
    ...list('before-travel', draft.beforeTravel),
    ...draft.days.flatMap(({ day, details, title }) =>
      [title, ...details].map((text, at) => ({ id: `day-${day}-${at}`, part: 'day' as const, day, text })),
    ),
    ...list('after-return', draft.afterReturn),
    ...list('costs', draft.costNotes),
    ...list('questions', draft.questionsForProvider),
    ...list('team', draft.openPoints),
  ]
}

/** Returns the lines sorted by part and day; lines of the same part and day keep their order. */
export function sortLines(lines: readonly PlanLine[]): PlanLine[] {
  const rank = ({ day = 0, part }: PlanLine) => planSections.indexOf(part) * 1000 + day
  return lines.toSorted((a, b) => rank(a) - rank(b))
}

const sectionNames: Readonly<Record<PlanSection, string>> = {
  summary: 'Your journey',
  'before-travel': 'Before you travel',
  day: 'Day',
  'after-return': 'While you recover, in Egypt and at home',
  costs: 'About costs',
  questions: 'Questions for the provider',
  unknown: 'Not known yet',
  team: 'For the care team',
}

/** Returns the display name of the part that contains a line. */
export function sectionLabel({ day, part }: Pick<PlanLine, 'day' | 'part'>): string {
  return day === undefined ? sectionNames[part] : `Day ${day}`
}

/** A part of a plan as the patient reads it, with the lines that its texts come from. */
export interface PlanSectionLines {
  readonly heading: string
  readonly lines: readonly PlanLine[]
}

/**
 * Returns the sections shown to the patient: each part with its lines, a day under its title. Lines for the care team
 * are left out.
 */
export function sectionsOf(
  lines: readonly PlanLine[],
  dateOf: (day: number) => string | undefined,
): readonly PlanSectionLines[] {
  const sections = Map.groupBy(
    lines.filter(({ part }) => part !== 'team'),
    sectionLabel,
  )
  return [...sections].map(([heading, of]) => {
    const [first, ...others] = of
    if (first?.day === undefined) return { heading, lines: of }
    const date = dateOf(first.day)
    return { heading: `${heading}${date ? ` (${date})` : ''}: ${first.text}`, lines: others }
  })
}
