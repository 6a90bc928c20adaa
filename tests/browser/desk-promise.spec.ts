import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 120_000 })

test('the report shows response times by week and kind and what is due next; an auditor sees no names [GEN-07, ADM-09, S13]', async ({
  context,
  page,
}) => {
  // Forty in time, one late, one that is over and waits.
  await withDatabase(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, submitted_at, due_at, first_replied_at,
       last_activity_at, full_name, email, is_referred, has_mail_problem)
     select gen_random_uuid(), 'trip-plan', 'SNB-PROMIS', 2, 'open', t, t + interval '1 day',
       case when n < 42 then t + case when n = 41 then interval '30 hours' else interval '3 hours' end end, t,
       'Canary Yellow', 'canary@seneb.example', false, false
     from generate_series(1, 42) n, lateral (select now() - interval '40 days' - n * interval '1 hour' as t) times`,
  )
  await signInAs(context, 'auditor', 'Nadia Selim')
  await page.goto('/admin/promise')
  const all = page.getByRole('region', { name: 'All response times' })
  await expect(all.getByText(/^\d\d\.\d %$/)).toBeVisible()
  await expect(all.getByText(/^\d+ of \d+ answered within 24 hours, last 90 days$/)).toBeVisible()
  const weeks = page.getByRole('table').first()
  await expect(weeks.getByRole('rowheader').first()).toHaveText(/^Week of \d+ \w+$/)
  await expect(weeks.getByRole('columnheader', { name: '95% within' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By kind' }).getByRole('rowheader')).toContainText(['Trip plans'])
  await expect(page.getByRole('region', { name: 'Due next' }).getByRole('link').first()).toHaveAccessibleName(/^SNB-/)
  await expect(page.getByText('Canary')).toHaveCount(0)
  await everyVariant(page, 'desk-promise')
  await page.getByRole('link', { name: 'All by due time' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
})
