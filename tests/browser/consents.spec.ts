import type { Locator } from '@playwright/test'

import { operatorAddress } from '../support/deployables.js'
import { ContactPage } from './contact-page.js'
import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/**
 * Effects of the consent boxes of the two forms, ticked in a browser; use without a script is covered by
 * tests/system/consents.test.ts.
 */

test('without consent to a draft, a person replies to the trip enquiry and nothing is drafted [D-66, TRIP-26, PIPE-06]', async ({
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

test('a trip enquiry with both consents is drafted [D-66, TRIP-26, PIPE-06]', async ({ page, stack }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'with.draft@example.com' })
  await planner.draftConsent.check()
  await planner.submitButton.click()

  const reference = await page.getByText(/^SNB-[2-9A-Z]{6}$/).innerText()
  const { text } = await stack.mail(operatorAddress, reference)
  expect(text).toContain('AI-assisted DRAFT, not yet reviewed')
})

test('a consultation request with consent to health data includes treatment and message [D-66, CONT-15]', async ({
  page,
  stack,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fillRequired({ email: 'health.true@example.com' })
  await contact.field('message').fill('canary of my teeth')
  await contact.healthConsent.check()
  await contact.submitButton.click()

  const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
  const { text } = await stack.mail(operatorAddress, reference)
  for (const expected of ['canary of my teeth', 'Dental Care']) expect(text).toContain(expected)
})

test('a message without the health consent is neither sent nor lost: the person consents or clears it, and reads what was stored [O-10, D-66]', async ({
  page,
  stack,
}) => {
  const contact = new ContactPage(page)
  const email = 'health.false@example.com'
  await contact.open()
  await contact.fillRequired({ email })
  await contact.field('message').fill('canary of my teeth')
  await expect(contact.healthConsent).toHaveAccessibleName(/Without this, .* or accept a message/)
  await contact.submitButton.click()

  await expect(contact.summary).toBeFocused()
  await contact.summary.getByRole('link', { name: /so that we may keep your message, or clear the message/ }).click()
  await expect(contact.healthConsent).toBeFocused()
  await expect(contact.errorOf('healthDataConsentGiven')).toBeVisible()
  await expect(contact.field('message')).toHaveValue('canary of my teeth')

  await contact.field('message').fill('')
  await contact.submitButton.click()
  await expect(contact.confirmation).toContainText('we have not kept which treatment you chose')
  const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
  const toTeam = (await stack.mail(operatorAddress, reference)).text
  expect(toTeam).not.toMatch(/canary|Dental Care/)
  expect(toTeam).toContain('Not stored: the person did not consent to it.')
  const receipt = (await stack.mail(email, reference)).text.replaceAll(/\s+/g, ' ')
  expect(receipt).toContain('we have not kept which treatment you chose')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayComplain: /status of 422/ })

  test('a message without the health consent is returned with the reason [O-10]', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open({ script: false })
    await contact.fillRequired({ email: 'health.no.script@example.com' })
    await contact.field('message').fill('canary of my teeth')
    await contact.submitButton.click()
    await expect(contact.errorOf('healthDataConsentGiven')).toBeVisible()
    await expect(contact.field('message')).toHaveValue('canary of my teeth')
    await contact.healthConsent.check()
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  })
})

/** Presses the button and confirms. */
async function withdrawIn(card: Locator, label: string): Promise<void> {
  await card.getByRole('button', { name: label }).click()
  await card.getByRole('button', { name: 'Yes, withdraw it' }).click()
}

test.describe('by the link of the receipt', () => {
  test('the draft consent is withdrawn first, then the enquiry; opening the link changes nothing [TRIP-26, TRIP-54, LEGAL-05]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ email: 'withdraws@example.com' })
    await planner.draftConsent.check()
    await planner.submitButton.click()
    const reference = await page.getByText(/^SNB-[2-9A-Z]{6}$/).innerText()
    const { text } = await stack.mail('withdraws@example.com', reference)
    const link = /\/consents\/[\w-]+/.exec(text)?.[0] ?? 'no link'

    await page.goto(link, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you agreed to')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('blockquote')).toHaveText([/process my trip enquiry/, /with the help of a machine/])
    await everyVariant(page, 'consents')

    await expect(page.getByText(`It belongs to your enquiry ${reference}.`)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    const draft = page.getByRole('region', { name: 'A first plan drafted by AI' })
    await draft.getByRole('button', { name: 'Withdraw and delete the draft' }).click()
    await expect(draft.getByRole('heading', { name: `Do you want to withdraw this for ${reference}?` })).toBeFocused()
    await draft.getByRole('link', { name: 'No, leave it as it is' }).click()
    await draft.getByRole('button', { name: 'Withdraw and delete the draft' }).click()
    await draft.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(heading).toHaveText('Your consent is withdrawn')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(draft).toContainText('No draft is made from now on')
    await expect(draft.getByRole('button')).toHaveCount(0)

    const details = page.getByRole('region', { name: 'Use of your details' })
    await withdrawIn(details, 'Withdraw and end my enquiry')
    await expect(details).toContainText('Nobody reads or answers your enquiry from now on')
    await expect(details).toContainText('You can take this back until')
    await expect(draft).toContainText('It ended with your enquiry.')
    const subject = `Consent withdrawn: ${reference}`
    expect((await stack.mail(operatorAddress, subject)).text).not.toMatch(/Dental|Veneers/)
    await everyVariant(page, 'consents-withdrawn')

    await page.goto(link)
    await details.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText('Your consent holds again')
    await expect(details.getByRole('button', { name: 'Withdraw and end my enquiry' })).toBeVisible()
    await stack.mail(operatorAddress, `Withdrawal taken back: ${reference}`)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a withdrawal asks for confirmation and can be undone [TRIP-26, LEGAL-05]', async ({ page, stack }) => {
      const contact = new ContactPage(page)
      const email = 'withdraws.no.script@example.com'
      await contact.open({ script: false })
      await contact.fillRequired({ email })
      await contact.submitButton.click()
      const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
      const { text } = await stack.mail(email, reference)
      await page.goto(/\/consents\/[\w-]+/.exec(text)?.[0] ?? 'no link')
      const details = page.getByRole('region', { name: 'Use of your details' })
      await withdrawIn(details, 'Withdraw and end my enquiry')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn')
      await details.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent holds again')
    })
  })

  test.describe('a link that is none of ours', () => {
    test.use({ mayComplain: /status of 404/ })

    test('is reported as unknown and shows no personal data [TRIP-26]', async ({ page }) => {
      for (const token of ['nobody', 'x'.repeat(101), '%3Cb%3E']) {
        expect((await page.goto(`/consents/${token}`))?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
      }
      await everyVariant(page, 'consents-invalid')
    })
  })
})
