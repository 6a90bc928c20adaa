import { expectedSavings, type ExpectedSaving } from '@seneb/testkit/expected-savings'
import {
  savingsCountries,
  savingsProcedures,
  savingsProcedureValues,
} from '@seneb/contracts/vocabulary/savings-options'

import { operatorAddress } from '../support/deployables.js'
import { CalculatorPage } from './calculator-page.js'
import { estimatePage, readEstimate } from './estimate-page.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

const homePriceText = 'Home price must be a number of US dollars above 0 and at most 1,000,000'

test.describe('on the home page', () => {
  test('no result is shown until both are chosen and the button is pressed [CALC-04, CALC-05, CALC-09, HOME-06]', async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, '/')
    await page.goto('/')
    await expect(calculator.button).toBeDisabled()
    await calculator.country.selectOption('uk')
    await expect(calculator.button).toBeDisabled()
    await calculator.procedure.selectOption('implants')
    await expect(calculator.button).toBeEnabled()
    await expect(calculator.result).toBeEmpty()

    await calculator.button.click()
    await expect(calculator.result.getByRole('heading')).toHaveText('Dental implants, per implantUnited Kingdom')
    await expect(calculator.figure('home')).toHaveText('$3,000')
    await expect(calculator.figure('egypt')).toHaveText('$500')
    await expect(calculator.figure('savings')).toHaveText('$2,500')
    await expect(calculator.figure('percentage')).toHaveText('83% less')
    await expect(calculator.result).toContainText('not offers of a provider. As of Nov 1, 2026.')
    await expect(calculator.result.getByRole('link', { name: 'Plan Your Medical Trip' })).toHaveAttribute(
      'href',
      '/budget-estimator?country=uk&procedure=implants',
    )

    await calculator.country.selectOption('')
    await expect(calculator.button).toBeDisabled()
  })

  test('the result appears in place: the page does not scroll, and back leaves the page', async ({ page }) => {
    const calculator = new CalculatorPage(page, '/')
    await page.goto('/trip-planner')
    await page.getByRole('banner').getByRole('link', { name: 'Seneb, home' }).click()
    await calculator.request('usa', 'veneers')
    await expect(calculator.figure('percentage')).toHaveText('93% less')
    // The result is visible beside the chosen values; the page did not jump back to its top.
    await expect(calculator.figure('percentage')).toBeInViewport()
    await expect(calculator.procedure).toBeInViewport()
    await calculator.request('turkey', 'implants')
    await expect(calculator.figure('percentage')).toHaveText('23% less')
    await expect(calculator.result.locator('[data-verdict=STAY_HOME]')).toContainText('staying home is cheaper')
    await page.goBack()
    await expect(page).toHaveURL('/trip-planner')
  })

  test('the two prices are bars on one scale [CALC-09]', async ({ page }) => {
    const calculator = new CalculatorPage(page, '/')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await calculator.open({ query: '?country=uk&procedure=implants' })
    const [home, egypt] = await calculator.result
      .locator('.savings-bar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
    expect((egypt ?? 0) / (home ?? 1)).toBeCloseTo(500 / 3000, 2)
  })
})

