import { takingOver } from './hydration.js'
import { shiftSoFar } from './layout-shift.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

const receivedTitle = 'Trip Planning Request Received!'

test.describe('typed text', () => {
  test('is restored after a reload, after another page, and in the server-rendered page, without the consents [F-P15]', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillEverything({ fullName: 'Nadia Kept', email: 'nadia@example.com' })
    await page.route(takingOver, () => undefined)
    await page.reload()
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
    await expect(planner.field('email')).toHaveValue('nadia@example.com')
    await expect(planner.companion('Yes')).toBeChecked()
    await expect(planner.consent).not.toBeChecked()
    await expect(planner.form.getByText('What you typed before is back.')).toBeVisible()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    await page.goto('/trip-planner?treatment=Oncology', { waitUntil: 'load' })
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
    await expect(planner.field('treatmentType')).toHaveValue('Oncology')
    await page.goto('/trip-planner', { waitUntil: 'load' })
    await page.unroute(takingOver)
    await page.reload()
    await expectDraft(planner)
    await page.goto('/why-egypt')
    await page.goto('/trip-planner')
    await expectDraft(planner)
  })

  test('before React loads is merged into the draft [F-P15]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ fullName: 'Nadia Kept' })
    await page.reload()
    await planner.field('fullName').fill('Nadia Changed')
    await planner.waitUntilReady()
    await expect(planner.field('fullName')).toHaveValue('Nadia Changed')
    await expect(planner.field('nationality')).toHaveValue('France')
  })

  test('causes no visible layout shift when restored [P5]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired()
    await page.reload()
    expect(await shiftSoFar(page)).toBeLessThan(0.02)
  })

  test('is one session storage item, removed once cleared or sent, and clearing can be undone [REF-03]', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    const items = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft.')))
    await expect(planner.form.getByText('What you type is kept in this tab')).toBeVisible()
    await expect(planner.form.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0)
    await planner.fillRequired({ fullName: 'Nadia Kept' })
    await expect.poll(items).toEqual(['draft.trip-plan'])
    await expect(planner.form.getByText('Kept in this tab until you close it')).toBeVisible()
    await planner.form.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(planner.field('fullName')).toHaveValue('')
    await expect.poll(items).toEqual([])
    await planner.form.getByRole('button', { name: 'Undo' }).click()
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
    await expect(planner.consent).not.toBeChecked()
    await planner.consent.check()
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    await expect.poll(items).toEqual([])
  })
})

async function expectDraft(planner: TripPlannerPage): Promise<void> {
  await planner.waitUntilReady()
  await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
  await expect(planner.field('hotelPreference')).toHaveValue('Mid-Range')
  await expect(planner.companion('Yes')).toBeChecked()
  await expect(planner.field('companionName')).toHaveValue('Karim Haddad')
  await expect(planner.field('totalBudget')).toHaveValue('4000')
  await expect(planner.service('Airport Pickup')).toBeChecked()
  await expect(planner.field('phoneNumber')).toHaveValue('1 23 45 67 89')
  // A consent needs a click and is not restored.
  await expect(planner.consent).not.toBeChecked()
}
