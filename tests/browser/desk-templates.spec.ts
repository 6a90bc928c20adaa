import { randomUUID } from 'node:crypto'

import { ContactPage } from './contact-page.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 180_000, mode: 'serial' })

/** Unique per run, so that parallel runs do not collide. */
const name = `Two days ${randomUUID().slice(0, 8)}`

test('a lead adds a template and previews it for a sample person; text that cannot be emailed is rejected at its field [GEN-07, D-66, ADM-09]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await page.goto('/admin')
  // Its keys work only after the desk has loaded the session; until then, the page has another `main`.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nadia')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates')
  const inUse = page.getByRole('region', { name: 'In use' })
  await expect(inUse.getByRole('link', { name: 'In your own words' })).toBeVisible()
  await everyVariant(page, 'desk-templates')

  const preview = page.getByRole('region', { name: 'Preview' })
  await test.step('the preview updates while typing', async () => {
    await page.getByRole('link', { name: 'Add a template' }).press('Enter')
    await page.getByLabel('Name for the team').fill(name)
    await page.getByLabel('Subject').fill('Your veneers, {name}')
    await page.getByLabel('Reply text').fill('{name}, we suggest {day}.\n\nYou hear from us by {due}.')
    await page.getByLabel('Field name 1').fill('day')
    await page.getByLabel('Label 1').fill('Which day')
    await page.getByLabel('Type 1').selectOption('A day')
    await expect(preview).toContainText(/Amal Haddad, we suggest \w+day, \w+ \d+, \d{4}\./)
    await expect(preview).toContainText(
      /You hear from us by \w+day, .* by your clock \(.* at \d\d:\d\d, Cairo time\)\./,
    )
  })
  await test.step('a subject with health or personal data and an unused field are rejected', async () => {
    const add = page.getByRole('button', { name: 'Add the template' })
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByLabel('Name 2').fill('price')
    await page.getByLabel('Label 2').fill('Price')
    await add.click()
    await expect(page.getByText('only {reference} is allowed there')).toBeVisible()
    await expect(page.getByText('Please say in the words where {price} stands')).toBeVisible()
    await everyVariant(page, 'desk-template-refused')
    await page.getByRole('button', { name: 'Remove field 2, price' }).press('Enter')
    await page.getByLabel('Subject').fill('Your veneers ({reference})')
    await add.click()
    await expect(page.getByText('please remove “veneers”')).toBeVisible()
    await page.getByLabel('Subject').fill('Two days ({reference})')
    await add.press('Enter')
    await expect(page.getByText('Version 1, current: Nadia Selim')).toBeVisible()
    await everyVariant(page, 'desk-template')
  })
})

