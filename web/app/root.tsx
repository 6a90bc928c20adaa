import { useContext, type ReactNode } from 'react'
import {
  Meta,
  Outlet,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom'

import { SubscribeNewsletterForm } from './features/newsletter/subscribe-newsletter-form.js'
import type { HydrationMoment } from './early/route-modules.js'
import { emptySiteSettings, siteSettingsFrom } from './shell/site-settings.js'
import { Standing } from './shell/standing.js'
import { ConsentBanner } from './features/consent/consent-banner.js'
import { ConsentPreferences, CookieSettingsButton } from './features/consent/consent-preferences.js'
import { PartnerThanks } from './features/partners/partner-thanks.js'
import { ReferralBanner } from './features/referrals/referral-banner.js'
import { SiteSettingsDocument } from './graph/generated/operations.js'
import type { SenebLoadContext } from './load-context.js'
import type { RootData } from './root-data.js'
import { DocumentLinks } from './shell/document-links.js'
import { ErrorScreen } from './shell/error-screen.js'
import { HydratedSignal } from './shell/hydrated-signal.js'
import { HeaderGround } from './shell/page-band.js'
import { PageScripts } from './shell/page-scripts.js'
import { PageShell } from './shell/page-shell.js'
import { ScrollMemory } from './shell/scroll-memory.js'
import { themeScript } from './shell/theme.js'
import { AssetOrigin } from './ui/asset-origin.js'

/** A page that asks nothing else waits no longer for what stands at its foot; it then stands without. */
const patienceMs = 800

/** Loads what every screen may know; without the graph a screen stands all the same, with nothing invented (D-77). */
export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Promise<RootData> {
  const { assetOrigin, readFrame, siteOrigin } = context
  const settings = siteSettingsFrom(await readFrame(SiteSettingsDocument, {}, patienceMs))
  return { settings, siteOrigin, assetOrigin, year: new Date().getUTCFullYear() }
}

/** What stands around the screens stays while the document does. */
export const shouldRevalidate = () => false

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  /** When React takes over; on intent where a screen says nothing. Some know only by what they show. */
  readonly hydrate?: HydrationMoment | ((loaderData: unknown) => HydrationMoment)
}

/** The earliest moment that one of the matched screens asks for. */
function useHydrationMoment(): HydrationMoment {
  const moments = useMatches().map(({ handle, loaderData }) => {
    const { hydrate = 'intent' } = (handle ?? {}) as RouteHandle
    return typeof hydrate === 'function' ? hydrate(loaderData) : hydrate
  })
  return (['now', 'presence'] as const).find((moment) => moments.includes(moment)) ?? 'intent'
}

/** The document around every screen and every error. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const settings = data?.settings ?? emptySiteSettings
  const nonce = useContext(FrameworkContext)?.nonce
  const when = useHydrationMoment()
  return (
    <AssetOrigin value={data?.assetOrigin ?? ''}>
      <html lang="en" dir="ltr" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#357376" />
          <meta name="color-scheme" content="light dark" />
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
          />
          <Meta />
          <DocumentLinks />
        </head>
        <body>
          <PageShell
            settings={settings}
            year={data?.year ?? new Date().getUTCFullYear()}
            newsletter={<SubscribeNewsletterForm className="mt-8 max-w-md" />}
            referralBanner={<ReferralBanner />}
            partnerThanks={
              <Standing id="partner-thanks">{import.meta.env.SSR && <PartnerThanks {...settings.partners} />}</Standing>
            }
            consentBanner={<Standing id="consent">{import.meta.env.SSR && <ConsentBanner />}</Standing>}
            cookieSettings={
              <Standing id="cookie-settings-button">{import.meta.env.SSR && <CookieSettingsButton />}</Standing>
            }
          >
            {children}
          </PageShell>
          <Standing id="consent-preferences">{import.meta.env.SSR && <ConsentPreferences />}</Standing>
          <HydratedSignal />
          <ScrollMemory />
          <Standing id="page-scripts">{import.meta.env.SSR && <PageScripts when={when} />}</Standing>
        </body>
      </html>
    </AssetOrigin>
  )
}

/** The matched screen. */
export default function Root() {
  return <Outlet />
}

/** What no screen's own boundary caught, such as a request no screen takes (ERR-01); trying again loads the page anew. */
export function ErrorBoundary() {
  return (
    <>
      <HeaderGround />
      <ErrorScreen tryAgain={() => window.location.assign(window.location.href)} />
    </>
  )
}
