import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { seedEnquiry } from './seeded-enquiry.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 150_000 })

const tag = randomUUID().slice(0, 8)

/** Returns the focused element; never the body, from which keyboard navigation would start over. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement === body ? 'the body' : (activeElement?.outerHTML.slice(0, 80) ?? 'nothing')
  })

const neverTheBody = (page: Page) => expect.poll(() => focused(page)).not.toBe('the body')

test('Ctrl K, / and a click open the palette with focus in its field, and ? lists every key [ADM-09]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await page.goto('/admin')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Hello, Nadia')
  const search = page.getByRole('button', { name: /^Search/ })
  const ways = [() => page.keyboard.press('Control+k'), () => page.keyboard.press('/'), () => search.click()]
  for (const [at, open] of ways.entries()) {
    await open()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    const [query, path] = at % 2 === 0 ? (['templ', 'Templates'] as const) : (['plans', 'Plans'] as const)
    await page.keyboard.type(query)
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(path)
    await neverTheBody(page)
  }
  // A list longer than the window begins at its title.
  await page.setViewportSize({ width: 390, height: 500 })
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport()
  await expect(help).toContainText('Go to Enquiries')
  await everyVariant(page, 'desk-key-help', { windowOnly: true })
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})

test('an enquiry is processed by keyboard alone without losing focus [GEN-07, ADM-09]', async ({ context, page }) => {
  const id = await seedEnquiry({ name: `Keys ${tag}`, hoursAgo: 30 })
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await page.goto(`/admin/enquiries/${id}`)
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible()
  await expect(page.getByLabel('Note, for the team only')).toBeVisible()

  await test.step('it is claimed and released by its buttons', async () => {
    await page.getByRole('button', { name: 'Claim', exact: true }).press('Enter')
    await expect(page.getByText(/^Assigned to you; claimed until/)).toBeVisible()
    await neverTheBody(page)
    await page.getByRole('button', { name: 'Release' }).press('Enter')
    await expect(page.getByText('Unassigned.')).toBeVisible()
    await neverTheBody(page)
  })
  await test.step('t writes a note, and Ctrl Enter adds it', async () => {
    await page.getByRole('region', { name: 'Message' }).click()
    await page.keyboard.press('t')
    await page.keyboard.type('Written by keys.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Written by keys.')).toBeVisible()
    await expect(page.getByLabel('Note, for the team only')).toHaveValue('')
  })
  await test.step('l logs a contact with nothing preselected', async () => {
    await page.getByRole('region', { name: 'Message' }).click()
    await page.keyboard.press('l')
    await expect(dialog.getByLabel('Result')).toHaveValue('')
    await dialog.getByLabel('Result').selectOption('Not reached: the clock keeps running')
    await dialog.getByLabel('Notes').press('Control+Enter')
    await expect(page.getByText('tried by phone, no answer')).toBeVisible()
    await neverTheBody(page)
  })
  await test.step('r focuses the first field, and Ctrl Enter sends', async () => {
    await page.keyboard.press('r')
    await expect(page.getByLabel('Your reply')).toBeFocused()
    await page.keyboard.type('We write to you tomorrow.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^The reply will be sent in/)).toBeVisible()
    await neverTheBody(page)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByLabel('Your reply')).toHaveValue('We write to you tomorrow.')
    await neverTheBody(page)
    await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
    await neverTheBody(page)
  })
  await test.step('w sets waiting and e closes; a closed enquiry has no clock and cannot be claimed', async () => {
    await page.getByRole('region', { name: 'Message' }).click()
    await page.keyboard.press('w')
    await dialog.getByLabel('Reopen automatically after').press('Control+Enter')
    await expect(page.getByText(/^Waiting for the patient; reopens/)).toBeVisible()
    await neverTheBody(page)
    await page.keyboard.press('e')
    await expect(dialog.getByLabel('Outcome')).toHaveValue('')
    await dialog.getByLabel('Comment for the team (optional)').press('Control+Enter')
    await expect(dialog.getByText('Please choose an outcome')).toBeVisible()
    await dialog.getByLabel('Outcome').selectOption('Spam')
    await dialog.getByLabel('Reason').fill('Sells links.')
    await dialog.getByLabel('Reason').press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Due time and actions' })).not.toContainText(/left|Late by/)
    await neverTheBody(page)
    await page.getByRole('button', { name: 'Reopen' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Close...' })).toBeVisible()
    await neverTheBody(page)
  })
})

test.describe('a keyboard without Latin letters', () => {
  test('works by key position [ADM-09]', async ({ context, page }) => {
    await signInAs(context, 'care-lead', 'Nadia Selim')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nadia')
    const press = (key: string, code: string, more = {}) =>
      page.evaluate(
        ([init]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })),
        [{ key, code, ...more }],
      )
    await press('ل', 'KeyG')
    await press('ف', 'KeyT')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates')
    await press('ظ', 'Slash')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
})

test('at 900 pixels the list shows at least fifteen enquiries, and the title counts those waiting [GEN-07]', async ({
  context,
  page,
}) => {
  for (let n = 0; n < 18; n++) await seedEnquiry({ name: `Row ${tag} ${n}`, hoursAgo: 1 })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/enquiries')
  const rows = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link')
  await expect(rows.nth(17)).toBeAttached()
  const inSight = await rows.evaluateAll(
    (links) => links.filter((link) => link.getBoundingClientRect().bottom <= window.innerHeight).length,
  )
  expect(inSight).toBeGreaterThanOrEqual(15)
  await expect(page).toHaveTitle(/^[(]\d+[)] Enquiries/)
})
