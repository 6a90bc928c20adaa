import type { FlightChoice, StayTimeline } from './stay-timeline.types.js'

interface TypeOfProcedures {
  readonly slug: string
  readonly procedures: readonly { readonly slug: string }[]
}

/** Returns the path of a procedure's timeline; undefined for one that is not offered, and for 'Other'. */
export function timelinePathOf(
  procedure: string | null | undefined,
  types: readonly TypeOfProcedures[],
): string | undefined {
  const hasTimeline = types.some(
    ({ procedures, slug }) => slug !== 'other' && procedures.some((one) => one.slug === procedure),
  )
  return hasTimeline ? `/timeline/${procedure}` : undefined
}

/** Returns the path of the same days as a calendar file. */
export function calendarPathOf(path: string, { date, home }: FlightChoice): string {
  return `${path}/calendar?${new URLSearchParams(home === '' ? { date } : { date, home })}`
}

/** Returns the address of the trip planner with the answers that this stay provides. */
export function planPathOf(
  timeline: StayTimeline,
  { date, country }: { readonly date: string; readonly country: string },
) {
  const { nights, procedureName, treatmentType } = timeline
  const stay = { travelDate: date, from: country, nights: String(nights) }
  const answers = { treatment: treatmentType, medicalProcedure: procedureName, ...(date === '' ? {} : stay) }
  const entries = Object.entries(answers).filter(([, value]) => value !== '')
  return `/trip-planner?${new URLSearchParams(entries)}`
}
