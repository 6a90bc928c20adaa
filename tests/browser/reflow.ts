import type { Page } from '@playwright/test'

/** Small phones, and the text sizes that people who see badly choose. */
const widths = [320, 360, 390] as const
const textPercents = [100, 130, 200] as const

/**
 * Returns the small windows and text sizes at which the page scrolls sideways, by how much, and the elements that
 * overflow.
 */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 })
    for (const percent of textPercents) {
      const burst = await page.evaluate(findOverflow, percent)
      if (burst) found.push(`${width} px, text at ${percent} %: ${burst}`)
    }
  }
  return found
}

/** Opens folded parts and chooses the longest answer in every list. */
export async function unfoldAndChooseLongest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details, footer details')) folded.setAttribute('open', '')
  })
  for (const list of await page.locator('main select:visible:enabled').all()) {
    // Focus loads the options of lists that load them on opening.
    await list.focus()
    const longest = await list.evaluate((select) => {
      const values = [...(select as HTMLSelectElement).options].filter(({ disabled }) => !disabled)
      return values.toSorted((one, other) => other.text.length - one.text.length)[0]?.value ?? ''
    })
    await list.selectOption(longest)
  }
}

/** Compares the scrollable with the visible width at one text size; runs within the page. */
async function findOverflow(percent: number): Promise<string | undefined> {
  document.documentElement.style.fontSize = `${percent}%`
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Elements with a fixed position (toasts, bars) are cut off and cannot be scrolled to.
  const fixed = [...document.body.querySelectorAll('*')].filter((part) => getComputedStyle(part).position === 'fixed')
  const containers = [document.documentElement, document.querySelector('main'), ...fixed].filter(
    (part) => part !== null,
  )
  const burst = containers.find(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
  if (!burst) return undefined
  const { clientWidth } = document.documentElement
  const isOutside = (element: Element): boolean => {
    // Text may be wider than its box.
    const range = document.createRange()
    range.selectNodeContents(element)
    return [element, range].some((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
  }
  const outside = [...document.body.querySelectorAll('*:not(.sr-only)')].filter(isOutside)
  const innermost = outside.filter((element) => ![...element.children].some(isOutside)).slice(0, 3)
  const names = innermost.map(
    (element) =>
      `${element.tagName} ${(element.getAttribute('class') ?? '').slice(0, 60)} "${element.textContent.slice(0, 30)}"`,
  )
  return `${burst.scrollWidth - burst.clientWidth} px too wide: ${names.join(' | ')}`
}
