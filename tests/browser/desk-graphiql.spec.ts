import type { Page } from '@playwright/test'

import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { createSession, seedPerson, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

/** Opens GraphiQL and waits until it has read the schema. */
async function openGraphiql(page: Page): Promise<void> {
  const schema = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('__schema'),
  )
  await page.goto('/admin/graphql')
  expect((await schema).status()).toBe(200)
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible()
}

/** Replaces the document in the editor by the clipboard; typed brackets would be closed by the editor. */
async function write(page: Page, document: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), document)
  const editor = page.getByRole('region', { name: 'Operation Editor' }).locator('.monaco-editor').first()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  // The editor inserts the clipboard a moment after the keys.
  await expect(editor.locator('.view-lines')).toHaveText(new RegExp(document.replaceAll(/\W+/g, '\\W+')))
}

const response = (page: Page) => page.getByRole('region', { name: 'Result Window' })

test('a staff member runs GraphQL documents by keyboard with their own permissions [ADM-09, S10]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'auditor', 'Laila Graph')
  await openGraphiql(page)

  await write(page, '{ viewer { name roles } }')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(response(page)).toContainText('Laila Graph')

  await write(page, '{ queues { __typename } partnerAccounts { name } }')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(response(page)).toContainText('NOT_ALLOWED')

  await write(page, 'mutation { exportAudit(actorName: "Laila Graph") { __typename } }')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(response(page)).toContainText('AuditExported')
  // Each tab of GraphiQL's documents contains a button, by its published markup.
  await everyVariant(page, 'desk-graphiql', { windowOnly: true, exceptRules: ['nested-interactive'] })
  // Documents and variables may name people, so none of them stay in the browser.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('exportAudit')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Back to the desk' }).click()
  await page.goto('/admin/audit?actorName=Laila+Graph&action=export-audit')
  const row = page.getByRole('region', { name: 'Entries' }).getByRole('row').nth(1)
  await expect(row).toContainText('GraphiQL', { timeout: 15_000 })
})

test.describe('an older sign-in', () => {
  test.use({ mayComplain: /status of 403/ })

  test('must be repeated in a dialog, and declining shows an error [S9]', async ({ context, page }) => {
    const staffId = await seedPerson({ name: 'Omar Graph', email: 'omar-graph@seneb.example', roles: ['admin'] })
    await createSession(context, { staffId, siteUrl: readLocation().siteUrl, provenMinutesAgo: 11 })
    await page.goto('/admin/graphql')
    const dialog = page.getByRole('dialog', { name: /Confirm that it's you/ })
    // GraphiQL requests the schema again without subscriptions when the first request is refused.
    for (let at = 0; at < 2; at++) {
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await expect(response(page)).toContainText('REAUTHENTICATION_REQUIRED')
  })
})

test('without a session GraphiQL is not available, and nothing loads from another host [S5, D-37]', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/admin/graphql')
  await expect(page).toHaveURL(/\/admin\/sign-in\?to=\/graphql/)
  expect([...hosts]).toEqual([new URL(readLocation().siteUrl).host])
})
