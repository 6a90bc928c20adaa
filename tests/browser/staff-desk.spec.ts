import { firstAdmin } from './config.js'
import { everyVariant } from './page-variants.js'
import { signOut } from './desk-team.js'
import { setTextSize } from './notice-boxes.js'
import { expect, test } from './site.js'
import { StaffPerson } from './staff-person.js'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** The link of a mail, as a path of the site under test. */
function deskPathIn(text: string): string {
  return /\/admin\/[\w-]+#[\w-]+/.exec(text)?.[0] ?? ''
}

test('without a session only the sign-in page is shown, at both addresses [ROUTE-23, ADM-05, D-37]', async ({
  page,
}) => {
  await page.goto('/admin-panel/audit')
  await expect(page).toHaveURL('/admin/sign-in?to=%2Faudit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff desk')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await everyVariant(page, 'desk-sign-in')

  await page.getByLabel('Work email').fill('nobody@seneb.example')
  await page.getByRole('button', { name: 'Continue with password and code' }).click()
  await page.getByLabel('Password').fill('is this the right one?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('That did not work.')
  await everyVariant(page, 'desk-sign-in-refused')
})

test('the sign-in card fits a phone at every text size [ADM-05, F-P22]', async ({ page }) => {
  for (const path of ['/admin/sign-in', '/admin/welcome#not-a-token', '/admin/reset']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 390]) {
      for (const percent of [100, 130, 200]) {
        await page.setViewportSize({ width, height: 780 })
        await setTextSize(page, percent)
        // The background element clips wider content, which a touch then cannot reach.
        const beyond = await page.locator('.desk-ground').evaluate((ground) => ground.scrollWidth - ground.clientWidth)
        expect(beyond, `${path} at ${width} px and ${percent} % text`).toBeLessThanOrEqual(0)
      }
    }
  }
})

test('an unknown link gets one message and a link to continue', async ({ page }) => {
  await page.goto('/admin/welcome#not-a-token')
  await expect(page.getByRole('alert')).toHaveText(
    /^This link is no longer valid[.] Please ask an admin for a new one[.]\s*If you have joined already, sign in[.]$/,
  )
  await everyVariant(page, 'desk-welcome-refused')
})

test('the first admin joins by the emailed link, works, locks, reauthenticates and signs out [ADM-05, ADM-09]', async ({
  page,
  stack,
}) => {
  const admin = new StaffPerson(page, firstAdmin, 'Rania Aziz')
  const { text } = await stack.mail(firstAdmin, '/admin/welcome#')

  await test.step('joins with a password and a code', async () => {
    const codes = await admin.join(deskPathIn(text))
    expect(codes).toHaveLength(10)
    await everyVariant(page, 'desk-recovery-codes')
    await admin.enter()
    await everyVariant(page, 'desk-today')
  })

  await test.step('reads the permissions, and a change of their own roles is denied with a message', async () => {
    await admin.open('People')
    await page.getByRole('button', { name: 'Rania Aziz' }).click()
    await page.getByRole('checkbox', { name: 'Auditor' }).check()
    await page.getByRole('button', { name: 'Save roles' }).click()
    await expect(page.getByRole('alert')).toContainText(/own/)
    await everyVariant(page, 'desk-people')
  })

  await test.step('reads the audit trail and verifies its chain', async () => {
    await admin.open('Audit')
    await page.getByRole('button', { name: 'Verify now' }).click()
    await expect(page.getByText(/Chain verified, entries 1 to \d+/)).toBeVisible()
    // Entries of tests running at the same time may fill the first page.
    await page.getByLabel('Action').selectOption('invite-first-admin')
    await page.getByRole('button', { name: 'Invite first admin' }).first().click()
    await expect(page.getByRole('region', { name: /^Entry / })).toBeVisible()
    await everyVariant(page, 'desk-audit')
  })

  await test.step('sees their session, and cannot do what their roles do not include', async () => {
    await admin.open('Account')
    await expect(page.getByText('This session')).toBeVisible()
    await everyVariant(page, 'desk-account')
  })

  await test.step('locks and unlocks on the same page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Lock' }).click()
    await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible()
    await everyVariant(page, 'desk-locked')
    await page.getByLabel('Password').fill(admin.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  })

  await test.step('signs out, and returns to the requested page by keyboard', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signOut(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    await page.goto('/admin/audit')
    await admin.signIn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit')
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('people')
    await expectPalette(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  })
})

async function expectPalette(page: Parameters<typeof everyVariant>[0]): Promise<void> {
  await expect(page.getByRole('option', { name: /Go to People/ })).toBeVisible()
  await everyVariant(page, 'desk-palette', { windowOnly: true, widths: [1440] })
}
