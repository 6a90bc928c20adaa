import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

/** An edit shows on the site within this time. */
const followsWithin = { timeout: 60_000 }

test('a value is moved among its kind, and the page follows [VALS-01]', async ({ context, page }) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/content/company-value/support')
  const panel = page.getByRole('region', { name: 'Position in the list' })
  await expect(panel).toContainText('Number 3 of 4 of its kind.')
  await expect(panel).toContainText('After: Clarity')
  await panel.getByLabel('New position').fill('9')
  await panel.getByRole('button', { name: 'Move up' }).press('Enter')
  await expect(panel).toContainText('Number 2 of 4 of its kind.')
  const headings = async () => {
    const html = await (await page.request.get(new URL('/our-values', page.url()).href)).text()
    return [...html.matchAll(/<h[23][^>]*>(Trust|Clarity|Support|Well-being)</g)].map(([, title]) => title)
  }
  await expect.poll(headings, followsWithin).toEqual(['Trust', 'Support', 'Clarity', 'Well-being'])

  await expect(panel.getByLabel('New position')).toHaveValue('9')
  await panel.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(panel).toContainText('Please give a position from 1 to 4')
  await everyVariant(page, 'desk-content-position')
  await panel.getByLabel('New position').fill('3')
  await panel.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(panel).toContainText('Number 3 of 4 of its kind.')
  await expect.poll(headings, followsWithin).toEqual(['Trust', 'Clarity', 'Support', 'Well-being'])
})
