import { CookieBar } from './cookie-bar.js'
import { ContactPage } from './contact-page.js'
import { holdRequests, takingOver, untilFormResponds } from './hydration.js'
import { expect, test } from './site.js'
import { translate } from './translator.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** Many patients use their browser's translator, which changes the page before or after React hydrates it. */
test('a translated text page stays intact, and its links, buttons and forms work', async ({ page }) => {
  await page.goto('/blogs/the-ebers-papyrus')
  await translate(page)
  const translated = await page.getByRole('main').innerHTML()
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Our Values' }).hover()
  await foot.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await foot.getByRole('textbox').fill('reader@example.test')
  await foot.getByRole('button', { name: 'Subscribe' }).hover()
  expect(await page.getByRole('main').innerHTML()).toBe(translated)
  await foot.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter')
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).click()
  await expect(page).toHaveURL('/our-values')
})

test.describe('when React rerenders a translated page or a part of it', () => {
  // React reports the error, and the page continues to work.
  test.use({ mayComplain: /Minified React error #(418|423)/ })

  test('earlier choices stay, and the early script keeps working', async ({ page }) => {
    const hydration = await holdRequests(page, takingOver)
    await page.goto('/budget-estimator', { waitUntil: 'load' })
    // The bar below appears shortly after and moves the banner, so an earlier press may miss.
    await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
    await new CookieBar(page).button('Necessary Only').click()
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'chosen')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click()
    await translate(page)
    hydration.release()
    await untilFormResponds(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'chosen')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(new CookieBar(page).preferences).toBeVisible()
  })

  test('the trip planner responds and reports missing fields', async ({ page }) => {
    const hydration = await holdRequests(page, takingOver)
    await page.goto('/trip-planner', { waitUntil: 'load' })
    await translate(page)
    hydration.release()
    await untilFormResponds(page)
    const planner = new TripPlannerPage(page)
    await planner.submitButton.click()
    await expect(planner.summary).toBeVisible()
  })

  test('text typed before React loaded stays and is sent', async ({ page }) => {
    const hydration = await holdRequests(page, takingOver)
    const contact = new ContactPage(page)
    await contact.open({ script: false })
    await translate(page)
    await contact.fillRequired({ fullName: 'Early Reader', email: 'early.reader@example.com' })
    hydration.release()
    await untilFormResponds(page)
    await expect(contact.field('fullName')).toHaveValue('Early Reader')
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  })

  test('a form translated after hydration can be filled, corrected and sent', async ({ page, stack }) => {
    const contact = new ContactPage(page)
    const email = 'contact.translated@example.com'
    await contact.open()
    await translate(page)
    await contact.submitButton.click()
    await expect(contact.summary).toBeVisible()
    await contact.fillRequired({ email })
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
    await stack.mail(email, 'request')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The values we work by')
  })
})
