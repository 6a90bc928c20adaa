import { todayInCairo } from '@seneb/contracts/forms/reply-text'
import type { ApprovedPlan } from '@seneb/contracts/forms/plan-text'
import type { FigureSource } from '@seneb/contracts/vocabulary/care-plans'

import { addDays, displayDayWithWeekday } from '../ai-plans/calendar.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import type { Approval } from './care-plan.entity.js'
import { figuresOfLine, type PlanPauses } from './judged-plan.rules.js'
import { sectionsOf, type PlanDocument, type PlanLine } from './plan-document.rules.js'

interface Writing {
  readonly document: PlanDocument
  readonly draft: Itinerary | undefined
  readonly entry: CatalogueEntry | undefined
  readonly rests: PlanPauses
}

/** A plan as its event carries it, but for who approved it. */
export interface WrittenPlan {
  sections: { heading: string; lines: string[] }[]
  sources: string[]
  isDraftedByMachine: boolean
}

/** The same with the id and the sourced figures of each line. */
interface MailedPlan extends WrittenPlan {
  sections: (WrittenPlan['sections'][number] & {
    details: { id: string; figures: { text: string; source: FigureSource }[] }[]
  })[]
}

/** A plan as the patient reads it, but for who approved it. */
export function writtenPlan({ document, draft, entry, rests }: Writing): WrittenPlan {
  const figures = document.lines
    .filter(({ part }) => part !== 'team')
    .flatMap((line) => figuresOfLine(line, rests).flatMap(({ source }) => source ?? []))
  return {
    sections: sectionsOf(document.lines, dateFinder(draft)).map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ text }) => text),
    })),
    sources: sourcesOf(new Set(figures), document.evidence, entry),
    isDraftedByMachine: draft !== undefined,
  }
}

/** Returns the same plan for its event: each line with its id and the sources of its figures. */
export function mailedPlan(writing: Writing): MailedPlan {
  const { document, draft, rests } = writing
  const detailed = sectionsOf(document.lines, dateFinder(draft)).map(({ heading, lines }) => ({
    heading,
    lines: lines.map(({ text }) => text),
    details: lines.map((line) => ({ id: line.id, figures: sourcedFigures(line, rests) })),
  }))
  return { ...writtenPlan(writing), sections: detailed }
}

function sourcedFigures(line: PlanLine, rests: PlanPauses) {
  return figuresOfLine(line, rests).flatMap(({ source, text }) => (source ? [{ text, source }] : []))
}

/** Returns the approvers of a plan with the day of each approval in Cairo. */
export function reviewersOf(approvals: readonly Approval[]): (ApprovedPlan['reviewedBy'][number] & Named)[] {
  return approvals.map(({ at, name, staffId, title }) => ({ staffId, name, title, on: todayInCairo(new Date(at)) }))
}

interface Named {
  readonly staffId: string
}

/**
 * Returns a function that gives the date of each day of the stay when the draft has one; dates of added days are
 * calculated from it.
 */
function dateFinder(draft: Itinerary | undefined): (day: number) => string | undefined {
  const dated = draft?.days.find(({ date }) => date !== undefined)
  return (day) => (dated?.date ? displayDayWithWeekday(addDays(dated.date, day - dated.day)) : undefined)
}

function sourcesOf(
  used: ReadonlySet<FigureSource>,
  evidence: PlanDocument['evidence'],
  entry: CatalogueEntry | undefined,
): string[] {
  const catalogue = entry
    ? `The treatment catalogue of Seneb: ${entry.procedure.name} (${entry.treatmentType})`
    : 'The treatment catalogue of Seneb'
  const sources = [
    ...(used.has('catalogue') ? [catalogue] : []),
    ...(used.has('patient') ? ['What you told us'] : []),
    ...(used.has('reckoned') ? ['Reckoned from the length of the treatment and what you told us'] : []),
    ...(used.has('evidence')
      ? evidence.map(({ link, on, source }) => [source, on, link].filter(Boolean).join(', '))
      : []),
  ]
  return sources.length > 0 ? sources : ['The plan names no figure that needs a source']
}
