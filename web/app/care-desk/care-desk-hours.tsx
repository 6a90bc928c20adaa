import { careDeskCopy as copy } from './care-desk.copy.js'
import type { OpeningHours } from './care-desk.types.js'
import { openingHoursText } from './opening-hours.js'

/** The hours in words that are true at any time; early/care-desk-clock.ts adds what they mean now. */
export function CareDeskHours({ hours }: { readonly hours: OpeningHours }) {
  return (
    <>
      {openingHoursText(hours)} {copy.inCairo}
      {/* Its one child is a text, so that React leaves alone what the early script has written in here. */}
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
