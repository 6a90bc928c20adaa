import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { trustedDocument } from '../support/trusted-document.js'
import { operatorAddress } from '../support/deployables.js'
import { stubGraph, isSubmission, submissionsOf } from './graph-edge.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

const receivedTitle = 'Trip Planning Request Received!'

test('a complete enquiry is sent, confirmed and emailed to operators and patient, and leaves an empty form behind [TRIP-06..10, TRIP-12..27, TRIP-55..58, TRIP-62, TRIP-63]', async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  const email = 'whole.enquiry@example.com'
  await planner.open()
  const { treatment, travel } = await planner.fillEverything({ email })
  await planner.submitButton.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const toast = page.getByRole('status').filter({ hasText: 'Trip planner information submitted!' })
  await expect(toast).toContainText(
    'Our team will contact you within 24 hours with your personalized medical travel plan.',
  )
  await expect(page.getByText('Our team will contact you within 24 hours with a personalized itinerary.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The care desk in Cairo' })).toBeVisible()
  const next = page.getByRole('main').locator('ol').getByRole('listitem')
  await expect(next).toHaveText([/experts review the information/, /email confirmation.*24 hours/, /customized/])
  const reference = await page.getByText(/^SNB-/).innerText()

  const toOperators = await stack.mail(operatorAddress, reference)
  const plan = aTripPlan()
  for (const expected of [
    plan.fullName,
    '42',
    'France',
    'Paris Charles de Gaulle Airport (CDG)',
    email,
    plan.phoneNumber,
    'Dental Care',
    'Veneers',
    '1,500',
    treatment,
    travel,
    plan.tripDuration,
    'Hotel',
    'Mid-Range',
    '9',
    'Yes',
    plan.companionName,
    plan.companionTravelNeeds,
    '4,000',
    ...plan.additionalServices,
    plan.emergencyContactName,
    plan.emergencyContactPhone,
    plan.insuranceCoverage,
    plan.paymentMethod,
  ]) {
    expect(toOperators.text, expected).toContain(expected)
  }
  expect((await stack.mail(email, reference)).text).toContain('24 hours')

  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Journey to Quality Healthcare in Egypt')
  await page.getByRole('banner').getByRole('link', { name: 'Plan your trip' }).click()
  await expect(planner.field('fullName')).toHaveValue('')
})

test("the required fields are enough, 'Not required' means no nights, and while the button says 'Submitting...' a second press does nothing [TRIP-29, TRIP-32, TRIP-44]", async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  const submissions = submissionsOf(page)
  const edge = await stubGraph(page, isSubmission)
  const email = 'double.click@example.com'
  await planner.open()
  await planner.fillRequired({ email })

  await planner.submitButton.dblclick()
  await expect(planner.submitButton).toHaveText('Submitting...')
  await expect(planner.submitButton).toBeDisabled()
  await planner.field('email').press('Enter')
  edge.release()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  expect(submissions).toHaveLength(1)
  await stack.mail(email, 'SNB-')
  expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
})

test.describe('when responses are lost', () => {
  test.use({ mayComplain: /Failed to load resource: net::ERR_FAILED/ })

  test('an enquiry without a response is sent again and stored once [TRIP-29]', async ({ page, stack }) => {
    const planner = new TripPlannerPage(page)
    const submissions = submissionsOf(page)
    const email = 'lost.answer@example.com'
    await page.route('/graphql', async (route) => {
      if (!isSubmission(route.request()) || submissions.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await planner.open()
    await planner.fillRequired({ email })
    await planner.submitButton.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    expect(submissions).toHaveLength(2)
    const reference = await page.getByText(/^SNB-/).innerText()
    await stack.mail(email, reference)
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })
})

test('a link with a treatment opens the form with it selected; a response without an id shows its own error, and the form stays [TRIP-60]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  const edge = await stubGraph(page, isSubmission, {
    data: { submitTripPlan: { __typename: 'TripPlanReceived', id: '', reference: 'SNB-000000' } },
  })
  await planner.open({ query: '?treatment=Ophthalmology' })
  await expect(planner.field('treatmentType')).toHaveValue('Ophthalmology')
  await planner.fillRequired({ fullName: 'Nadia Kept' })
  await planner.submitButton.click()
  edge.release()

  const toast = page.getByRole('alert').filter({ hasText: 'There was an issue processing your request.' })
  await expect(toast).toHaveText(/^ErrorThere was an issue processing your request\. Please try again\./)
  await expect(planner.submitButton).toHaveText('Talk to a Care Advisor')
  await expect(planner.submitButton).toBeEnabled()
  await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
})

test('a visitor who sends too many enquiries is asked to wait [TRIP-49]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  for (let sent = 0; sent < 30; sent++) {
    const data = { documentId: trustedDocument('SubmitTripPlan').id, variables: { input: {} } }
    await page.request.post('/graphql', { data })
  }
  await planner.fillRequired()
  await planner.submitButton.click()
  const toast = page.getByRole('alert').filter({ hasText: 'Too many requests' })
  await expect(toast).toContainText('Please wait a moment and send your enquiry again.')
})
