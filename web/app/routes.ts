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
    ...routesFor(['consents'], 'pages/consents.tsx'),
    ...routesFor(['application-documents'], 'pages/application-documents.tsx'),
    route('r/*', 'pages/referral-redirect.tsx', { id: 'referral-general' }),
    route('t/*', 'pages/referral-redirect.tsx', { id: 'referral-tour-guide' }),
    // One route for /refer and everything below it; one function parses all referral links (D-10).
    route('refer/*', 'pages/refer.tsx'),
    ...routesFor(['medical-tourism', 'why-egypt'], 'pages/benefits.tsx'),
    ...routesFor(['our-team'], 'pages/our-team.tsx'),
    ...routesFor(['our-values'], 'pages/our-values.tsx'),
    ...routesFor(['blogs', 'news', 'articles'], 'pages/articles.tsx'),
    ...routesFor(['blog-article', 'news-article'], 'pages/article.tsx'),
    ...routesFor(['contact'], 'pages/contact.tsx'),
    ...routesFor(['ambassador-application'], 'pages/become-ambassador.tsx'),
    ...routesFor(['legal-document'], 'pages/legal-document.tsx'),
    ...routesFor(['site-map'], 'pages/site-map.tsx'),
    ...routesFor(['specialty'], 'pages/specialty.tsx'),
    ...routesFor(['treatment'], 'pages/treatment.tsx'),
    ...routesFor(['journey-costs'], 'pages/journey-costs.tsx'),
    ...routesFor(['journey-cost'], 'pages/journey-cost.tsx'),
    ...routesFor(['quote-check'], 'pages/check-quote.tsx'),
    ...routesFor(['stay-timelines'], 'pages/stay-timelines.tsx'),
    ...routesFor(['stay-timeline'], 'pages/stay-timeline.tsx'),
    ...routesFor(['stay-calendar'], 'pages/stay-calendar.ts'),
    ...routesFor(['search'], 'pages/search.tsx'),
    route('404', 'pages/not-found.tsx', { id: 'not-found-target' }),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
  layout('pages/personal-layout.tsx', { id: 'personal' }, [
    ...routesFor(['my-request'], 'pages/my-request.tsx'),
    route('my-request/open', 'pages/my-request-open.ts'),
    route('my-request/call.ics', 'pages/my-request-call.ts'),
    route('my-request/export.json', 'pages/my-request-export.ts', { id: 'my-request-json' }),
    route('my-request/export.html', 'pages/my-request-export.ts', { id: 'my-request-html' }),
  ]),
  ...redirects.map(({ from }) => route(from.slice(1), 'pages/redirect.ts', { id: `from${routeId(from)}` })),
  route('sitemap.xml', 'pages/sitemap-xml.ts'),
  route('robots.txt', 'pages/robots-txt.ts'),
  route('.well-known/security.txt', 'pages/security-txt.ts'),
] satisfies RouteConfig

/** Returns routes with the same component for every path of these pages (D-35). */
function routesFor(pages: readonly PageName[], file: string): RouteConfigEntry[] {
  return pages.flatMap(pathsOf).map((path) => route(path.slice(1), file, { id: `page${routeId(path)}` }))
}

function routeId(path: string): string {
  return path.replaceAll('/', '-').replaceAll(':', '')
}
