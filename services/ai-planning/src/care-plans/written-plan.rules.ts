import { todayInCairo } from '@seneb/contracts/forms/reply-text'
import type { ApprovedPlan } from '@seneb/contracts/forms/plan-text'
import type { FigureSource } from '@seneb/contracts/vocabulary/care-plans'

import { addDays, displayDayWithWeekday } from '../ai-plans/calendar.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import type { Approval } from './care-plan.entity.js'
import { figuresOfLine, type PlanBases } from './judged-plan.rules.js'
import { sectionsOf, type PlanDocument, type PlanLine } from './plan-document.rules.js'

interface WrittenPlanInput {
  readonly document: PlanDocument
  readonly draft: Itinerary | undefined
  readonly entry: CatalogueEntry | undefined
  readonly bases: PlanBases
}

/** A plan as in its event, without its approvers. */
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
export function toWrittenPlan({ document, draft, entry, bases }: WrittenPlanInput): WrittenPlan {
  const figures = document.lines
    .filter(({ part }) => part !== 'team')
    .flatMap((line) => figuresOfLine(line, bases).flatMap(({ source }) => source ?? []))
  return {
    sections: sectionsOf(document.lines, createDateFinder(draft)).map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ text }) => text),
    })),
    sources: sourcesOf(new Set(figures), document.evidence, entry),
    isDraftedByMachine: draft !== undefined,
  }
}

/** Returns the same plan for its event: each line with its id and the sources of its figures. */
export function mailedPlan(writing: WrittenPlanInput): MailedPlan {
  const { document, draft, bases } = writing
  const detailed = sectionsOf(document.lines, createDateFinder(draft)).map(({ heading, lines }) => ({
    heading,
    lines: lines.map(({ text }) => text),
    details: lines.map((line) => ({ id: line.id, figures: sourcedFigures(line, bases) })),
  }))
  return { ...toWrittenPlan(writing), sections: detailed }
}

function sourcedFigures(line: PlanLine, bases: PlanBases) {
  return figuresOfLine(line, bases).flatMap(({ source, text }) => (source ? [{ text, source }] : []))
}

/** Returns the approvers of a plan with the day of each approval in Cairo. */
export function reviewersOf(approvals: readonly Approval[]): (ApprovedPlan['reviewedBy'][number] & StaffRef)[] {
  return approvals.map(({ at, name, staffId, title }) => ({ staffId, name, title, on: todayInCairo(new Date(at)) }))
}

interface StaffRef {
  readonly staffId: string
}

/**
 * Returns a function that gives the date of each day of the stay when the draft has one; dates of added days are
 * calculated from it.
 */
function createDateFinder(draft: Itinerary | undefined): (day: number) => string | undefined {
  const datedDay = draft?.days.find(({ date }) => date !== undefined)
  return (day) => (datedDay?.date ? displayDayWithWeekday(addDays(datedDay.date, day - datedDay.day)) : undefined)
}

function sourcesOf(
  usedSources: ReadonlySet<FigureSource>,
  evidence: PlanDocument['evidence'],
  entry: CatalogueEntry | undefined,
): string[] {
  const catalogue = entry
    ? `The treatment catalogue of Seneb: ${entry.procedure.name} (${entry.treatmentType})`
    : 'The treatment catalogue of Seneb'
  const sources = [
    ...(usedSources.has('catalogue') ? [catalogue] : []),
    ...(usedSources.has('patient') ? ['What you told us'] : []),
    ...(usedSources.has('reckoned') ? ['Reckoned from the length of the treatment and what you told us'] : []),
    ...(usedSources.has('evidence')
      ? evidence.map(({ link, on, source }) => [source, on, link].filter(Boolean).join(', '))
      : []),
  ]
  return sources.length > 0 ? sources : ['The plan names no figure that needs a source']
}
