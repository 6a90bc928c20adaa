import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const reason = `no price ${randomUUID().slice(0, 8)}`

/** Stores dead letters that no page can create; their content is never read. */
async function dies(why: string, count: number): Promise<void> {
  await withDatabase(
    `insert into referral.dead_letters (id, consumer, subject, body, reason, deliveries, failed_at, last_tried_at)
     select gen_random_uuid(), 'referral', 'enquiry.trip-plan.submitted.v1.' || gen_random_uuid(),
       convert_to('Canary Yellow', 'UTF8'), $1, 8, now(), now() from generate_series(1, $2::int)`,
    [why, count],
  )
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('queues: dead letters are found by reason, replayed or discarded with a reason, and counts update live [R11, D-51, ADM-09]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'ops', 'Osman Reda')
  await page.goto('/admin/queues?service=REFERRAL')
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  const deadLetters = panel(page, 'Dead letters')
  await expect(deadLetters).toContainText('No dead letters are waiting.')
  await everyVariant(page, 'desk-queues-empty')

  await dies(reason, 3)
  await dies(`${reason} at all`, 1)
  await test.step('the list fills without a reload', async () => {
    await expect(deadLetters.getByText(reason, { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('body')).not.toContainText('Canary')
  })
  await test.step('one reason is chosen', async () => {
    await deadLetters.getByLabel('Reason').selectOption({ label: `3 × trip-plan.submitted: ${reason}` })
    await expect(deadLetters.getByRole('checkbox', { name: /^Choose trip-plan/ })).toHaveCount(3)
    await deadLetters
      .getByRole('checkbox', { name: /^Choose trip-plan/ })
      .first()
      .check()
    await expect(deadLetters).toContainText('1 selected')
    await everyVariant(page, 'desk-queues-full')
  })
  await test.step('discarding needs a reason', async () => {
    await deadLetters.getByRole('button', { name: 'Discard...' }).click()
    await page.getByRole('button', { name: 'Discard permanently' }).click()
    await expect(page.getByLabel('Reason for discarding')).toHaveAccessibleDescription(
      /Please enter why you discard these/,
    )
    await everyVariant(page, 'desk-queues-discard', { windowOnly: true })
    await page.getByLabel('Reason for discarding').fill('Sent twice by hand')
    await page.getByRole('button', { name: 'Discard permanently' }).click()
    await expect(deadLetters).toContainText('One dead letter was discarded.')
    await deadLetters.getByLabel('Show', { exact: true }).selectOption('SETTLED')
    await expect(deadLetters.getByText('Sent twice by hand')).toBeVisible()
    await deadLetters.getByLabel('Show', { exact: true }).selectOption('OPEN')
  })
  await test.step('selected dead letters are replayed', async () => {
    await deadLetters.getByRole('checkbox', { name: 'Choose all that are shown' }).check()
    await deadLetters.getByRole('button', { name: /^Replay \d+$/ }).click()
    await expect(deadLetters).toContainText('3 dead letters are being replayed.')
    await expect(deadLetters).toContainText('failed again after a replay', { timeout: 30_000 })
  })
})

test('queues: all dead letters of one reason are replayed, and an email whose content is deleted cannot be retried [R11, D-51]', async ({
  context,
  page,
}) => {
  const again = `${reason} again`
  await dies(again, 2)
  await signInAs(context, 'ops', 'Osman Reda')
  await page.goto('/admin/queues?service=REFERRAL')
  const deadLetters = panel(page, 'Dead letters')
  await deadLetters.getByLabel('Reason').selectOption({ label: `2 × trip-plan.submitted: ${again}` })
  await deadLetters.getByRole('button', { name: 'Replay all 2 of this reason' }).click()
  await expect(deadLetters).toContainText('2 dead letters are being replayed.')

  await test.step('a failed email whose content is deleted', async () => {
    await withDatabase(
      `insert into notification.email_deliveries (id, kind, cause_id, cause_kind, occasion, message_id, state, attempts,
         next_attempt_at, outcome_when_failed, last_error_code, queued_at, finished_at)
       values (gen_random_uuid(), 'consultation-receipt', gen_random_uuid(), 'consultation', 'once', gen_random_uuid(),
         'dead', 4, now(), 'not sent', '550', now(), now())`,
    )
    await page.reload()
    const mails = panel(page, 'Emails')
    await expect(mails).toContainText('No emails have failed permanently.')
    await expect(mails.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })
})

test('queues: a reader sees no actions, and a role without access is told which role it needs [ROLE-03, ADM-09]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'auditor', 'Nadia Selim')
  await page.goto('/admin/queues?service=REFERRAL')
  await expect(panel(page, 'Dead letters')).toBeVisible()
  await expect(page.getByRole('button', { name: /Replay|Discard|Retry/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await signInAs(context, 'writer', 'Tarek Said')
  await page.goto('/admin/queues')
  await expect(page.getByText('requires the role')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Queues' })).toHaveCount(0)
  await everyVariant(page, 'desk-queues-not-allowed')
})

test('the site: three tabs, their actions with the texts of the specification, and no invented figure [ADM-01, ADM-02, ADM-03, ADM-04, ADM-06, D-36, D-38, D-39]', async ({
  context,
  page,
}) => {
  await withDatabase(`delete from content.site_map_runs`)
  await signInAs(context, 'editor', 'Eman Saleh')
  await page.goto('/admin/site')
  await expect(page.getByRole('tab')).toHaveText(['Sitemap', 'Indexing', 'Performance'])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByText('The sitemap has not been generated yet.')).toBeVisible()
  await everyVariant(page, 'desk-site-empty')

  const paused = await pauseGraph(page)
  const generate = page.getByRole('button', { name: 'Generate sitemap' })
  await generate.click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await everyVariant(page, 'desk-site-generating', { widths: [1440] })
  paused.release()
  await expect(panel(page, 'Last run')).toContainText('pages', { timeout: 60_000 })

  const submit = page.getByRole('button', { name: 'Submit sitemap' })
  const submitting = await pauseGraph(page)
  await submit.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  submitting.release()
  await expect(
    page.getByText('Submission not configured; robots.txt announces the sitemap', { exact: true }),
  ).toBeVisible()
  await everyVariant(page, 'desk-site-full')

  await page.getByRole('tab', { name: 'Sitemap' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=indexing/)
  await expect(panel(page, 'Pages and index')).toContainText('Not connected')
  await expect(page.getByRole('tabpanel')).not.toContainText('87.5%')
  await everyVariant(page, 'desk-site-indexing')
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=performance/)
  await expect(panel(page, 'Services')).toContainText('running')
  await everyVariant(page, 'desk-site-performance')
})

test.describe('when content is away', () => {
  test.use({ mayComplain: /./ })

  test('failures show the messages of the specification, and nothing is lost [ADM-07, ADM-08]', async ({
    context,
    page,
  }) => {
    await signInAs(context, 'editor', 'Eman Saleh')
    await page.goto('/admin/site')
    await page.getByRole('button', { name: 'Generate sitemap' }).click()
    await expect(panel(page, 'Runs')).toBeVisible({ timeout: 30_000 })
    await respondWith(page, 'generateSitemap', 'SITE_MAP_NOT_GENERATED', 'Error generating sitemap')
    await page.getByRole('button', { name: 'Generate sitemap' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error generating sitemap')
    await everyVariant(page, 'desk-site-failed')
    await page.unrouteAll()
    await respondWith(page, 'submitSitemap', 'SITE_MAP_NOT_SUBMITTED', 'Error submitting sitemap. Please try again.')
    await page.getByRole('button', { name: 'Submit sitemap' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error submitting sitemap. Please try again.')
    await page.unrouteAll()
    await expect(panel(page, 'Runs')).toBeVisible()

    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('tab', { name: 'Indexing' }).click()
    await expect(page.getByRole('alert')).toContainText('The desk cannot reach the server.')
    await everyVariant(page, 'desk-site-unreachable')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page, 'Pages and index')).toBeVisible()
  })
})

/** Holds the page's GraphQL requests until it is released. */
async function pauseGraph(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** Responds to GraphQL requests with one problem, in the format of the gateway for a failed service. */
async function respondWith(page: Page, field: string, code: string, message: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { [field]: { __typename: 'Problem', code, message } } } }),
  )
}
