import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a timeline is cached without a day, and not with one; an unknown procedure is a 404', async ({
  page,
  request,
  baseURL,
}) => {
  await request.get('/timeline/lasik')
  expect((await request.get('/timeline/lasik')).headers()['etag']).toBeDefined()
  const dated = await request.get(`/timeline/lasik?date=${inDays(90)}`)
  expect([dated.status(), dated.headers()['etag']]).toEqual([200, undefined])
  for (const path of [
    '/timeline/magic',
    '/timeline/other',
    '/timeline/lasik/calendar',
    '/timeline/lasik/calendar?date=x',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  await page.goto('/timeline/lasik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LASIK, day by day')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/timeline/lasik`)
  await expect(page.getByText('A clinician has not reviewed them yet')).toBeVisible()
  await expect(page.getByText(/^You may fly home from day \d+ at the earliest/)).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a day gives dates in two time zones, a calendar and a plan; an invalid day gets a message', async ({
      page,
      request,
    }) => {
      await page.goto('/timeline/dental-implants')
      await page.getByLabel('The day you fly to Egypt').fill('2020-01-01')
      await page.getByRole('button', { name: 'Show these days' }).click()
      await expect(page.locator('#field-date-error')).toHaveText(
        'This day has passed. Please choose today or a later day',
      )
      await expect(page.getByRole('alert')).toContainText('This day has passed')

      const date = inDays(60)
      await page.getByLabel('The day you fly to Egypt').fill(date)
      await page.getByLabel('Where you fly from').selectOption('uk')
      await page.getByRole('button', { name: 'Show these days' }).click()
      await expect(page.locator('[data-kind=ARRIVAL] time')).toHaveAttribute('datetime', date)
      // The time in both places is shown once, beside the first visit.
      await expect(page.locator('[data-clocks]')).toHaveText([/^9:00 AM in Cairo is [78]:00 AM in London$/])
      await expect(page.locator('[data-why-nights]')).toHaveText(/^6 nights are the fewest that these visits need/)
      await expect(page.locator('[data-kind=SECOND_JOURNEY]')).toContainText('The final crowns are made')

      const link = page.getByRole('link', { name: 'Add these days to a calendar' })
      const calendar = await request.get((await link.getAttribute('href')) ?? '')
      expect(calendar.headers()['content-type']).toContain('text/calendar')
      expect(calendar.headers()['content-disposition']).toBe('attachment; filename="stay-in-egypt.ics"')
      expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)

      await page.getByRole('link', { name: 'Plan this stay' }).click()
      const planner = new TripPlannerPage(page)
      await expect(planner.field('treatmentType')).toHaveValue('Dental Care')
      await expect(planner.field('medicalProcedure')).toHaveValue('Dental implants')
      await expect(planner.field('travelingFromCountry')).toHaveValue('United Kingdom')
    })
  })
}

test('print shows the days, not the form', async ({ page }) => {
  await page.goto(`/timeline/lasik?date=${inDays(90)}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-kind=TREATMENT]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose your dates' })).toBeHidden()
})

test('every width and theme', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`/timeline/dental-implants?date=${inDays(90)}&home=usa-los-angeles`)
  await everyVariant(page, 'stay-timeline')
  await page.goto('/timeline/knee-replacement?date=2020-01-01')
  await everyVariant(page, 'stay-timeline-refused')
  await page.goto('/timeline')
  await everyVariant(page, 'stay-timelines')
})

test('a day with a time in the URL is read as that day', async ({ page }) => {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const response = await page.goto(`/timeline/lasik?date=${day}T10:00`)

  expect(response?.status()).toBe(200)
  await expect(page.getByLabel('The day you fly to Egypt')).toHaveValue(day)
  expect((await page.request.get(`/timeline/lasik/calendar?date=${day}T10:00`)).status()).toBe(200)
})

test('notes for the care team are shown at the top of a chosen stay', async ({ page }) => {
  await page.goto('/timeline/knee-replacement')
  const notices = page.getByRole('region', { name: 'Before you settle on a day' })
  await expect(notices.locator('[data-notice=VISA]')).toContainText('more than the 30 days')
  await expect(notices.locator('[data-notice=COMPANION]')).toContainText('Travel with an adult')
  await expect(notices.locator('[data-notice=WEEKEND]')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'We have no price for Knee replacement yet' })).toBeVisible()
})
