import type { ReactNode } from 'react'

import { CookieBanner } from './features/cookie-choice/cookie-banner.js'
import { CookiePreferences, CookieSettingsButton } from './features/cookie-choice/cookie-preferences.js'
import { SubscribeNewsletterForm } from './features/newsletter/subscribe-newsletter-form.js'
import { PartnerThanks } from './features/partners/partner-thanks.js'
import { ReferralBanner } from './features/referrals/referral-banner.js'
import { StaticIsland } from './hydration/static-island.js'
import { DisclaimerStrip } from './shell/disclaimer-strip.js'
import { FooterHelp, FooterLegal, FooterSocial } from './shell/footer.js'
import { MenuDialog } from './shell/menu-dialog.js'
import { PageShell } from './shell/page-shell.js'
import type { SiteSettings } from './shell/site-settings.js'
import { Toasts } from './shell/toasts.js'

interface PublicFrameProps {
  readonly settings: SiteSettings
  readonly year: number
  readonly children: ReactNode
}

/** The frame of public pages: the shell with the newsletter, the referral and partner notes and the cookie choice. */
export function PublicFrame({ settings, year, children }: PublicFrameProps) {
  return (
    <>
      <PageShell
        waitingListUrl={settings.waitingListUrl}
        newsletter={<SubscribeNewsletterForm className="mt-6 max-w-md sm:mt-8" />}
        referralBanner={<ReferralBanner />}
        partnerThanks={
          <StaticIsland id="partner-thanks">
            {import.meta.env.SSR && <PartnerThanks {...settings.partners} />}
          </StaticIsland>
        }
        menu={<StaticIsland id="menu">{import.meta.env.SSR && <MenuDialog />}</StaticIsland>}
        help={<StaticIsland id="help">{import.meta.env.SSR && <FooterHelp desk={settings.careDesk} />}</StaticIsland>}
        disclaimer={<StaticIsland id="disclaimer">{import.meta.env.SSR && <DisclaimerStrip />}</StaticIsland>}
        toasts={<StaticIsland id="toasts">{import.meta.env.SSR && <Toasts />}</StaticIsland>}
        consentBanner={<StaticIsland id="consent">{import.meta.env.SSR && <CookieBanner />}</StaticIsland>}
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
      >
        {children}
      </PageShell>
      <StaticIsland id="consent-preferences">{import.meta.env.SSR && <CookiePreferences />}</StaticIsland>
    </>
  )
}
