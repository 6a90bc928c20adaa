import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { createSession, seedPerson } from './seeded-staff.js'
import { signOut } from './desk-team.js'
import { expect, test } from './site.js'
import { StaffPerson } from './staff-person.js'

test.describe.configure({ timeout: 180_000 })

test('a staff member sets a password, an authenticator app and recovery codes, and recovers access by an emailed link and a second factor [ADM-05, D-37]', async ({
  context,
  page,
  stack,
}) => {
  const { siteUrl } = readLocation()
  const person = new StaffPerson(page, 'tarek@seneb.example', 'Tarek Said')
  const staffId = await seedPerson({ ...person, roles: ['writer'] })
  await createSession(context, { staffId, siteUrl })
  let codes: readonly string[] = []

  await test.step('an easily guessed password is rejected at its field, another is accepted', async () => {
    await page.goto('/admin/me')
    await page.getByRole('button', { name: 'Set a password' }).click()
    await page.getByLabel('New password').fill('tarek said seneb')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
    await everyVariant(page, 'desk-password-dialog', { windowOnly: true })
    await page.getByLabel('New password').fill(person.password)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  })

  await test.step('an authenticator app takes effect once a code of it is confirmed', async () => {
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await page.getByRole('button', { name: 'Show the secret' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your code app' })).toBeVisible()
    await person.setUpCodeApp()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Use this app' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await everyVariant(page, 'desk-code-app-dialog', { windowOnly: true })
    await page.getByLabel('Code', { exact: true }).fill(await person.code())
    await page.getByRole('button', { name: 'Use this app' }).click()
    await expect(page.getByRole('button', { name: 'Set up another app' })).toBeVisible()
  })

  await test.step('recovery codes are shown once, to copy, print and download', async () => {
    await page.getByRole('button', { name: 'Create new codes' }).click()
    await page.getByRole('button', { name: 'Create ten new codes' }).click()
    const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(shown).toHaveCount(10)
    codes = await shown.allTextContents()
    await everyVariant(page, 'desk-codes-dialog', { windowOnly: true })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join('\n')}\n`)
    await page.getByRole('checkbox', { name: 'I have stored them' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('10 left')).toBeVisible()
    await everyVariant(page, 'desk-account-means')
  })

  await test.step('signs in by both, and ends the session of the other browser', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signOut(page)
    await createSession(context, { staffId, siteUrl })
    await context.clearCookies()
    await page.goto('/admin/sign-in?to=%2Fme')
    await person.signIn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    await page.getByRole('button', { name: 'End session, Another browser' }).click()
    await expect(page.getByText('Another browser')).toHaveCount(0)
  })

  await test.step('an emailed link sets nothing without a second factor', async () => {
    await signOut(page)
    await page.getByText('I cannot sign in').click()
    await everyVariant(page, 'desk-ways-back')
    await page.getByRole('link', { name: 'get a link by email' }).click()
    await page.getByLabel('Work email').fill(person.email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('If someone on the team has this address')).toBeVisible()
    await everyVariant(page, 'desk-reset-asked')
    const { text } = await stack.mail(person.email, '/admin/reset#')
    await page.goto(/\/admin\/reset#[\w-]+/.exec(text)?.[0] ?? '')
    person.password = 'seven green lanterns near Edfu'
    await page.getByLabel('New password').fill(person.password)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText("That link or code didn't work.")
    await everyVariant(page, 'desk-reset-refused')
  })

  await test.step('with a recovery code it works once', async () => {
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Your password is set.')).toBeVisible()
    await everyVariant(page, 'desk-reset-done')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await person.signIn()
    await person.isIn()
  })
})
