import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'

test('a comparison adds flights, nights and a reserve to the treatment, each with its source and day', async ({
  page,
  baseURL,
}) => {
  await page.goto('/costs/lasik/uk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LASIK: at home in the United Kingdom, or in Egypt?')
  await expect(page.getByRole('heading', { name: /^You would save about \$3,/ })).toBeVisible()
  await expect(page.locator('[data-line=HOME]')).toHaveText('$5,200')
  await expect(page.locator('[data-line=TREATMENT]')).toHaveText('$1,000')
  await expect(page.getByText(/Our estimate: there and back.*Checked Nov 22, 2026/)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/costs/lasik/uk`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { '@type': string }[]
  }
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'MedicalWebPage']),
  )
})

test('if the journey costs more than it saves, the page says so first', async ({ page }) => {
  await page.goto('/costs/implants/turkey')
  const verdict = page.locator('[data-verdict]')
  await expect(verdict).toHaveAttribute('data-verdict', 'STAY_HOME')
  await expect(verdict.getByRole('heading')).toHaveText('Stay home: the journey costs more than it saves')
  await expect(verdict).toContainText('Treatment alone costs about $150 less in Egypt.')
})

test('an unknown procedure or country is a 404, and invented queries cost no server memory', async ({ request }) => {
  for (const path of ['/costs/lasik/atlantis', '/costs/magic/uk', '/costs/lasik', '/costs/lasik/uk/more']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  expect((await request.get('/costs/lasik/uk')).headers()['etag']).toBeDefined()
  const edited = await request.get('/costs/lasik/uk?nights=9&nonsense=1')
  expect([edited.status(), edited.headers()['etag']]).toEqual([200, undefined])
})

test('a result appears in place without animation under the pointer', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['faded'] = String(viewTransition !== null)
    })
  })
  await page.goto('/costs/lasik/uk')
  await page.getByLabel('How many eyes').fill('three')
  await page.getByRole('button', { name: 'Add it up again' }).click()
  await expect(page.locator('#field-units-error')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'false')
  const scrollPositions = await page.getByRole('alert').evaluate(async (alert) => {
    scrollTo({ top: 0, behavior: 'instant' })
    alert.querySelector('a')?.click()
    // An instant jump has reached the link's target when the click is over; a smooth scroll would only have started.
    const first = await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return [first, scrollY]
  })
  expect(scrollPositions[0]).toBeGreaterThan(100)
  expect(scrollPositions[0]).toBe(scrollPositions[1])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('every figure can be changed; an invalid one gets a message at its field', async ({ page }) => {
      await page.goto('/costs/lasik/uk')
      await page.getByLabel('How many eyes').fill('1')
      await page.getByLabel('Nights, per journey').fill('3')
      await page.getByLabel('Flights, per journey').fill('210')
      await page.getByRole('button', { name: 'Add it up again' }).click()
      await expect(page.locator('[data-line=HOME]')).toHaveText('$2,600')
      await expect(page.locator('[data-line=FLIGHTS]')).toHaveText('$210')
      await expect(page.locator('[data-line=NIGHTS]')).toHaveText('$180')
      await expect(page.getByText('(your figure)')).toHaveCount(1)

      await page.getByLabel('How many eyes').fill('three')
      await page.getByRole('button', { name: 'Add it up again' }).click()
      await expect(page.locator('#field-units-error')).toHaveText('The number must be a whole number from 1 to 40')
      await expect(page.getByLabel('How many eyes')).toHaveValue('three')
      await expect(page.getByRole('alert')).toContainText('The number must be a whole number from 1 to 40')
      await page.getByRole('link', { name: 'Back to our figures' }).click()
      await expect(page).toHaveURL('/costs/lasik/uk')
      await expect(page.getByLabel('How many eyes')).toHaveValue('2')
    })

    test('a comparison is chosen from two lists, and a missing choice is requested', async ({ page }) => {
      await page.goto('/costs')
      await page.getByRole('main').getByLabel('Procedure', { exact: true }).selectOption('veneers')
      await page.getByRole('button', { name: 'Show the whole cost' }).click()
      await expect(page.locator('#field-country-error')).toHaveText('Please select your country')
      await page.getByRole('main').getByLabel('Your country').selectOption('hungary')
      await page.getByRole('button', { name: 'Show the whole cost' }).click()
      await expect(page).toHaveURL('/costs/veneers/hungary')
      await expect(page.getByRole('heading', { name: 'We have no price at home yet' })).toBeVisible()
      await page.getByLabel('Price at home, per tooth').fill('450')
      await page.getByRole('button', { name: 'Add it up again' }).click()
      await expect(page.locator('[data-line=HOME]')).toHaveText('$2,700')
    })
  })
}

test('print shows the comparison alone', async ({ page }) => {
  await page.goto('/costs/lasik/uk')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-verdict]')).toBeVisible()
  for (const part of [page.getByRole('contentinfo'), page.getByRole('heading', { name: 'Change any figure' })]) {
    await expect(part).toBeHidden()
  }
})

test('every width and theme', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/costs/implants/turkey')
  await everyVariant(page, 'journey-cost')
  await page.goto('/costs/lasik/uk?units=x')
  await everyVariant(page, 'journey-cost-refused')
  await page.goto('/costs')
  await everyVariant(page, 'journey-costs')
})
