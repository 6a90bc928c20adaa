import type { Page } from '@playwright/test'

import { untilFormAnswers } from './hydration.js'
import { expect, test } from './site.js'

/** Small phones, and the text sizes that people who see badly choose. */
const widths = [320, 360, 390] as const
const textPercents = [100, 130] as const

/** Every page that is a form. */
const pages: Readonly<Record<string, string>> = {
  'trip planner': '/trip-planner',
  contact: '/contact-us',
  'ambassador application': '/affiliate-guide',
  newsletter: '/newsletter',
  estimator: '/budget-estimator',
}

const forms = ['/trip-planner', '/contact-us', '/affiliate-guide']

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: nothing is wider than a small phone, with large text and the longest answer of every list [F-P22]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 720 })
    await page.goto(path)
    if (forms.includes(path)) await untilFormAnswers(page)
    await unfoldAndChooseLongest(page)
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 })
      for (const percent of textPercents) {
        await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)
        const burst = await page.evaluate(whatBursts)
        if (burst) tooWide.push(`${width} px, text at ${percent} %: ${burst}`)
      }
    }
    expect(tooWide).toEqual([])
  })
}

/** Opens what is folded and puts the longest answer into every list, as a person might. */
async function unfoldAndChooseLongest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  })
  for (const list of await page.locator('main select:visible').all()) {
    const longest = await list.evaluate((select) => {
      const values = [...(select as HTMLSelectElement).options].filter(({ disabled }) => !disabled)
      return values.toSorted((one, other) => other.text.length - one.text.length)[0]?.value ?? ''
    })
    await list.selectOption(longest)
  }
}

/** Says by how much the page can be scrolled sideways and what sticks out; run within the page. */
function whatBursts(): string | undefined {
  const main = document.querySelector('main')
  if (!main) return 'no page'
  const { clientWidth, scrollWidth } = main
  if (scrollWidth <= clientWidth) return undefined
  const isOutside = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 0.5
  const outside = [...main.querySelectorAll('*')].filter(isOutside)
  const innermost = outside.filter((element) => ![...element.children].some(isOutside)).slice(0, 3)
  const names = innermost.map(
    (element) =>
      `${element.tagName} ${(element.getAttribute('class') ?? '').slice(0, 60)} "${element.textContent.slice(0, 30)}"`,
  )
  return `${scrollWidth - clientWidth} px too wide: ${names.join(' | ')}`
}
