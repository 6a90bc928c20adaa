import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

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
    route('404', 'pages/not-found.tsx', { id: 'not-found-target' }),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig
