/** One screen of the public site with every path that shows it (ROUTE-01..31). */
export interface SiteRoute {
  /** The requirement row. */
  readonly row: string
  /** The first path is the canonical one (D-34, D-35). `:name` is a parameter, `*` anything. */
  readonly paths: readonly [string, ...string[]]
  /** What a link to it is called where no better words stand. */
  readonly label: string
  /** False until the screen exists; nothing links to it before. */
  readonly served: boolean
  /** False for screens that are not named in the public site map. */
  readonly listed: boolean
}

/**
 * Every route of the site, served or still to come. What links, lists or counts pages reads this; paths that lead
 * elsewhere stand in redirects.ts.
 */
export const siteRoutes = [
  {
    row: 'ROUTE-01',
    paths: ['/', '/faq', '/doctors', '/about', '/hospitals', '/packages', '/testimonials'],
    label: 'Home',
    served: true,
    listed: true,
  },
  { row: 'ROUTE-03', paths: ['/r/:id'], label: 'Referral', served: true, listed: false },
  { row: 'ROUTE-04', paths: ['/t/:id'], label: 'Tour guide referral', served: true, listed: false },
  {
    row: 'ROUTE-05',
    paths: ['/refer', '/refer/:id', '/refer/tour/:id'],
    label: 'Referral',
    served: true,
    listed: false,
  },
  { row: 'ROUTE-08', paths: ['/budget-estimator'], label: 'Budget Estimator', served: true, listed: true },
  { row: 'ROUTE-09', paths: ['/trip-planner'], label: 'Trip Planner', served: true, listed: true },
  { row: 'ROUTE-10', paths: ['/medical-tourism'], label: 'Medical Tourism', served: true, listed: true },
  { row: 'ROUTE-11', paths: ['/why-egypt'], label: 'Why Egypt', served: true, listed: true },
  { row: 'ROUTE-12', paths: ['/our-team'], label: 'Our Team', served: true, listed: true },
  { row: 'ROUTE-13', paths: ['/our-values'], label: 'Our Values', served: true, listed: true },
  { row: 'ROUTE-14', paths: ['/blogs'], label: 'Blog', served: true, listed: true },
  { row: 'ROUTE-15', paths: ['/news'], label: 'News', served: true, listed: true },
  { row: 'ROUTE-16', paths: ['/blogs/:slug', '/blog/:slug'], label: 'Article', served: true, listed: false },
  { row: 'ROUTE-17', paths: ['/news/:slug'], label: 'Article', served: true, listed: false },
  { row: 'ROUTE-18', paths: ['/articles'], label: 'Articles', served: true, listed: true },
  {
    row: 'ROUTE-19',
    paths: ['/contact-us', '/contact', '/booking'],
    label: 'Contact Us',
    served: true,
    listed: true,
  },
  {
    row: 'ROUTE-20',
    paths: ['/affiliate-guide', '/become-affiliate-guide', '/affiliate', '/become-tour-guide'],
    label: 'Affiliate Guide',
    served: true,
    listed: true,
  },
  { row: 'ROUTE-21', paths: ['/privacy-policy'], label: 'Privacy Policy', served: true, listed: true },
  { row: 'ROUTE-21', paths: ['/terms-of-service'], label: 'Terms of Service', served: true, listed: true },
  { row: 'ROUTE-21', paths: ['/cookie-policy'], label: 'Cookie Policy', served: true, listed: true },
  { row: 'ROUTE-22', paths: ['/sitemap'], label: 'Site Map', served: true, listed: true },
  { row: 'ROUTE-23', paths: ['/admin', '/admin-panel'], label: 'Admin Panel', served: false, listed: false },
  { row: 'ROUTE-24', paths: ['/bariatric-surgery'], label: 'Bariatric Surgery', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/cardiology-surgery'], label: 'Cardiology', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/dental-care'], label: 'Dental Care', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/ivf-treatment'], label: 'Fertility & IVF', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/oncology'], label: 'Oncology', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/ophthalmology'], label: 'Ophthalmology', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/orthopedic-surgery'], label: 'Orthopedic Surgery', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/cosmetic-surgery'], label: 'Plastic Surgery', served: true, listed: true },
  { row: 'ROUTE-24', paths: ['/hair-transplant'], label: 'Skin & Hair Treatment', served: true, listed: true },
  { row: 'ROUTE-25', paths: ['/404'], label: 'Not found', served: true, listed: false },
  { row: 'ROUTE-27', paths: ['/treatments/:treatment'], label: 'Treatment', served: true, listed: false },
  { row: 'ROUTE-30', paths: ['/search'], label: 'Search', served: true, listed: false },
  {
    // The links of newsletter mails lead here; the specification names no route for them.
    row: 'NEWS-04',
    paths: ['/newsletter', '/newsletter/confirm/:token', '/newsletter/unsubscribe/:token'],
    label: 'Newsletter',
    served: true,
    listed: false,
  },
] as const satisfies readonly SiteRoute[]

/** A path without parameters that some screen answers to, now or later. */
export type SitePath = Exclude<(typeof siteRoutes)[number]['paths'][number], `${string}:${string}`>

const servedPaths = new Set<string>(siteRoutes.filter((route) => route.served).flatMap((route) => route.paths))

/** True when a screen answers at this path, so that it may be linked. */
export function isServed(path: string): boolean {
  return servedPaths.has(path)
}

const servedPatterns = siteRoutes
  .filter((route) => route.served)
  .flatMap((route): readonly string[] => route.paths)
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** True when a link to this path of ours leads to a screen; query and fragment make no difference (D-33). */
export function leadsSomewhere(href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return path === '' || isServed(path) || servedPatterns.some((pattern) => pattern.test(path))
}
