import { withoutEndSlashes } from '@seneb/contracts/vocabulary/site-path'
import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'

const homePaths = pathsOf('home')

/** True for every path that shows the home page, where a referral is stored but not active (REF-11, REF-23). */
export function isHome(pathname: string): boolean {
  return homePaths.includes(withoutEndSlashes(pathname) || '/')
}
