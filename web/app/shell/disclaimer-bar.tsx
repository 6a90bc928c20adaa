import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { Info } from 'lucide-react'
import { Link } from 'react-router-dom'

import { dismissDisclaimer } from '../early/disclaimer-timer.js'
import { Button } from '../ui/button.js'
import { useToast } from '../ui/toast.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.disclaimer

/**
 * What Seneb is not, in one sentence, above the foot of the window (DISC-01, DISC-02, D-06). It stands in every page's
 * HTML and appears 1.5 s after it; it takes no focus, stands below the consent banner, and on phones waits for it to go.
 */
export function DisclaimerBar() {
  const showToast = useToast()
  const dismiss = (): void => {
    dismissDisclaimer()
    showToast({ title: copy.toastTitle, description: copy.sentence })
  }
  return (
    <aside aria-label={copy.label} className="disclaimer-bar border-t border-line bg-surface text-ink">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-3 text-[0.9375rem]">
          <Info aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {copy.sentence}{' '}
            {isServed(copy.terms.to) && (
              <Link to={copy.terms.to} className="font-medium underline underline-offset-4">
                {copy.terms.label}
              </Link>
            )}
          </span>
        </p>
        <Button variant="outline" onClick={dismiss} className="min-h-12 px-5">
          {copy.dismiss}
        </Button>
      </div>
    </aside>
  )
}
