import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Download, Page } from '@playwright/test'

import { holdRequests } from './hold-requests.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { trustedDocument } from '../support/trusted-document.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 240_000 })

/** An edit shows in the forms within this time. */
const followsWithin = { timeout: 60_000 }
const shipped = readFileSync('services/content/content/airports.json', 'utf8')
const letter = () => String.fromCharCode(65 + randomInt(26))

/** Returns a code that no shipped airport has. */
function freeCode(first: string): string {
  const drawn = `${first}${letter()}${letter()}`
  return shipped.includes(`"${drawn}"`) ? freeCode(first) : drawn
}

const code = freeCode('Q')

test('an airport is added and a stay rule changed by two people, and the planner and the timeline follow [AIR-10, CAT-02, D-49]', async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Salma')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue')
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('link').first()).toBeVisible()
  await everyVariant(page, 'desk-catalogue')

  await test.step('an airport is added by keyboard, and the planner offers it', async () => {
    await page.getByLabel('Kind', { exact: true }).selectOption('Airports')
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await page.getByRole('link', { name: 'Add an entry' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New: Airports')
    await page.getByLabel('Key', { exact: true }).fill(code)
    await page.getByLabel('Name, without the code').fill('Catalogue Test Airport')
    await page.getByLabel('Country code').fill('ZZ')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Country not found. Please add it first.').first()).toBeVisible()
    await everyVariant(page, 'desk-catalogue-problem')
    await page.getByLabel('Country code').fill('MT')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Versions' }).getByText('Version 1', { exact: true })).toBeVisible()
    const variables = { country: 'Malta', refresh: false }
    const airports = () =>
      page.request
        .post(new URL('/graphql', page.url()).href, { data: { documentId: trustedDocument('Airports').id, variables } })
        .then((answer) => answer.text())
    await expect.poll(airports, followsWithin).toContain(`Catalogue Test Airport (${code})`)
    const visitors = await browser.newContext({ baseURL: new URL('/', page.url()).href })
    const visitor = await visitors.newPage()
    const planner = new TripPlannerPage(visitor)
    await planner.open()
    await planner.field('travelingFromCountry').selectOption('Malta')
    await expect(planner.form.getByText(/airport\(s\) found for Malta/)).toBeVisible()
    await planner.field('travelingFromCity').click()
    await planner.field('travelingFromCity').pressSequentially('catalogue')
    await expect(visitor.getByRole('listbox').getByRole('option')).toHaveText([`Catalogue Test Airport (${code})`])
    await visitors.close()
  })

  await test.step('a stay rule waits for a second person, then the timeline shows it', async () => {
    await page.goto('/admin/catalogue/procedure/teeth-whitening')
    const sentence = `Fly the day after, as the dentist agrees; edition ${code}.`
    await page.getByLabel('Sentence on flying home').fill(sentence)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Saved. It waits for a second person.')).toBeVisible()
    await everyVariant(page, 'desk-catalogue-review')
    const others = await browser.newContext()
    const doctor = await others.newPage()
    await signInAs(others, 'doctor', 'Nour Aziz')
    await doctor.goto(page.url())
    await doctor.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(doctor.getByText('Approved. It is in effect.')).toBeVisible()
    await others.close()
    const timeline = () =>
      page.request.get(new URL('/timeline/teeth-whitening', page.url()).href).then((one) => one.text())
    await expect.poll(timeline, followsWithin).toContain(sentence)
  })
})

