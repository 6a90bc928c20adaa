import type { Browser, Page } from '@playwright/test'

import { MyRequestPage, sendRequest, type SentRequest } from './my-request-page.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

/**
 * Programs that check the links of a mail before its person opens it: they ask by HEAD and GET, and open the page in a
 * browser, where they follow every link and press every button.
 */
test.describe.configure({ timeout: 240_000 })

// A program that presses a button without filling in its field, or closes the page in between, gets refusals.
test.use({ mayComplain: /status of 4\d\d/ })

test('scanners that open the link three times and press everything change nothing, send nothing and see no treatment; the person gets in', async ({
  browser,
  page,
  request,
  stack,
  baseURL,
}) => {
  const sent = await sendRequest(page, stack, 'scanned@example.com')
  const before = await stateOf(sent)
  const mailsBefore = (await stack.mailsTo(sent.email, '')).length
  const seen: string[] = []
  for (let time = 1; time <= 3; time++) {
    for (const path of ['/my-request', '/my-request/open', '/my-request/export.html', '/my-request/export.json']) {
      await request.head(path)
      seen.push(await (await request.get(path)).text())
    }
    seen.push(...(await scan(browser, sent, baseURL ?? '')))
  }

  expect(await stateOf(sent)).toEqual(before)
  expect((await stack.mailsTo(sent.email, '')).length).toBe(mailsBefore)
  const all = seen.join('\n')
  expect(all).toContain(sent.reference)
  for (const personal of ['Nadia', 'Canary', 'Veneers', sent.email]) expect(all).not.toContain(personal)

  const mine = new MyRequestPage(page)
  await mine.openLink(sent)
  await mine.enterCode(stack, sent)
  await expect(mine.heading).toHaveText('Hello Nadia Canary')
})

/** Returns all stored facts of a request that an act would change; openings of its link are counted, and no more. */
async function stateOf({ email }: SentRequest): Promise<readonly unknown[]> {
  const sql = `select e.state, e.version,
      (select count(*) from enquiry.consents c where e.id in (c.trip_plan_id, c.consultation_id) and c.withdrawn_at is not null) as withdrawn,
      (select count(*) from enquiry.access_codes a where a.enquiry_id = e.id) as codes,
      (select count(*) from enquiry.request_links l where l.enquiry_id = e.id) as links
    from enquiry.care_enquiries e where e.email = $1`
  return withDatabase(sql, [email])
}

/** Opens the link in a browser without anything of the person, and presses everything; returns the seen pages. */
async function scan(browser: Browser, { link }: SentRequest, baseURL: string): Promise<readonly string[]> {
  // Scanners have addresses of their own, so they do not use up the person's limits.
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.251' } })
  const page = await context.newPage()
  const seen: string[] = []
  const open = async (): Promise<number> => {
    // From another page, as a mail program opens it.
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('region', { name: 'What happens next' }).waitFor()
    seen.push(await page.content())
    return page.locator('main').locator('button, summary, a[href^="/my-request"], input[type=checkbox]').count()
  }
  const count = await open()
  for (let at = 0; at < count; at++) {
    if (at > 0) await open()
    await press(page, at)
    seen.push(await page.content())
  }
  await context.close()
  return seen
}

async function press(page: Page, at: number): Promise<void> {
  const targets = page.locator('main').locator('button, summary, a[href^="/my-request"], input[type=checkbox]')
  for (const folded of await page.locator('main details').all())
    await folded.evaluate((details) => details.setAttribute('open', ''))
  // A program submits forms without the browser's own check of required fields.
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true
  })
  const target = targets.nth(at)
  if (!(await target.isVisible())) return
  await target.click({ timeout: 5000 }).catch(() => undefined)
  await page.waitForLoadState('load')
}
