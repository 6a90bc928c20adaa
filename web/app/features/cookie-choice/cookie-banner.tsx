import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { Button } from '@seneb/ui/button'
import { Link } from 'react-router-dom'

import { cookieSettingsId, type CookieChoiceCommand } from '../../early/cookie-choice.js'
import { cookieChoiceCopy as copy } from './cookie-choice.copy.js'

const link = 'font-medium text-ink underline underline-offset-4'

/**
 * Requests the cookie choice (CONS-01, CONS-02, D-06). On a phone it has a title, two links and two equal buttons side
 * by side, in less than a quarter of the window. Every page's HTML contains it; early/cookie-choice.ts shows it while
 * no choice exists and handles its buttons, so no React is needed. Refusing is as easy as accepting.
 */
export function CookieBanner() {
  return (
    <section aria-label={copy.label} className="consent-banner border-t border-line bg-surface text-ink shadow-float">
      <div className="wrap flex flex-wrap items-center gap-x-8 py-[4px] pb-[10px] sm:gap-y-3 sm:py-4">
        <p className="min-w-0 text-[0.9375rem] leading-snug text-ink-2 max-sm:w-full sm:flex-1 sm:basis-80 sm:leading-normal">
          <span className="font-display text-[0.9688rem] font-semibold text-ink sm:block sm:text-[1.125rem]">
            {copy.title}
          </span>
          <span className="max-sm:hidden"> {copy.text}</span>
          {isServed(copy.policy.to) && (
            <>
              {' '}
              <Link to={copy.policy.to} aria-label={copy.policy.label} className={link}>
                {copy.policy.short}
              </Link>
            </>
          )}
          <button
            type="button"
            command="show-modal"
            commandfor={cookieSettingsId}
            className={`ms-[12px] inline-flex min-h-[48px] items-center sm:min-h-[32px] ${link}`}
          >
            {copy.preferences}
          </button>
        </p>
        <div className="grid w-full grid-cols-2 gap-[10px] sm:w-auto">
          <EarlyButton command="consent-necessary" label={copy.necessaryOnly} />
          <EarlyButton command="consent-all" label={copy.acceptAll} />
        </div>
      </div>
    </section>
  )
}

function EarlyButton({ command, label }: { readonly command: CookieChoiceCommand; readonly label: string }) {
  return (
    <Button
      variant="brand"
      data-early={command}
      className="min-h-[48px]! px-[8px]! py-[6px]! text-[0.9375rem] sm:px-5! sm:text-[1.0625rem] sm:whitespace-nowrap"
    >
      {label}
    </Button>
  )
}
