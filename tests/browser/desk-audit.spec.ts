import { readFileSync } from 'node:fs'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 180_000 })

test('the audit trail is filtered by the URL, exported with its own audit entry, and verified [ADM-09, S10, D-37]', async ({
  context,
  page,
  stack,
}) => {
  // Making the team leaves entries to look for.
  await stack.team()
  await signInAs(context, 'auditor', 'Nadia Selim')
  await page.goto('/admin/audit')
  const entries = page.getByRole('region', { name: 'Entries' })
  const rows = entries.getByRole('row')

  await test.step('by action; the URL keeps the filter after a reload', async () => {
    await page.getByLabel('Action').selectOption('make-demo-person')
    await expect(page).toHaveURL(/[?&]action=make-demo-person/)
    await expect(rows).toHaveCount(9)
    await page.reload()
    await expect(page.getByLabel('Action')).toHaveValue('make-demo-person')
    await expect(rows).toHaveCount(9)
    await entries.getByRole('button', { name: 'Make demo person' }).first().click()
    await everyVariant(page, 'desk-audit-filtered')
  })
  await test.step('a download has the same entries, and its own audit entry appears without a reload', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await (await coming).path()
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(9)
    await expect(page.getByText('8 entries exported; the audit trail records it.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(entries.getByRole('button', { name: 'Export audit' }).first()).toBeVisible({ timeout: 15_000 })
  })
  await test.step('by a day without entries', async () => {
    await page.getByLabel('Until').fill('2020-01-01')
    await expect(page.getByText('No entries match these filters.')).toBeVisible()
    await everyVariant(page, 'desk-audit-empty')
  })
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/Chain verified, entries 1 to \d+/)).toBeVisible()
})
