import { careTeamZone, slotInZone, timeSlots } from '@seneb/contracts/vocabulary/contact-options'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

import { openingHoursOf } from '../site/care-desk.rules.js'

/** Returns a sentence about the fault of opening hours and how to mend it; undefined for hours that can be kept. */
export function openingHoursError(value: string): string | undefined {
  const hours = openingHoursOf(value)
  if (!hours) return 'Please write the hours as in "Sun-Sat 10:00-22:00"'
  const { from, until } = offered()
  if (hours.opensAt > from || hours.closesAt < until)
    return `People may choose to be called from ${from} to ${until} in Cairo, so the desk has to be there then; these are ${hours.opensAt} to ${hours.closesAt}`
  const closed = maxPauseHours(hours)
  if (closed > promisedReplyHours)
    return `An answer is promised within ${promisedReplyHours} hours, and the desk would be closed for ${closed} hours at a stretch`
  return undefined
}

/** From when until when the slots of the contact form lie in Cairo, in winter and in summer. */
function offered(): { readonly from: string; readonly until: string } {
  const spans = ['2027-01-05', '2027-07-05'].flatMap((day) =>
    timeSlots.map((slot) => slotInZone(slot, day, careTeamZone).split('–')),
  )
  const times = spans.flat().toSorted()
  return { from: times[0] ?? '', until: times.at(-1) ?? '' }
}

interface Hours {
  readonly days: readonly number[]
  readonly opensAt: string
  readonly closesAt: string
}

/** The longest time from closing to opening, over the end of the week too. */
function maxPauseHours({ closesAt, days, opensAt }: Hours): number {
  const overnight = 24 - (hoursOf(closesAt) - hoursOf(opensAt))
  const closedDays = days.map((day, at) => ((days[at + 1] ?? (days[0] ?? 0) + 7) - day - 1) * 24)
  return Math.max(...closedDays) + overnight
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
