import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 120_000 })

/** Plans as approvals leave them, the same number in each of some weeks. */
async function approvedPlans(perWeek: number, weeksAgo: readonly number[], model: string): Promise<void> {
  await withDatabase(
    `with made as (
       insert into ai_planning.ai_trip_plans (id, state, trip, requested_at, generate_after, deadline_at, announced_at,
         finished_at, started_at)
       select gen_random_uuid(), 'by-hand', '{}', t, t, t, t, t, t
       from unnest($2::int[]) week, generate_series(1, $1::int) n,
         lateral (select now() - week * interval '7 days' - n * interval '1 minute' as t) times
       returning id, requested_at),
     reviewed as (
       insert into ai_planning.care_plans (id, state, requested_at, approvals, sent_at)
       select id, 'sent', requested_at, '[{}]', requested_at from made returning id, requested_at)
     insert into ai_planning.plan_quality (plan_id, approved_at, specialty, writer, model, to_approval_s, drafted_lines,
       unchanged_lines, removed_lines, added_lines, edit_permille, section_edits, rejected_figures, reasons)
     select id, requested_at, case when n % 3 = 0 then 'cardiology' else 'dental-care' end, 'openai', $3, 5400, 20,
       16, 1, 2, 100 + n % 300, '{"summary": 40, "costs": 310}', n % 2, '{"wrong": 1}'
     from (select id, requested_at, row_number() over ()::int as n from reviewed) numbered`,
    [perWeek, weeksAgo, model],
  )
}

test('the report shows changes to drafts by week, treatment and model, links the most changed, and hides figures of few plans [D-49, ADM-09, S13]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await withDatabase('delete from ai_planning.plan_quality')
  await approvedPlans(7, [0], 'gpt-few')
  await page.goto('/admin/quality')
  const all = page.getByRole('region', { name: 'All drafts' })
  await expect(all.getByText('Too few to tell (n = 7)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'By writer' }).getByText('Too few').first()).toBeVisible()

  await approvedPlans(25, [1, 2, 3], 'gpt-many')
  await page.reload()
  await expect(all.getByText(/^\d\d\.\d %$/).first()).toBeVisible()
  const weeks = page.getByRole('region', { name: 'By week' })
  await expect(weeks.getByRole('rowheader').first()).toHaveText(/^Week of \d+ \w+$/)
  await expect(weeks.getByRole('columnheader', { name: 'Words changed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By treatment' }).getByRole('rowheader')).toContainText([
    'Cardiology',
    'Dental care',
  ])
  await expect(page.getByRole('region', { name: 'By writer' }).getByText('gpt-many')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reasons for changes' }).getByText('82')).toBeVisible()
  await everyVariant(page, 'desk-quality')

  const changed = page.getByRole('region', { name: 'Most changed plans' }).getByRole('link')
  await expect(changed).toHaveCount(20)
  await changed.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/plans\/[0-9a-f-]{36}$/)
})
