import { ContactPage } from './contact-page.js'
import { submissionsOf } from './graph-edge.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** More mistakes found by walking through the forms: each is either tolerated or queried in one sentence. */

test.describe('a telephone number beside its country', () => {
  for (const typed of ['0049 171 1234567', '+49 (0)171 1234567', '(0)171 1234567', '0171 123 45 67'])
    test(`typed as ${typed} is the same number [TRIP-08]`, async ({ page }) => {
      const planner = new TripPlannerPage(page)
      await planner.open()
      await planner.field('travelingFromCountry').selectOption('Germany')
      await planner.field('phoneNumber').pressSequentially(typed)
      await planner.field('phoneNumber').blur()
      await expect(planner.form.getByText('We will use +49 171 1234567 (Germany). Is that right?')).toBeVisible()
    })

  test('and an emergency contact have country lists with their own names [TRIP-24]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.openGroups()
    const names = await planner.form
      .locator('select[aria-label^="Country code"]')
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')))
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(2)
  })
})

test('a corrected field loses its message right away, its summary line is marked as changed, and the others stay [TRIP-51, D-81]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.submitButton.click()
  await expect(planner.errorOf('age')).toBeVisible()
  const lines = await planner.summary.getByRole('listitem').count()
  await planner.field('age').selectOption('42')
  await expect(planner.errorOf('age')).toHaveCount(0)
  await expect(planner.field('age')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(planner.summary.getByRole('listitem')).toHaveCount(lines)
  await expect(planner.summary.getByText('changed, checked again when you send')).toHaveCount(1)
  await expect(planner.errorOf('nationality')).toBeVisible()
})

test('pressing Enter three times is one request [TRIP-29]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  const submissions = submissionsOf(page)
  await planner.open()
  await planner.fillRequired({ email: 'pressed.often@example.com' })
  await planner.field('email').focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  expect(submissions).toHaveLength(1)
})

test('a full navigation and Back lose nothing of the draft, name and address included [TRIP-29]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ fullName: 'Nadia Back', email: 'nadia.back@example.com' })
  await page.goto('/why-egypt')
  await page.goBack()
  await planner.waitUntilReady()
  await expect(planner.field('fullName')).toHaveValue('Nadia Back')
  await expect(planner.field('email')).toHaveValue('nadia.back@example.com')
  await expect(planner.field('age')).toHaveValue('42')
})

test.describe('a person in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('sees the slots in local time first, the name of the place, and which slots are at night [CONT-10, D-62]', async ({
    page,
  }) => {
    const contact = new ContactPage(page)
    await contact.open()
    const slots = contact.form.getByRole('group', { name: /^Preferred time/ })
    await expect(slots.getByText(/your time in Auckland/).first()).toBeVisible()
    await expect(slots.getByText(/in the middle of your night/).first()).toBeVisible()
    await expect(slots.getByText('Pacific/Auckland')).toHaveCount(0)
  })
})
