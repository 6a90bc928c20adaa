import { CalendarClock } from 'lucide-react'

import type { StayTimeline } from './stay-timeline.types.js'
import { stayTimelinesCopy as copy } from './stay-timelines.copy.js'

interface TimelineSummaryProps {
  readonly timeline: StayTimeline
  /** Whether it is known where the person flies from. */
  readonly hasHome: boolean
}

/** How long it takes and when the flight home may be, before the days one by one. */
export function TimelineSummary({ hasHome, timeline }: TimelineSummaryProps) {
  const { entries, flightAllowedDay, isLongFlight, maxNights, minNights, nights } = timeline
  const allowedOn = entries.find(({ day }) => day === flightAllowedDay)?.date ?? null
  return (
    <section aria-labelledby="in-short" className="rounded-panel bg-warm p-6 md:p-8">
      <h2 id="in-short" className="text-[1.625rem]">
        {copy.summary.stay(nights)}
      </h2>
      <ul className="mt-3 grid gap-1.5">
        <li>{copy.summary.common(minNights, maxNights)}</li>
        {minNights !== maxNights && <li data-why-nights="">{whyNights(timeline, hasHome)}</li>}
        <li className="font-semibold">
          {allowedOn === null ? copy.summary.flight(flightAllowedDay) : copy.summary.flightOn(allowedOn)}
        </li>
        <li>{isLongFlight ? copy.summary.long : copy.summary.short}</li>
      </ul>
      <p className="mt-4 text-[0.9375rem] text-ink-2">
        {copy.typical} {!timeline.isReviewed && copy.unreviewed}
      </p>
    </section>
  )
}

/** Which of the nights that providers ask for these are, and why. */
function whyNights({ flightAllowedDay, isLongFlight, nights }: StayTimeline, hasHome: boolean): string {
  if (flightAllowedDay <= nights) return copy.summary.byVisits(nights)
  const why = copy.summary.byFlight(nights, isLongFlight)
  return isLongFlight && !hasHome ? `${why} ${copy.summary.fromAnyPlace}` : why
}

/** What the care team would ask about this stay, said where the day is chosen: weekend, Ramadan, visa, company. */
export function TimelineNotices({ timeline: { notices } }: { readonly timeline: StayTimeline }) {
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="notices" className="mt-6 rounded-panel border-2 border-accent bg-surface p-6 md:p-8">
      <h2 id="notices" className="flex items-center gap-3 text-[1.375rem]">
        <CalendarClock aria-hidden size={24} className="shrink-0 text-accent-text" />
        {copy.notices}
      </h2>
      <ul className="measure mt-3 list-disc ps-5">
        {notices.map(({ kind, text }) => (
          <li key={text} data-notice={kind} className="mt-1.5">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What comes before and after the stay, and whose words all of it is. */
export function TimelineNotes({ timeline }: { readonly timeline: StayTimeline }) {
  return (
    <div className="mt-12 grid gap-10">
      <Notes id="before" title={copy.before} lines={timeline.beforeTravel} />
      <Notes id="after" title={copy.after} lines={timeline.recovery} />
      <Notes id="sources" title={copy.sources} lines={timeline.sources} />
      <p className="text-[0.9375rem] text-ink-2 print:hidden">{copy.print}</p>
    </div>
  )
}

interface NotesProps {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

function Notes({ id, lines, title }: NotesProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.625rem]">
        {title}
      </h2>
      <ul className="measure mt-3 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="mt-1.5">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
