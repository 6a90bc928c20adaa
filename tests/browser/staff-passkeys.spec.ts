import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { createSession, seedPerson } from './seeded-staff.js'
import { signOut } from './desk-team.js'
import { expect, test } from './site.js'
import { VirtualAuthenticator } from './virtual-authenticator.js'

/** The same site by a name: browsers have no passkeys for a bare address. */
const siteUrl = () => readLocation().siteUrl.replace('127.0.0.1', 'localhost')

test.describe.configure({ timeout: 180_000 })
test.use({ baseURL: async ({}, use) => use(siteUrl()) })

test('a staff member adds a passkey, unlocks, signs in and reauthenticates with it, and renames it [ADM-05, D-37]', async ({
  context,
  page,
}) => {
  const staffId = await seedPerson({ name: 'Salma Nour', email: 'salma@seneb.example', roles: ['admin', 'ops'] })
  await createSession(context, { staffId, siteUrl: siteUrl() })
  const device = await VirtualAuthenticator.of(page)

  await test.step('adds one with a name and device verification', async () => {
    await page.goto('/admin/me')
    await expect(page.getByText('None yet.')).toBeVisible()
    await everyVariant(page, 'desk-account-no-passkey')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(page.getByText('Please give it a name you will recognize')).toBeVisible()
    await page.getByLabel('What do you call this device?').fill('My laptop')
    await device.recognises(false)
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No passkey was used.')
    await everyVariant(page, 'desk-add-passkey', { windowOnly: true })
    await device.recognises(true)
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(page.getByText('My laptop')).toBeVisible()
    await everyVariant(page, 'desk-account-passkey')
  })

  await test.step('cannot remove the last sign-in method, and is told why', async () => {
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await everyVariant(page, 'desk-remove-passkey', { windowOnly: true, widths: [360, 1440] })
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('alert')).toContainText('This is your only remaining sign-in method.')
    await page.keyboard.press('Escape')
  })

  await test.step('locks, is rejected as another person, and unlocks as themselves', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Lock' }).click()
    await device.recognises(false)
    await page.getByRole('button', { name: 'Unlock with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No passkey was used.')
    await everyVariant(page, 'desk-locked-passkey')
    await device.recognises(true)
    await page.getByRole('button', { name: 'Unlock with a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  })

  await test.step('signs out and in again by the passkey alone, to where they wanted to go', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await device.recognises(false)
    await signOut(page)
    await page.goto('/admin/sign-in?to=%2Fme')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No passkey was used.')
    await everyVariant(page, 'desk-sign-in-passkey')
    await device.recognises(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  })

  await test.step('reauthenticates with it before a sensitive action, and continues', async () => {
    await createSession(context, { staffId, siteUrl: siteUrl(), provenMinutesAgo: 11 })
    await page.goto('/admin/people')
    await page.getByRole('button', { name: "Confirm that it's you" }).click()
    await everyVariant(page, 'desk-prove', { windowOnly: true })
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('region', { name: 'The team' })).toBeVisible()
  })

  await test.step('renames it, and cannot have two on one device', async () => {
    await page.goto('/admin/me')
    await page.getByRole('button', { name: 'Rename My laptop' }).click()
    await page.getByLabel('What do you call this device?').fill('')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await expect(page.getByLabel('What do you call this device?')).toHaveAttribute('aria-invalid', 'true')
    await everyVariant(page, 'desk-rename-passkey', { windowOnly: true })
    await page.getByLabel('What do you call this device?').fill('Old laptop')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await expect(page.getByText('Old laptop')).toBeVisible()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('What do you call this device?').fill('The same laptop')
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('This device already has one of your passkeys.')
  })
})
