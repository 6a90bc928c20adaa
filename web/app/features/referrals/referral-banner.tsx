import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Handshake, X } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { bannerCopy as copy } from './attribution.copy.js'
import { hidesReferral } from './is-home.js'

/**
 * Shows on every page except home and the test page that a referral is active (REF-23). The HTML contains both
 * wordings; early/referral-session.ts shows the correct one and handles the dismiss button, so the banner appears at
 * once without React.
 */
export function ReferralBanner() {
  const { pathname } = useLocation()
  if (hidesReferral(pathname)) return null
  return (
    <aside aria-label={copy.label} className="referral-banner on-deep bg-nile-950 text-sand-100">
      <div className="wrap flex items-center gap-3 py-1">
        <Handshake aria-hidden size={20} className="shrink-0 text-gold-300" />
        <p className="min-w-0 grow text-[0.9375rem] leading-snug wrap-anywhere">
          <span data-referral-words="tour-guide">{copy.tourGuide}</span>
          <span data-referral-words="general">{copy.general}</span>
        </p>
        <button
          type="button"
          data-early="referral-dismiss"
          className="-me-[12px] inline-flex size-[48px] shrink-0 items-center justify-center rounded-full hover:bg-white/10"
        >
          <X aria-hidden size={18} />
          <VisuallyHidden>{copy.dismiss}</VisuallyHidden>
        </button>
      </div>
    </aside>
  )
}
