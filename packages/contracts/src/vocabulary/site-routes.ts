/** One page of the public site with every path that shows it (ROUTE-01..31). */
export interface SiteRoute {
  /** Content of the page; pages of one kind, such as the specialties, share a name. */
  readonly page: string
  /** The first path is canonical (D-34, D-35). `:name` is a parameter, `*` matches anything. */
  readonly paths: readonly [string, ...string[]]
  /** Its one name on the site, for every link that names it (docs/registers/glossary.md). */
  readonly label: string
  /** False until the page exists; no link leads to it before. */
  readonly served: boolean
  /** False for screens that are not named in the public site map. */
  readonly listed: boolean
}

/**
 * Every route of the site, already served or planned. Code that links, lists or counts pages reads this; paths that
 * redirect elsewhere are in redirects.ts.
 */
export const siteRoutes = [
  {
    page: 'home',
    paths: ['/', '/faq', '/doctors', '/about', '/hospitals', '/packages', '/testimonials'],
    label: 'Home',
    served: true,
    listed: true,
  },
  { page: 'referral-link', paths: ['/r/:id'], label: 'Referral', served: true, listed: false },
  { page: 'tour-guide-link', paths: ['/t/:id'], label: 'Tour guide referral', served: true, listed: false },
  {
    page: 'referral',
    paths: ['/refer', '/refer/:id', '/refer/tour/:id'],
    label: 'Referral',
    served: true,
    listed: false,
  },
  { page: 'budget-estimator', paths: ['/budget-estimator'], label: 'Cost Estimator', served: true, listed: true },
  { page: 'trip-planner', paths: ['/trip-planner'], label: 'Trip Planner', served: true, listed: true },
  { page: 'medical-tourism', paths: ['/medical-tourism'], label: 'Treatments', served: true, listed: true },
  { page: 'why-egypt', paths: ['/why-egypt'], label: 'Why Egypt', served: true, listed: true },
  { page: 'our-team', paths: ['/our-team'], label: 'Our Team', served: true, listed: true },
  { page: 'our-values', paths: ['/our-values'], label: 'Our Values', served: true, listed: true },
  { page: 'blogs', paths: ['/blogs'], label: 'Blog', served: true, listed: true },
  { page: 'news', paths: ['/news'], label: 'News', served: true, listed: true },
  { page: 'blog-article', paths: ['/blogs/:slug', '/blog/:slug'], label: 'Article', served: true, listed: false },
  { page: 'news-article', paths: ['/news/:slug'], label: 'Article', served: true, listed: false },
  { page: 'articles', paths: ['/articles'], label: 'Articles', served: true, listed: true },
  {
    page: 'contact',
    paths: ['/contact-us', '/contact', '/booking'],
    label: 'Contact Us',
    served: true,
    listed: true,
  },
  {
    page: 'ambassador-application',
    paths: ['/affiliate-guide', '/become-affiliate-guide', '/affiliate', '/become-tour-guide'],
    label: 'Become a Health Access Ambassador',
    served: true,
    listed: true,
  },
  { page: 'legal-document', paths: ['/privacy-policy'], label: 'Privacy Policy', served: true, listed: true },
  { page: 'legal-document', paths: ['/terms-of-service'], label: 'Terms of Service', served: true, listed: true },
  { page: 'legal-document', paths: ['/cookie-policy'], label: 'Cookie Policy', served: true, listed: true },
  { page: 'site-map', paths: ['/sitemap'], label: 'Site Map', served: true, listed: true },
  { page: 'admin-panel', paths: ['/admin', '/admin-panel'], label: 'Admin Panel', served: true, listed: false },
  { page: 'specialty', paths: ['/bariatric-surgery'], label: 'Bariatric Surgery', served: true, listed: true },
  { page: 'specialty', paths: ['/cardiology-surgery'], label: 'Cardiology', served: true, listed: true },
  { page: 'specialty', paths: ['/dental-care'], label: 'Dental Care', served: true, listed: true },
  { page: 'specialty', paths: ['/ivf-treatment'], label: 'Fertility & IVF', served: true, listed: true },
  { page: 'specialty', paths: ['/oncology'], label: 'Oncology', served: true, listed: true },
  { page: 'specialty', paths: ['/ophthalmology'], label: 'Ophthalmology', served: true, listed: true },
  { page: 'specialty', paths: ['/orthopedic-surgery'], label: 'Orthopedic Surgery', served: true, listed: true },
  { page: 'specialty', paths: ['/cosmetic-surgery'], label: 'Plastic Surgery', served: true, listed: true },
  { page: 'specialty', paths: ['/hair-transplant'], label: 'Skin & Hair Treatment', served: true, listed: true },
  { page: 'not-found', paths: ['/404'], label: 'Not found', served: true, listed: false },
  { page: 'treatment', paths: ['/treatments/:treatment'], label: 'Treatment', served: true, listed: false },
  { page: 'journey-costs', paths: ['/costs'], label: 'The whole cost, door to door', served: true, listed: true },
  { page: 'journey-cost', paths: ['/costs/:procedure/:country'], label: 'Costs', served: true, listed: false },
  { page: 'quote-check', paths: ['/check-quote'], label: 'Check a quote', served: true, listed: true },
  { page: 'stay-timelines', paths: ['/timeline'], label: 'Your stay, day by day', served: true, listed: true },
  { page: 'stay-timeline', paths: ['/timeline/:procedure'], label: 'Timeline', served: true, listed: false },
  {
    page: 'stay-calendar',
    paths: ['/timeline/:procedure/calendar'],
    label: 'Timeline for a calendar',
    served: true,
    listed: false,
  },
  { page: 'search', paths: ['/search'], label: 'Search', served: true, listed: false },
  // The link of a receipt leads here; the specification names no route for it.
  { page: 'consents', paths: ['/consents/:token'], label: 'Your consents', served: true, listed: false },
  {
    // Target of the link in the mail that requests documents from an applicant again; the specification names no route
    // for it.
    page: 'application-documents',
    paths: ['/application-documents/:token'],
    label: 'Your documents',
    served: true,
    listed: false,
  },
  {
    // The links of newsletter mails lead here; the specification names no route for them.
    page: 'newsletter',
    paths: ['/newsletter', '/newsletter/confirm/:token', '/newsletter/unsubscribe/:token'],
    label: 'Newsletter',
    served: true,
    listed: false,
  },
  {
    // The link of emails to patients leads here; the specification names no route for it.
    page: 'my-request',
    paths: ['/my-request'],
    label: 'My request',
    served: true,
    listed: false,
  },
  {
    // Address of the form that opens a request by its link, and of a person's copy of their data.
    page: 'my-request-files',
    paths: ['/my-request/open', '/my-request/call.ics', '/my-request/export.json', '/my-request/export.html'],
    label: 'My request',
    served: true,
    listed: false,
  },
] as const satisfies readonly SiteRoute[]

/** Names of the site's pages in code. */
export type PageName = (typeof siteRoutes)[number]['page']

/** Every path that shows a page of this name, its canonical one first. */
export function pathsOf(name: PageName): readonly string[] {
  return siteRoutes.filter(({ page }) => page === name).flatMap(({ paths }): readonly string[] => paths)
}

/** A path without parameters that a page has or will have. */
export type SitePath = Exclude<(typeof siteRoutes)[number]['paths'][number], `${string}:${string}`>

/** Typed as general routes, because the set of served ones changes with the table. */
const allRoutes: readonly SiteRoute[] = siteRoutes
const servedPaths = new Set<string>(allRoutes.filter((route) => route.served).flatMap((route) => route.paths))

/** True when the path has a page, so that links may lead to it. */
export function isServed(path: string): boolean {
  return servedPaths.has(path)
}

const servedPatterns = allRoutes
  .filter((route) => route.served)
  .flatMap((route) => route.paths)
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** True when a link to this path of ours leads to a screen; query and fragment make no difference (D-33). */
export function leadsSomewhere(href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return path === '' || isServed(path) || servedPatterns.some((pattern) => pattern.test(path))
}
