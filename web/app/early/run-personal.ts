import { runPageButtons } from './page-buttons.js'
import { runRequestLink } from './request-link.js'
import { runRequestPage } from './request-page.js'
import { allowPlainTextAsHtml } from './trusted-html.js'

/** Runs features of personal pages: nothing of visitors, their choices or measurements. */
export function runPersonal(): void {
  runRequestLink()
  allowPlainTextAsHtml()
  runPageButtons()
  runRequestPage(document)
}
