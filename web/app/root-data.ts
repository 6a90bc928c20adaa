import type { SiteSettings } from './shell/site-settings.js'

/** What every page may know: loaded once by the root. */
export interface RootData {
  readonly settings: SiteSettings
  readonly siteOrigin: string
  /** Scheme and host that scripts, styles, fonts and pictures come from; empty: the site's own (SHELL-28). */
  readonly assetOrigin: string
  readonly year: number
}

interface MatchWithData {
  readonly id: string
  readonly loaderData?: unknown
}

/** The site's origin out of the matches a page's `meta` is given. */
export function siteOriginOf(matches: readonly (MatchWithData | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root?.siteOrigin ?? ''
}
