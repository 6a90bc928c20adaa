import type { ReactNode } from 'react'

import { CookieBanner } from './features/cookie-choice/cookie-banner.js'
import { CookiePreferences, CookieSettingsButton } from './features/cookie-choice/cookie-preferences.js'
import { SubscribeNewsletterForm } from './features/newsletter/subscribe-newsletter-form.js'
import { PartnerThanks } from './features/partners/partner-thanks.js'
import { ReferralBanner } from './features/referrals/referral-banner.js'
import { StaticIsland } from './hydration/static-island.js'
import { PageShell } from './shell/page-shell.js'
import type { SiteSettings } from './shell/site-settings.js'

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
        settings={settings}
        year={year}
        newsletter={<SubscribeNewsletterForm className="mt-8 max-w-md" />}
        referralBanner={<ReferralBanner />}
        partnerThanks={
          <StaticIsland id="partner-thanks">
            {import.meta.env.SSR && <PartnerThanks {...settings.partners} />}
          </StaticIsland>
        }
        consentBanner={<StaticIsland id="consent">{import.meta.env.SSR && <CookieBanner />}</StaticIsland>}
        cookieSettings={
          <StaticIsland id="cookie-settings-button">{import.meta.env.SSR && <CookieSettingsButton />}</StaticIsland>
        }
      >
        {children}
      </PageShell>
      <StaticIsland id="consent-preferences">{import.meta.env.SSR && <CookiePreferences />}</StaticIsland>
    </>
  )
}
