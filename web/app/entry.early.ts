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
 * Everything a page does before, or without, React: it comes as HTML and CSS, and this small script adds what only a script
 * can. It is the only script of documents; pages that are applications bring React as well.
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

// Early scripts serve visitors only; personal pages, the only ones that name their group, run none of them.
if (document.documentElement.dataset['group'] === undefined) runEarly()
