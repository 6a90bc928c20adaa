import { displayDayWithWeekday } from './calendar.rules.js'
import type { Itinerary } from './itinerary.js'

/** First line of every plan: nobody may take a draft for advice (D-49). */
export const draftNotice =
  'DRAFT for the care team. Not medical advice, not an offer; not yet reviewed, so not to be sent to a patient as it is.'

/** The plan as text, which is what `generated_plan` stores (PIPE-01). */
export function renderPlanText(plan: Itinerary): string {
  const sections = [
    draftNotice,
    plan.summary,
    ...plan.days.map(dayText),
    listText('Before you travel', plan.beforeTravel),
    listText('After your return', plan.afterReturn),
    listText('About costs', plan.costNotes),
    listText('Questions for the provider', plan.questionsForProvider),
    listText('Open points for the care team', plan.openPoints),
  ]
  return sections.filter(Boolean).join('\n\n')
}

function dayText({ date, day, details, title }: Itinerary['days'][number]): string {
  const when = date ? `Day ${day} (${displayDayWithWeekday(date)})` : `Day ${day}`
  return [`${when}: ${title}`, ...details.map(bullet)].join('\n')
}

function listText(heading: string, lines: readonly string[]): string {
  return lines.length > 0 ? [heading, ...lines.map(bullet)].join('\n') : ''
}

const bullet = (line: string) => `- ${line}`
