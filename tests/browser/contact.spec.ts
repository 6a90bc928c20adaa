import { treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'
import { slotInZone } from '@seneb/contracts/vocabulary/contact-options'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import type { Request } from '@playwright/test'

import { operatorAddress } from '../support/deployables.js'
import { textOfHtml } from '../support/html-text.js'
import { ContactPage } from './contact-page.js'
import { stubGraph } from './graph-edge.js'
import { expect, test } from './site.js'

const isRequest = (request: Request): boolean =>
  request.url().endsWith('/graphql') && (request.postData() ?? '').includes('RequestConsultation')

test('three addresses show one form at its anchor and share one canonical address [ROUTE-19, CONT-01, D-35]', async ({
  page,
  request,
}) => {
  for (const path of ['/contact-us', '/contact', '/booking']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/contact-us"/)
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.length, path).toBeGreaterThanOrEqual(120)
  }
  await page.goto('/booking#contact')
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toHaveText('Provider connection request')
  await expect(page.locator('#contact')).toBeInViewport()
})

test.describe('a visitor in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('sends a complete request, sees a lasting reference, and team and person get their emails [CONT-03, CONT-04, CONT-05, CONT-06, CONT-07, CONT-08, CONT-09, CONT-10, CONT-14, CONT-15, D-62]', async ({
    page,
    stack,
  }) => {
    const contact = new ContactPage(page)
    const email = 'contact.whole@example.com'
    const edge = await stubGraph(page, isRequest)
    await contact.open()
    await contact.fillRequired({ email })
    await expect(contact.field('treatmentType').getByRole('option')).toHaveText([
      'Select a treatment',
      ...treatmentTypeNames,
    ])
    await expect(contact.field('treatmentType').getByRole('option').last()).toHaveText('Other')
    await expect(contact.field('communicationMethod').getByRole('option')).toHaveText([
      'Any way',
      'Phone (WhatsApp)',
      'Phone (Telegram)',
      'Google Meet',
      'Zoom',
    ])
    await contact.field('communicationMethod').selectOption('google_meet')
    await contact.field('message').fill('Please call me about veneers.')
    await contact.field('preferredContactDate').click()
    await page
      .getByRole('dialog', { name: 'Choose a date' })
      .getByRole('button', { name: /^Today/ })
      .click()
    const day = await contact.form.locator('input[name=preferredContactDate]').inputValue()
    const evening = contact.slot(/Evening \(5PM-8PM CET\)/)
    const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
    await expect(evening.locator('xpath=..')).toHaveText(
      `8 pm to 11 pm on ${today}, your time in DubaiEvening (5PM-8PM CET) · ${slotInZone('evening', day, 'Africa/Cairo')} in Cairo`,
    )
    await expect(contact.slot(/Morning \(9AM-12PM CET\)/)).not.toBeChecked()
    await expect(contact.slot(/Afternoon \(12PM-5PM CET\)/)).not.toBeChecked()
    await expect(contact.slot(/^Any time$/)).toBeChecked()
    await evening.check()

    await contact.healthConsent.check()
    await contact.submitButton.dblclick()
    await expect(contact.submitButton).toHaveText('Processing...')
    await expect(contact.submitButton).toBeDisabled()
    await watchButton(contact)
    edge.release()

    await expect(contact.confirmation).toBeFocused()
    const toast = contact.toast('status', 'Consultation Request Received')
    await expect(toast).toContainText("We'll contact you within 24 hours to discuss your medical journey.")
    const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
    await expect(contact.submitButton).toHaveText('Send My Request')
    expect(await sentForMs(contact)).toBeGreaterThanOrEqual(2950)
    for (const name of ['fullName', 'email', 'phoneNumber', 'treatmentType', 'message'] as const)
      await expect(contact.field(name)).toHaveValue('')
    await expect(contact.field('preferredContactDate')).toHaveText('Choose a date')
    await expect(contact.terms).not.toBeChecked()
    await expect(contact.confirmation).toContainText(reference)

    const toTeam = (await stack.mail(operatorAddress, reference)).text.replaceAll(/\s+/g, ' ')
    const { fullName, phoneNumber } = aConsultation()
    const choices = ['Dental Care', 'Google Meet', 'Evening (5PM-8PM CET)', 'about veneers']
    const expected = [fullName, email, `${phoneNumber} (France)`, 'Asia/Dubai', '20:00–23:00 in Dubai', ...choices]
    for (const text of expected) expect(toTeam).toContain(text)
    const receipt = (await stack.mail(email, reference)).text
    expect(receipt).toContain('24 hours')
    expect(receipt).not.toContain('Dental')
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })
})

