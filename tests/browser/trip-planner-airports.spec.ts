import { operatorAddress } from '../support/deployables.js'
import { stubGraph } from './graph-edge.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'
import type { Request } from '@playwright/test'

const requestsAirports = (request: Request) => (request.postData() ?? '').includes('"Airports"')
const count = (page: TripPlannerPage) => page.form.getByText(/airport\(s\) found for/)

test('about 195 countries are offered, and the airports of the chosen one are counted, scroll within 200 px of a 300 px dropdown, and can be selected [AIR-04, AIR-08, AIR-09, AIR-10, AIR-17, TRIP-06]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()

  await test.step('the countries are sorted, each once', async () => {
    for (const name of ['nationality', 'travelingFromCountry'] as const) {
      const countries = (await planner.field(name).getByRole('option').allTextContents()).slice(1)
      expect(countries.length).toBeGreaterThanOrEqual(193)
      expect(new Set(countries).size).toBe(countries.length)
      expect([...countries].sort(new Intl.Collator('en').compare)).toEqual(countries)
    }
  })

  await planner.field('travelingFromCountry').selectOption('France')
  await expect(count(planner)).toHaveText(/^\d+ airport\(s\) found for France$/)
  const total = Number((await count(planner).innerText()).split(' ')[0])

  await planner.field('travelingFromCity').click()
  const list = page.getByRole('listbox')
  const options = list.getByRole('option')
  await expect(options).toHaveCount(total)
  for (const name of await options.allTextContents()) expect(name).toMatch(/^.+ \([A-Z]{3}\)$/)

  await test.step('a long list scrolls', async () => {
    await expect(options.nth(10)).toBeAttached()
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200)
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    expect((await list.locator('..').boundingBox())?.height).toBeLessThanOrEqual(300)
    const last = options.last()
    await expect(last).not.toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(last).toBeInViewport()
  })

  await planner.field('travelingFromCity').pressSequentially('paris gaul')
  await expect(options).toHaveText(['Paris Charles de Gaulle Airport (CDG)'])
  await options.click()
  await expect(planner.field('travelingFromCity')).toHaveValue('Paris Charles de Gaulle Airport (CDG)')
  await expect(list).toBeHidden()

  await test.step('a short list does not scroll', async () => {
    await planner.field('travelingFromCountry').selectOption('Luxembourg')
    await expect(count(planner)).toHaveText(/^1 airport/)
    await planner.field('travelingFromCity').click()
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false)
  })
})

test('a country with more airports than one API page offers all of them [AIR-08, AIR-18]', async ({ page }) => {
  const pages: string[] = []
  page.on('request', (request) => {
    if (requestsAirports(request)) pages.push(request.postData() ?? '')
  })
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.field('travelingFromCountry').selectOption('United States')
  await expect(count(planner)).toHaveText(/^\d{3,} airport\(s\) found for United States$/)
  const total = Number((await count(planner).innerText()).split(' ')[0])

  expect(total).toBeGreaterThan(250)
  expect(pages).toHaveLength(Math.ceil(total / 250))
  await planner.field('travelingFromCity').click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(total)
  await planner.field('travelingFromCity').pressSequentially('yuma')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Yuma .*\(YUM\)$/])
})

test('empty lists show their own message, while airports load the field says so, and an unlisted airport is accepted as typed [AIR-06, AIR-07, TRIP-06, D-53]', async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  const city = planner.field('travelingFromCity')
  await planner.open()
  await city.click()
  await expect(page.getByText('No airports available', { exact: true })).toBeVisible()

  await planner.field('travelingFromCountry').selectOption('Liechtenstein')
  const noneHere = planner.form.getByText('No airports available for Liechtenstein').filter({ visible: true })
  await expect(noneHere.first()).toBeVisible()
  await city.click()
  // Below the field and in its list.
  await expect(noneHere).toHaveCount(2)

  await test.step('while airports load the field says so, and an airport can be typed anyway', async () => {
    const edge = await stubGraph(page, requestsAirports)
    await planner.field('travelingFromCountry').selectOption('France')
    await expect(city).toHaveAttribute('placeholder', 'Loading airports...')
    await city.fill('Nice')
    edge.release()
    await expect(count(planner)).toBeVisible()
    await expect(city).toHaveValue('Nice')
  })

  await city.fill('zzzz')
  await expect(page.getByText('No matching airports found')).toBeVisible()

  await test.step('an unlisted airport is accepted as typed', async () => {
    await planner.fillRequired({ email: 'own.words@example.com' })
    await city.fill('The airfield near Albi')
    await planner.submitButton.click()
    const reference = await page.getByText(/^SNB-/).innerText()
    expect((await stack.mail(operatorAddress, reference)).text).toContain('The airfield near Albi')
  })
})

test('a response that arrives after another country was chosen is ignored [AIR-06]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  const edge = await stubGraph(page, (request) => requestsAirports(request) && /France/.test(request.postData() ?? ''))
  await planner.open()
  await planner.field('travelingFromCountry').selectOption('France')
  await planner.field('travelingFromCountry').selectOption('Spain')
  await expect(count(planner)).toHaveText(/for Spain$/)
  const late = page.waitForResponse((response) => requestsAirports(response.request()))
  edge.release()
  await late
  await expect(count(planner)).toHaveText(/for Spain$/)
})

test('loaded lists are cached for an hour [AIR-11]', async ({ page }) => {
  await page.clock.install()
  const bodies: string[] = []
  page.on('request', (request) => {
    if (requestsAirports(request)) bodies.push(request.postData() ?? '')
  })
  const planner = new TripPlannerPage(page)
  await planner.open()
  for (const country of ['France', 'Spain', 'France']) {
    await planner.field('travelingFromCountry').selectOption(country)
    await expect(count(planner)).toHaveText(new RegExp(`for ${country}$`))
  }
  expect(bodies).toHaveLength(2)

  await page.clock.fastForward('01:00:01')
  await planner.field('travelingFromCountry').selectOption('Spain')
  await expect(count(planner)).toHaveText(/for Spain$/)
  expect(bodies).toHaveLength(3)
})
