import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'

test('the empty quote check is cached and names its list', async ({ page, request }) => {
  await request.get('/check-quote')
  expect((await request.get('/check-quote')).headers()['etag']).toBeDefined()
  expect((await request.get('/check-quote?checked=yes&has=nonsense')).headers()['etag']).toBeUndefined()
  await page.goto('/check-quote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a quote')
  await expect(page.locator('[data-verdict]')).toHaveCount(0)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"ItemList"')
  // No field lets visitors write about themselves.
  await expect(page.getByRole('main').locator('input[type=text], textarea')).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('checked points lead to what is missing and the questions to send; warning signs come first', async ({
      page,
    }) => {
      await page.goto('/check-quote')
      await page.getByLabel('What is it for?').selectOption({ label: 'Dental implants' })
      await page.getByLabel('The name of the doctor who treats you').check()
      await page.getByRole('button', { name: 'Check this quote' }).click()
      const result = page.locator('[data-verdict]')
      await expect(result).toHaveAttribute('data-verdict', 'ASK')
      await expect(result.getByRole('heading', { level: 2 })).toHaveText(/^\d+ of \d+ points are missing$/)
      await expect(result).toContainText('Which make and model of implant')
      await expect(result).not.toContainText('Which doctor will treat me?')
      await expect(result.getByRole('heading', { name: 'Also worth asking about Dental implants' })).toBeVisible()
      await expect(page.getByLabel('The name of the doctor who treats you')).toBeChecked()

      await page.getByLabel('You are asked to pay today, or a discount is about to end.').check()
      await page.getByRole('button', { name: 'Check this quote' }).click()
      await expect(result).toHaveAttribute('data-verdict', 'STOP')
      await expect(result.getByRole('heading', { level: 2 })).toHaveText('Stop: there is a warning sign')
    })
  })
}

test('only points that fit the procedure are listed, also while it is being chosen', async ({ page }) => {
  const grafts = page.getByLabel('How many grafts, and who takes and places them')
  const intensiveCare = page.getByLabel('Whether there is intensive care in the building')
  await page.goto('/check-quote')
  await expect(grafts).toHaveCount(0)
  await expect(intensiveCare).toHaveCount(0)
  await page.getByLabel('The name of the doctor who treats you').check()
  await page.getByLabel('What is it for?').selectOption({ label: 'Knee replacement' })
  await expect(intensiveCare).toBeVisible()
  await expect(grafts).toHaveCount(0)
  await expect(page.getByLabel('The name of the doctor who treats you')).toBeChecked()
})

test('one press copies the questions', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/check-quote?checked=yes&procedure=knee-replacement&has=doctor')
  await page.getByRole('button', { name: 'Copy the questions' }).click()
  await expect(page.getByText('Copied. Paste them into your message.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Thank you for your quote[.] Please answer .*\n\n1[.] What are the full name/)
  expect(copied).not.toContain('Which doctor will treat me?')
})

test('print shows the result and the questions, not the form', async ({ page }) => {
  await page.goto('/check-quote?checked=yes&procedure=lasik')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Questions to send' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What does the quote say?' })).toBeHidden()
})

test('every width and theme', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/check-quote')
  await everyVariant(page, 'quote-check')
  await page.goto('/check-quote?checked=yes&procedure=lasik&has=doctor&sign=hurry&sign=promise')
  await everyVariant(page, 'quote-check-result')
})
