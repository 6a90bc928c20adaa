import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'

export interface SiteLink {
  readonly label: string
  readonly to: SitePath
}

/** Only links whose page exists; nothing points into the void (D-33). */
export function servedLinks<L extends SiteLink>(links: readonly L[]): readonly L[] {
  return links.filter(({ to }) => isServed(to))
}
