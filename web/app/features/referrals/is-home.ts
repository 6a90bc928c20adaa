import { withoutTrailingSlashes } from '@seneb/contracts/vocabulary/site-path'
import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'

const homePaths = pathsOf('home')

/** True where no referral is shown, though one may be stored: home and the test page /refer (REF-10, REF-11). */
export function hidesReferral(pathname: string): boolean {
  return isHome(pathname) || isTestPage(pathname)
}

/** True for /refer without a code, whose referral is of the general type (REF-10). */
export function isTestPage(pathname: string): boolean {
  return withoutTrailingSlashes(pathname).toLowerCase() === '/refer'
}

/** True for every path that shows the home page, where a referral is stored but not active (REF-11, REF-23). */
export function isHome(pathname: string): boolean {
  return homePaths.includes(withoutTrailingSlashes(pathname) || '/')
}
