import type { Page } from '@playwright/test'

/**
 * Changes a page like browsers' translators: every text node, also later ones, is replaced by a wrapped copy. The text
 * stays, so that tests find it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, title, option, .translated'
    const replace = (text: Text): void => {
      const parentElement = text.parentElement
      if (!parentElement || parentElement.closest(untouched) || text.data.trim() === '') return
      const translated = document.createElement('span')
      translated.textContent = text.data
      const around = document.createElement('span')
      around.className = 'translated'
      around.append(translated)
      text.replaceWith(around)
    }
    const replaceWithin = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = [
        ...(function* () {
          while (walker.nextNode()) yield walker.currentNode as Text
        })(),
      ]
      for (const text of texts) replace(text)
    }
    document.documentElement.classList.add('translated-ltr')
    replaceWithin(document.body)
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) replace(node)
        else replaceWithin(node)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}
