import { classNames } from '@seneb/ui/class-names'

import type { TimelineEntry, TimelineReading } from './stay-timeline.types.js'
import { stayTimelinesCopy as copy } from './stay-timelines.copy.js'

/** The days in order; beside the first dated visit the clock in Cairo and the clock at home. */
export function TimelineDays({ reading: { clocks, timeline } }: { readonly reading: TimelineReading }) {
  const shown = clocksOnce(timeline.entries, clocks)
  return (
    <ol className="mt-8 border-s-2 border-line">
      {timeline.entries.map((entry) => (
        <Day key={`${entry.day} ${entry.title}`} entry={entry} clocks={shown.get(entry)} />
      ))}
    </ol>
  )
}

type Clocks = TimelineReading['clocks'][string]

/** The two clocks beside the first visit, and again only where they differ: summer time may begin during a stay. */
function clocksOnce(entries: readonly TimelineEntry[], clocks: TimelineReading['clocks']): Map<TimelineEntry, Clocks> {
  const shown = new Map<TimelineEntry, Clocks>()
  let last = ''
  for (const entry of entries) {
    const both = entry.date !== null && hasClocks(entry) ? clocks[entry.date] : undefined
    if (!both) continue
    const words = copy.clocks(both.cairo, both.home, both.city)
    if (words !== last) shown.set(entry, both)
    last = words
  }
  return shown
}

/** A flight has hours of its own, and a span of months has none. */
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
