import { withoutEndSlashes } from './site-path.js'
import { siteRoutes } from './site-routes.js'

/** What the first-party collector counts (ANA-01..04, CONS-11). */
export const pageEventNames = [
  'page_view',
  'scroll_depth',
  'time_on_page',
  'referral_view',
  'referral_processed',
  'referral_processing_error',
  'referral_exception',
  'consent_loaded_from_storage',
  'consent_accepted_all',
  'consent_preferences_saved',
] as const
export type PageEventName = (typeof pageEventNames)[number]

/** How far down a page was read, in percent (ANA-02). */
export const scrollMilestones = [25, 50, 75, 100] as const
/** How long a page was looked at, in seconds (ANA-03). */
export const timeMilestones = [30, 60, 120, 300] as const

/** The milestones that an event has to name one of; the other events have none. */
export const milestonesOf: Readonly<Partial<Record<string, readonly number[]>>> = {
  scroll_depth: scrollMilestones,
  time_on_page: timeMilestones,
}

/** A page by the first path of its route, parameters unfilled, so that no name holds an id or a slug (D-70). */
export type PageName = (typeof siteRoutes)[number]['paths'][0]
export const pageNames: readonly PageName[] = siteRoutes.map(({ paths }) => paths[0])

const unknownPage = '/404' satisfies PageName

const patterns = siteRoutes.flatMap(({ paths }) =>
  paths.map((path) => ({ name: paths[0], isFixed: !path.includes(':'), matches: patternOf(path) })),
)
// A path that stands in the registry as it is comes before one that only fits a parameter.
const inOrder = patterns.toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed))

/** The name under which a path of the site is counted; what no route shows is the 404 page (ANA-01, D-70). */
export function pageNameOf(path: string): PageName {
  const plain = withoutEndSlashes(path) || '/'
  return inOrder.find(({ matches }) => matches.test(plain))?.name ?? unknownPage
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`)
}
