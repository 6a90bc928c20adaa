import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'

/** A field of treatment as the home page shows it. */
export interface HomeField {
  /** As in the list of treatments; chooses emblem and hue. */
  readonly slug: string
  readonly page: SitePath
  readonly name: string
  /** How the trip planner calls it. */
  readonly treatmentType: string
}

type Serves = (path: string) => boolean

/** Where a field's card leads: its own page (HOME-05), or the trip planner with it chosen until there is one. */
export function fieldTarget({ page, treatmentType }: HomeField, serves: Serves = isServed): string {
  return serves(page) ? page : `/trip-planner?treatment=${encodeURIComponent(treatmentType)}`
}

/** Where 'Explore Treatments' leads: the page of all treatments (HOME-02), or those on this page until there is one. */
export function treatmentsTarget(onThisPage: string, serves: Serves = isServed): string {
  const page: SitePath = '/medical-tourism'
  return serves(page) ? page : onThisPage
}
