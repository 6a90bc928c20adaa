import { redirects } from '@seneb/contracts/vocabulary/redirects'
import { pathsOf, type PageName } from '@seneb/contracts/vocabulary/site-routes'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const homeAliases = pathsOf('home').slice(1)

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
    ...screensOf(['medical-tourism', 'why-egypt'], 'pages/benefits.tsx'),
    ...screensOf(['our-team'], 'pages/our-team.tsx'),
    ...screensOf(['our-values'], 'pages/our-values.tsx'),
    ...screensOf(['blogs', 'news', 'articles'], 'pages/articles.tsx'),
    ...screensOf(['blog-article', 'news-article'], 'pages/article.tsx'),
    ...screensOf(['contact'], 'pages/contact.tsx'),
    ...screensOf(['ambassador-application'], 'pages/become-ambassador.tsx'),
    ...screensOf(['legal-document'], 'pages/legal-document.tsx'),
    ...screensOf(['site-map'], 'pages/site-map.tsx'),
    ...screensOf(['specialty'], 'pages/specialty.tsx'),
    ...screensOf(['treatment'], 'pages/treatment.tsx'),
    ...screensOf(['search'], 'pages/search.tsx'),
    route('404', 'pages/not-found.tsx', { id: 'not-found-target' }),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
  ...redirects.map(({ from }) => route(from.slice(1), 'pages/moved.ts', { id: `moved${idOf(from)}` })),
  route('sitemap.xml', 'pages/sitemap-xml.ts'),
  route('robots.txt', 'pages/robots-txt.ts'),
] satisfies RouteConfig

/** One screen for every path of these pages (D-35). */
function screensOf(pages: readonly PageName[], file: string): RouteConfigEntry[] {
  return pages.flatMap(pathsOf).map((path) => route(path.slice(1), file, { id: `screen${idOf(path)}` }))
}

function idOf(path: string): string {
  return path.replaceAll('/', '-').replaceAll(':', '')
}
