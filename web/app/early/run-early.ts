import { provideRandomUuid } from '@seneb/ui/random-uuid'
import { runThemeToggle } from '@seneb/ui/theme'

import { runCookieChoice } from './cookie-choice.js'
import { sendCookieChoice } from './cookie-choice-receipt.js'
import { runCareDeskClock } from './care-desk-clock.js'
import { runDisclaimer } from './disclaimer.js'
import { watchFootBars } from './foot-bars.js'
import { watchHeader } from './header-scroll.js'
import { showGreeting } from './greeting.js'
import { runEmbeds } from './embeds.js'
import { watchImages } from './image-fallback.js'
import { applyCookieChoice } from './apply-cookie-choice.js'
import { runMenus } from './menus.js'
import { defineNeedsChoices } from './needs-choices-element.js'
import { runPageButtons } from './page-buttons.js'
import { showPartnerThanks } from './partner-thanks.js'
import { restoreReferral } from './referral-session.js'
import { restoreDrafts } from './stored-draft.js'
import { defineReveal } from './reveal-element.js'
import { runToasts } from './run-toasts.js'
import { allowPlainTextAsHtml } from './trusted-html.js'

/**
 * Everything a page does before, or without, React: it comes as HTML and CSS, and this small script adds what only a script
 * can. It is the only script of documents; pages that are applications bring React as well.
 */
export function runEarly(): void {
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
