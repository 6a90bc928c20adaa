import AxeBuilder from '@axe-core/playwright'
import { everyLook } from './looks.js'
import { test } from './site.js'
test('probe', async ({ page }) => {
  await page.goto('/sitemap')
  await everyLook(page, 'probe', { widths: [360, 1440] }).catch(async (error) => {
    console.log(String(error).slice(0, 1500))
    console.log(
      JSON.stringify(
        await page.evaluate(() => ({
          y: scrollY,
          attrs: [...document.documentElement.attributes].map((a) => a.name + '=' + a.value),
          ih: innerHeight,
          header: JSON.stringify(document.querySelector('header')?.getBoundingClientRect()),
          color: getComputedStyle(document.querySelector('header')!).color,
          bg: getComputedStyle(document.querySelector('header')!).backgroundColor,
          band: JSON.stringify(document.querySelector('main > div')?.getBoundingClientRect()),
        })),
      ),
    )
    const again = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true).analyze()
    console.log(
      JSON.stringify(
        again.violations
          .flatMap((v) => v.nodes.map((n) => [n.target, n.any.map((a) => [a.data, a.relatedNodes])]))
          .slice(0, 2),
      ),
    )
  })
})
