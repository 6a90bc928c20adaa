import { expect, test } from './site.js'

test('the home page opens with its headline [HOME-01]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Journey to Quality Healthcare in Egypt')
  await page.screenshot({ path: '/tmp/seneb/shot-home.png' })
})
