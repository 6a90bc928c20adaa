import { randomUUID } from 'node:crypto'

import type { Page, Request } from '@playwright/test'

import { trustedDocument } from '../support/trusted-document.js'
import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { seedEnquiry } from './seeded-enquiry.js'
import { createSession, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 150_000 })

const tag = randomUUID().slice(0, 8)

test('staff see who views and who edits an enquiry until they leave; new events are listed above the text being written [GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
}) => {
  const id = await seedEnquiry({ name: `Present ${tag}`, hoursAgo: 6000 })
  const karims = await browser.newContext({ baseURL: readLocation().siteUrl })
  const karim = await karims.newPage()
  await signInAs(context, 'care-agent', 'Mona Farid')
  await signInAs(karims, 'care-agent', 'Karim Adel')
  const here = page.getByRole('region', { name: 'Due time and actions' }).getByRole('status')
  const row = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name: `Present ${tag}` })
  await page.goto(`/admin/enquiries/${id}`)
  await expect(here).toHaveText('Nobody else is here.')

  await test.step('a colleague opens it and starts to write', async () => {
    await karim.goto(`/admin/enquiries/${id}`)
    await expect(here).toContainText('Karim Adel is looking at it')
    await expect(row).toContainText('Karim Adel is looking at it')
    await expect(karim.getByRole('region', { name: 'Due time and actions' })).toContainText(
      'Mona Farid is looking at it',
    )
    await karim.getByLabel('Note, for the team only').fill('Rang them.')
    await expect(here).toContainText('Karim Adel is writing')
    await everyVariant(page, 'desk-presence')
  })
  await test.step('changes by a colleague are listed above my text, and I review them before sending', async () => {
    await page.getByRole('heading', { name: / SNB-/ }).click()
    await page.keyboard.press('r')
    await expect(karim.getByText('Mona Farid is writing')).toHaveCount(2)
    await karim.getByRole('button', { name: 'Add the note' }).click()
    const changed = page.getByRole('status').filter({ hasText: 'Changed while you were writing' })
    await expect(changed).toContainText(/Karim Adel added a note, for us only, (just now|1 min ago)\./)
    await expect(here).toContainText('Karim Adel is looking at it')
  })
  await test.step('hiding or leaving the page removes the presence right away', async () => {
    await karim.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(here).toHaveText('Nobody else is here.')
    await karim.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(here).toContainText('Karim Adel is looking at it')
    await karim.goto('/admin/me')
    await expect(here).toHaveText('Nobody else is here.')
  })
  await karims.close()
})

test('with an open stream the desk does not poll the session, and still shows its end right away [S9, ADM-09]', async ({
  context,
  page,
}) => {
  const staffId = await signInAs(context, 'care-agent', 'Mona Farid')
  await page.clock.install()
  await page.goto('/admin/enquiries')
  await expect(page.getByRole('banner').getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  const requests = looksOf(page)
  // Longer than the half minute after which it would refresh without a stream.
  await page.clock.runFor(33_000)
  // Requests are reported in order, so this one follows all requests of the page.
  await Promise.all([page.waitForRequest('/robots.txt'), page.evaluate(() => fetch('/robots.txt'))])
  expect(requests).toHaveLength(0)

  const other = await page.context().browser()!.newContext({ baseURL: readLocation().siteUrl })
  await createSession(other, { staffId, siteUrl: readLocation().siteUrl })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/admin/me')
  await elsewhere.getByRole('button', { name: 'End all other sessions and tokens' }).click()
  await expect(page).toHaveURL(/\/admin\/sign-in/)
  await other.close()
})

/** Records the page's requests for the session from now on. */
function looksOf(page: Page): readonly Request[] {
  const { id } = trustedDocument('DeskWhoAmI')
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes(id)) requests.push(request)
  })
  return requests
}

test.describe('a stream that is cut', () => {
  // The browser itself reports a failed stream.
  test.use({ mayComplain: /Failed to load resource/ })

  test('only delays updates: changes are read within 15 s, and right away once the stream is back [ADM-09, GEN-07]', async ({
    browser,
    context,
    page,
  }) => {
    const id = await seedEnquiry({ name: `Cut ${tag}`, hoursAgo: 6100 })
    const others = await browser.newContext({ baseURL: readLocation().siteUrl })
    const karim = await others.newPage()
    await signInAs(context, 'care-agent', 'Mona Farid')
    await signInAs(others, 'care-agent', 'Karim Adel')
    const note = async (text: string) => {
      await karim.getByLabel('Note, for the team only').fill(text)
      await karim.getByRole('button', { name: 'Add the note' }).click()
      await expect(karim.getByText(text)).toBeVisible()
    }
    const state = (label: string) => page.getByRole('banner').getByRole('status').filter({ hasText: label })
    await page.route('**/staff/live', (route) => route.abort())
    await page.clock.install()
    await page.goto(`/admin/enquiries/${id}`)
    await karim.goto(`/admin/enquiries/${id}`)
    await expect(state('Updates every 15 s')).toBeVisible()

    await note('Written while nothing is heard.')
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Written while nothing is heard.')).toBeVisible()
    await page.unroute('**/staff/live')
    await page.clock.fastForward(15_000)
    await expect(state('Live')).toBeVisible()
    await note('Written while all is heard.')
    await expect(page.getByText('Written while all is heard.')).toBeVisible({ timeout: 10_000 })
    await others.close()
  })
})
