import { randomUUID } from 'node:crypto'

import { readLocation } from './config.js'
import { createSession, seedPerson, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 180_000 })

const run = randomUUID().slice(0, 8)

test('a failed email is retried from the desk and arrives [D-51, ADM-09]', async ({ context, page, stack }) => {
  const email = `waits-${run}@seneb.example`
  const staffId = await seedPerson({ name: 'Waits Long', email, roles: ['writer'] })
  await abandonedImmediately(staffId)
  await page.goto('/admin/reset')
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('If someone on the team has this address')).toBeVisible()

  await signInAs(context, 'ops', 'Osman Reda')
  await page.goto('/admin/queues')
  const mails = page.getByRole('region', { name: 'Emails', exact: true })
  const row = mails.getByRole('listitem').filter({ hasText: 'staff password reset' })
  await expect(row).toContainText('550, tried 4 times', { timeout: 20_000 })
  await expect(mails).not.toContainText(email)
  await row.getByRole('button', { name: 'Retry' }).click()

  await stack.mail(email, '/admin/reset#')
  await expect(row).toHaveCount(0, { timeout: 20_000 })
})

test('replaying all dead letters of one reason requires a recent sign-in, and then continues [R11, S9]', async ({
  context,
  page,
  stack,
}) => {
  const reason = `proof ${run}`
  await withDatabase(
    `insert into enquiry.dead_letters (id, consumer, subject, body, reason, deliveries, failed_at, last_tried_at)
     select gen_random_uuid(), 'enquiry', 'x.y.happened.v1.' || gen_random_uuid(), '', $1, 8, now(), now()
     from generate_series(1, 2)`,
    [reason],
  )
  const ops = await stack.memberOf('ops')
  const [member] = await withDatabase<{ id: string }>(`select id from identity.staff where email = $1`, [ops.email])
  await createSession(context, { staffId: member?.id ?? '', siteUrl: readLocation().siteUrl, provenMinutesAgo: 11 })
  await page.goto('/admin/queues?service=ENQUIRY')
  const deadLetters = page.getByRole('region', { name: 'Dead letters', exact: true })
  await deadLetters.getByLabel('Reason').selectOption({ label: `2 × y.happened: ${reason}` })
  await deadLetters.getByRole('button', { name: 'Replay all 2 of this reason' }).click()

  const proof = page.getByRole('dialog', { name: "Confirm that it's you" })
  await proof.getByLabel('Password').fill('not the right one at all')
  await proof.getByLabel('Code').fill('000000')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByRole('alert')).toBeVisible()
  await expect(deadLetters).not.toContainText('being replayed')
  await proof.getByLabel('Password').fill(ops.password)
  await proof.getByLabel('Code').fill(await stack.codeOf(ops))
  await proof.getByRole('button', { name: 'Confirm' }).click()

  await expect(deadLetters).toContainText('2 dead letters are being replayed.')
  await expect(proof).toHaveCount(0)
})

/**
 * Makes the mail of one person's next password reset fail permanently as soon as it is queued, as after a day of
 * refusals.
 */
async function abandonedImmediately(staffId: string): Promise<void> {
  const name = `given_up_${run}`
  await withDatabase(
    `create function public.${name}() returns trigger language plpgsql security definer as $$
     begin
       if exists (select 1 from identity.password_resets where id = new.cause_id and staff_id = '${staffId}') then
         new.state := 'dead'; new.attempts := 4; new.last_error_code := '550'; new.finished_at := now();
       end if;
       return new;
     end $$`,
  )
  await withDatabase(
    `create trigger ${name} before insert on notification.email_deliveries for each row execute function public.${name}()`,
  )
}
