import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { DeskFailure, PageFailure } from './shell/desk-failure.js'
import { DeskFrame } from './shell/desk-frame.js'
import { deskBase } from './paths/desk-path.js'

/** Pages behind the sign-in; each is loaded when it is opened. */
const pages: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./pages/today.js')).TodayPage }) },
  {
    path: '/enquiries',
    lazy: async () => ({ Component: (await import('./pages/enquiries.js')).EnquiriesPage }),
    children: [{ path: ':id', lazy: async () => ({ Component: (await import('./pages/enquiry.js')).EnquiryPage }) }],
  },
  {
    path: '/unmatched-emails',
    lazy: async () => ({ Component: (await import('./pages/unmatched-emails.js')).UnmatchedEmailsPage }),
  },
  { path: '/plans', lazy: async () => ({ Component: (await import('./pages/plans.js')).PlansPage }) },
  { path: '/plans/:id', lazy: async () => ({ Component: (await import('./pages/plan.js')).PlanPage }) },
  { path: '/quality', lazy: async () => ({ Component: (await import('./pages/quality.js')).QualityPage }) },
  { path: '/templates', lazy: async () => ({ Component: (await import('./pages/templates.js')).TemplatesPage }) },
  {
    path: '/templates/new',
    lazy: async () => ({ Component: (await import('./pages/new-template.js')).NewTemplatePage }),
  },
  {
    path: '/templates/:key',
    lazy: async () => ({ Component: (await import('./pages/template.js')).TemplatePage }),
  },
  { path: '/claims', lazy: async () => ({ Component: (await import('./pages/claims.js')).ClaimsPage }) },
  { path: '/catalogue', lazy: async () => ({ Component: (await import('./pages/catalogue.js')).CataloguePage }) },
  {
    path: '/catalogue/:kind/:key',
    lazy: async () => ({ Component: (await import('./pages/catalogue-entry.js')).CatalogueEntryPage }),
  },
  { path: '/content', lazy: async () => ({ Component: (await import('./pages/content.js')).ContentPage }) },
  {
    path: '/content/:kind/:key',
    lazy: async () => ({ Component: (await import('./pages/content-text.js')).ContentTextPage }),
  },
  { path: '/prices', lazy: async () => ({ Component: (await import('./pages/prices.js')).PricesPage }) },
  {
    path: '/prices/changes',
    lazy: async () => ({ Component: (await import('./pages/price-changes.js')).PriceChangesPage }),
  },
  {
    path: '/prices/changes/:id',
    lazy: async () => ({ Component: (await import('./pages/price-change.js')).PriceChangePage }),
  },
  {
    path: '/prices/:country/:item',
    lazy: async () => ({ Component: (await import('./pages/price.js')).PricePage }),
  },
  { path: '/newsletter', lazy: async () => ({ Component: (await import('./pages/newsletter.js')).NewsletterPage }) },
  {
    path: '/newsletter/:id',
    lazy: async () => ({ Component: (await import('./pages/newsletter-issue.js')).NewsletterIssuePage }),
  },
  { path: '/subscribers', lazy: async () => ({ Component: (await import('./pages/subscribers.js')).SubscribersPage }) },
  { path: '/promise', lazy: async () => ({ Component: (await import('./pages/promise.js')).PromisePage }) },
  {
    path: '/ambassadors',
    lazy: async () => ({ Component: (await import('./pages/ambassadors.js')).AmbassadorsPage }),
  },
  {
    path: '/ambassadors/all',
    lazy: async () => ({ Component: (await import('./pages/ambassador-list.js')).AmbassadorListPage }),
  },
  {
    path: '/ambassadors/all/:id',
    lazy: async () => ({ Component: (await import('./pages/ambassador-profile.js')).AmbassadorProfilePage }),
  },
  {
    path: '/referral-codes',
    lazy: async () => ({ Component: (await import('./pages/referral-codes.js')).ReferralCodesPage }),
  },
  {
    path: '/referral-codes/:code',
    lazy: async () => ({ Component: (await import('./pages/referral-code.js')).ReferralCodePage }),
  },
  {
    path: '/ambassadors/:id',
    lazy: async () => ({ Component: (await import('./pages/ambassador.js')).AmbassadorPage }),
  },
  { path: '/queues', lazy: async () => ({ Component: (await import('./pages/queues.js')).QueuesPage }) },
  { path: '/site', lazy: async () => ({ Component: (await import('./pages/site.js')).SitePage }) },
  { path: '/settings', lazy: async () => ({ Component: (await import('./pages/settings.js')).SettingsPage }) },
  {
    path: '/settings/:group',
    lazy: async () => ({ Component: (await import('./pages/setting-group.js')).SettingGroupPage }),
  },
  { path: '/receipts', lazy: async () => ({ Component: (await import('./pages/receipts.js')).ReceiptsPage }) },
  { path: '/partners', lazy: async () => ({ Component: (await import('./pages/partners.js')).PartnersPage }) },
  { path: '/partners/:id', lazy: async () => ({ Component: (await import('./pages/partner.js')).PartnerPage }) },
  { path: '/people', lazy: async () => ({ Component: (await import('./pages/people.js')).PeoplePage }) },
  { path: '/audit', lazy: async () => ({ Component: (await import('./pages/audit.js')).AuditPage }) },
  { path: '/me', lazy: async () => ({ Component: (await import('./pages/account.js')).AccountPage }) },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/unknown.js')).UnknownPage }) },
]

const routes: RouteObject[] = [
  {
    Component: DeskFrame,
    errorElement: <DeskFailure />,
    hydrateFallbackElement: <></>,
    // A failing page leaves the frame intact.
    children: [{ errorElement: <PageFailure />, children: pages }],
  },
]

/** The desk itself, below its path. */
export function DeskRouter() {
  return <RouterProvider router={router} />
}

const router = createBrowserRouter(routes, { basename: deskBase })
