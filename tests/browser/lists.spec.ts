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

test('an open list is high and wide enough, scrolls, is searched by typing, and looks as it should in both themes [SHELL-29, TRIP-04, D-81]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const planner = new TripPlannerPage(page)
  await planner.open()
  const nationality = planner.field('nationality')

  await test.step('it looks as it should in both themes', async () => {
    await nationality.selectOption('Chad')
    await openByKeyboard(page, nationality)
    await everyVariant(page, 'open-list', { windowOnly: true, widths: [1440] })
    await page.keyboard.press('Escape')
  })

  await test.step('typing finds an option, Escape restores the previous one, and the page does not scroll', async () => {
    await openByKeyboard(page, nationality)
    await expect(nationality.locator('option:focus')).toHaveText('Chad')
    const box = await nationality.boundingBox()
    await page.keyboard.type('swed')
    await expect(nationality.locator('option:focus')).toHaveText('Sweden')
    await page.keyboard.press('Escape')
    await expect(nationality).toBeFocused()
    await expect(nationality).toHaveValue('Chad')
    expect((await nationality.boundingBox())?.height).toBe(box?.height)
  })

  await test.step('it is as wide as its field and cuts no option', async () => {
    for (const list of [nationality, page.getByLabel('Country code').first()]) {
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

  for (const [name, maxPx] of [
    ['age', 20 * rem],
    ['nationality', 24 * rem],
    ['travelingFromCountry', 24 * rem],
  ] as const) {
    await test.step(`the list of ${name} is at most ${maxPx / rem} rem high and scrolls`, async () => {
      // A list opens where the page leaves it room, so each is opened at the same position.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
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
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

  test("the list is the system's own [SHELL-29]", async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await expect(planner.field('nationality')).toHaveCSS('appearance', 'none')
  })
})
