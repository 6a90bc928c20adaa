import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

const unreachable = 'The desk cannot reach the server. Check your connection and try again.'

// The browser reports each request that a test aborts.
test.use({ mayComplain: /Failed to load resource/ })

test('a failed sign-out says that the session is still open, and a retry works', async ({ context, page }) => {
  await signInAs(context, 'care-agent', 'Mona Farid')
  const button = page.getByRole('button', { name: 'Sign out' })
  await page.goto('/admin')
  await expect(button).toBeVisible()
  await page.route('**/graphql', (route) => route.abort())
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'You are still signed in' })
  await expect(dialog).toContainText(unreachable)
  await page.unrouteAll()
  await page.reload()
  await expect(button).toBeVisible()

  await page.route('**/graphql', (route) => route.abort())
  await button.click()
  await expect(dialog).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/admin/sign-in')
})

test('a sign-out with a lost response has taken effect and shows the sign-in page', async ({ context, page }) => {
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin/my-day')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/sign-in')
})

test('a failed lock says that the desk is open; one with a lost response has taken effect', async ({
  context,
  page,
}) => {
  await signInAs(context, 'care-agent', 'Mona Farid')
  const button = page.getByRole('button', { name: 'Lock' })
  await page.goto('/admin')
  await expect(button).toBeVisible()
  await page.route('**/graphql', (route) => route.abort())
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'The desk is not locked' })
  await expect(dialog).toContainText(unreachable)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button.click()
  await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible()
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out instead' }).click()
  await expect(page.getByRole('dialog', { name: 'You are still signed in' })).toBeVisible()
})