test('when two leads edit one template, the second sees both; versions are restored, and an archived template is not offered [GEN-07, R8]', async ({
  browser,
  context,
  page,
}) => {
  const others = await browser.newContext()
  const hany = await others.newPage()
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await signInAs(others, 'care-lead', 'Hany Lotfy')
  await page.goto('/admin/templates')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template')
  await hany.goto(page.url())
  const body = (of: typeof page) => of.getByLabel('Reply text')
  const save = (of: typeof page) => of.getByRole('button', { name: 'Save as the next version' })
  await body(page).fill('We suggest {day}, and thank you.')
  await body(hany).fill('We suggest {day} or the day after.')
  await hany.getByLabel('Reason for this change').fill('People asked for a second day')
  await save(hany).click()
  await expect(hany.getByText('Version 2 is saved')).toBeVisible()

  await test.step('the difference is shown, and the kept text becomes the next version', async () => {
    await expect(page.getByText('Hany Lotfy saved version 2 while you edited')).toBeVisible({ timeout: 10_000 })
    await expect(page.locator('del').getByText('after').first()).toBeVisible()
    await everyVariant(page, 'desk-template-conflict')
    await save(page).click()
    await expect(page.getByText('Hany Lotfy saved version 2 while you edited')).toBeVisible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await save(page).click()
    await expect(page.getByText('Version 3, current: Nadia Selim')).toBeVisible()
  })
  await test.step('the changes of a version are shown, and an earlier one is restored', async () => {
    const versions = page.getByRole('region', { name: 'Versions' })
    await expect(versions.getByText('People asked for a second day')).toBeVisible()
    await page.getByRole('button', { name: 'What changed in version 3' }).press('Enter')
    await expect(versions.locator('ins').getByText('thank').first()).toBeVisible()
    await everyVariant(page, 'desk-template-versions')
    await page.getByRole('button', { name: 'Restore version 2' }).press('Enter')
    await expect(page.getByText('Version 4, current: Nadia Selim')).toBeVisible()
    await expect(body(page)).toHaveValue('We suggest {day} or the day after.')
  })
  await test.step('it is archived and restored by the same button', async () => {
    await page.getByRole('button', { name: 'Archive' }).press('Enter')
    await expect(page.getByText('Archived: not in use.')).toBeVisible()
    await page.getByRole('button', { name: 'Restore it' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  })
  await others.close()
})

test('an agent is told that a template changed while they wrote, and the sent text is the text they saw [GEN-07]', async ({
  browser,
  context,
  page,
}) => {
  const person = `Ingrid ${randomUUID().replaceAll(/[\d-]/g, '')}`
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin/templates')
  await expect(page.getByText('In your own words')).toBeVisible()
  await expect(page.getByRole('link', { name: 'In your own words' })).toHaveCount(0)
  await page.goto('/admin/enquiries?show=ALL')
  const contact = new ContactPage(visitor)
  await contact.open({ path: `${new URL(page.url()).origin}/contact-us` })
  await contact.fillRequired({ fullName: person, email: `ingrid-${randomUUID().slice(0, 8)}@example.com` })
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  await page.getByRole('link', { name: person }).click()
  await expect(page.getByText('was received')).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('r')
  await page.getByLabel('Template').selectOption(name)
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('Which day').fill(day)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('or the day after.')

  const leads = await browser.newContext()
  const lead = await leads.newPage()
  await signInAs(leads, 'care-lead', 'Nadia Selim')
  await lead.goto('/admin/templates')
  await lead.getByRole('link', { name }).click()
  await lead.getByLabel('Reply text').fill('Only {day} is free.')
  await lead.getByRole('button', { name: 'Save as the next version' }).click()
  await expect(lead.getByText('Version 5 is saved')).toBeVisible()

  await test.step('the old text can no longer be sent, and nothing changed silently', async () => {
    await expect(page.getByText('This template was edited while you were writing')).toBeVisible({ timeout: 10_000 })
    await expect(preview).toContainText('or the day after.')
    await everyVariant(page, 'desk-reply-template-edited')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('This template changed while you were writing.')).toBeVisible()
  })
  await test.step('an archived template is no longer offered, and entered values are kept', async () => {
    await lead.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('This template is no longer in use')).toBeVisible({ timeout: 10_000 })
    await lead.getByRole('button', { name: 'Restore it' }).click()
    await expect(page.getByLabel('Which day')).toHaveValue(day, { timeout: 10_000 })
  })
  await test.step('a button shows the new text, which is then sent', async () => {
    await page.getByRole('button', { name: 'Show the new text' }).click()
    await expect(preview).toContainText(/Only \w+day, .* is free\./)
    const text = await preview.locator('.desk-words').textContent()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Not sent yet')).toBeVisible()
    await expect(page.locator('.desk-timeline .desk-words').first()).toHaveText(text ?? '')
    await expect(page.getByText(`Template: ${name}, version 5`)).toBeVisible()
    await everyVariant(page, 'desk-reply-from-template')
  })
  await withDatabase('update enquiry.reply_templates set archived_at = now() where name = $1', [name])
  for (const extra of [visitors, leads]) await extra.close()
})
