import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Info, X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { shellCopy } from './shell.copy.js'

const copy = shellCopy.disclaimer

/**
 * States in one line under the header what Seneb does not do (DISC-01, D-06). It uses space that every page leaves
 * free, so it covers and moves nothing. When the line is too long, it expands within the page's flow. Rendered only by
 * the server; early/disclaimer.ts shows it and handles its button.
 */
export function DisclaimerStrip() {
  const { description, title } = copy.toast
  return (
    <aside aria-label={copy.label} className="disclaimer-strip on-deep text-sand-100">
      <div className="wrap flex items-start gap-[8px] text-[0.875rem] leading-snug">
        <Info aria-hidden size={20} className="mt-[14px] shrink-0 text-gold-300 max-sm:hidden" />
        <p className="disclaimer-line grow py-[14px]">
          {copy.text} <TermsLink />
        </p>
        <details className="disclaimer-fold group min-w-0 grow">
          <summary className="flex min-h-[48px] items-center gap-[8px]">
            <span className="min-w-0 grow truncate group-open:py-[12px] group-open:whitespace-normal">{copy.text}</span>
            <span className="shrink-0 font-medium underline underline-offset-4 group-open:hidden">{copy.more}</span>
          </summary>
          <p className="pb-[14px]">
            <TermsLink />
          </p>
        </details>
        <button
          type="button"
          data-early="disclaimer-dismiss"
          data-title={title}
          data-description={description}
          className="needs-script -me-2 inline-flex size-[48px] shrink-0 items-center justify-center rounded-full hover:bg-white/10"
        >
          <X aria-hidden size={18} />
          <VisuallyHidden>{copy.dismiss}</VisuallyHidden>
        </button>
      </div>
    </aside>
  )
}

function TermsLink() {
  if (!isServed(copy.terms.to)) return null
  return (
    <Link to={copy.terms.to} className="font-medium whitespace-nowrap underline underline-offset-4">
      {copy.terms.label}
    </Link>
  )
}
