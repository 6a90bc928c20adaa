import { randomUUID } from 'node:crypto'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test('the start page lists emails and dead letters that need attention, with links [PIPE-19, D-51, ADM-09]', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  await signInAs(context, 'ops', 'Osman Reda')
  await page.goto('/admin')
  const tasks = page.getByRole('region', { name: 'Needs attention' })
  await expect(tasks.getByRole('listitem').or(tasks.getByText('No dead letters are waiting.')).first()).toBeVisible()

  await test.step('it fills without a reload', async () => {
    await dies()
    const deadLetterLink = tasks.getByRole('link', { name: /^ai-planning, (one|\d+) dead letters? Needs attention$/ })
    await expect(deadLetterLink).toBeVisible({ timeout: 20_000 })
    await expect(tasks.getByRole('link', { name: /^(One|\d+) emails? Being retried$/ })).toBeVisible()
    await everyVariant(page, 'desk-today-tasks')
    await deadLetterLink.click()
    await expect(page).toHaveURL(/\/queues\?service=AI_PLANNING$/)
  })
})

test('staff without access to the queues have no such list [ADM-09]', async ({ context, page }) => {
  test.setTimeout(120_000)
  await signInAs(context, 'editor', 'Eman Saleh')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs attention' })).toHaveCount(0)
})

/** Stores a dead letter and an email whose three attempts failed, because no page can create them. */
async function dies(): Promise<void> {
  await withDatabase(
    `insert into ai_planning.dead_letters (id, consumer, subject, body, reason, deliveries, failed_at, last_tried_at)
     values (gen_random_uuid(), 'ai-planning', 'enquiry.trip-plan.submitted.v1.' || gen_random_uuid(),
       convert_to('Canary Yellow', 'UTF8'), 'no words', 8, now(), now())`,
  )
  await withDatabase(
    `insert into notification.email_deliveries (id, kind, cause_id, cause_kind, occasion, sealed_body, message_id,
       state, attempts, next_attempt_at, outcome_when_failed, outcome, last_failure, last_error_code, queued_at)
     values (gen_random_uuid(), 'trip-plan-receipt', gen_random_uuid(), 'trip-plan', 'once', '\\x00', $1,
       'retrying', 3, now() + interval '1 day', 'Failed to send email after multiple attempts',
       'Failed to send email after multiple attempts', 'server', '451', now())`,
    [`<${randomUUID()}@seneb.example>`],
  )
}