test('the author of a waiting version changes it again, and withdraws it with one press [R8]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/catalogue/procedure/lasek')
  const review = page.getByRole('region', { name: 'Waiting for a second person' })
  for (const edition of [`${code}first`, `${code}second`]) {
    await page.getByLabel('Sentence on flying home').fill(`Fly as the surgeon agrees; edition ${edition}.`)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(review).toContainText(edition)
    await expect(page.getByText('Saved. It waits for a second person.')).toBeVisible()
  }
  await review.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(review.getByText('Withdrawn.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

function chooseFile(page: Page, csv: string): Promise<void> {
  const file = { name: 'airports.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  return page.getByLabel('CSV file').setInputFiles(file)
}

test('the result of a file that was chosen before is not shown for the next one', async ({ context, page }) => {
  const first = freeCode('V')
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/catalogue?kind=AIRPORT')
  await page.getByRole('button', { name: 'Import' }).press('Enter')
  const check = page.getByRole('button', { name: 'Check the file' })
  await chooseFile(page, `code,name,country\n${first},First Test Airport,MT`)
  const release = await holdRequests(page, 'First Test Airport')
  await check.click()
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await chooseFile(page, 'code,name,country\nX,Second Test Airport,MT')
  await release()
  await expect(check).not.toHaveAttribute('aria-disabled')
  await check.click()
  await expect(page.getByText('Line 2, code: Please give three capital letters, such as CAI')).toBeVisible()
  await expect(page.getByText(/^1 added/)).toHaveCount(0)
})

test('a file of airports is checked before it is imported', async ({ context, page }) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/catalogue?kind=AIRPORT')
  await page.getByRole('button', { name: 'Import' }).press('Enter')
  const choose = (csv: string) => chooseFile(page, csv)
  await choose('code,name,country\nX,Somewhere,MT')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Line 2, code: Please give three capital letters, such as CAI')).toBeVisible()
  await everyVariant(page, 'desk-catalogue-import')
  const other = freeCode('X')
  await choose(`code,name,country\n${other},Imported Test Airport,MT`)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('1 added, 0 changed, 0 retired, 0 offered again, 0 unchanged.')).toBeVisible()
  await page.getByRole('region', { name: 'Import airports' }).getByRole('button', { name: 'Import' }).press('Enter')
  await expect(page.getByText('Imported.')).toBeVisible()
  await page.getByLabel('Search by name or key').fill('Imported Test')
  await expect(page.getByRole('link', { name: `Imported Test Airport (${other})` })).toBeVisible()
})

test('an export of all airports is imported again file by file, and nothing differs', async ({ context, page }) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/catalogue?kind=AIRPORT')
  const saved: Download[] = []
  page.on('download', (download) => void saved.push(download))
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  const exported = page.getByText(/^\d+ airports are in \d files\.$/)
  await expect(exported).toBeVisible()
  const files = Number(/in (\d) files/.exec(await exported.innerText())?.[1])
  await expect.poll(() => saved.length).toBe(files)

  await page.getByRole('button', { name: 'Import' }).press('Enter')
  for (const download of saved) {
    await page.getByLabel('CSV file').setInputFiles(await download.path())
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText(/^0 added, 0 changed, 0 retired, 0 offered again, [1-9]\d* unchanged\.$/)).toBeVisible()
  }
})

test('a retired procedure leaves the site, an open form names the field, and restoring brings it back', async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/catalogue/procedure/prp-mesotherapy')
  const visitors = await browser.newContext({ baseURL: new URL('/', page.url()).href })
  const planner = new TripPlannerPage(await visitors.newPage())
  await planner.open()
  await planner.fillRequired()
  await planner.field('treatmentType').selectOption('Hair Transplant')
  await planner.field('medicalProcedure').selectOption('PRP and mesotherapy')
  const timeline = () => page.request.get(new URL('/timeline/prp-mesotherapy', page.url()).href)
  expect((await timeline()).status()).toBe(200)

  await page.getByLabel('Retired: no longer offered to new enquiries').press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved. Forms follow within a minute.')).toBeVisible()
  await expect.poll(async () => (await timeline()).status(), followsWithin).toBe(404)
  const copies = `select 1 from enquiry.offered_treatments where treatment_types::text like '%"isRetired": true%'`
  await expect.poll(() => withDatabase(copies), followsWithin).toHaveLength(1)
  await planner.submitButton.click()
  await expect(planner.errorOf('medicalProcedure')).toHaveText('This is no longer offered. Please choose another one.')
  const siteMap = () => page.request.get(new URL('/sitemap.xml', page.url()).href).then((one) => one.text())
  await expect.poll(siteMap, followsWithin).not.toContain('/timeline/prp-mesotherapy<')

  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Versions' }).getByText('Version 3', { exact: true })).toBeVisible()
  await expect.poll(async () => (await timeline()).status(), followsWithin).toBe(200)
  await visitors.close()
})