/** Records in the page the time at which the button first shows each text. */
async function watchButton({ submitButton }: ContactPage): Promise<void> {
  await submitButton.evaluate((button) => {
    const seen: Record<string, number> = {}
    const note = () => void (seen[button.textContent] ??= performance.now())
    new MutationObserver(() => {
      note()
      button.dataset['seen'] = JSON.stringify(seen)
    }).observe(button, { childList: true, characterData: true, subtree: true })
  })
}

async function sentForMs({ submitButton }: ContactPage): Promise<number> {
  const seen = JSON.parse((await submitButton.getAttribute('data-seen')) ?? '{}') as Record<string, number>
  return (seen['Send My Request'] ?? 0) - (seen['Request Sent!'] ?? 0)
}

test('an empty form is rejected with a summary, a message at each field, and a toast about the terms [CONT-02, CONT-04, CONT-11]', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submitButton.click()
  await expect(contact.summary).toBeFocused()
  await expect(contact.summary.getByRole('link')).toHaveText([
    'Full name is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Please select a treatment',
    'Please acknowledge our terms of service before submitting.',
  ])
  await expect(contact.toast('alert', 'Terms Agreement Required')).toContainText(
    'Please acknowledge our terms of service before submitting.',
  )
  await expect(contact.errorOf('fullName')).toHaveText('Full name is required')
  await contact.summary.getByRole('link', { name: 'Please select a treatment' }).click()
  await expect(contact.field('treatmentType')).toBeFocused()
  await expect(contact.field('email')).toHaveAttribute('type', 'email')
  await expect(contact.field('phoneNumber')).toHaveAttribute('type', 'tel')
})

test.describe('when sending fails', () => {
  test.use({ mayComplain: /net::ERR_FAILED/ })

  test('an error response and a missing response each show a message, and the form keeps its values [CONT-06, CONT-12, CONT-13]', async ({
    page,
  }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired({ fullName: 'Nadia Kept' })
    const problem = { __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE', message: '' }
    const edge = await stubGraph(page, isRequest, { data: { requestConsultation: problem } })
    edge.release()
    await contact.submitButton.click()
    await expect(contact.toast('alert', 'Something went wrong')).toContainText(
      'Please try again or contact us directly.',
    )
    await expect(contact.field('fullName')).toHaveValue('Nadia Kept')
    await expect(contact.submitButton).toHaveText('Send My Request')

    await page.route('/graphql', (route) => (isRequest(route.request()) ? route.abort() : route.fallback()))
    await contact.submitButton.click()
    await expect(contact.toast('alert', 'Error sending request')).toContainText(
      'Please try again later or contact us directly.',
      { timeout: 30_000 },
    )
    await expect(contact.field('fullName')).toHaveValue('Nadia Kept')
    await expect(contact.terms).toBeChecked()
    await expect(contact.confirmation).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser requires four fields and the checkbox, then the request is sent and confirmed [CONT-02, CONT-04, CONT-14, CONT-15]', async ({
    page,
    stack,
  }) => {
    const contact = new ContactPage(page)
    const email = 'contact.no.script@example.com'
    await contact.open({ path: '/contact', script: false })
    await expect(contact.form.locator(':is(input, select):invalid')).toHaveCount(5)
    await contact.submitButton.click()
    await expect(contact.form.locator(':is(input, select):invalid')).toHaveCount(5)
    await expect(contact.confirmation).toHaveCount(0)

    await contact.fillRequired({ email })
    await contact.submitButton.click()
    const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
    await expect(contact.field('email')).toHaveValue('')
    await stack.mail(operatorAddress, reference)
    await stack.mail(email, reference)
  })
})

test('a form with a filled hidden field is rejected, and one without the terms gets a message [CONT-11, S20, D-82]', async ({
  request,
  baseURL,
  stack,
}) => {
  const {
    termsAccepted: _terms,
    healthDataConsentGiven: _health,
    ...values
  } = aConsultation({
    email: 'contact.robot@example.com',
    message: '',
  })
  const post = (form: Record<string, string>) =>
    request.post('/contact-us', { form, headers: { origin: baseURL ?? '' } })
  const robot = await post({ ...values, termsAccepted: 'true', website: 'https://spam.example' })
  expect(robot.status()).toBe(503)
  expect(textOfHtml(await robot.text())).toContain('Please try again or contact us directly.')

  const unread = await post(values)
  expect(unread.status()).toBe(422)
  expect(await unread.text()).toContain('Please acknowledge our terms of service before submitting.')

  // The later, accepted submission has arrived, and none of the earlier ones.
  const accepted = await post({ ...values, termsAccepted: 'true' })
  expect(accepted.status()).toBe(200)
  const [reference] = /SNB-[2-9A-Z]{6}/.exec(await accepted.text()) ?? []
  await stack.mail(values.email, reference ?? 'no reference')
  expect(await stack.mailsTo(values.email, 'SNB-')).toHaveLength(1)
})
