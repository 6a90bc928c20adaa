import { redirects } from '@seneb/contracts/vocabulary/redirects'
import { pathsOf, type PageName } from '@seneb/contracts/vocabulary/site-routes'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const homeAliases = pathsOf('home').slice(1)

export default [
  layout('pages/public-layout.tsx', { id: 'public' }, [
    index('pages/home.tsx'),
    // ROUTE-02: the same page; its canonical link names '/' (D-34).
    ...homeAliases.map((path) => route(path, 'pages/home.tsx', { id: `home${path.replace('/', '-')}` })),
    route('budget-estimator', 'pages/budget-estimator.tsx'),
    route('trip-planner', 'pages/trip-planner.tsx'),
    route('newsletter', 'pages/newsletter.tsx'),
    route('newsletter/confirm/:token', 'pages/newsletter-link.tsx', { id: 'newsletter-confirm' }),
    route('newsletter/unsubscribe/:token', 'pages/newsletter-link.tsx', { id: 'newsletter-unsubscribe' }),
    ...pagesOf(['consents'], 'pages/consents.tsx'),
    ...pagesOf(['application-documents'], 'pages/application-documents.tsx'),
    route('r/*', 'pages/referral-redirect.tsx', { id: 'referral-general' }),
    route('t/*', 'pages/referral-redirect.tsx', { id: 'referral-tour-guide' }),
    // One route for /refer and everything below it; one function parses all referral links (D-10).
    route('refer/*', 'pages/refer.tsx'),
    ...pagesOf(['medical-tourism', 'why-egypt'], 'pages/benefits.tsx'),
    ...pagesOf(['our-team'], 'pages/our-team.tsx'),
    ...pagesOf(['our-values'], 'pages/our-values.tsx'),
    ...pagesOf(['blogs', 'news', 'articles'], 'pages/articles.tsx'),
    ...pagesOf(['blog-article', 'news-article'], 'pages/article.tsx'),
    ...pagesOf(['contact'], 'pages/contact.tsx'),
    ...pagesOf(['ambassador-application'], 'pages/become-ambassador.tsx'),
    ...pagesOf(['legal-document'], 'pages/legal-document.tsx'),
    ...pagesOf(['site-map'], 'pages/site-map.tsx'),
    ...pagesOf(['specialty'], 'pages/specialty.tsx'),
    ...pagesOf(['treatment'], 'pages/treatment.tsx'),
    ...pagesOf(['journey-costs'], 'pages/journey-costs.tsx'),
    ...pagesOf(['journey-cost'], 'pages/journey-cost.tsx'),
    ...pagesOf(['quote-check'], 'pages/check-quote.tsx'),
    ...pagesOf(['stay-timelines'], 'pages/stay-timelines.tsx'),
    ...pagesOf(['stay-timeline'], 'pages/stay-timeline.tsx'),
    ...pagesOf(['stay-calendar'], 'pages/stay-calendar.ts'),
    ...pagesOf(['search'], 'pages/search.tsx'),
    route('404', 'pages/not-found.tsx', { id: 'not-found-target' }),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
  ...redirects.map(({ from }) => route(from.slice(1), 'pages/redirect.ts', { id: `from${idOf(from)}` })),
  route('sitemap.xml', 'pages/sitemap-xml.ts'),
  route('robots.txt', 'pages/robots-txt.ts'),
  route('.well-known/security.txt', 'pages/security-txt.ts'),
] satisfies RouteConfig

/** Returns routes with the same component for every path of these pages (D-35). */
function pagesOf(pages: readonly PageName[], file: string): RouteConfigEntry[] {
  return pages.flatMap(pathsOf).map((path) => route(path.slice(1), file, { id: `page${idOf(path)}` }))
}

function idOf(path: string): string {
  return path.replaceAll('/', '-').replaceAll(':', '')
}
