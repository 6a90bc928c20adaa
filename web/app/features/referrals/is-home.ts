import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'

const homePaths: readonly string[] = siteRoutes.find(({ row }) => row === 'ROUTE-01')?.paths ?? []

/** True for every path that shows the home page, where a referral is kept but not active (REF-11, REF-23). */
export function isHome(pathname: string): boolean {
  return homePaths.includes(pathname.replace(/(?<=.)\/+$/, ''))
}
