import { operatorAddress } from '../support/deployables.js'
import { ContactPage } from './contact-page.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** What the boxes of the two forms let happen, as a person ticks them; without a script: tests/system/consents.test.ts. */

test('a trip enquiry without the second box is answered by a person: nothing is drafted [D-66, TRIP-26, PIPE-06]', async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'no.draft@example.com' })
  await expect(planner.draftConsent).not.toBeChecked()
  await planner.submitButton.click()

  const reference = await page.getByText(/^SNB-[2-9A-Z]{6}$/).innerText()
  const { text } = await stack.mail(operatorAddress, reference)
  expect(text).toContain('No draft: the person did not allow one.')
  expect(text).not.toContain('AI plan generation failed')
})

test('a trip enquiry with both boxes is drafted [D-66, TRIP-26, PIPE-06]', async ({ page, stack }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'with.draft@example.com' })
  await planner.draftConsent.check()
  await planner.submitButton.click()

  const reference = await page.getByText(/^SNB-[2-9A-Z]{6}$/).innerText()
  const { text } = await stack.mail(operatorAddress, reference)
  expect(text).toContain('AI-assisted DRAFT, not yet reviewed')
})

for (const consents of [true, false])
  test(`a request for a consultation ${consents ? 'with' : 'without'} the second box carries ${consents ? 'treatment and message' : 'neither treatment nor message'} [D-66, CONT-15]`, async ({
    page,
    stack,
  }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired({ email: `health.${consents}@example.com` })
    await contact.field('message').fill('canary of my teeth')
    await expect(contact.healthConsent).not.toBeChecked()
    await expect(contact.healthConsent).toHaveAccessibleName(
      /Without this we do not store treatment and message; your advisor asks on the call\.$/,
    )
    if (consents) await contact.healthConsent.check()
    await contact.submitButton.click()

    const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
    const { text } = await stack.mail(operatorAddress, reference)
    expect(text.includes('canary of my teeth')).toBe(consents)
    expect(text.includes('Dental Care')).toBe(consents)
    expect(text.includes('Not stored: the person did not consent to it.')).toBe(!consents)
  })
