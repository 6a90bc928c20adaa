import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'

import { htmlErrors, type NamedDocument } from './html-checker.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

// The checker is a separate program that takes a while to start.
test.describe.configure({ timeout: 120_000 })

const broken = 'a page that is wrong'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('every page that is served or published is valid HTML', async ({ request, baseURL }) => {
  const paths: string[] = siteRoutes.flatMap(({ paths }) => paths).filter((path) => !/[:*]/.test(path))
  expect(paths.length).toBeGreaterThan(2)
  const documents: NamedDocument[] = []
  const listed = await (await request.get('/sitemap.xml')).text()
  for (const [, url = ''] of listed.matchAll(/<loc>([^<]+)<\/loc>/g)) paths.push(new URL(url).pathname)
  const more = ['/nowhere', '/search?q=implants', '/trip-planner?treatment=Dental%20Care', '/blogs/nothing-here']
  // Responses to plain forms: errors, results, warning signs of a quote.
  more.push('/costs?procedure=veneers', '/costs/lasik/uk?units=x', '/costs/lasik/uk?units=1', '/costs/implants/turkey')
  more.push('/timeline/lasik?date=2020-01-01', `/timeline/dental-implants?date=${inDays(90)}&home=usa-los-angeles`)
  more.push('/check-quote?checked=yes', '/check-quote?checked=yes&procedure=lasik&has=doctor&sign=hurry')
  more.push('/budget-estimator?country=uk', '/budget-estimator?country=uk&procedure=lasik', '/search?q=qqqqxyz')
  for (const path of new Set([...paths, ...more])) {
    documents.push({ name: path, html: await (await request.get(path)).text() })
  }
  const post = async (form: Record<string, string>, path = '/trip-planner') =>
    (await request.post(path, { form, headers: { origin: baseURL ?? '' } })).text()
  documents.push({ name: 'a refused request', html: await post({ fullName: 'Amal' }, '/contact-us') })
  documents.push({ name: 'a refused application', html: await post({ applicantType: 'tour-guide' }, '/affiliate') })
  documents.push({ name: 'a refused form', html: await post({ accommodationType: 'Hotel' }) })
  documents.push({ name: 'a received form', html: await post(requiredValues()) })

  expect(documents.at(-2)?.html).toContain('Hotel preference is required')
  expect(documents.at(-1)?.html).toContain('Trip Planning Request Received!')
  // A checker that misses this error would detect no errors in the other documents either.
  const errors = await htmlErrors([...documents, { name: broken, html: '<!doctype html><p><div></p>' }])
  expect(errors.some((error) => error.startsWith(broken))).toBe(true)
  expect(errors.filter((error) => !error.startsWith(broken))).toEqual([])
})

test('a page after its script ran is valid HTML too', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  const documents: NamedDocument[] = []
  const collect = async (name: string) => documents.push({ name, html: await page.content() })
  await planner.open()
  await planner.submitButton.click()
  await expect(planner.summary).toBeVisible()
  await collect('the refused form')
  await planner.field('travelingFromCountry').selectOption('France')
  await planner.field('travelingFromCity').click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await collect('the open list')
  await planner.openGroups()
  await planner.field('preferredTravelDates').click()
  await expect(page.getByRole('dialog', { name: 'Choose a date' }).getByRole('grid')).toBeVisible()
  await collect('the open calendar')
  await page.keyboard.press('Escape')
  await planner.fillRequired()
  await planner.submitButton.click()
  await expect(page.getByText('Trip planner information submitted!')).toBeVisible()
  await collect('the thank-you view')

  expect(await htmlErrors(documents)).toEqual([])
})

/** Required answers of a form, as a browser without JavaScript sends them. */
function requiredValues(): Record<string, string> {
  const { fullName, age, nationality, travelingFromCountry, email, treatmentType, medicalProcedure } = aTripPlan()
  const who = { fullName, age, nationality, travelingFromCountry, email, treatmentType, medicalProcedure }
  return { ...who, accommodationType: 'Not required', isCompanionTraveling: 'No', consentGiven: 'on' }
}
