import { randomUUID } from 'node:crypto'

import { readLocation } from './config.js'
import { ContactPage } from './contact-page.js'
import { holdRequests } from './hold-requests.js'
import { everyVariant } from './page-variants.js'
import { createSession, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'
import { submitEnquiry } from './submitted-enquiry.js'

test.describe.configure({ timeout: 180_000, mode: 'serial' })

test('a submitted enquiry appears on an open desk; of two agents who claim it, one takes it over and replies by email [CONT-15, GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const email = `ingrid-${randomUUID().slice(0, 8)}@example.com`
  // Letters only: a name with digits in it is not used in greetings.
  const name = `Ingrid ${randomUUID().replaceAll(/[\d-]/g, '')}`
  await signInAs(context, 'care-agent', 'Mona Farid')
  const karims = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } })
  const [karim, visitor] = [await karims.newPage(), await karims.newPage()]
  await signInAs(karims, 'care-agent', 'Karim Adel')
  await page.goto('/admin/enquiries?show=ALL')
  const row = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')

  await test.step('it appears without a reload', async () => {
    const site = new URL(page.url()).origin
    const contact = new ContactPage(visitor)
    await contact.open({ path: `${site}/contact-us` })
    await contact.fillRequired({ fullName: name, email })
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
    await expect(row).toContainText('New', { timeout: 10_000 })
    await expect(row).toContainText('Unassigned')
    await everyVariant(page, 'desk-enquiries-list')
  })
  await test.step('one agent claims it; the other sees the claim and takes it over', async () => {
    await row.click()
    await expect(page.getByText('was received')).toBeVisible()
    await karim.goto(page.url())
    await expect(karim.getByRole('button', { name: 'Claim', exact: true })).toBeVisible()
    await page.locator('body').press('c')
    await expect(page.getByText(/^Assigned to you; claimed until/)).toBeVisible()
    await expect(karim.getByText(/^Assigned to Mona Farid; claimed until/)).toBeVisible({ timeout: 10_000 })
    await karim.locator('body').press('c')
    const dialog = karim.getByRole('dialog', { name: 'Take over from Mona Farid?' })
    await everyVariant(karim, 'desk-take-over', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByText(/^Assigned to Karim Adel; claimed until/)).toBeVisible({ timeout: 10_000 })
    await page.getByRole('button', { name: 'Wait for the patient...' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Wait', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Someone else is working on this enquiry.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('a note is added, and a logged contact stops the response clock', async () => {
    await karim.getByLabel('Note, for the team only').fill('Takes warfarin, INR checked monthly.')
    await karim.getByRole('button', { name: 'Add the note' }).click()
    await expect(page.getByText('Takes warfarin, INR checked monthly.')).toBeVisible({ timeout: 10_000 })
    await karim.locator('h1').click()
    await karim.keyboard.press('l')
    const log = karim.getByRole('dialog', { name: 'Log a contact' })
    await log.getByRole('button', { name: 'Log contact' }).click()
    await expect(log.getByText('Please choose the result')).toBeVisible()
    await log.getByLabel('Result').selectOption('Reached: they have their answer')
    await log.getByRole('button', { name: 'Log contact' }).click()
    const promise = karim.getByRole('region', { name: 'Due time and actions' })
    await expect(promise.getByText(/^Answered after/)).toBeVisible()
    await everyVariant(karim, 'desk-enquiry', { everyPair: true })
  })
  await test.step('a reply is not sent with an empty field or over a newer version of the enquiry', async () => {
    await karim.locator('h1').click()
    await karim.keyboard.press('r')
    const send = karim.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(karim.getByText('Please fill in: Your reply')).toBeVisible()
    await karim.getByLabel('Template').selectOption('Ask something first')
    await expect(karim.getByText('Please fill in: Your reply')).toHaveCount(0)
    await send.click()
    await expect(karim.getByText('Please fill in: What we need to know')).toBeVisible()
    await karim.getByLabel('What we need to know').fill('Since when do you take warfarin?')
    await expect(karim.getByRole('region', { name: 'Preview' })).toContainText(`Hello ${name},`)
    await page.getByLabel('Note, for the team only').fill('Asked for the records of 2024.')
    const release = await holdRequests(karim, 'DeskEnquiryDetails')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(page.getByText('Asked for the records of 2024.')).toBeVisible()
    await send.click()
    await expect(karim.getByText('Changed while you were writing')).toBeVisible()
    const reviewed = karim.getByRole('button', { name: "I've reviewed it" })
    await expect(reviewed, 'the note is not loaded yet').toHaveAttribute('aria-disabled')
    await release()
    await reviewed.click()
    await send.click()
  })
  await test.step('it is recalled, sent again, and shown as sent once the mail server accepted it', async () => {
    await karim.getByRole('button', { name: 'Undo' }).click()
    await expect(karim.getByLabel('What we need to know')).toHaveValue('Since when do you take warfarin?')
    await karim.getByRole('button', { name: 'Send' }).click()
    await expect(karim.getByText(/^The reply will be sent in/)).toBeVisible()
    await expect(page.getByText('Not sent yet')).toBeVisible({ timeout: 10_000 })
    // The twenty seconds of waiting are used to check the pages that both agents see.
    await page.locator('h1').click()
    await page.keyboard.press('r')
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
    await everyVariant(page, 'desk-enquiry-answer', { widths: [360, 1440] })
    await expect(page.getByText(/^Sent \d/)).toBeVisible({ timeout: 40_000 })
    const mails = await stack.mailsTo(email, 'Since when do you take warfarin?')
    expect(mails.map(({ subject }) => subject.replace(/SNB-\w+/, 'SNB-'))).toEqual([
      'A question about your request (SNB-)',
    ])
  })
  await test.step('the patient is found from any page, by a different spelling of the name', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mona')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(name.toUpperCase())
    await expect(page.getByRole('option', { name })).toBeVisible()
    await everyVariant(page, 'desk-palette', { windowOnly: true, widths: [360, 1440] })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  })
  await karims.close()
})

