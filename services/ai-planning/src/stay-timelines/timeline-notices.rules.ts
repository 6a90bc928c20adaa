import type { timelineNoticeKinds } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { companionAdvice } from '@seneb/contracts/vocabulary/companion-procedures'
import { feastsBetween, isWeekendInEgypt, visaNights } from '@seneb/contracts/vocabulary/egypt-calendar'

import { displayDayWithWeekday } from '../ai-plans/calendar.rules.js'
import { needsOpenClinic } from '../ai-plans/open-points.rules.js'
import { dateOfDay, type Stay } from '../ai-plans/stay.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import type { TimelineEntry } from './timeline-entry.js'

/** What a person should know before they settle on a treatment or a day. */
export interface TimelineNotice {
  readonly kind: (typeof timelineNoticeKinds)[number]
  readonly text: string
}

/** What the care team is told of a stay, told to the person who chooses its day, by the same rules. */
export function noticesOf(
  entries: readonly TimelineEntry[],
  { procedure }: CatalogueEntry,
  stay: Stay,
): TimelineNotice[] {
  const company = companionAdvice(procedure)
  return [
    ...weekendNotices(entries),
    ...feastNotices(stay),
    ...(stay.nights > visaNights ? [visaNotice(stay.nights)] : []),
    ...(company === undefined ? [] : [{ kind: 'COMPANION', text: company } as const]),
  ]
}

function weekendNotices(entries: readonly TimelineEntry[]): TimelineNotice[] {
  const onWeekend = entries.flatMap(({ date, kind, title }) =>
    date !== null && isWeekendInEgypt(date) && needsOpenClinic(title)
      ? [{ kind, day: displayDayWithWeekday(date) }]
      : [],
  )
  const daysOf = (wanted: TimelineEntry['kind']) =>
    onWeekend.filter(({ kind }) => kind === wanted).map(({ day }) => day)
  const [treatment] = daysOf('TREATMENT')
  const visits = daysOf('STEP')
  const weekend = 'Friday and Saturday are the weekend in Egypt'
  return [
    ...(treatment === undefined
      ? []
      : [
          notice(
            'WEEKEND',
            `The treatment would be on ${treatment}. ${weekend}, so the provider may need another day.`,
          ),
        ]),
    ...(visits.length === 0
      ? []
      : [notice('WEEKEND', `${weekend}. Ask whether the clinic can see you on ${visits.join('; ')}.`)]),
  ]
}

function feastNotices(stay: Stay): TimelineNotice[] {
  const [first, last] = [dateOfDay(stay, 1), dateOfDay(stay, stay.nights + 1)]
  const feasts = first && last ? feastsBetween(first, last) : []
  if (feasts.length === 0) return []
  const treatment = stay.treatmentDay === undefined ? undefined : dateOfDay(stay, stay.treatmentDay)
  const [during] = treatment ? feastsBetween(treatment, treatment) : []
  const others = feasts.filter((feast) => feast !== during)
  const facts = [
    ...(during ? [`The treatment would be in the time of ${during}.`] : []),
    ...(others.length > 0 ? [`Your stay includes ${others.join(' and ')}.`] : []),
  ]
  const advice =
    'Many clinics then open for fewer hours or close: have every appointment confirmed. The dates follow the moon and may shift by a day.'
  return [notice('FEAST', `${facts.join(' ')} ${advice}`)]
}

function visaNotice(nights: number): TimelineNotice {
  return notice(
    'VISA',
    `${nights} nights are more than the ${visaNights} days that a tourist visa commonly allows. Ask the Egyptian embassy for the right visa before you book.`,
  )
}

function notice(kind: TimelineNotice['kind'], text: string): TimelineNotice {
  return { kind, text }
}
