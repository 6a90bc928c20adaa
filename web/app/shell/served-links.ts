import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'

export interface SiteLink {
  readonly label: string
  readonly to: SitePath
}

/** Returns only links to existing pages (D-33). */
export function servedLinks<L extends SiteLink>(links: readonly L[]): readonly L[] {
  return links.filter(({ to }) => isServed(to))
}
