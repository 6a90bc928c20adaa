import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import type { Request } from '@playwright/test'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { AmbassadorPage, realFiles, uploadWithin } from './ambassador-page.js'
import { stubGraph } from './graph-edge.js'
import { holdRequests } from './hydration.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

// A test may upload two files, each as long as `uploadWithin`.
test.describe.configure({ timeout: 120_000 })

const thanks = 'Thank you for your application'
const isApplication = (request: Request): boolean =>
  request.url().endsWith('/graphql') && (request.postData() ?? '').includes('SubmitAmbassadorApplication')

test('four addresses show one form, each with its applicant type, and only tour guides are asked for a license [ROUTE-20, AMB-01, AMB-02, AMB-14, AMB-23, D-41, D-42]', async ({
  page,
  request,
}) => {
  const ambassador = new AmbassadorPage(page)
  const addresses = ['/affiliate-guide', '/become-affiliate-guide', '/affiliate', '/become-tour-guide']
  for (const path of addresses) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/affiliate-guide"/)
    const chosen = /<input[^>]*name="applicantType"[^>]*checked=""[^>]*value="([^"]+)"/.exec(html.replaceAll('\n', ' '))
    expect(chosen?.[1] ?? html.match(/value="([^"]+)"[^>]*checked/)?.[1], path).toBe(
      path === '/become-tour-guide' ? 'tour-guide' : 'affiliate',
    )
  }
  await ambassador.open({ path: '/affiliate' })
  await expect(ambassador.type('Affiliate')).toBeChecked()
  await expect(ambassador.field('tourGuideLicense')).toHaveCount(0)
  await ambassador.type('Tour guide').check()
  await expect(ambassador.field('tourGuideLicense')).toHaveAttribute(
    'accept',
    'application/pdf,image/jpeg,image/png,image/webp,image/heic,.pdf,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,.png,.webp,.heic,.heif',
  )
  await ambassador.type('Affiliate').check()
  await expect(ambassador.field('tourGuideLicense')).toHaveCount(0)
})

test('every list has its options; passport is preselected and promotional material is not [AMB-05, AMB-06, AMB-07, AMB-08, AMB-10, AMB-11, AMB-12]', async ({
  page,
}) => {
  const ambassador = new AmbassadorPage(page)
  await ambassador.open()
  const options = (name: 'languages' | 'city' | 'idType' | 'touristsPerMonth') =>
    ambassador.field(name).getByRole('option')
  await expect(options('languages')).toHaveText([
    'Select your languages',
    'English',
    'Arabic',
    'English & Arabic',
    'English, Arabic & French',
    'English, Arabic & other',
  ])
  await expect(options('city')).toHaveText([
    'Select your city',
    'Cairo',
    'Alexandria',
    'Giza',
    'Sharm El Sheikh',
    'Hurghada',
    'Luxor & Aswan',
    'Multiple cities',
  ])
  await expect(options('idType')).toHaveText(['Passport', 'National ID', "Driver's license"])
  await expect(options('touristsPerMonth')).toHaveText(['Select a number', '0-5', '6-15', '16-30', '31-50', '51+'])
  await expect(ambassador.field('idType')).toHaveValue('passport')
  await expect(ambassador.form.getByRole('checkbox', { name: /health care/ })).not.toBeChecked()
  await expect(ambassador.form.getByRole('checkbox', { name: /promotional material/ })).not.toBeChecked()
  for (const name of ['fullName', 'email', 'phoneNumber', 'additionalNotes'] as const)
    await expect(ambassador.field(name)).toBeVisible()
})

