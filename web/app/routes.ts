import { redirects } from '@seneb/contracts/vocabulary/redirects'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const homeAliases = siteRoutes.find(({ row }) => row === 'ROUTE-01')?.paths.slice(1) ?? []

export default [
  layout('pages/screen.tsx', [
    index('pages/home.tsx'),
    // ROUTE-02: the same screen; its canonical link names '/' (D-34).
    ...homeAliases.map((path) => route(path, 'pages/home.tsx', { id: `home${path.replace('/', '-')}` })),
    route('budget-estimator', 'pages/budget-estimator.tsx'),
    route('trip-planner', 'pages/trip-planner.tsx'),
    route('newsletter', 'pages/newsletter.tsx'),
    route('newsletter/confirm/:token', 'pages/confirm-newsletter.tsx'),
    route('newsletter/unsubscribe/:token', 'pages/unsubscribe-newsletter.tsx'),
    route('r/*', 'pages/referral-redirect.tsx', { id: 'referral-general' }),
    route('t/*', 'pages/referral-redirect.tsx', { id: 'referral-tour-guide' }),
    // One screen for /refer and everything below it; the grammar of links is one function (D-10).
    route('refer/*', 'pages/refer.tsx'),
    ...screensOf(['ROUTE-10', 'ROUTE-11'], 'pages/benefits.tsx'),
    ...screensOf(['ROUTE-12'], 'pages/our-team.tsx'),
    ...screensOf(['ROUTE-13'], 'pages/our-values.tsx'),
    ...screensOf(['ROUTE-14', 'ROUTE-15', 'ROUTE-18'], 'pages/articles.tsx'),
    ...screensOf(['ROUTE-16', 'ROUTE-17'], 'pages/article.tsx'),
    ...screensOf(['ROUTE-19'], 'pages/contact.tsx'),
    ...screensOf(['ROUTE-20'], 'pages/become-ambassador.tsx'),
    ...screensOf(['ROUTE-21'], 'pages/legal-document.tsx'),
    ...screensOf(['ROUTE-22'], 'pages/site-map.tsx'),
    ...screensOf(['ROUTE-24'], 'pages/specialty.tsx'),
    ...screensOf(['ROUTE-27'], 'pages/treatment.tsx'),
    ...screensOf(['ROUTE-30'], 'pages/search.tsx'),
    route('404', 'pages/not-found.tsx', { id: 'not-found-target' }),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
  ...redirects.map(({ from }) => route(from.slice(1), 'pages/moved.ts', { id: `moved${idOf(from)}` })),
  route('sitemap.xml', 'pages/sitemap-xml.ts'),
  route('robots.txt', 'pages/robots-txt.ts'),
] satisfies RouteConfig

/** One screen for every path of these rows of the registry (D-35). */
function screensOf(rows: readonly string[], file: string): RouteConfigEntry[] {
  const paths = siteRoutes.filter(({ row }) => rows.includes(row)).flatMap((entry): readonly string[] => entry.paths)
  return paths.map((path) => route(path.slice(1), file, { id: `screen${idOf(path)}` }))
}

function idOf(path: string): string {
  return path.replaceAll('/', '-').replaceAll(':', '')
}
