import { classNames } from '@seneb/ui/class-names'
import { CalendarClock } from 'lucide-react'

import type { StayTimeline, TimelineEntry, TimelineReading } from './stay-timeline.types.js'
import { stayTimelinesCopy as copy } from './stay-timelines.copy.js'

/** The days in order; the first dated visit shows the time in Cairo and at home. */
export function TimelineDays({ reading: { clocks, timeline } }: { readonly reading: TimelineReading }) {
  const shown = uniqueClocks(timeline.entries, clocks)
  return (
    <ol className="mt-8 border-s-2 border-line">
      {timeline.entries.map((entry) => (
        <Day key={`${entry.day} ${entry.title}`} entry={entry} clocks={shown.get(entry)} />
      ))}
    </ol>
  )
}

type Clocks = TimelineReading['clocks'][string]

/**
 * Both times at the first visit, and again only when the difference changes, because summer time may begin during a
 * stay.
 */
function uniqueClocks(
  entries: readonly TimelineEntry[],
  clocks: TimelineReading['clocks'],
): Map<TimelineEntry, Clocks> {
  const shown = new Map<TimelineEntry, Clocks>()
  let last = ''
  for (const entry of entries) {
    const both = entry.date !== null && hasClocks(entry) ? clocks[entry.date] : undefined
    if (!both) continue
    const text = copy.clocks(both.cairo, both.home, both.city)
    if (text !== last) shown.set(entry, both)
    last = text
  }
  return shown
}

/** Whether an entry shows both clocks: a flight has specific hours, and a span of months has none. */
function hasClocks({ kind }: TimelineEntry): boolean {
  return kind === 'STEP' || kind === 'TREATMENT'
}

interface DayProps {
  readonly entry: TimelineEntry
  readonly clocks: TimelineReading['clocks'][string] | undefined
}

function Day({ clocks, entry }: DayProps) {
  const { date, day, detail, kind, title, untilDate, untilDay } = entry
  const isTurningPoint = kind === 'TREATMENT' || kind === 'FLIGHT_ALLOWED'
  return (
    <li data-kind={kind} className="relative break-inside-avoid ps-7 pb-8 last:pb-0">
      <span
        aria-hidden
        className={classNames(
          'absolute -start-[9px] top-1.5 size-4 rounded-full border-2 border-ground',
          isTurningPoint ? 'bg-accent' : 'bg-brand',
        )}
      />
      <p className="text-[0.9375rem] text-ink-2">
        <span className="font-semibold text-ink">{untilDay === null ? copy.day(day) : copy.days(day, untilDay)}</span>
        {date !== null && (
          <>
            {' · '}
            <time dateTime={date}>{untilDate === null ? copy.date(date) : copy.range(date, untilDate)}</time>
          </>
        )}
        {copy.kinds[kind] !== '' && <> · {copy.kinds[kind]}</>}
      </p>
      <h3 className="title-3 mt-1">{title}</h3>
      <p className="measure mt-1">{detail}</p>
      {clocks && (
        <p data-clocks="" className="mt-1 text-[0.9375rem] text-ink-2">
          {copy.clocks(clocks.cairo, clocks.home, clocks.city)}
        </p>
      )}
    </li>
  )
}

interface TimelineSummaryProps {
  readonly timeline: StayTimeline
  /** Whether the place of departure is known. */
  readonly hasHome: boolean
}

/** Summarizes the length of the stay and the earliest flight home, before the day-by-day list. */
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
        {minNights !== maxNights && <li data-why-nights="">{nightsReason(timeline, hasHome)}</li>}
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

/** Returns the explanation for the number of nights. */
function nightsReason({ flightAllowedDay, isLongFlight, nights }: StayTimeline, hasHome: boolean): string {
  if (flightAllowedDay <= nights) return copy.summary.byVisits(nights)
  const why = copy.summary.byFlight(nights, isLongFlight)
  return isLongFlight && !hasHome ? `${why} ${copy.summary.fromAnywhere}` : why
}

/**
 * Points the care team would raise about this stay, shown next to the chosen day: weekend, Ramadan, visa, companion.
 */
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

/** Notes about the time before and after the stay, and the sources of all of it. */
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
