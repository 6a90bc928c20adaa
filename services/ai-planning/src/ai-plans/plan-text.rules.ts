import { isValid } from '@seneb/contracts/forms/read-form'
import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { dayOf, displayDayWithWeekday } from './calendar.rules.js'
import type { Itinerary } from './itinerary.js'

/** First line of every plan, so that a draft is not mistaken for advice (D-49). */
export const draftNotice =
  'DRAFT for the care team. Not medical advice, not an offer; not yet reviewed, so not to be sent to a patient as it is.'

type ListName = 'beforeTravel' | 'afterReturn' | 'costNotes' | 'questionsForProvider' | 'openPoints'

const headings: Readonly<Record<ListName, string>> = {
  beforeTravel: 'Before you travel',
  afterReturn: 'While you recover, in Egypt and at home',
  costNotes: 'About costs',
  questionsForProvider: 'Questions for the provider',
  openPoints: 'Open points for the care team',
}
const listNames = Object.keys(headings) as readonly ListName[]
const dayHeading = /^Day (\d{1,4})(?: \(([^()]+)\))?: ?(.*)$/

/** Returns the plan as text, stored in `generated_plan` (PIPE-01). */
export function renderPlanText(plan: Itinerary): string {
  const sections = [
    draftNotice,
    oneLine(plan.summary),
    ...plan.days.map(dayText),
    ...listNames.map((name) => listText(headings[name], plan[name])),
  ]
  return sections.filter(Boolean).join('\n\n')
}

function dayText({ date, day, details, title }: Itinerary['days'][number]): string {
  const when = date ? `Day ${day} (${displayDayWithWeekday(date)})` : `Day ${day}`
  return [`${when}: ${oneLine(title)}`, ...details.map(bullet)].join('\n')
}

function listText(heading: string, lines: readonly string[]): string {
  return lines.length > 0 ? [heading, ...lines.map(bullet)].join('\n') : ''
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim()
const bullet = (line: string) => `- ${oneLine(line)}`

/** Returns the plan parsed from a stored text, even an edited one; undefined when no valid plan remains. */
export function storedPlan(text: string | null): Itinerary | undefined {
  const plan = readPlanText(text ?? '')
  return isValid(itinerary, plan) ? plan : undefined
}

/** Parses the output of `renderPlanText`. Lines outside a section belong to the previous section, or to the summary. */
export function readPlanText(text: string): Itinerary {
  const plan = { summary: '', days: [] as Itinerary['days'], ...emptyLists() }
  let section: string[] | undefined
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '' || line === draftNotice) continue
    const nextSection = startSection(line, plan)
    if (nextSection) section = nextSection
    else if (section) section.push(line.replace(/^- /, ''))
    else plan.summary = `${plan.summary} ${line}`.trim()
  }
  return plan
}

const emptyLists = (): Record<ListName, string[]> => ({
  beforeTravel: [],
  afterReturn: [],
  costNotes: [],
  questionsForProvider: [],
  openPoints: [],
})

/** The lines of the section that this line is the heading of. */
function startSection(line: string, plan: Itinerary): string[] | undefined {
  const list = listNames.find((name) => headings[name] === line)
  if (list) return plan[list]
  const [, day, date, title = ''] = dayHeading.exec(line) ?? []
  if (day === undefined) return undefined
  const details: string[] = []
  plan.days.push({ day: Number(day), ...(date ? dateIn(date) : {}), title, details })
  return details
}

/** Parses 'Tue, Jan 5, 2027' as a calendar day; returns no date when it is invalid. */
function dateIn(shown: string): { readonly date?: string } {
  const at = new Date(`${shown} UTC`)
  return Number.isNaN(at.getTime()) ? {} : { date: dayOf(at) }
}
