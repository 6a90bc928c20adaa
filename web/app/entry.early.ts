import { provideRandomUuid } from '@seneb/ui/random-uuid'
import { runThemeToggle } from '@seneb/ui/theme'

import { runCookieChoice } from './early/cookie-choice.js'
import { sendCookieChoice, applyCookieChoice } from './early/apply-cookie-choice.js'
import { runCareDeskClock } from './early/care-desk-clock.js'
import { runDisclaimer } from './early/disclaimer.js'
import { watchFootBars, watchHeader } from './early/bars.js'
import { showGreeting } from './early/greeting.js'
import { runEmbeds } from './early/embeds.js'
import { watchImages } from './early/image-fallback.js'
import { runMenus } from './early/menus.js'
import { defineNeedsChoices, defineReveal } from './early/custom-elements.js'
import { runPageButtons } from './early/page-buttons.js'
import { showPartnerThanks } from './early/partner-thanks.js'
import { restoreReferral } from './early/referral-session.js'
import { restoreDrafts } from './early/stored-draft.js'
import { runToasts } from './early/run-toasts.js'
import { allowPlainTextAsHtml } from './early/trusted-html.js'

/**
 * Runs page features that work before, or without, React. Pages are served as HTML and CSS; this small
 * script adds interactivity. Documents load only this script; application pages also load React.
 */
function runEarly(): void {
  allowPlainTextAsHtml()
  provideRandomUuid()
  watchImages(document)
  watchHeader(document.documentElement)
  defineReveal()
  defineNeedsChoices()
  runMenus()
  watchFootBars(document)
  runToasts(document)
  restoreReferral()
  restoreDrafts(document)
  showPartnerThanks()
  runCookieChoice({ send: sendCookieChoice, apply: applyCookieChoice })
  runThemeToggle()
  runDisclaimer()
  runCareDeskClock()
  showGreeting(document)
  runEmbeds(document)
  runPageButtons()
}

// Only personal pages have `data-group`; public ones do not load their script.
if (document.documentElement.dataset['group'] === undefined) runEarly()
else void import('./early/run-personal.js').then(({ runPersonal }) => runPersonal())
