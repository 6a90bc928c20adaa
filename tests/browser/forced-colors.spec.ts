import { untilFormResponds } from './hydration.js'
import { expectAccessible } from './page-variants.js'
import { expect, test } from './site.js'

/** Forms in forced colors: everything other than text needs an outline. */
test.describe.configure({ timeout: 120_000 })

const forms = {
  'trip planner': '/trip-planner',
  contact: '/contact-us',
  'ambassador application': '/become-tour-guide',
}

test('each form with errors in forced colors: no violation, an edge around every field and button in both themes [SHELL-20, F-P22]', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(forms)) {
    await test.step(name, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await untilFormResponds(page)
      await page.locator('main form [type=submit]').click()
      await expect(page.locator('main [role=alert]').first()).toBeVisible()
      await expectAccessible(page, name)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
        const fields = page.locator(
          'main form :is(input:not([type=hidden], [type=file]), select, textarea, [type=submit])',
        )
        const bare = await fields.evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.clientWidth > 1)
            .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
            .map((control) => control.outerHTML.slice(0, 120)),
        )
        expect(await fields.count()).toBeGreaterThan(5)
        expect(bare).toEqual([])
      }
    })
  }
})