test('a tour guide submits an application with two real files, sees a receipt, and can submit another [AMB-03, AMB-04, AMB-09, AMB-13, AMB-14, AMB-24, AMB-26, AMB-27, D-40, D-42]', async ({
  page,
  stack,
}) => {
  const ambassador = new AmbassadorPage(page)
  const email = 'guide.whole@example.com'
  const uploads = await holdRequests(page, '/uploads')
  const edge = await stubGraph(page, isApplication)
  await ambassador.open()
  const { photo, licence } = await realFiles(page)
  await ambassador.field('identityDocument').setInputFiles(photo)
  await expect(ambassador.form.getByText('Selected: my passport.jpg')).toBeVisible()
  await expect(ambassador.form.getByRole('progressbar', { name: /^Uploading, \d+ %$/ })).toBeVisible()
  await expect(ambassador.form.getByText(/^Uploaded:/)).toHaveCount(0)
  uploads.release()
  await expect(ambassador.form.getByText('Uploaded: my passport.jpg')).toBeVisible(uploadWithin)
  await ambassador.field('tourGuideLicense').setInputFiles(licence)
  await expect(ambassador.form.getByText('Uploaded: licence.png')).toBeVisible(uploadWithin)
  await ambassador.fillRequired({ email, nationalId: 'A7788990011' })
  await ambassador.field('additionalNotes').fill('I guide in the Valley of the Kings.')

  await ambassador.submitButton.dblclick()
  await expect(ambassador.submitButton).toHaveText('Submitting...')
  await expect(ambassador.submitButton).toBeDisabled()
  edge.release()
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeFocused()
  await expect(page.getByRole('region', { name: 'The care desk in Cairo' })).toBeVisible()
  const reference = await page.getByText(/^SNB-/).innerText()

  const { text } = await stack.mail(operatorAddress, reference)
  for (const expected of [
    'Tour guide',
    'Luxor & Aswan',
    '16-30',
    '•••••••••11',
    'Identity document',
    'Valley of the Kings',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(expected)
  expect(text).not.toContain('A7788990011')
  expect((await stack.mail(email, reference)).text).toContain(reference)
  await eventually('both documents stored', async () => {
    const stored = await withDatabase(
      `select 1 from referral.application_documents d join referral.ambassador_applications a on a.id = d.application_id
       where a.reference = $1 and d.state = 'stored' and a.status = 'pending'`,
      [reference],
    )
    return stored.length === 2
  })

  await page.getByRole('button', { name: 'Submit Another Application' }).click()
  await expect(ambassador.field('fullName')).toHaveValue('')
  await expect(ambassador.form.getByText(/^(Uploaded|Selected):/)).toHaveCount(0)
  await expect(page).toHaveURL('/become-tour-guide')
})

test('the footer link on the receipt opens an empty form [AMB-24]', async ({ page }) => {
  const ambassador = new AmbassadorPage(page)
  await ambassador.open({ path: '/affiliate-guide' })
  await ambassador.fillRequired({ email: 'guide.anew@example.com', nationalId: 'A1112223334' })
  await ambassador.submitButton.click()
  await expect(page.getByText(/^SNB-/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a Health Access Ambassador' }).click()
  await expect(ambassador.field('fullName')).toHaveValue('')
  await expect(page.getByText(/^SNB-/)).toHaveCount(0)
})

test('an empty form is rejected with a summary and a message at each field [AMB-15, AMB-16, AMB-17, AMB-18, AMB-19, AMB-21, AMB-22]', async ({
  page,
}) => {
  const ambassador = new AmbassadorPage(page)
  await ambassador.open()
  await ambassador.submitButton.click()
  await expect(ambassador.summary).toBeFocused()
  const messages = {
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    phoneNumber: 'Phone number is required',
    languages: 'Please select at least one language',
    city: 'Please select at least one city',
    touristsPerMonth: 'Please select an option',
    nationalId: 'National ID or passport number is required',
  }
  await expect(ambassador.summary.getByRole('link')).toHaveText(Object.values(messages))
  for (const [name, message] of Object.entries(messages)) {
    await expect(ambassador.errorOf(name)).toHaveText(message)
  }
  await ambassador.fillRequired({ fullName: 'A', nationalId: '1234' })
  await ambassador.field('phoneNumber').fill('123')
  await ambassador.submitButton.click()
  await expect(ambassador.summary.getByRole('link')).toHaveText([
    messages.fullName,
    messages.phoneNumber,
    messages.nationalId,
  ])
})

test.describe('when a submission fails', () => {
  test.use({ mayComplain: /status of 4\d\d|net::ERR_FAILED/ })

  test('a rejected file shows the reason, and a button retries an interrupted upload [AMB-13, D-42, S12]', async ({
    page,
  }) => {
    const ambassador = new AmbassadorPage(page)
    await ambassador.open({ path: '/affiliate-guide' })
    const file = ambassador.field('identityDocument')
    const error = ambassador.errorOf('identityDocument')
    const { photo } = await realFiles(page)

    await file.setInputFiles({ name: 'passport.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(error).toHaveText('Please choose a PDF, JPEG, PNG, WebP or HEIC file.')
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
    await expect(error).toHaveText('This file is larger than 10 MB. Please choose a smaller one.')
    await file.setInputFiles({ ...photo, buffer: Buffer.from('a letter that was called a photo') })
    await expect(error).toHaveText('Please choose a PDF, JPEG, PNG, WebP or HEIC file.')
    await ambassador.submitButton.click()
    await expect(ambassador.summary.getByRole('link').last()).toContainText(
      'Please choose a PDF, JPEG, PNG, WebP or HEIC file.',
    )
    await ambassador.form.getByRole('button', { name: 'Remove the file: Identity document' }).click()
    await expect(error).toHaveCount(0)

    await page.route('/uploads', (route) => route.abort(), { times: 1 })
    await file.setInputFiles(photo)
    await expect(error).toHaveText('The upload was interrupted. Please choose the file again.')
    await ambassador.form.getByRole('button', { name: 'Try Again' }).click()
    await expect(ambassador.form.getByText('Uploaded: my passport.jpg')).toBeVisible(uploadWithin)
    await expect(error).toHaveCount(0)
  })

  test('an application that cannot be saved shows an error and keeps form and file [AMB-24, AMB-25]', async ({
    page,
  }) => {
    const ambassador = new AmbassadorPage(page)
    await ambassador.open({ path: '/affiliate' })
    await ambassador.field('identityDocument').setInputFiles((await realFiles(page)).scan)
    await ambassador.fillRequired({ fullName: 'Nadia Kept' })
    await page.route('/graphql', (route) => (isApplication(route.request()) ? route.abort() : route.fallback()))
    await ambassador.submitButton.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to submit application' })
    await expect(toast).toContainText('Please try again or contact us for assistance.', { timeout: 30_000 })
    await expect(ambassador.field('fullName')).toHaveValue('Nadia Kept')
    await expect(ambassador.form.getByText('Uploaded: passport.pdf')).toBeVisible(uploadWithin)
  })
})

test.describe('without JavaScript', () => {
  // The response to a refused form has an error status, which the console reports.
  test.use({ javaScriptEnabled: false, mayComplain: /status of 422/ })

  test('the form uploads the file, keeps it when another field is invalid, and shows the receipt [AMB-03, AMB-04, AMB-13, AMB-20, AMB-26]', async ({
    page,
    stack,
    request,
    baseURL,
  }) => {
    const ambassador = new AmbassadorPage(page)
    const email = 'guide.no.script@example.com'
    await ambassador.open({ path: '/affiliate', script: false })
    await ambassador.fillRequired({ email, fullName: 'A' })
    await ambassador.field('identityDocument').setInputFiles((await realFiles(page)).scan)
    await ambassador.submitButton.click()
    await expect(ambassador.errorOf('fullName')).toHaveText('Full name is required')
    await expect(ambassador.form.getByText('Uploaded: passport.pdf')).toBeVisible(uploadWithin)
    await ambassador.field('fullName').fill('Amal Without Script')
    await ambassador.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks)
    const reference = await page.getByText(/^SNB-/).innerText()
    expect((await stack.mail(operatorAddress, reference)).text).toContain('Identity document')
    await page.getByRole('button', { name: 'Submit Another Application' }).click()
    await expect(ambassador.field('fullName')).toHaveValue('')

    const multipart = { ...onlyTexts(anAmbassadorApplication()), idType: 'library card' }
    const response = await request.post('/affiliate', { multipart, headers: { origin: baseURL ?? '' } })
    expect(response.status()).toBe(422)
    expect(await response.text()).toContain('Please select ID type')
  })
})

function onlyTexts(form: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
