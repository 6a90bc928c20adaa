import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { seedPerson, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 120_000 })

const run = randomUUID().slice(0, 8)
const deadLetters = (page: Page) => page.getByRole('region', { name: 'Dead letters', exact: true })
const rowsOf = (page: Page) => deadLetters(page).locator('tbody tr')

interface DeadLetterBatch {
  readonly why: string
  readonly count: number
  readonly minutesAgo: number
  readonly isSettled?: boolean
}

/** Stores dead letters of the content service that are not replayed; their bodies are never read. */
async function storeDeadLetters({ count, isSettled = false, minutesAgo, why }: DeadLetterBatch): Promise<void> {
  await withDatabase(
    `insert into content.dead_letters (id, consumer, subject, body, reason, deliveries, failed_at, state, settled_at)
     select gen_random_uuid(), 'content', 'x.y.happened.v1.' || gen_random_uuid(), '', $1, 8,
       now() - make_interval(mins => $2) + n * interval '1 millisecond',
       case when $4 then 'replayed' else 'dead' end, case when $4 then now() end
     from generate_series(1, $3::int) n`,
    [why, minutesAgo, count, isSettled],
  )
}

test.describe('without hints', () => {
  // The browser itself reports a failed stream.
  test.use({ mayComplain: /Failed to load resource/ })

  test.beforeEach(({ page }) => page.route('**/staff/live', (route) => route.abort()))
  test.afterAll(() => withDatabase(`delete from content.dead_letters where reason like $1`, [`%${run}%`]))

  test('queues: each page matches its filter, a rare reason is found, and a stale page blocks nothing [R11, ADM-09]', async ({
    context,
    page,
  }) => {
    const [frequent, rare] = [`frequent ${run}`, `rare ${run}`]
    await storeDeadLetters({ why: frequent, count: 60, minutesAgo: 60 })
    await storeDeadLetters({ why: rare, count: 2, minutesAgo: 1 })
    await storeDeadLetters({ why: `settled ${run}`, count: 55, minutesAgo: 90, isSettled: true })
    await signInAs(context, 'ops', 'Osman Reda')
    await page.goto('/admin/queues?service=CONTENT')
    await expect(rowsOf(page)).toHaveCount(50)
    const more = deadLetters(page).getByRole('button', { name: 'More dead letters' })

    await test.step('settled dead letters are not mixed with open ones', async () => {
      await more.click()
      await expect(rowsOf(page)).toHaveCount(62)
      await deadLetters(page).getByLabel('Show', { exact: true }).selectOption('SETTLED')
      await expect(rowsOf(page)).toHaveCount(50)
      await expect(deadLetters(page)).not.toContainText(frequent)
      await more.click()
      await expect(rowsOf(page)).toHaveCount(55)
      await expect(more).toHaveCount(0)
    })
    await test.step('the rare reason is found among all of them', async () => {
      await deadLetters(page).getByLabel('Show', { exact: true }).selectOption('OPEN')
      await deadLetters(page)
        .getByLabel('Reason')
        .selectOption({ label: `2 × y.happened: ${rare}` })
      await expect(rowsOf(page)).toHaveCount(2)
      await expect(rowsOf(page).first()).toContainText(rare)
    })
    await test.step('a later page with a replay in progress is not polled every two seconds', async () => {
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('"state":"FAILED"', '"state":"REPLAYING"')
        await (isLaterPage(route.request().postData()) ? route.fulfill({ response, body }) : route.continue())
      })
      await deadLetters(page).getByLabel('Reason').selectOption({ label: 'Any reason' })
      await expect(rowsOf(page)).toHaveCount(50)
      await more.click()
      await expect(deadLetters(page).getByText('Replaying', { exact: true })).toBeVisible()
      let requestCount = 0
      page.on('request', (request) => (requestCount += request.url().endsWith('/graphql') ? 1 : 0))
      await page.waitForTimeout(5000)
      // The page also loads its other parts every 15 seconds, so at most three requests are expected.
      expect(requestCount).toBeLessThanOrEqual(3)
      await page.unrouteAll()
    })
  })

  test('changes are polled every 15 seconds while hints are lost, and the top line says so [ADM-09]', async ({
    context,
    page,
  }) => {
    const staffId = await signInAs(context, 'admin', 'Laila Hamdi')
    await page.clock.install()
    await page.goto('/admin/people')
    await expect(page.getByRole('button', { name: 'Laila Hamdi' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Updates every 15 s' })).toBeVisible()

    await withDatabase(`update identity.staff set name = 'Laila Fathi' where id = $1`, [staffId])

    await page.clock.fastForward(15_000)
    await expect(page.getByRole('button', { name: 'Laila Fathi' })).toBeVisible()
  })
})

test('an open staff page updates when another admin changes that person [ADM-09]', async ({
  browser,
  context,
  page,
}) => {
  const baseURL = readLocation().siteUrl
  const watcher = await browser.newContext({ baseURL })
  await signInAs(context, 'admin', 'Farida Zaki')
  await signInAs(watcher, 'admin', 'Samir Wahba')
  const staffId = await seedPerson({ name: 'Hoda Lotfi', email: `hoda-${run}@seneb.example`, roles: ['writer'] })
  const watching = await watcher.newPage()
  for (const one of [page, watching]) {
    await one.goto(`/admin/people?open=${staffId}`)
    await expect(one.getByRole('button', { name: 'Remove access' })).toBeVisible()
  }
  await expect(watching.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove access' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()

  await expect(watching.getByRole('button', { name: 'Restore access' })).toBeVisible()
  await watcher.close()
})

test('the site: a reader without permission to act is told which role is needed [ROLE-03, ADM-01]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'admin', 'Nour Selim')
  await page.goto('/admin/site')

  await expect(page.getByText('requires the role Editor or Operations.')).toBeVisible()
  await expect(page.getByRole('button', { name: /sitemap/i })).toHaveCount(0)
  await everyVariant(page, 'desk-site-may-not-act')
})

function isLaterPage(body: string | null): boolean {
  const { variables } = JSON.parse(body ?? '{}') as { variables?: { after?: string } }
  return Boolean(variables?.after)
}
