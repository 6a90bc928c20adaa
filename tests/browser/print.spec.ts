import type { Page } from '@playwright/test'

import { expect, test } from './site.js'

/** One page of each class that people print or might. */
const paths = [
  '/',
  '/dental-care',
  '/treatments/lasik',
  '/costs/lasik/france',
  '/timeline/lasik?date=2027-03-04',
  '/check-quote?checked=yes&procedure=lasik&sign=hurry',
  '/privacy-policy',
  '/blogs/the-ebers-papyrus',
  '/our-values',
  '/contact-us',
]

/** Elements around a page's content, and elements that only react to input. */
const chrome = [
  '.skip-link',
  '.site-header',
  '.site-footer',
  '.top-strips',
  '.foot-bars',
  '.next-step-bar',
  '.toasts',
  '[data-header-ground]',
  'dialog',
  'main button',
].join()

for (const theme of ['light', 'dark'] as const) {
  test(`every page prints dark on white without header and footer, in the ${theme} theme [SHELL-16, SHELL-18]`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: theme })
    await page.clock.install()
    await page.goto('/')
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: /theme$/ })
    // The theme follows the system, and is also chosen with the toggle.
    await toggle.click()
    await toggle.click()
    for (const path of paths) {
      await page.goto(path)
      await page.clock.fastForward(2000)
      await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: theme })
      expect(await wrongOnPaper(page), path).toEqual([])
      await page.emulateMedia({ media: 'screen', colorScheme: theme })
    }
    const sheets = await page.pdf({ format: 'A4' })
    expect(sheets.subarray(0, 5).toString()).toBe('%PDF-')
  })
}

/**
 * Returns faults in print: pale text or text with a background, remaining parts of the frame, and empty space where the
 * header was.
 */
function wrongOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate((frame) => {
    const wrong: string[] = []
    const channels = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const part = channel / 255
        return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    for (const part of document.querySelectorAll<HTMLElement>(frame))
      if (part.getBoundingClientRect().height > 0) wrong.push(`there: ${part.className || part.tagName}`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || !walker.currentNode.textContent?.trim() || element.closest('svg, option')) continue
      if (element.getBoundingClientRect().height === 0) continue
      const { backgroundColor, color } = getComputedStyle(element)
      const contrast = 1.05 / (luminance(color) + 0.05)
      const isGround = (channels(backgroundColor)[3] ?? 1) > 0 && backgroundColor !== 'rgb(255, 255, 255)'
      if (contrast < 7 || isGround) wrong.push(`${color} on ${backgroundColor}: ${element.textContent.slice(0, 40)}`)
    }
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
    if (top > 120) wrong.push(`the title stands at ${top} px`)
    return wrong
  }, chrome)
}
