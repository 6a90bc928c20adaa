import type { BrowserContext, Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000, mode: 'serial' })

/** Time within which a change shows everywhere; no process restarts. */
const followsWithin = { timeout: 60_000 }

const effect = (page: Page) => page.getByRole('region', { name: 'Effect' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const review = (page: Page) => page.getByRole('region', { name: 'Change of prices' })

async function anotherPage(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('the context belongs to no browser')
  return (await browser.newContext()).newPage()
}

async function publish(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(review(page).getByText('The site shows these prices within a minute.')).toBeVisible()
}

async function shownTo(visitor: Page, home: string, both: string): Promise<void> {
  await expect(async () => {
    await visitor.goto('/budget-estimator?country=usa&procedure=lasik')
    await expect(visitor.getByRole('main')).toContainText(home, { timeout: 1000 })
    await visitor.goto('/costs/lasik/usa')
    await expect(visitor.getByRole('main')).toContainText(both, { timeout: 1000 })
  }).toPass(followsWithin)
}

test('an editor proposes a price by keyboard and sees its effect, another publishes it, and calculator and cost page show it within a minute [ADM-09, CALC-13]', async ({
  context,
  page,
}) => {
  const [checker, visitor] = [await anotherPage(context), await anotherPage(context)]
  await signInAs(context, 'editor', 'Salma Nour')
  await signInAs(checker.context(), 'editor', 'Omar Fathy')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Salma')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices')
  await expect(page.getByText('138 prices')).toBeVisible()
  await everyVariant(page, 'desk-prices-table', { everyPair: true })
  await page.getByLabel('Search for a country').fill('united st')
  await expect(page.getByText('6 prices')).toBeVisible()
  await page.getByRole('link', { name: 'LASIK, United States: $2,200' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LASIK, United States')

  await test.step('an ambiguous amount is rejected at its field with both readings', async () => {
    await page.getByLabel('Price in US dollars').fill('2.300')
    await page.getByLabel('Reason for this change').fill('Survey of November')
    await page.getByRole('button', { name: 'Send for a check' }).press('Enter')
    await expect(page.getByText('Please write 2300 or 2.30')).toBeVisible()
    await everyVariant(page, 'desk-price-refused')
  })
  await test.step('the effect is shown before anything is stored', async () => {
    await page.getByLabel('Price in US dollars').fill('2300')
    await page.getByLabel('Source', { exact: true }).fill('Survey of clinics')
    await page.getByLabel('Day of the price').fill('2026-11-20')
    await expect(effect(page)).toContainText('1 estimate on')
    await effect(page).getByText('Estimates').click()
    await expect(effect(page).getByRole('cell', { name: '77% → 78%' })).toBeVisible()
    await everyVariant(page, 'desk-price-effect')
  })
  await page.getByRole('button', { name: 'Send for a check' }).press('Enter')
  await expect(review(page)).toContainText('Waits for a check')
  await expect(review(page)).toContainText('someone else has to publish it')
  await expect(review(page).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await everyVariant(page, 'desk-price-change')

  await test.step('a second person rejects it with a reason, its author corrects it, the second person publishes it', async () => {
    await checker.goto('/admin/prices/changes?state=OPEN')
    await checker.getByRole('link', { name: 'Survey of November' }).press('Enter')
    await expect(review(checker)).toContainText('Salma Nour')
    await review(checker).getByRole('button', { name: 'Reject' }).press('Enter')
    await checker.getByRole('dialog').getByLabel('Reason').fill('Please name the survey')
    await checker.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter')
    await expect(review(checker)).toContainText('Rejected')
    await expect(review(page)).toContainText('Please name the survey', followsWithin)
    await review(page).getByRole('link', { name: 'Edit' }).press('Enter')
    await expect(page.getByLabel('Price in US dollars')).toHaveValue('2300')
    await page.getByLabel('Source', { exact: true }).fill('Survey of 40 clinics, November')
    await page.getByRole('button', { name: 'Save the change' }).press('Enter')
    await expect(review(page)).toContainText('Waits for a check')
    await expect(review(checker)).toContainText('Waits for a check', followsWithin)
    await publish(checker)
  })
  await shownTo(visitor, '$2,300', '$4,600')

  await test.step('restoring an earlier version needs a second person too', async () => {
    await page.goto('/admin/prices/usa/lasik')
    await expect(history(page)).toContainText('Salma Nour, checked by Omar Fathy')
    await everyVariant(page, 'desk-price-history')
    await history(page).getByRole('button', { name: 'Restore version 1', exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Propose it' }).press('Enter')
    await expect(review(page)).toContainText('someone else has to publish it')
    await checker.goto(page.url())
    await publish(checker)
  })
  await shownTo(visitor, '$2,200', '$4,400')
})

test('when two people change one price, the second sees both values and loses neither [R8]', async ({
  context,
  page,
}) => {
  const other = await anotherPage(context)
  await signInAs(context, 'editor', 'Salma Nour')
  await signInAs(other.context(), 'editor', 'Omar Fathy')
  for (const [one, price] of [
    [page, '1300'],
    [other, '1350'],
  ] as const) {
    await one.goto('/admin/prices/greece/lasik')
    await one.getByLabel('Price in US dollars').fill(price)
    await one.getByLabel('Reason for this change').fill(`Now ${price}`)
  }
  await other.getByRole('button', { name: 'Send for a check' }).press('Enter')
  await expect(review(other)).toContainText('Waits for a check')
  const third = await anotherPage(context)
  await signInAs(third.context(), 'editor', 'Nour Adel')
  await third.goto(other.url())
  await publish(third)

  await expect(page.getByText('Version 2 was published while you edited')).toBeVisible(followsWithin)
  await expect(page.getByText('Now on the site: $1,350')).toBeVisible()
  await expect(page.getByText('Yours: $1,300')).toBeVisible()
  await everyVariant(page, 'desk-price-conflict')
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect(page.getByLabel('Price in US dollars')).toHaveValue('1300')
  await page.getByRole('button', { name: 'Send for a check' }).press('Enter')
  await expect(review(page)).toContainText('Waits for a check')
  await review(page).getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(review(page)).toContainText('Withdrawn')
})

test('a file is exported, checked line by line and imported as one change for a future day [ADM-09]', async ({
  context,
  page,
}) => {
  const checker = await anotherPage(context)
  await signInAs(context, 'editor', 'Salma Nour')
  await signInAs(checker.context(), 'editor', 'Omar Fathy')
  await page.goto('/admin/prices')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  const lines: string[] = []
  for await (const part of await (await downloading).createReadStream()) lines.push(String(part))
  const csv = lines.join('')
  expect(csv).toContain('"hungary","veneers","per tooth","none"')

  const dialog = page.getByRole('dialog')
  const choose = (text: string) =>
    dialog.getByLabel('File').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import a file' }).press('Enter')
  await choose(csv.replace('"uae","lasik","per eye","1500.00"', '"uae","lasik","per eye","1.550"'))
  await expect(dialog.getByText(/Line \d+, price_usd: Please write 1550 or 1.55/)).toBeVisible()
  await everyVariant(page, 'desk-price-import-refused', { windowOnly: true })
  await choose(csv.replace('"uae","lasik","per eye","1500.00"', '"uae","lasik","per eye","1550"'))
  await expect(dialog.getByText('1 changed, 137 unchanged.')).toBeVisible()
  await dialog.getByLabel('Reason for this change').fill('List of 2027')
  await dialog
    .getByLabel('Valid from (optional)')
    .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await everyVariant(page, 'desk-price-import', { windowOnly: true })
  await dialog.getByRole('button', { name: 'Send for a check' }).press('Enter')
  await expect(review(page)).toContainText('Waits for a check')

  await checker.goto(page.url())
  await review(checker).getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(review(checker)).toContainText('Scheduled')
  await everyVariant(checker, 'desk-price-scheduled')
  await review(checker).getByRole('button', { name: 'Cancel the schedule' }).press('Enter')
  await expect(review(page)).toContainText('Waits for a check', followsWithin)
  await page.goto('/admin/prices/changes')
  await expect(page.getByRole('link', { name: 'List of 2027' })).toBeVisible()
  await everyVariant(page, 'desk-price-changes')
})
