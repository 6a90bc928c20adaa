import type { StayTimelineQuery } from '../../graph/generated/graphql.js'

export type StayTimeline = StayTimelineQuery['stayTimeline']
export type TimelineEntry = StayTimeline['entries'][number]

/** Flight day and home place from the address. */
export interface FlightChoice {
  /** YYYY-MM-DD, or what was typed. */
  readonly date: string
  /** A place of the list of homes, or ''. */
  readonly home: string
}

/** Nine in the morning in Cairo, and what the clock at home shows then. */
export interface TwoClocks {
  readonly cairo: string
  readonly home: string
  readonly city: string
}

/** Content of the page for the values in its address. */
export interface TimelineReading {
  readonly timeline: StayTimeline
  readonly choice: FlightChoice
  /** By field, in the form's own words. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** By date; empty without a home. */
  readonly clocks: Readonly<Record<string, TwoClocks>>
  /** True when the days for this flight could not be had. */
  readonly isUnavailable: boolean
}
