import type { Page } from '@playwright/test'

import { KeyboardWalk } from './keyboard-walk.js'
import { latestCode, MyRequestPage, sendRequest } from './my-request-page.js'
import { everyVariant } from './page-variants.js'
import { tooWide, unfoldAndChooseLongest } from './reflow.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 120_000 })

// A refused form gets its own status, which the browser reports.
test.use({ mayComplain: /status of 403/ })

const remoteAddress = /^https?:\/\/(?!localhost|127\.0\.0\.1)/

test('the link shows what happens next in one step, without name, treatment and email, and leaves no secret in the address', async ({
  context,
  page,
  stack,
}) => {
  const sent = await sendRequest(page, stack, 'looks@example.com')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)

  expect(new URL(page.url()).href).not.toContain('#')
  await expect(page).toHaveTitle(/^My request \|/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(mine.block('What happens next')).toContainText(
    /A care advisor reads your request and replies by \w+day, /,
  )
  await expect(mine.block('What happens next')).toContainText(/your time\.\s*That is in about 24 hours\./)
  await expect(mine.block('So far')).toContainText('Received')
  const html = await page.content()
  for (const personal of ['Nadia', 'Canary', 'Dental', 'Veneers', sent.email]) expect(html).not.toContain(personal)
  const secret = sent.link.split('=')[1] ?? ''
  expect(requests.filter((request) => request.includes(secret) || remoteAddress.test(request))).toEqual([])
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('seneb-request'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('k')
  await everyVariant(page, 'my-request-look')

  // The link works as often as it is opened.
  await page.goto('/')
  await mine.openLink(sent)
  await expect(mine.block('About your link')).toContainText('It was opened 2 times')
})

test('headers of the page let nothing store, index, frame or learn of it', async ({ request }) => {
  for (const path of ['/my-request', '/my-request?problem=link', '/my-request/open', '/my-request/export.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const list of ['/sitemap.xml', '/sitemap', '/robots.txt'])
    expect(await (await request.get(list)).text()).not.toContain('my-request')
})

test('a link that is pasted into the open tab opens its request', async ({ page, stack }) => {
  const sent = await sendRequest(page, stack, 'pastes@example.com')
  await page.goto('/my-request')
  await expect(page.getByRole('heading', { name: 'Open it with your link' })).toBeVisible()
  await page.evaluate((hash) => (location.hash = hash), sent.link.slice('/my-request'.length))

  await expect(page.getByText(sent.reference, { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('#')
})

test('the code of an email opens everything: a message, a correction and a planned deletion that is canceled', async ({
  page,
  stack,
}) => {
  const sent = await sendRequest(page, stack, 'acts@example.com')
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  await mine.enterCode(stack, sent)
  await expect(mine.heading).toHaveText('Hello Nadia Canary')
  await expect(mine.result).toBeFocused()
  await everyVariant(page, 'my-request-act')

  const messages = mine.block('Messages')
  await messages.getByLabel('Write to our care team').first().fill('Can my sister come with me? سؤال')
  await messages.getByRole('button', { name: 'Send my message' }).first().click()
  await expect(mine.result).toContainText('Your message is with our care team')
  await expect(messages.getByText('Can my sister come with me? سؤال')).toBeVisible()
  await expect(messages.getByText('Can my sister come with me? سؤال')).toHaveAttribute('dir', 'auto')

  await mine.unfold('Correct: Full name')
  const name = mine.block('What you sent').getByRole('textbox', { name: 'Full name' })
  await name.fill('Nadia Corrected')
  await name.press('Enter')
  await expect(mine.result).toContainText('Thank you, it is corrected')
  await expect(mine.block('What you sent')).toContainText('Nadia Canary')

  await mine.unfold('Delete everything')
  await page.getByLabel('To confirm, type the word below').fill('ERASE')
  await page.getByRole('button', { name: 'Delete my request' }).click()
  await expect(mine.result).toContainText('Your request will be deleted in 24 hours')
  await everyVariant(page, 'my-request-erasing')
  await page.getByRole('button', { name: 'Keep my request' }).first().click()
  await expect(mine.result).toContainText('Your request stays')

  await page.getByRole('button', { name: 'Close my request' }).click()
  await expect(mine.result).toContainText('Your request is closed on this device')
  await expect(page.getByText('Nadia')).toHaveCount(0)
})

test('a copy of everything is saved as two files', async ({ page, stack }) => {
  const sent = await sendRequest(page, stack, 'copies@example.com')
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  await mine.enterCode(stack, sent)

  for (const [label, ending] of [
    ['Copy to read (HTML)', '.html'],
    ['Copy for programs (JSON)', '.json'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: label }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\${ending}$`))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayComplain: /status of 4\d\d/ })

  test('a pasted link opens the state, and a code everything', async ({ browser, page, stack, baseURL }) => {
    const form = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true })
    const sent = await sendRequest(form, stack, 'pastes.no.script@example.com')
    await page.goto(sent.link)
    await page.getByLabel('Link from our email').fill(`${baseURL ?? ''}${sent.link}`)
    await page.getByRole('button', { name: 'Open my request' }).click()
    const mine = new MyRequestPage(page)
    await expect(mine.block('What happens next')).toContainText(/replies by \w+day, .* in Cairo/)

    await mine.enterCode(stack, sent)
    await expect(mine.heading).toHaveText('Hello Nadia Canary')
    const messages = mine.block('Messages')
    await messages.getByLabel('Write to our care team').first().fill('Hello without a script')
    await messages.getByRole('button', { name: 'Send my message' }).first().click()
    await expect(messages.getByText('Hello without a script')).toBeVisible()
  })

  test('reference and email lead to a code, and a wrong pair gets the same page', async ({
    browser,
    page,
    stack,
    baseURL,
  }) => {
    const form = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true })
    const sent = await sendRequest(form, stack, 'asks@example.com')
    const ask = async (reference: string) => {
      await page.goto('/my-request')
      await page.getByLabel('Your reference').fill(reference)
      await page.getByLabel('Email', { exact: true }).fill(sent.email)
      await page.getByRole('button', { name: 'Email me my link' }).click()
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
      return page.getByRole('main').innerText()
    }
    const wrong = await ask('SNB-222222')
    expect(await ask(sent.reference)).toBe(wrong)

    await new MyRequestPage(page).typeCode(await latestCode(stack, sent.email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Nadia Canary')
  })

  test('a wrong code says so and may be typed again', async ({ page }) => {
    await page.goto('/my-request?step=code')
    await new MyRequestPage(page).typeCode('000000')
    await expect(page.getByText('Please open your request again')).toBeVisible()
  })
})

test('a text that was written while the session ended is not lost', async ({ context, page, stack }) => {
  const sent = await sendRequest(page, stack, 'slow.writer@example.com')
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  await mine.enterCode(stack, sent)
  await mine.block('Messages').getByLabel('Write to our care team').first().fill('A text that took an hour')
  await context.clearCookies()
  await mine.block('Messages').getByRole('button', { name: 'Send my message' }).first().click()

  await expect(mine.result).toContainText('Please open your request again')
  await expect(page.getByLabel('Not sent yet')).toHaveValue('A text that took an hour')
})

test.describe('a link that does not work', () => {
  test.use({ mayComplain: /status of 404/ })

  test('is told as such, with the way to a new one', async ({ page }) => {
    await page.goto(`/my-request#k=${'x'.repeat(43)}`)
    await expect(page.getByText('This link does not work')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Email me my link' })).toBeVisible()
    await everyVariant(page, 'my-request-invalid')
  })
})

test('nothing is wider than a small phone, however large its text, and all of it is reached by keyboard', async ({
  page,
  stack,
}) => {
  await page.goto('/my-request')
  expect(await overflowsOf(page)).toEqual([])
  const sent = await sendRequest(page, stack, 'small.phone@example.com')
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  expect(await overflowsOf(page)).toEqual([])
  await page.reload()
  const walk = new KeyboardWalk(page)
  await walk.to(page.getByLabel('Last three characters of your reference'))
  await page.keyboard.type(sent.reference.slice(-3))
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill(await latestCode(stack, sent.email))
  await page.keyboard.press('Enter')
  await expect(mine.heading).toHaveText('Hello Nadia Canary')
  expect(await overflowsOf(page)).toEqual([])
  await page.reload()
  await walk.to(page.getByRole('button', { name: 'Send my message' }).first())
  await walk.to(page.getByRole('button', { name: 'Close my request' }))
})

async function overflowsOf(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 720 })
  await unfoldAndChooseLongest(page)
  const found = await tooWide(page)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  return found
}

test('the thank-you view says where the mail went, and how to have it sent again', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'typed.wrong@example.com' })
  await planner.submitButton.click()

  await expect(page.getByRole('main')).toContainText('An email is on its way to typed.wrong@example.com.')
  const reference = page.getByText(/^SNB-[2-9A-Z]{6}$/)
  await expect(reference).toHaveCSS('white-space', /^nowrap/)
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('typed.wrong')
  await page.getByRole('link', { name: 'Send it again' }).click()
  await expect(page).toHaveURL('/my-request')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My request')
})

test('the page prints its state without forms', async ({ page, stack }) => {
  const sent = await sendRequest(page, stack, 'prints@example.com')
  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  await expect(mine.block('What happens next')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
