import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import type { ReactNode } from 'react'

import { CookieBanner } from './features/cookie-choice/cookie-banner.js'
import { CookiePreferences, CookieSettingsButton } from './features/cookie-choice/cookie-preferences.js'
import { SubscribeNewsletterForm } from './features/newsletter/subscribe-newsletter-form.js'
import { PartnerThanks } from './features/partners/partner-thanks.js'
import { ReferralBanner } from './features/referrals/referral-banner.js'
import { StaticIsland } from './hydration/static-island.js'
import { DisclaimerStrip } from './shell/disclaimer-strip.js'
import { Footer, FooterHelp, FooterLegal, FooterSocial } from './shell/footer.js'
import { Header } from './shell/header.js'
import { MaintenanceNotice } from './shell/maintenance-notice.js'
import { MenuDialog } from './shell/menu-dialog.js'
import { FocusOnRouteChange, mainId } from './shell/route-change.js'
import { shellCopy } from './shell/shell.copy.js'
import type { SiteSettings } from './shell/site-settings.js'
import { Toasts } from './shell/toasts.js'

interface PublicFrameProps {
  readonly settings: SiteSettings
  readonly legalVersions: LegalVersionsShown | undefined
  readonly year: number
  readonly children: ReactNode
}

/**
 * Frame of public pages (SHELL-18): header, strips, content, footer with the newsletter, toasts, and the cookie banner
 * at the bottom of the window (D-06). Only the server renders the parts in static islands.
 */
export function PublicFrame({ settings, legalVersions, year, children }: PublicFrameProps) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="skip-link fixed start-4 top-2 z-60 -translate-y-24 rounded-full bg-surface px-5 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
      >
        {shellCopy.skipToContent}
      </a>
      <Header />
      <StaticIsland id="menu">{import.meta.env.SSR && <MenuDialog />}</StaticIsland>
      <div className="top-strips">
        <StaticIsland id="maintenance">
          {import.meta.env.SSR && <MaintenanceNotice text={settings.maintenanceNotice} />}
        </StaticIsland>
        <ReferralBanner />
        <StaticIsland id="disclaimer">{import.meta.env.SSR && <DisclaimerStrip />}</StaticIsland>
      </div>
      <main id={mainId} tabIndex={-1} className="min-h-[600px]">
        {children}
        <StaticIsland id="partner-thanks">
          {import.meta.env.SSR && <PartnerThanks {...settings.partners} />}
        </StaticIsland>
      </main>
      <Footer
        waitingListUrl={settings.waitingListUrl}
        newsletter={<SubscribeNewsletterForm legalVersions={legalVersions} className="mt-6 max-w-md sm:mt-8" />}
        help={
          <StaticIsland id="help">{import.meta.env.SSR && <FooterHelp careDesk={settings.careDesk} />}</StaticIsland>
        }
        social={
          <StaticIsland id="social">
            {import.meta.env.SSR && <FooterSocial links={settings.socialLinks} />}
          </StaticIsland>
        }
        legal={
          <StaticIsland id="legal">
            {import.meta.env.SSR && (
              <FooterLegal settings={settings} year={year} cookieSettings={<CookieSettingsButton />} />
            )}
          </StaticIsland>
        }
      />
      <div className="foot-bars">
        <StaticIsland id="consent">{import.meta.env.SSR && <CookieBanner />}</StaticIsland>
      </div>
      <StaticIsland id="toasts">{import.meta.env.SSR && <Toasts />}</StaticIsland>
      <FocusOnRouteChange />
      <StaticIsland id="consent-preferences">{import.meta.env.SSR && <CookiePreferences />}</StaticIsland>
    </>
  )
}
