import { withoutTrailingSlashes } from './site-path.js'
import { siteRoutes } from './site-routes.js'

/** Loading and response metrics of a page, named as in Core Web Vitals (D-39). */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type VitalName = (typeof vitalNames)[number]

/** Events counted by the first-party collector (ANA-01..04, CONS-11, D-39). */
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
  ...vitalNames,
] as const

/** Scroll depth of a page in percent (ANA-02). */
export const scrollMilestones = [25, 50, 75, 100] as const
/** Viewing time of a page in seconds (ANA-03). */
export const timeMilestones = [30, 60, 120, 300] as const

/** Last bound of a vital, for all values above the previous bound. */
export const beyondVitalBounds = 1_000_000

/**
 * Bounds of the counting intervals of a vital: a value counts toward the first bound that is not below it. In
 * milliseconds; for CLS in thousandths. A page sends the bound and not the value, so a day's counts contain all
 * available data (D-39, D-70).
 */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000, beyondVitalBounds],
  inp: [50, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000, beyondVitalBounds],
  cls: [1, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000, beyondVitalBounds],
  ttfb: [100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 2500, 4000, beyondVitalBounds],
}

/** The bound that a measured value counts to. */
export function vitalBoundOf(name: VitalName, value: number): number {
  return vitalBounds[name].find((bound) => value <= bound) ?? beyondVitalBounds
}

/** Milestones of an event that requires one; the other events have none. */
export const milestonesOf: Readonly<Partial<Record<string, readonly number[]>>> = {
  ...vitalBounds,
  scroll_depth: scrollMilestones,
  time_on_page: timeMilestones,
}

/**
 * A page, named by the first path of its route with parameters unfilled, so that no name holds an id or a slug (D-70).
 */
export type PageName = (typeof siteRoutes)[number]['paths'][0]
export const pageNames: readonly PageName[] = siteRoutes.map(({ paths }) => paths[0])

const unknownPage = '/404' satisfies PageName

const patterns = siteRoutes.flatMap(({ paths }) =>
  paths.map((path) => ({ name: paths[0], isFixed: !path.includes(':'), matches: patternOf(path) })),
)
// Exact paths of the registry precede paths with parameters.
const inOrder = patterns.toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed))

/** Returns the name under which a path is counted; paths without a route count as the 404 page (ANA-01, D-70). */
export function pageNameOf(path: string): PageName {
  const plain = withoutTrailingSlashes(path) || '/'
  return inOrder.find(({ matches }) => matches.test(plain))?.name ?? unknownPage
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`)
}
