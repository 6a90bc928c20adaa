import { pageChangeEvent, hydratedEvent } from '../browser/page-events.js'
import { readCookieChoice } from './stored-cookie-choice.js'

/** Selector of the server-rendered placeholder for a frame that is not loaded yet (publications/embeds.tsx). */
const embed = '[data-early="embed"]'

/** Loads videos and posts of other sites on request; visitors who allowed Functionality see a shorter prompt. */
export function runEmbeds(page: Document): void {
  const word = (): void => labelButtons(page)
  word()
  for (const event of [hydratedEvent, pageChangeEvent]) addEventListener(event, word)
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(embed) : null
    if (button) load(button)
  })
}

function labelButtons(page: Document): void {
  const buttons = page.querySelectorAll<HTMLElement>(embed)
  if (buttons.length === 0 || !readCookieChoice(page.cookie, new Date())?.choice.functionality) return
  for (const button of buttons) button.textContent = button.dataset['allowedWords'] ?? button.textContent
}

/** Replaces the prompt with the frame; the link to the source stays below it (ERR-07, ART-17). */
function load(button: HTMLElement): void {
  const { frame = '', frameClass = '', frameHeight, frameTitle = '' } = button.dataset
  const embedPrompt = button.closest('[data-embed-question]')
  const figure = embedPrompt?.closest('figure')
  const iframe = document.createElement('iframe')
  iframe.src = frame
  iframe.title = frameTitle
  if (frameHeight !== undefined) iframe.height = frameHeight
  iframe.allow = 'fullscreen; picture-in-picture; autoplay'
  iframe.referrerPolicy = 'no-referrer'
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  iframe.className = `block w-full ${frameClass}`.trim()
  embedPrompt?.replaceWith(iframe)
  figure?.querySelector('figcaption')?.removeAttribute('hidden')
}
