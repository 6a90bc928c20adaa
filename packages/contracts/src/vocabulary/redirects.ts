/** A path without a page, and the page that replaces it (D-33). */
export interface Redirect {
  /** `:name` matches any single path segment. */
  readonly from: string
  /** Path of an existing page; our own pages never link to `from`. */
  readonly to: string
}

/** Paths that redirect with status 301 (D-33, ROUTE-28, ROUTE-29, ROUTE-31). */
export const redirects = [
  { from: '/specialists/cardiac-surgeons', to: '/cardiology-surgery' },
  { from: '/procedures', to: '/medical-tourism' },
  { from: '/cancer-types/:type', to: '/oncology' },
  { from: '/hair-loss-conditions', to: '/hair-transplant' },
  { from: '/obesity-treatments', to: '/bariatric-surgery' },
  { from: '/fertility-procedures/pgt', to: '/ivf-treatment' },
  { from: '/services', to: '/medical-tourism' },
  // Common name of the page, written as a path.
  { from: '/become-ambassador', to: '/affiliate-guide' },
] as const satisfies readonly Redirect[]

/**
 * Returns the target of a path's 301 redirect, or undefined when there is none; a trailing slash makes no difference
 * (D-33).
 */
export function findRedirect(path: string): string | undefined {
  const segments = splitPath(path)
  return redirects.find(({ from }) => matchesPattern(splitPath(from), segments))?.to
}

function matchesPattern(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, i) => part.startsWith(':') || part === segments[i])
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
