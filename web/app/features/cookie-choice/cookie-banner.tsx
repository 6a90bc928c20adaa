import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { Link } from 'react-router-dom'

import { cookieSettingsId, type CookieChoiceCommand } from '../../early/cookie-choice.js'
import { Button } from '../../ui/button.js'
import { cookieChoiceCopy as copy } from './cookie-choice.copy.js'

const button = 'min-h-12 whitespace-nowrap max-sm:flex-auto max-sm:px-3!'

/**
 * Asks what may be stored (CONS-01, CONS-02, D-06). It stands in every page's HTML; early/cookie-choice.ts shows it when there
 * is no choice yet and answers its buttons, so that a choice needs no React. Refusing is as easy as accepting.
 */
export function CookieBanner() {
  return (
    <section aria-label={copy.label} className="consent-banner border-t border-line bg-surface text-ink shadow-float">
      {/* A link that looks out from under the bar at the foot of the window is still wide enough to touch (2.5.8). */}
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 pt-4 pb-6">
        <div className="min-w-0 flex-1 basis-80 text-[0.9375rem] leading-normal">
          <p className="font-display text-[1.125rem] font-semibold">{copy.title}</p>
          <p className="text-ink-2">
            {copy.text}{' '}
            {isServed(copy.policy.to) && (
              <Link to={copy.policy.to} className="font-medium underline underline-offset-4">
                {copy.policy.label}
              </Link>
            )}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
          <EarlyButton command="consent-necessary" label={copy.necessaryOnly} />
          <Button
            variant="quiet"
            command="show-modal"
            commandfor={cookieSettingsId}
            className={`${button} max-sm:order-last max-sm:basis-full`}
          >
            {copy.preferences}
          </Button>
          <EarlyButton command="consent-all" label={copy.acceptAll} />
        </div>
      </div>
    </section>
  )
}

function EarlyButton({ command, label }: { readonly command: CookieChoiceCommand; readonly label: string }) {
  return (
    <Button variant="brand" data-early={command} className={button}>
      {label}
    </Button>
  )
}