test('an auditor sees clocks and states, but no personal data of patients [ADM-09, S13]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  // Another test may erase the enquiry in the first row.
  const { id } = await submitEnquiry({ browser, stack, called: 'Masked' })
  await signInAs(context, 'auditor', 'Nadia Selim')
  await page.goto('/admin/enquiries?show=ALL')
  const row = page.getByRole('region', { name: 'List of enquiries' }).locator(`[data-enquiry="${id}"]`)
  await expect(row).toHaveAccessibleName(/^SNB-/)
  await row.click()
  await expect(page.getByText("Your roles don't let you see who sent this or what they wrote.")).toBeVisible()
  await expect(page.getByRole('button', { name: /Claim|Log a contact/ })).toHaveCount(0)
})

test('enquiries with undelivered replies have their own view with a count and a URL that can be shared [D-51, ADM-09]', async ({
  context,
  page,
}) => {
  const name = `Undelivered ${randomUUID().slice(0, 8)}`
  await withDatabase(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, submitted_at, due_at, first_replied_at,
       last_activity_at, full_name, email, is_referred, has_mail_problem)
     select gen_random_uuid(), 'consultation', 'SNB-UNDELI', 3, 'open', t, t + interval '1 day', t + interval '2 hours', t,
       $1, 'undelivered@seneb.example', false, true from (select now() - interval '3 hours' as t) times`,
    [name],
  )
  await signInAs(context, 'care-lead', 'Layla Fawzi')
  await page.goto('/admin/enquiries')
  const show = page.getByLabel('Show')
  await expect(show.getByRole('option', { name: /^Reply not delivered \([1-9]/ })).toBeAttached()
  await expect(show.getByRole('option', { name: /^Waiting for a first reply \(\d/ })).toBeAttached()
  await show.selectOption('UNDELIVERED')

  const rows = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link')
  await expect(rows.filter({ hasText: name })).toContainText('Email not delivered')
  await expect(page).toHaveURL(/show=UNDELIVERED/)
  await page.reload()
  await expect(rows.filter({ hasText: name })).toBeVisible()
  await everyVariant(page, 'desk-enquiries-undelivered')
})

test('a reply draft is saved automatically, follows its author to another device, stays private, and two tabs detect a conflict [GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
}) => {
  const name = `Drafted ${randomUUID().replaceAll(/[\d-]/g, '')}`
  const siteUrl = readLocation().siteUrl
  const others = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' } })
  const visitor = await others.newPage()
  const contact = new ContactPage(visitor)
  await contact.open({ path: `${siteUrl}/contact-us` })
  await contact.fillRequired({ fullName: name, email: `drafted-${randomUUID().slice(0, 8)}@example.com` })
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  const staffId = await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin/enquiries?show=ALL')
  await page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name }).click()
  const composer = (at: typeof page) => at.getByLabel('Your reply')
  const status = (at: typeof page) => at.getByRole('region', { name: 'Reply' }).getByRole('status').first()

  await test.step('it is saved automatically and announced politely', async () => {
    // Its keys work only once the enquiry has loaded.
    await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('r')
    await composer(page).fill('Your INR')
    await expect(status(page)).toHaveText(/^Draft saved at \d\d:\d\d$/)
    const [row] = await withDatabase<{ sealed: string }>(
      `select body_sealed::text as sealed from enquiry.reply_drafts where author_id = $1`,
      [staffId],
    )
    expect(row?.sealed).not.toContain(Buffer.from('INR').toString('hex'))
  })
  await test.step('it is restored on another device, only for its author', async () => {
    await createSession(others, { staffId, siteUrl })
    await visitor.goto(page.url())
    await visitor.getByRole('button', { name: /^Continue your draft/ }).click()
    await expect(composer(visitor)).toHaveValue('Your INR')
    await composer(visitor).fill('Your INR is fine.')
    // Leaving the field saves immediately.
    await composer(visitor).blur()
    await expect(status(visitor)).toHaveText(/^Draft saved at/)
    const karims = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.79' } })
    await signInAs(karims, 'care-lead', 'Karim Adel')
    const karim = await karims.newPage()
    await karim.goto(page.url())
    await expect(karim.getByRole('button', { name: /^Write a reply/ })).toBeVisible()
    await karims.close()
  })
  await test.step('the first tab reports the conflict and shows the text of the other', async () => {
    await composer(page).fill('Your INR is high.')
    await expect(page.getByText('This draft was changed elsewhere')).toBeVisible()
    await everyVariant(page, 'desk-enquiry-draft-changed', { widths: [360, 1440] })
    await page.getByRole('button', { name: 'Show the other version' }).click()
    await expect(composer(page)).toHaveValue('Your INR is fine.')
    await expect(page.getByText('This draft was changed elsewhere')).toHaveCount(0)
  })
  await test.step('unsaved text is saved on navigation within the desk', async () => {
    await composer(page).fill('Your INR is fine. Come soon.')
    await page.getByRole('link', { name: 'Close the enquiry' }).click()
    await page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name }).click()
    await page.getByRole('button', { name: /^Continue your draft/ }).click()
    await expect(composer(page)).toHaveValue('Your INR is fine. Come soon.')
  })
  await test.step('it is discarded, restored, and deleted once sent', async () => {
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByText('Draft discarded.')).toBeVisible()
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(composer(page)).toHaveValue('Your INR is fine. Come soon.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/^The reply will be sent in/)).toBeVisible()
    const rows = () => withDatabase(`select from enquiry.reply_drafts where author_id = $1`, [staffId])
    await expect.poll(async () => (await rows()).length).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Write a reply/ })).toBeVisible()
  })
  await others.close()
})
