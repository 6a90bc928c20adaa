import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

const unreachable = 'The desk cannot reach the server. Check your connection and try again.'

test.describe.configure({ timeout: 120_000 })
// The browser reports each request that a test aborts.
test.use({ mayComplain: /Failed to load resource/ })

test('a failed sign-out or lock says that the desk is still open, a retry works, and one with a lost response has taken effect', async ({
  context,
  page,
}) => {
  const signOutButton = page.getByRole('button', { name: 'Sign out' })
  const stillSignedIn = page.getByRole('dialog', { name: 'You are still signed in' })
  /** Lets the next request reach the server and loses its response. */
  const loseNextResponse = () =>
    page.route(
      '**/graphql',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )

  await test.step('a failed sign-out says that the session is still open, and a retry works', async () => {
    await signInAs(context, 'care-agent', 'Mona Farid')
    await page.goto('/admin')
    await expect(signOutButton).toBeVisible()
    await page.route('**/graphql', (route) => route.abort())
    await signOutButton.click()
    await expect(stillSignedIn).toContainText(unreachable)
    await page.unrouteAll()
    await page.reload()
    await expect(signOutButton).toBeVisible()

    await page.route('**/graphql', (route) => route.abort())
    await signOutButton.click()
    await expect(stillSignedIn).toBeVisible()
    await page.unrouteAll()
    await stillSignedIn.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/admin/sign-in')
    await expect(page.getByLabel('Work email')).toBeVisible()
  })
  await test.step('a sign-out with a lost response has taken effect and shows the sign-in page', async () => {
    await signInAs(context, 'care-agent', 'Mona Farid')
    await page.goto('/admin/my-day')
    await expect(signOutButton).toBeVisible()
    await loseNextResponse()
    await signOutButton.click()
    await expect(page).toHaveURL('/admin/sign-in')
    await expect(page.getByLabel('Work email')).toBeVisible()
  })
  await test.step('a failed lock says that the desk is open; one with a lost response has taken effect', async () => {
    await signInAs(context, 'care-agent', 'Mona Farid')
    const lockButton = page.getByRole('button', { name: 'Lock' })
    await page.goto('/admin')
    await expect(lockButton).toBeVisible()
    await page.route('**/graphql', (route) => route.abort())
    await lockButton.click()
    const dialog = page.getByRole('dialog', { name: 'The desk is not locked' })
    await expect(dialog).toContainText(unreachable)
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await loseNextResponse()
    await lockButton.click()
    await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible()
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign out instead' }).click()
    await expect(stillSignedIn).toBeVisible()
  })
})
