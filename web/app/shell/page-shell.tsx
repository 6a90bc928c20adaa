import type { ReactNode } from 'react'

import { Footer } from './footer.js'
import { Header } from './header.js'
import { FocusOnRouteChange, mainId } from './route-change.js'
import { shellCopy } from './shell.copy.js'

interface PageShellProps {
  readonly waitingListUrl: string
  /** Shown above the content while a referral is active (REF); otherwise empty. */
  readonly referralBanner?: ReactNode
  /** The bar at the window's foot, while a choice is open (CONS, D-06). */
  readonly consentBanner?: ReactNode
  /** Appended to the content for visitors from a partner's site (REF-52). */
  readonly partnerThanks?: ReactNode
  /** The full-screen menu of phones, and how a person is reached, at the foot. */
  readonly menu?: ReactNode
  readonly help?: ReactNode
  /** Networks, and the last line of the page. */
  readonly social?: ReactNode
  readonly legal?: ReactNode
  /** Disclaimer under the header (DISC). */
  readonly disclaimer?: ReactNode
  /** The one place of all toasts (SHELL-24). */
  readonly toasts?: ReactNode
  readonly newsletter?: ReactNode
  readonly children: ReactNode
}

/** The frame around every page (SHELL-18): header, strips, content, footer, toasts, and the bar at the window's foot. */
export function PageShell({ waitingListUrl, children, ...slots }: PageShellProps) {
  const { consentBanner, disclaimer, menu, partnerThanks, referralBanner, toasts } = slots
  const { help, legal, newsletter, social } = slots
  return (
    <>
      <a
        href={`#${mainId}`}
        className="skip-link fixed start-4 top-2 z-60 -translate-y-24 rounded-full bg-surface px-5 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
      >
        {shellCopy.skipToContent}
      </a>
      <Header />
      {menu}
      <div className="top-strips">
        {referralBanner}
        {disclaimer}
      </div>
      <main id={mainId} tabIndex={-1} className="min-h-[600px]">
        {children}
        {partnerThanks}
      </main>
      <Footer waitingListUrl={waitingListUrl} {...{ help, legal, newsletter, social }} />
      <div className="foot-bars">{consentBanner}</div>
      {toasts}
      <FocusOnRouteChange />
    </>
  )
}
