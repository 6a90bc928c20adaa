import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { careDeskCopy as copy } from './care-desk.copy.js'
import { dayNames, type CareDesk, type OpeningHours } from './opening-hours.js'

/** The hours as text that is true at any time; early/care-desk-clock.ts adds the current state. */
export function CareDeskHours({ hours }: { readonly hours: OpeningHours }) {
  return (
    <>
      {openingHoursText(hours)} {copy.inCairo}
      {/* Its only child is text, so that React keeps the early script's changes. */}
      <span
        suppressHydrationWarning
        data-care-desk-now={`${hours.days.join(',')} ${hours.opensAt} ${hours.closesAt}`}
        className="block"
      >
        {''}
      </span>
    </>
  )
}

/** Returns the address that opens a WhatsApp chat with this number. */
function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`
}

/** Email and WhatsApp, if set; sample values are not links, because messages to them are not read. */
export function CareDeskLinks({ careDesk, className }: { readonly careDesk: CareDesk; readonly className: string }) {
  if (careDesk.isSample) {
    return [careDesk.email, careDesk.whatsapp && `${copy.whatsapp} ${careDesk.whatsapp}`].filter(Boolean).map((way) => (
      <li key={way} className="py-2.5 wrap-anywhere">
        {way} ({copy.sample})
      </li>
    ))
  }
  return (
    <>
      {careDesk.email && (
        <li>
          <a href={`mailto:${careDesk.email}`} className={className}>
            {careDesk.email}
          </a>
        </li>
      )}
      {careDesk.whatsapp && (
        <li>
          <a href={whatsappAddress(careDesk.whatsapp)} target="_blank" rel="noopener noreferrer" className={className}>
            {copy.whatsapp} {careDesk.whatsapp}
            <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
          </a>
        </li>
      )}
    </>
  )
}

/** Formats opening days: 'Sunday to Thursday, 09:00–17:00'; consecutive days as a range, others one by one. */
export function openingHoursText({ days, opensAt, closesAt }: OpeningHours): string {
  return `${spansOf(days).join(', ')}, ${opensAt}–${closesAt}`
}

function spansOf(days: readonly number[]): string[] {
  const open = new Set(days)
  if (open.size === dayNames.length) return [copy.everyDay]
  // A range begins after a closed day, so that Saturday to Monday is one range.
  const begins = [...open].filter((day) => !open.has((day + 6) % 7)).sort((a, b) => a - b)
  return begins.map((first) => {
    let last = first
    while (open.has((last + 1) % 7)) last = (last + 1) % 7
    return first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`
  })
}

function nameOf(day: number): string {
  return dayNames[day] ?? ''
}
