import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { Info, X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { VisuallyHidden } from '../ui/visually-hidden.js'
import { ToastFace, toastsPlace } from '../ui/toast.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.disclaimer

/**
 * What Seneb is not, in one sentence, under the header and in the flow of the page: it covers nothing (DISC-01, D-06,
 * ADR 87). Written by the server alone; early/disclaimer.ts shows it and answers its button.
 */
export function DisclaimerStrip() {
  return (
    <aside aria-label={copy.label} className="disclaimer-strip on-deep text-sand-100">
      <div className="wrap flex items-center gap-3 py-1">
        <Info aria-hidden size={20} className="shrink-0 text-gold-300 max-sm:hidden" />
        <p className="min-w-0 grow py-2 text-[0.875rem] leading-snug">
          {copy.sentence}{' '}
          {isServed(copy.terms.to) && (
            <Link to={copy.terms.to} className="font-medium underline underline-offset-4">
              {copy.terms.label}
            </Link>
          )}
        </p>
        <button
          type="button"
          data-early="disclaimer-dismiss"
          className="needs-script -me-2 inline-flex size-12 shrink-0 items-center justify-center rounded-full hover:bg-white/10"
        >
          <X aria-hidden size={18} />
          <VisuallyHidden>{copy.dismiss}</VisuallyHidden>
        </button>
      </div>
    </aside>
  )
}

/** What dismissing it is answered with, a title alone: the sentence was just read, and stands in the footer (DISC-02). */
export function DisclaimerToast() {
  return (
    <div role="status" className={toastsPlace}>
      <ToastFace
        hidden
        data-disclaimer-toast
        tone="plain"
        words={{ title: copy.toastTitle }}
        dismissLabel={shellCopy.dismissToast}
      />
    </div>
  )
}
