import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'

/** A field of treatment as the home page shows it. */
export interface HomeField {
  /** As in the list of treatments; chooses emblem and hue. */
  readonly slug: string
  readonly page: SitePath
  readonly name: string
  /** Name of the field in the trip planner. */
  readonly treatmentType: string
}

type Serves = (path: string) => boolean

/**
 * Returns the target of a field's card: its page (HOME-05), or the trip planner with it preselected while there is no
 * page.
 */
export function fieldTarget({ page, treatmentType }: HomeField, serves: Serves = isServed): string {
  return serves(page) ? page : `/trip-planner?treatment=${encodeURIComponent(treatmentType)}`
}

/**
 * Returns the target of 'Explore Treatments': the page of all treatments (HOME-02), or this page's list while there is
 * no such page.
 */
export function treatmentsTarget(onThisPage: string, serves: Serves = isServed): string {
  const page: SitePath = '/medical-tourism'
  return serves(page) ? page : onThisPage
}
