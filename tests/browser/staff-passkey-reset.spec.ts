import { readLocation } from './config.js'
import { createSession, seedPerson } from './seeded-staff.js'
import { signOut } from './desk-team.js'
import { expect, test } from './site.js'
import { StaffPerson } from './staff-person.js'
import { VirtualAuthenticator } from './virtual-authenticator.js'

/** The same site by a name: browsers have no passkeys for a bare address. */
const siteUrl = () => readLocation().siteUrl.replace('127.0.0.1', 'localhost')

test.describe.configure({ timeout: 180_000 })
test.use({ baseURL: async ({}, use) => use(siteUrl()) })

test('a passkey and the emailed link set a new password, and the passkey can then be removed [ADM-05, D-37]', async ({
  context,
  page,
  stack,
}) => {
  const person = new StaffPerson(page, 'dalia@seneb.example', 'Dalia Fahmy')
  const staffId = await seedPerson({ ...person, roles: ['writer'] })
  await createSession(context, { staffId, siteUrl: siteUrl() })
  const device = await VirtualAuthenticator.of(page)

  await test.step('has a passkey, a password and a code app', async () => {
    await page.goto('/admin/me')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('What do you call this device?').fill('My phone')
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(page.getByText('My phone')).toBeVisible()
    await page.getByRole('button', { name: 'Set a password' }).click()
    await page.getByLabel('New password').fill(person.password)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await page.getByRole('button', { name: 'Show the secret' }).click()
    await person.setUpCodeApp()
    await page.getByLabel('Code', { exact: true }).fill(await person.code())
    await page.getByRole('button', { name: 'Use this app' }).click()
    await expect(page.getByRole('button', { name: 'Set up another app' })).toBeVisible()
    await signOut(page)
  })

  await test.step('sets another password by the link and the passkey, which another person cannot', async () => {
    await page.goto('/admin/reset')
    await page.getByLabel('Work email').fill(person.email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    const { text } = await stack.mail(person.email, '/admin/reset#')
    await page.goto(/\/admin\/reset#[\w-]+/.exec(text)?.[0] ?? '')
    person.password = 'eight grey herons over Luxor'
    await page.getByLabel('New password').fill(person.password)
    await device.recognises(false)
    await page.getByRole('button', { name: 'Set it with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No passkey was used.')
    await device.recognises(true)
    await page.getByRole('button', { name: 'Set it with a passkey' }).click()
    await expect(page.getByText('Your password is set.')).toBeVisible()
  })

  await test.step('signs in with the new password and removes the passkey, which no longer works', async () => {
    // The address field offers passkeys automatically, and this device would accept the offer.
    await device.recognises(false)
    await page.goto('/admin/sign-in?to=%2Fme')
    await person.signIn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    await page.getByRole('button', { name: 'Remove My phone' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText('None yet.')).toBeVisible()
    await stack.mail(person.email, 'passkey')
    await signOut(page)
    await device.recognises(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/sign-in/)
  })
})
