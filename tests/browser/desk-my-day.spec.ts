import { randomUUID } from 'node:crypto'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 120_000 })

const tag = randomUUID().slice(0, 8)

/** Stores an enquiry submitted some hours ago; it is unassigned unless `assignee` is given. */
async function anEnquiry(name: string, hoursAgo: number, assignee?: string, isUndelivered = false): Promise<void> {
  await withDatabase(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, submitted_at, due_at, last_activity_at,
       assignee_id, full_name, email, is_referred, has_mail_problem)
     select gen_random_uuid(), 'trip-plan', 'SNB-MYDAY2', 2, case when $3::uuid is null then 'new' else 'open' end, t,
       t + interval '1 day', t, $3::uuid, $1, 'my-day@seneb.example', false, $4
     from (select now() - $2 * interval '1 hour' as t) times`,
    [name, hoursAgo, assignee ?? null, isUndelivered],
  )
}

test('the start page of an agent lists what is due next, their own enquiries and undelivered replies, with links [GEN-07, D-51, ADM-09]', async ({
  context,
  page,
}) => {
  const mona = await signInAs(context, 'care-agent', 'Mona Farid')
  await anEnquiry(`Latest ${tag}`, 200)
  await anEnquiry(`Mine ${tag}`, 2, mona)
  await anEnquiry(`Bounced ${tag}`, 3, mona, true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mona')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Due next').getByRole('link', { name: `Latest ${tag}` })).toContainText('Late by')
  await expect(part('Yours').getByRole('link', { name: `Mine ${tag}` })).toBeVisible()
  await expect(part('Replies not delivered').getByRole('link', { name: `Bounced ${tag}` })).toBeVisible()
  await expect(part('Waiting').getByRole('link')).toHaveText([
    /^\d.*Late$/,
    /^\d.*Due within 4 hours$/,
    /^\d.*Unassigned$/,
    /^\d.*New messages$/,
    /^\d.*Replies not delivered$/,
    /^\d.*Plans returned$/,
    /^\d.*Plans decided or asked about$/,
    /^2Your open enquiries$/,
  ])
  await everyVariant(page, 'desk-my-day', { everyPair: true })

  await part('Waiting')
    .getByRole('link', { name: /Replies not delivered$/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/show=UNDELIVERED/)
  await expect(page.getByRole('region', { name: 'List of enquiries' })).toContainText(`Bounced ${tag}`)
})

test('it updates without a reload when an enquiry is assigned [ADM-09]', async ({ browser, context, page }) => {
  await anEnquiry(`Handed ${tag}`, 300)
  const mona = await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin')
  await expect(page.getByText('No open enquiry is assigned to you.')).toBeVisible()
  const leads = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.81' } })
  await signInAs(leads, 'care-agent', 'Karim Adel')
  const karim = await leads.newPage()
  await karim.goto('/admin/enquiries')
  await expect(karim.getByRole('link', { name: `Handed ${tag}` })).toBeVisible()
  await withDatabase(`update enquiry.care_enquiries set assignee_id = $1, state = 'open' where full_name = $2`, [
    mona,
    `Handed ${tag}`,
  ])
  // Any action of the team is a hint; this one is Karim's.
  await karim.getByRole('button', { name: /^Claim next/ }).click()
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('link', { name: `Handed ${tag}` })).toBeVisible()
  await leads.close()
})

test('staff without access to enquiries see none of this [ADM-09]', async ({ context, page }) => {
  await signInAs(context, 'editor', 'Eman Saleh')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^(Waiting|Due next|Yours)$/ })).toHaveCount(0)
})
