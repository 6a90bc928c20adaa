import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

import { emptySiteSettings, type SiteSettings } from './shell/site-settings.js'

/** Data available to every page, loaded once by the root. */
export interface RootData {
  readonly settings: SiteSettings
  /** Current versions of the legal documents; undefined while they are unavailable. */
  readonly legalVersions: LegalVersionsShown | undefined
  readonly siteOrigin: string
  /** Scheme and host of scripts, styles, fonts and pictures; empty means the site's own (SHELL-28). */
  readonly assetOrigin: string
  readonly year: number
}

interface MatchWithData {
  readonly id: string
  readonly loaderData?: unknown
}

type Matches = readonly (MatchWithData | undefined)[]

function rootDataOf(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}

/** Returns the site's origin from the matches passed to a page's `meta`. */
export function siteOriginOf(matches: Matches): string {
  return rootDataOf(matches)?.siteOrigin ?? ''
}

/** Returns the site settings of the owner from the root data. */
export function siteSettingsOf(matches: Matches): SiteSettings {
  return rootDataOf(matches)?.settings ?? emptySiteSettings
}
