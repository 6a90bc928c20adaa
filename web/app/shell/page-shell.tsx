import type { ReactNode } from 'react'

import type { SiteSettings } from './site-settings.js'
import { ToastProvider } from '../ui/toast.js'
import { DisclaimerBar } from './disclaimer-bar.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { FocusOnRouteChange, mainId } from './route-change.js'
import { shellCopy } from './shell.copy.js'

interface PageShellProps {
  readonly settings: SiteSettings
  readonly year: number
  /** Said above the content while a referral is active (REF); nothing else stands there. */
  readonly referralBanner?: ReactNode
  /** Stacked above the disclaimer bar while a choice is open (CONS, D-06). */
  readonly consentBanner?: ReactNode
  /** Opens the preferences of cookies again, at the foot of every page (D-03). */
  readonly cookieSettings?: ReactNode
  /** Appended to the content for visitors from a partner's site (REF-52). */
  readonly partnerThanks?: ReactNode
  readonly newsletter?: ReactNode
  readonly children: ReactNode
}

/** The frame around every page (SHELL-18): header, content, footer, toasts, and the bars at the window's foot. */
export function PageShell({ settings, year, children, ...slots }: PageShellProps) {
  const { consentBanner, cookieSettings, newsletter, partnerThanks, referralBanner } = slots
  return (
    <ToastProvider label={shellCopy.toasts} dismissLabel={shellCopy.dismissToast}>
      <a
        href={`#${mainId}`}
        data-written={shellCopy.skipToContent}
        className="fixed start-4 top-2 z-60 -translate-y-24 rounded-full bg-surface px-5 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
      >
        {shellCopy.skipToContent}
      </a>
      <Header />
      {referralBanner}
      <main id={mainId} tabIndex={-1} className="min-h-[600px]">
        {children}
        {partnerThanks}
      </main>
      <Footer settings={settings} year={year} newsletter={newsletter} cookieSettings={cookieSettings} />
      <div className="foot-bars">
        {consentBanner}
        <DisclaimerBar />
      </div>
      <FocusOnRouteChange />
    </ToastProvider>
  )
}