test.describe('the budget estimator', () => {
  test('explains its purpose and lists countries and procedures [ROUTE-08, CALC-01, CALC-02, CALC-03, D-32]', async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, '/budget-estimator')
    await calculator.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would it cost at home and in Egypt?')
    await expect(
      page.getByText(
        'Plan Your Medical Trip: Complete the form below to receive your personalized medical travel quote within 24 hours.',
      ),
    ).toBeVisible()
    await expect(calculator.country.locator('option:not([value=""])')).toHaveText(
      savingsCountries.map(({ name }) => name),
    )
    await expect(calculator.procedure.locator('option:not([value=""])')).toHaveText(
      savingsProcedures.map(({ name, unit }) => `${name} (${unit})`),
    )
    await expect(calculator.figure('egypt')).toHaveCount(0)
  })

  test('scrolls to its result on a phone and moves focus there [CALC-09]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const calculator = new CalculatorPage(page, '/budget-estimator')
    await calculator.open()
    await calculator.request('uk', 'implants')
    await expect(calculator.figure('percentage')).toBeInViewport()
    await expect(calculator.result).toBeFocused()
  })

  test('shows the whole table without a script, each country as a card on a phone [CALC-12, CALC-35, D-29]', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    await page.goto('/budget-estimator')
    const table = page.getByRole('region', { name: 'All prices, side by side' }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(24)
    await expect(table.getByRole('row').nth(1)).toHaveText(/Egypt\$500\$450\$900\$120\$500/)
    await expect(table.getByRole('row', { name: /Hungary/ })).toContainText('No price yet')
    await expect(table.getByRole('row', { name: /Turkey/ })).toContainText('$650cheaper at home')
    await expect(table.getByRole('row', { name: /United States/ })).not.toContainText('cheaper at home')
    await page.setViewportSize({ width: 360, height: 740 })
    const visibleOf = (row: number) =>
      table
        .getByRole('row')
        .nth(row)
        .locator('td')
        .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent))
    expect(await visibleOf(1)).toEqual(['$500'])
    await page.getByLabel('Veneers, per tooth').check()
    expect(await visibleOf(1)).toEqual(['$120'])
    expect((await table.boundingBox())?.height).toBeLessThan(2 * 740)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.close()
  })

  test('requires country and procedure with their messages [CALC-06, CALC-07]', async ({ page }) => {
    const calculator = new CalculatorPage(page, '/budget-estimator')
    await calculator.open()
    await calculator.button.click()
    await expect(calculator.errorOf('country')).toHaveText('Please select your country')
    await expect(calculator.errorOf('procedure')).toHaveText('Please select a medical procedure')
    await expect(page.getByRole('alert').filter({ hasText: 'Please check these answers' })).toBeFocused()

    await calculator.request('uk', 'lasik')
    await expect(calculator.errorOf('country')).toHaveCount(0)
    await expect(calculator.figure('savings')).toHaveText('$2,100')
  })

  test('rejects unknown codes and invalid prices with the message of their field [CALC-06, CALC-07, CALC-08, D-31]', async ({
    page,
    request,
  }) => {
    const codes = ['atlantis', '__proto__', '%00', 'usa%20', 'x'.repeat(5000)]
    for (const code of codes) {
      const shown = await readEstimate(page, await estimatePage(request, `country=${code}&procedure=${code}`))
      if (code !== 'usa%20') expect(shown.errors['country']).toBe('Please select your country')
      expect(shown.errors['procedure']).toBe('Please select a medical procedure')
    }
    for (const price of ['0', '-5', '1e9', '1000000000', 'NaN', 'Infinity', '1000000.01', 'a lot', '<b>']) {
      const query = new URLSearchParams({ country: 'usa', procedure: 'lasik', homePriceUsd: price })
      const shown = await readEstimate(page, await estimatePage(request, query.toString()))
      expect(shown.errors['homePriceUsd']).toBe(homePriceText)
      expect(shown.homePrice).toBe(price)
      expect(shown.figures).toEqual({})
    }
    const calculator = new CalculatorPage(page, '/budget-estimator')
    await calculator.open({ query: '?country=usa&procedure=lasik&homePriceUsd=%3Cb%3E' })
    await expect(calculator.errorOf('homePriceUsd')).toHaveText(homePriceText)
    await expect(calculator.homePrice).toHaveValue('<b>')
  })

  test('compares with a custom price, and never calls a loss a saving [CALC-08, D-31]', async ({ page }) => {
    const calculator = new CalculatorPage(page, '/budget-estimator')
    await calculator.open({ query: '?country=usa&procedure=lasik' })
    await expect(calculator.figure('home')).toHaveText('$2,200')
    await calculator.homePrice.fill('4000.50')
    await calculator.button.click()
    await expect(calculator.figure('home')).toHaveText('$4,000.50')
    await expect(calculator.figure('savings')).toHaveText('$3,500.50')
    await expect(calculator.result).toContainText('At home, your price')

    await calculator.homePrice.fill('400')
    await calculator.button.click()
    await expect(calculator.result).toContainText(
      'No saving for this combination. In Egypt the treatment costs $100 more.',
    )
    await expect(calculator.figure('savings')).toHaveCount(0)
    await expect(calculator.result).not.toContainText('-')
  })
})

