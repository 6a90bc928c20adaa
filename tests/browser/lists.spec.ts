import type { Locator, Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

const rem = 16

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a list by keyboard. */
async function openByKeyboard(page: Page, list: Locator): Promise<void> {
  await list.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.locator('option:focus')).toBeInViewport()
}

/** Returns the top and bottom of the visible and clickable options of an open list, in pixels of the window. */
function drawn(list: Locator): Promise<{ readonly top: number; readonly bottom: number; readonly height: number }> {
  return list.evaluate((select) => {
    const { left, width } = select.getBoundingClientRect()
    const isReply = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('option') !== null
    const rows = Array.from({ length: innerHeight }, (_, y) => y).filter(isReply)
    const [top, bottom] = [rows[0] ?? 0, (rows.at(-1) ?? 0) + 1]
    return { top, bottom, height: bottom - top }
  })
}

for (const [name, maxPx] of [
  ['age', 20 * rem],
  ['nationality', 24 * rem],
  ['travelingFromCountry', 24 * rem],
] as const) {
  test(`the list of ${name} is at most ${maxPx / rem} rem high and scrolls [SHELL-29]`, async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    const list = planner.field(name)
    await openByKeyboard(page, list)
    const { height } = await drawn(list)
    expect(height).toBeLessThanOrEqual(maxPx)
    // Only the list's frame is cut off: the list is as high as allowed.
    expect(height).toBeGreaterThan(maxPx - 2 * rem)

    const last = list.getByRole('option').last()
    await expect(last).not.toBeInViewport()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect((await drawn(list)).height).toBeLessThanOrEqual(maxPx)
    await page.keyboard.press('Enter')
    await expect(list).toBeFocused()
    await expect(list).toHaveValue((await last.getAttribute('value')) ?? '')
  })
}

test('typing finds an option, Escape restores the previous one, and the page does not scroll [SHELL-29, TRIP-04]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  const list = planner.field('nationality')
  await list.selectOption('Chad')
  await openByKeyboard(page, list)
  await expect(list.locator('option:focus')).toHaveText('Chad')
  const box = await list.boundingBox()
  await page.keyboard.type('swed')
  await expect(list.locator('option:focus')).toHaveText('Sweden')
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await expect(list).toHaveValue('Chad')
  expect((await list.boundingBox())?.height).toBe(box?.height)
})

test('an open list is as wide as its field and cuts no option [SHELL-29]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  for (const list of [planner.field('nationality'), page.getByLabel('Country code').first()]) {
    await openByKeyboard(page, list)
    const [field, widest] = await list.evaluate((select) => {
      const options = [...(select as HTMLSelectElement).options]
      const cut = options.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      if (cut.length > 0) throw new Error(`cut: ${cut.map(({ text }) => text).join(', ')}`)
      return [select.clientWidth, Math.max(...options.map(({ clientWidth }) => clientWidth))]
    })
    expect(widest).toBeGreaterThan(field - 2 * rem)
    await page.keyboard.press('Escape')
  }
})

test('an open list looks as it should in both themes [SHELL-29, D-81]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.field('nationality').selectOption('Chad')
  await openByKeyboard(page, planner.field('nationality'))
  await everyVariant(page, 'open-list', { windowOnly: true, widths: [1440] })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

  test("the list is the system's own [SHELL-29]", async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await expect(planner.field('nationality')).toHaveCSS('appearance', 'none')
  })
})
