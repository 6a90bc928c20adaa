import type { JourneyCostPageQuery } from '../../graph/generated/graphql.js'

export type JourneyCost = JourneyCostPageQuery['journeyCost']

/** The figures a person may change, in the order of the form. */
export const journeyFields = [
  'units',
  'homePriceUsd',
  'egyptPriceUsd',
  'journeys',
  'flightUsd',
  'nights',
  'nightUsd',
  'reservePercent',
] as const

export type JourneyField = (typeof journeyFields)[number]

/** What was typed, by field; '' where nothing was. */
export type TypedFigures = Readonly<Record<JourneyField, string>>

/** What the page shows for what stands in its address. */
export interface JourneyReading {
  readonly cost: JourneyCost
  readonly typed: TypedFigures
  /** By field, in the form's own words. */
  readonly sentences: Readonly<Record<string, string>>
  /** True when figures of the person's own could not be added up. */
  readonly isUnavailable: boolean
}