test('Hungary has no price for veneers: the page says so, shows Egypt’s, and accepts a custom price [CALC-23, CALC-35, D-29]', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, '/')
  await calculator.open()
  await calculator.request('hungary', 'veneers')
  await expect(calculator.result).toContainText('No reference price is available for this procedure in Hungary yet.')
  await expect(calculator.figure('egypt')).toHaveText('$120')
  await expect(calculator.figure('home')).toHaveCount(0)
  await expect(calculator.figure('savings')).toHaveCount(0)

  await calculator.result.getByLabel(/^Price at home in USD/).fill('480')
  await calculator.result.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL('/budget-estimator?country=hungary&procedure=veneers&homePriceUsd=480')
  const estimator = new CalculatorPage(page, '/budget-estimator')
  await expect(estimator.figure('savings')).toHaveText('$360')
  await expect(estimator.figure('percentage')).toHaveText('75% less')
})

test('each price of an implant or a veneer notes that its inclusions are unknown [CALC-01]', async ({ page }) => {
  for (const [path, veneer, implant] of [
    ['/budget-estimator', 'whether a veneer is of porcelain or of composite', 'what one implant includes'],
    ['/costs/veneers/uk', 'whether a veneer is of porcelain or of composite', ''],
    ['/costs/implants/uk', '', 'what one implant includes'],
    ['/treatments/veneers', 'whether it is porcelain or composite', ''],
    ['/treatments/dental-implants', '', 'what one implant includes'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText('$')
    for (const phrase of [veneer, implant].filter(Boolean))
      await expect(main).toContainText(`table does not say ${phrase}`)
  }
})

test('the page shows every cell of the specification’s table [CALC-09, CALC-10, CALC-11, CALC-12, CALC-13, CALC-14, CALC-15, CALC-16, CALC-17, CALC-18, CALC-19, CALC-20, CALC-21, CALC-22, CALC-23, CALC-24, CALC-25, CALC-26, CALC-27, CALC-28, CALC-29, CALC-30, CALC-31, CALC-32, CALC-33, CALC-34, CALC-35, CALC-36]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  expect(expectedSavings).toHaveLength(110)
  for (const cell of expectedSavings) {
    const html = await estimatePage(request, `country=${cell.country}&procedure=${cell.procedure}`)
    const shown = await readEstimate(page, html)
    expectTextOf(cell, shown)
    expectJourneyOf(cell, shown)
  }
  // Both pages use that table; the first country is requested explicitly.
  for (const calculator of [new CalculatorPage(page, '/'), new CalculatorPage(page, '/budget-estimator')]) {
    await calculator.open()
    for (const cell of expectedSavings.slice(0, savingsProcedureValues.length)) {
      await calculator.request(cell.country, cell.procedure)
      await expect(page).toHaveURL(new RegExp(`country=${cell.country}&procedure=${cell.procedure}`))
      await calculator.rendersCell(cell)
    }
  }
})

/** Expects that no saving is shown alone: its effect on the cost of the whole journey is shown beside it. */
function expectJourneyOf({ savings }: ExpectedSaving, { journey }: Awaited<ReturnType<typeof readEstimate>>): void {
  const { message = '', verdict } = journey
  expect(message).toMatch(/^Door to door/)
  expect(verdict).toMatch(savings === null ? /^NO_HOME_PRICE$/ : /^(?:SAVES|CLOSE|STAY_HOME)$/)
  expect(/staying home is cheaper.*more than at home/.test(message)).toBe(verdict === 'STAY_HOME')
}

/** Expects the texts and figures of the estimator for a cell of the table. */
function expectTextOf(cell: ExpectedSaving, { figures, result }: Awaited<ReturnType<typeof readEstimate>>): void {
  const { savings, percentageSaved } = cell
  if (savings === null) {
    expect(result).toContain('No reference price is available for this procedure in Hungary yet.')
    expect({ ...cell, figures }).toEqual({ ...cell, figures: { egypt: expect.stringMatching(/^\$\d/) as unknown } })
    return
  }
  const expectedFigures = { savings: `$${savings.toLocaleString('en-US')}`, percentage: `${percentageSaved}% less` }
  expect({ ...cell, figures }).toMatchObject({ ...cell, figures: expectedFigures })
}

test('from the home calculator to the operator’s email, choices are kept and the quote is an enquiry [CALC-05, ROUTE-08, ROUTE-09, D-30, D-31]', async ({
  page,
  stack,
}) => {
  const email = 'written.quote@example.com'
  const home = new CalculatorPage(page, '/')
  const estimator = new CalculatorPage(page, '/budget-estimator')
  const planner = new TripPlannerPage(page)
  await home.open()
  await home.request('france', 'femto-lasik')
  await home.result.getByRole('link', { name: 'Plan Your Medical Trip' }).click()

  await expect(page).toHaveURL('/budget-estimator?country=france&procedure=femto-lasik')
  await expect(estimator.country).toHaveValue('france')
  await expect(estimator.procedure).toHaveValue('femto-lasik')
  await expect(estimator.figure('savings')).toHaveText('$1,850')
  await estimator.result.getByRole('link', { name: 'Get my written quote' }).click()

  await expect(page).toHaveURL('/trip-planner?country=france&procedure=femto-lasik')
  await expect(page.getByRole('heading', { name: 'Your written quote: Femto-LASIK' })).toBeVisible()
  await expect(planner.field('travelingFromCountry')).toHaveValue('France')
  await expect(planner.field('treatmentType')).toHaveValue('Ophthalmology')
  await expect(planner.field('medicalProcedure')).toHaveValue('Femto-LASIK')

  await planner.field('fullName').fill('Wanda Quote')
  await planner.field('age').selectOption('42')
  await planner.field('nationality').selectOption('France')
  await planner.field('email').fill(email)
  await planner.field('accommodationType').selectOption('Not required')
  await planner.companion('No').check()
  await planner.consent.check()
  await planner.submitButton.click()
  const reference = await page.getByText(/^SNB-/).innerText()
  await stack.mail(email, reference)
  expect((await stack.mail(operatorAddress, reference)).text).toContain('Femto-LASIK')
})

test('another estimate updates the procedure in an existing draft [D-30]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.field('fullName').fill('Nadia Kept')
  await planner.field('treatmentType').selectOption('Oncology')
  await page.getByRole('banner').getByRole('link', { name: 'Cost Estimator' }).click()
  const estimator = new CalculatorPage(page, '/budget-estimator')
  await estimator.request('uk', 'implants')
  await estimator.result.getByRole('link', { name: 'Get my written quote' }).click()
  await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
  await expect(planner.field('medicalProcedure')).toHaveValue('Dental implants')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both calculators work, and their choices are passed on [CALC-04, CALC-05, CALC-06, CALC-07, D-30]', async ({
    page,
  }) => {
    const home = new CalculatorPage(page, '/')
    const estimator = new CalculatorPage(page, '/budget-estimator')
    await home.open({ script: false })
    await home.request('sudan', 'implants')
    await expect(page).toHaveURL('/?country=sudan&procedure=implants#savings')
    await expect(home.figure('percentage')).toHaveText('38% less')
    await home.result.getByRole('link', { name: 'Plan Your Medical Trip' }).click()
    await expect(estimator.figure('percentage')).toHaveText('38% less')

    await estimator.country.selectOption('')
    await estimator.procedure.selectOption('')
    await estimator.button.click()
    await expect(estimator.errorOf('country')).toHaveText('Please select your country')
    await expect(estimator.errorOf('procedure')).toHaveText('Please select a medical procedure')
    await estimator.request('saudi', 'lasek')
    await expect(estimator.figure('percentage')).toHaveText('63% less')
    await estimator.result.getByRole('link', { name: 'Get my written quote' }).click()
    await expect(page.getByLabel('Medical procedure')).toHaveValue('LASEK')
  })

  test('an alias of the home page keeps its address [ROUTE-02]', async ({ page }) => {
    const home = new CalculatorPage(page, '/')
    await page.goto('/packages')
    await home.request('uae', 'lasik')
    await expect(page).toHaveURL('/packages?country=uae&procedure=lasik#savings')
    await expect(home.figure('savings')).toHaveText('$1,000')
  })
})
