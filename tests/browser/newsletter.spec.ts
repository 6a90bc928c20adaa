import type { Page, Request } from '@playwright/test'

import { readLocation } from './config.js'
import { stubGraph } from './graph-edge.js'
import { expect, test, type SiteStack } from './site.js'

const successful = 'Thank you for subscribing to our newsletter. Please check your inbox to confirm.'
const invalid = 'Please enter a valid email address.'

/** The footer's form as a person uses it. */
function newsletterForm(page: Page) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
  return { form, email: form.getByLabel('Your email address'), button: form.getByRole('button') }
}

const isSubscription = (request: Request) => (request.postData() ?? '').includes('SubscribeNewsletter')

const toast = (page: Page, role: 'status' | 'alert', title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole(role).filter({ hasText: title })

/** Subscribes to the newsletter through the form and returns the paths of the links in the mail that follows. */
async function subscribe(page: Page, stack: SiteStack, address: string) {
  const { email, button } = newsletterForm(page)
  await email.fill(address)
  await button.click()
  await expect(toast(page, 'status', 'Subscription successful!')).toContainText(successful)
  const mail = await stack.mail(address, 'Please confirm your subscription')
  const pathOf = (kind: string) =>
    new RegExp(`href="https?://[^/"]+(/newsletter/${kind}/[^"]+)"`).exec(mail.html)?.[1] ?? ''
  return { mail, confirm: pathOf('confirm'), unsubscribe: pathOf('unsubscribe') }
}

/** Opens the link of the confirmation mail and presses its button. */
async function confirmBy(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Confirm my subscription' }).click()
}

test('from the footer to a confirmed address; a second click says that it was confirmed before [SHELL-11, NEWS-01, NEWS-04, NEWS-05, NEWS-08, NEWS-09, D-16]', async ({
  page,
  stack,
}) => {
  await page.goto('/')
  const { confirm, mail } = await subscribe(page, stack, 'reader.one@example.com')
  expect(mail.subject).not.toMatch(/treatment|medical|health/i)
  await expect(newsletterForm(page).email).toHaveValue('')

  await confirmBy(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  await confirmBy(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already confirmed')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a confirmed address is recognized in any letter case [NEWS-01, NEWS-02, NEWS-06, D-17]', async ({
  page,
  stack,
}) => {
  await page.goto('/budget-estimator')
  const { confirm } = await subscribe(page, stack, 'reader.two@example.com')
  await confirmBy(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')

  const { email, button } = newsletterForm(page)
  await email.fill(' Reader.Two@Example.com ')
  await button.click()
  await expect(toast(page, 'status', 'Already Subscribed')).toContainText(
    'This email is already subscribed to our newsletter.',
  )
  await expect(email).toHaveValue('')
})

test('opening a link changes nothing by itself, because link checkers open links too [D-16]', async ({
  page,
  stack,
}) => {
  const address = 'scanned.reader@example.com'
  await page.goto('/')
  const { confirm, unsubscribe } = await subscribe(page, stack, address)
  for (const path of [confirm, unsubscribe]) {
    for (const method of ['GET', 'HEAD']) expect((await page.request.fetch(path, { method })).status()).toBe(200)
    // Some of them run the scripts of the pages they open, and wait for them.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('button')).toBeVisible()
  }
  // Neither confirmed, which would show 'Already Subscribed', nor ended, which would make the link invalid.
  const { email, button } = newsletterForm(page)
  await email.fill(address)
  await button.click()
  await expect(toast(page, 'status', 'Subscription successful!').last()).toBeVisible()
  await confirmBy(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
})

test('one press unsubscribes permanently, and the address can subscribe again [NEWS-04]', async ({ page, stack }) => {
  const address = 'leaves@example.com'
  await page.goto('/')
  const { confirm, unsubscribe } = await subscribe(page, stack, address)
  await confirmBy(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')

  await page.goto(unsubscribe)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter?')
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')

  const { email, button } = newsletterForm(page)
  await email.fill(address)
  await button.click()
  await expect(toast(page, 'status', 'Subscription successful!')).toContainText(successful)
})

test('a mail client unsubscribes an unconfirmed address by the List-Unsubscribe header [NEWS-04, RFC 8058]', async ({
  page,
  stack,
}) => {
  await page.goto('/')
  const { confirm, mail } = await subscribe(page, stack, 'one.click@example.com')
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const { pathname } = new URL((mail.headers['list-unsubscribe'] ?? '').replace(/[<>]/g, ''))
  const response = await page.request.post(`${readLocation().gatewayUrl}${pathname}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(response.status()).toBe(200)
  const confirmed = await page.request.post(confirm)
  expect(await confirmed.text()).not.toContain('You are subscribed')
})

test('an invalid address gets a message, also at the field, and nothing is sent [NEWS-03, D-18]', async ({ page }) => {
  const sent: Request[] = []
  page.on('request', (request) => isSubscription(request) && sent.push(request))
  await page.goto('/')
  const { form, email, button } = newsletterForm(page)
  await expect(email).toHaveAttribute('type', 'email')
  for (const address of ['', '   ', 'nobody']) {
    await email.fill(address)
    await button.click()
    // The same message replaces the one that is already shown.
    await expect(toast(page, 'alert', 'Invalid email')).toHaveCount(1)
  }
  await expect(toast(page, 'alert', 'Invalid email').first()).toContainText(invalid)
  await expect(form).toContainText(invalid)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('an address that only the service rejects gets the same message [NEWS-03, D-18]', async ({ page }) => {
  await page.goto('/')
  const { form, email, button } = newsletterForm(page)
  for (const address of ['@', 'a@b', `${'a'.repeat(300)}@example.com`]) {
    await email.fill(address)
    await button.click()
    // The same message replaces the one that is already shown.
    await expect(toast(page, 'alert', 'Invalid email')).toHaveCount(1)
    // Invalid input is not our failure, so no request id is shown.
    await expect(toast(page, 'alert', 'Invalid email').locator('code')).toHaveCount(0)
    await expect(email).toHaveValue(address)
  }
  await expect(form).toContainText(invalid)
})

test('while sending, the button is disabled, and a failure keeps the typed address [NEWS-02, NEWS-07]', async ({
  page,
}) => {
  const edge = await stubGraph(page, isSubscription, {
    data: { subscribeNewsletter: { __typename: 'TemporarilyUnavailable' } },
  })
  await page.goto('/')
  const { email, button } = newsletterForm(page)
  await email.fill('unlucky@example.com')
  await button.click()
  await expect(button).toHaveText('Subscribing...')
  await expect(button).toBeDisabled()
  await expect(email).toBeDisabled()
  edge.release()

  await expect(toast(page, 'alert', 'Error')).toContainText(
    'There was a problem with your subscription. Please try again later.',
  )
  await expect(email).toHaveValue('unlucky@example.com')
  await expect(button).toBeEnabled()
})

test.describe('when the network fails', () => {
  test.use({ mayComplain: /net::ERR_FAILED/ })

  test('the failure has its sentence [NEWS-07]', async ({ page }) => {
    await page.route('/graphql', (route) => route.abort())
    await page.goto('/')
    const { email, button } = newsletterForm(page)
    await email.fill('offline@example.com')
    await button.click()
    await expect(toast(page, 'alert', 'Error')).toContainText('Please try again later.')
  })
})

test.describe('a link that is none of ours', () => {
  test.use({ mayComplain: /status of 404/ })

  test('is reported as unknown, whatever it contains [D-16]', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    for (const token of ['nobody', 'x'.repeat(101), '%00', 'a%2F..%2Fb', 'a%3Cb%3Ec']) {
      await test.step(token, async () => {
        expect((await page.goto(`/newsletter/confirm/${token}`))?.status()).toBe(token === 'nobody' ? 200 : 404)
        if (token === 'nobody') await page.getByRole('button', { name: 'Confirm my subscription' }).click()
        await expect(heading).toHaveText('This link does not work')
        expect((await page.goto(`/newsletter/unsubscribe/${token}`))?.status()).toBe(token === 'nobody' ? 200 : 404)
        if (token === 'nobody') await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
        await expect(heading).toHaveText('This link does not work')
      })
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayComplain: /status of 4(22|04)/ })

  test('a visitor subscribes, confirms and unsubscribes by plain forms [NEWS-03, NEWS-04, NEWS-06, NEWS-08]', async ({
    page,
    stack,
  }) => {
    const address = 'no.script.reader@example.com'
    const heading = page.getByRole('heading', { level: 1 })
    const { email, button } = newsletterForm(page)
    await page.goto('/')
    await email.fill('nobody')
    await button.click()
    await expect(heading).toHaveText('Invalid email')
    await expect(page.getByRole('main')).toContainText(invalid)

    await email.fill(address)
    await button.click()
    await expect(heading).toHaveText('Subscription successful!')
    await expect(page.getByRole('main')).toContainText(successful)
    const { html } = await stack.mail(address, 'Please confirm your subscription')
    const token = /\/newsletter\/confirm\/([^"]+)"/.exec(html)?.[1] ?? ''

    await page.goto(`/newsletter/confirm/${token}`)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(heading).toHaveText('You are subscribed')
    await email.fill(address)
    await button.click()
    await expect(heading).toHaveText('Already Subscribed')
    await page.goto(`/newsletter/unsubscribe/${token}`)
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(heading).toHaveText('You are unsubscribed')
  })
})
