import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { readLocation } from './config.js'
import { discard } from './desk-team.js'
import { everyVariant } from './page-variants.js'
import { aPartner, codeByKey } from './seeded-partner.js'
import { createSession, seedPerson, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

test('an admin adds a partner, creates a key that is shown once, replaces and revokes it, and each state works as shown [S11, ADM-09]', async ({
  context,
  page,
}) => {
  const name = `Nile Travel ${randomUUID().slice(0, 8)}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, 'admin', 'Nadia Hosni')
  const dialog = page.getByRole('dialog')
  const shown = dialog.getByLabel('The key')

  await test.step('adds the partner', async () => {
    await page.goto('/admin/partners')
    await page.getByRole('button', { name: 'Add a partner' }).click()
    await dialog.getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner')
    await expect(page.getByText('No keys yet')).toBeVisible()
  })

  const first = await test.step('creates a key, which is shown once', async () => {
    await page.getByRole('button', { name: 'Create a key' }).click()
    await dialog.getByLabel('What it is for').fill('Server')
    await dialog.getByRole('checkbox', { name: /^Read their usage/ }).check()
    await dialog.getByRole('button', { name: 'Create the key' }).click()
    await expect(shown).toBeFocused()
    const key = await shown.inputValue()
    expect(key).toMatch(/^snb_test_[0-9A-HJKMNP-TV-Z]{10}_[0-9A-Za-z]{49}$/)
    await dialog.getByRole('button', { name: 'Copy the key' }).click()
    await expect(dialog.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await dialog.getByRole('button', { name: 'Close, I have stored it' }).click()
    await expect(page.getByRole('button', { name: 'Create a key' })).toBeFocused()
    await expect(page.getByRole('row', { name: /Server/ })).toContainText('usage:read')
    await expect(page.getByRole('row', { name: /Server/ })).toContainText('2027-01')
    return key
  })

  await test.step('the key works, and the desk no longer shows it', async () => {
    expect(await codeByKey(first)).toBe('DOCUMENT_REFUSED')
    expect(await everythingOf(page)).not.toContain(secretOf(first))
    await page.reload()
    await expect(page.getByRole('row', { name: /Server/ })).toBeVisible()
    expect(await everythingOf(page)).not.toContain(secretOf(first))
  })

  const second = await test.step('replaces it; both keys work for the chosen hours', async () => {
    await page.getByRole('button', { name: /^Replace Server/ }).click()
    await dialog.getByLabel('Old key stays valid for (hours)').fill('2')
    await dialog.getByRole('button', { name: 'Create the new key' }).click()
    const key = await shown.inputValue()
    // A key that is shown once must not disappear by one press.
    await page.keyboard.press('Escape')
    const closeDialog = page.getByRole('dialog', { name: 'Have you stored it?' })
    await closeDialog.getByRole('button', { name: 'Keep it open' }).click()
    await expect(shown).toHaveValue(key)
    await page.keyboard.press('Escape')
    await closeDialog.getByRole('button', { name: 'Close it' }).click()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('row', { name: idOf(first) })).toContainText('Being replaced')
    expect([await codeByKey(first), await codeByKey(key)]).toEqual(['DOCUMENT_REFUSED', 'DOCUMENT_REFUSED'])
    return key
  })

  await test.step('revokes both', async () => {
    for (const key of [first, second]) {
      await page.getByRole('button', { name: new RegExp(`^Revoke Server, ${idOf(key)}`) }).click()
      await dialog.getByRole('button', { name: 'Revoke' }).click()
      await expect(page.getByRole('row', { name: idOf(key) })).toContainText('Revoked')
      // The button that opened the dialog was removed, so focus moves to the main content.
      await expect(page.locator('main')).toBeFocused()
      await expect.poll(() => codeByKey(key)).toBe('API_KEY_INVALID')
    }
    await expect(page.getByRole('button', { name: /^(Replace|Revoke)/ })).toHaveCount(0)
  })
})

test('invalid input is reported at its field and creates nothing; every dialog restores the focus [S11, ADM-09]', async ({
  context,
  page,
}) => {
  const { id, name } = await aPartner()
  await signInAs(context, 'admin', 'Nadia Hosni')
  const dialog = page.getByRole('dialog')

  await test.step('a partner without a name, and one that already exists', async () => {
    await page.goto('/admin/partners')
    const opener = page.getByRole('button', { name: 'Add a partner' })
    await opener.click()
    await dialog.getByRole('button', { name: 'Add partner' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Please/)
    await everyVariant(page, 'desk-partner-add-refused', { windowOnly: true })
    await dialog.getByLabel('Name').fill(name.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/A partner with this name already exists/i)
    await page.keyboard.press('Escape')
    await discard(page)
    await expect(opener).toBeFocused()
  })

  await test.step('a key without a name, for too many days', async () => {
    await page.goto(`/admin/partners/${id}`)
    const opener = page.getByRole('button', { name: 'Create a key' })
    await everyVariant(page, 'desk-partner-empty')
    await opener.click()
    for (const days of ['', '401', 'a year', '99999999999']) {
      await dialog.getByLabel('Valid for (days)').fill(days)
      await dialog.getByRole('button', { name: 'Create the key' }).click()
      await expect(dialog.getByLabel('Valid for (days)')).toHaveAccessibleDescription(
        /Please give a number of days from 1 to 400/,
      )
    }
    await expect(dialog.getByLabel('What it is for')).toHaveAccessibleDescription(/Please say what the key is for/)
    await everyVariant(page, 'desk-key-refused', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)
    await expect(opener).toBeFocused()
    await expect(page.getByText('No keys yet')).toBeVisible()
  })

  await test.step('a sixth key of one mode', async () => {
    await page.getByRole('button', { name: 'Create a key' }).click()
    for (const count of [1, 2, 3, 4, 5]) {
      await dialog.getByLabel('What it is for').fill(`Server ${count}`)
      await dialog.getByRole('button', { name: 'Create the key' }).click()
      if (count === 1) await everyVariant(page, 'desk-key-shown', { windowOnly: true })
      await dialog.getByRole('button', { name: 'Close, I have stored it' }).click()
      await page.getByRole('button', { name: 'Create a key' }).click()
    }
    await dialog.getByLabel('What it is for').fill('Server 6')
    await dialog.getByRole('button', { name: 'Create the key' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await discard(page)
    await expect(page.getByRole('row')).toHaveCount(6)
  })

  await test.step('a grace of too many hours', async () => {
    const opener = page.getByRole('button', { name: /^Replace Server 5/ })
    await opener.click()
    await dialog.getByLabel('Old key stays valid for (hours)').fill('169')
    await dialog.getByRole('button', { name: 'Create the new key' }).click()
    await expect(dialog.getByLabel('Old key stays valid for (hours)')).toHaveAccessibleDescription(
      /Please give a number of hours from 0 to 168/,
    )
    await everyVariant(page, 'desk-key-roll-refused', { windowOnly: true })
    await page.keyboard.press('Escape')
    await discard(page)
    await expect(opener).toBeFocused()
    await page.getByRole('button', { name: /^Revoke Server 5/ }).click()
    await everyVariant(page, 'desk-key-revoke', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByRole('row', { name: /Server 5/ })).toContainText('Revoked')
    await everyVariant(page, 'desk-partner-keys')
  })

  await test.step('a partner that does not exist', async () => {
    await page.goto(`/admin/partners/${randomUUID()}`)
    await expect(page.getByText('Partner not found.')).toBeVisible()
    await everyVariant(page, 'desk-partner-unknown', { widths: [360] })
  })
})

test('without a recent sign-in, an admin must sign in again before seeing any key [S6, S11]', async ({
  context,
  page,
}) => {
  const { id } = await aPartner()
  const staffId = await seedPerson({ name: 'Hana Fahmy', email: `${randomUUID()}@seneb.example`, roles: ['admin'] })
  await createSession(context, { staffId, siteUrl: readLocation().siteUrl, provenMinutesAgo: 11 })
  for (const path of ['/admin/partners', `/admin/partners/${id}`]) {
    await page.goto(path)
    await expect(page.getByText("Confirm that it's you to see this")).toBeVisible()
    await expect(page.getByRole('button', { name: /Add a partner|Create a key/ })).toHaveCount(0)
  }
})

test.describe('when a response is lost', () => {
  // The browser itself reports failed requests.
  test.use({ mayComplain: /Failed to load resource/ })

  test('the form says that a key may have been created, and the list shows it [S11]', async ({ context, page }) => {
    const { id } = await aPartner()
    await signInAs(context, 'admin', 'Nadia Hosni')
    await page.goto(`/admin/partners/${id}`)
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('dialog').getByLabel('What it is for').fill('Server')
    await page.route('**/graphql', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Create the key' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('A key may have been created anyway')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('row', { name: /Server/ })).toContainText('Active')
  })
})

test('on a phone the bottom bar shows five pages and unfolds the others at every text size [ADM-09, ROLE-03]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'admin', 'Nadia Hosni')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/admin/partners')
  const bar = page.getByRole('navigation', { name: 'Desk' })
  const more = bar.getByRole('button', { name: 'More' })
  await expect(bar.getByRole('link')).toHaveText(['My day', 'Ambassadors', 'Referral codes', 'Site'])
  const all = ['My day', 'Ambassadors', 'Referral codes', 'Site', 'People', 'Partners', 'Audit', 'Account']
  for (const percent of [100, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    await more.click()
    const links = bar.getByRole('link')
    await expect(links).toHaveText(all)
    expect(await textOutside(page)).toEqual([])
    await bar.getByRole('button', { name: 'Less' }).click()
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await more.click()
  await everyVariant(page, 'desk-bar-unfolded', { windowOnly: true, widths: [360] })
  await bar.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
})

/** Returns the page's HTML with the values of its fields and the browser's storages. */
async function everythingOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
    return [
      document.documentElement.outerHTML,
      ...fields,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join()
  })
}

/** Returns the entries of the bar whose text is wider than their space. */
async function textOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.desk-rail-link')]
      .filter((link) => link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent),
  )
}

const idOf = (key: string) => key.split('_')[2] ?? ''
const secretOf = (key: string) => key.split('_')[3] ?? ''
