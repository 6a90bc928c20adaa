import type { StayTimelineQuery } from '../../graph/generated/graphql.js'

export type StayTimeline = StayTimelineQuery['stayTimeline']
export type TimelineEntry = StayTimeline['entries'][number]

/** Flight day and home place from the address. */
export interface FlightChoice {
  /** YYYY-MM-DD, or the typed text. */
  readonly date: string
  /** A place of the list, or ''. */
  readonly home: string
}

/** Nine in the morning in Cairo, with the time at home. */
export interface TwoClocks {
  readonly cairo: string
  readonly home: string
  readonly city: string
}

/** Content of the page for the values in its address. */
export interface TimelineReading {
  readonly timeline: StayTimeline
  readonly choice: FlightChoice
  /** Error messages of the form, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** Clocks by date; empty without a home. */
  readonly clocks: Readonly<Record<string, TwoClocks>>
  /** True when the days for this flight could not be loaded. */
  readonly isUnavailable: boolean
}
