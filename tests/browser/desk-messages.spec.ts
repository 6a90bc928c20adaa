import { readFile } from 'node:fs/promises'

import { everyVariant } from './page-variants.js'
import { postEmail } from './post-email.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { submitEnquiry } from './submitted-enquiry.js'

test.describe.configure({ timeout: 240_000, mode: 'serial' })

/** A received email is on the timeline within this time. */
const arrivesWithin = { timeout: 30_000 }

test('a reply from a mailbox is on the timeline, is marked as new, starts the next clock and is answered with a quote [GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const { email, id, name, receipt } = await submitEnquiry({ browser, stack, called: 'Layla' })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto(`/admin/enquiries/${id}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('was received')).toBeVisible()

  await test.step('a first reply, from which messages have a clock', async () => {
    await page.locator('body').press('l')
    const log = page.getByRole('dialog', { name: 'Log a contact' })
    await log.getByLabel('Result').selectOption('Reached: they have their answer')
    await log.getByRole('button', { name: 'Log contact' }).click()
    await expect(page.getByText(/^Answered after/).first()).toBeVisible()
  })
  await test.step('an Arabic email with a quote shows its own text, right to left, and all of it on demand', async () => {
    const quoted = receipt.text.split('\n').map((line) => `> ${line}`)
    const text = ['هل يمكنني أن آخذ والدتي معي؟', '', 'On Mon, 30 Nov 2026 at 10:00, Seneb wrote:', ...quoted].join(
      '\r\n',
    )
    await postEmail({ from: email, subject: `Re: ${receipt.subject}`, text, inReplyTo: receipt })
    const message = timeline.getByRole('listitem').filter({ hasText: 'wrote a message' }).first()
    await expect(message).toContainText('هل يمكنني أن آخذ والدتي معي؟', arrivesWithin)
    await expect(message).toContainText('Arabic')
    await expect(message.getByText('New', { exact: true })).toBeVisible()
    await expect(message).not.toContainText('On Mon, 30 Nov 2026')
    await expect(message.locator('p.desk-words')).toHaveCSS('direction', 'rtl')
    await message.getByRole('button', { name: 'Show the full text' }).click()
    await expect(message).toContainText('On Mon, 30 Nov 2026')
    await message.getByRole('button', { name: 'Show less' }).click()
    await everyVariant(page, 'desk-message', { everyPair: true })
  })
  await test.step('the list, its view and the title of the tab show that it waits', async () => {
    await expect(page.getByText('1 new message').first()).toBeVisible()
    await expect(page.getByText(/^Next reply due by .* in Cairo/)).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await page.goto('/admin/enquiries?show=NEW_MESSAGES')
    const row = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name })
    await expect(row).toContainText('New message')
    await expect(row).toContainText(/Message: 23 h \d+ min left/)
    await everyVariant(page, 'desk-new-messages')
    await row.click()
  })
  await test.step('the reply quotes the message, and its mail names the one that it answers', async () => {
    const message = timeline.getByRole('listitem').filter({ hasText: 'wrote a message' }).first()
    await message.getByRole('button', { name: 'Reply to this message' }).click()
    const quote = page.getByRole('region', { name: 'Quoted message' })
    await expect(quote).toContainText('هل يمكنني أن آخذ والدتي معي؟')
    await page.getByLabel('Your reply').fill('Yes, your mother can come with you.')
    await everyVariant(page, 'desk-quoting-reply', { widths: [360, 1440] })
    await page.getByRole('button', { name: /^(Take over and send|Send)$/ }).click()
    await expect(page.getByText(/^Sent \d/)).toBeVisible({ timeout: 60_000 })
    const sent = await stack.mail(email, 'Yes, your mother can come with you.')
    expect(sent.headers['in-reply-to']).toMatch(/@mail\.example\.net>$/)
  })
  await test.step('the sent reply stops the clock, and the message is marked as read', async () => {
    await expect(page.getByText(/^Next reply due by/)).toHaveCount(0)
    const markAll = page.getByRole('button', { name: 'Mark all as read' })
    if (await markAll.isVisible()) await markAll.click()
    await expect(page.getByText('1 new message')).toHaveCount(0)
    const message = timeline.getByRole('listitem').filter({ hasText: 'wrote a message' }).first()
    await expect(message).toContainText('Read by Mona Farid')
  })
  await test.step('an absence notice is a quiet line; a message that needs no reply stops its clock', async () => {
    const notice = { from: email, subject: 'Out of office', text: 'I am away.', inReplyTo: receipt }
    await postEmail({ ...notice, headers: ['Auto-Submitted: auto-replied'] })
    await expect(timeline).toContainText('got an automatic email', arrivesWithin)
    await expect(page.getByText(/new message/)).toHaveCount(0)
    await postEmail({ from: email, subject: 'Thanks', text: 'Thank you!', inReplyTo: receipt })
    await expect(page.getByText('1 new message').first()).toBeVisible(arrivesWithin)
    await page.getByRole('button', { name: 'No reply needed' }).click()
    await expect(timeline).toContainText('decided that no reply is needed')
    await expect(page.getByText(/^Next reply due by/)).toHaveCount(0)
  })
})

test('an email without a thread waits in a list, where it is attached to an enquiry or dismissed [GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const { email, id, name, receipt } = await submitEnquiry({ browser, stack, called: 'Omar' })
  const reference = /SNB-\w+/.exec(receipt.subject + receipt.text)?.[0] ?? ''
  const subjects = {
    own: `About ${reference}`,
    junk: `Cheap pills for ${name}`,
    sister: `For my brother, ${reference}`,
  }
  await postEmail({ from: email, subject: subjects.own, text: 'I lost your email. Is Tuesday fine?' })
  await postEmail({ from: 'seller@junk.example', subject: subjects.junk, text: 'Buy now.' })
  await postEmail({ from: 'sister@elsewhere.example', subject: subjects.sister, text: 'I write for Omar.' })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin/unmatched-emails')
  const list = page.getByRole('region', { name: 'List of unmatched emails' })

  await test.step('it is read beside the list, and attached by keyboard to the proposed enquiry', async () => {
    await expect(list.getByRole('button', { name: subjects.own })).toBeVisible({ timeout: 60_000 })
    await everyVariant(page, 'desk-unmatched-emails', { everyPair: true })
    await list.getByRole('button', { name: subjects.own }).press('Enter')
    const panel = page.getByRole('region', { name: subjects.own })
    await expect(panel).toContainText('Is Tuesday fine?')
    await everyVariant(page, 'desk-unmatched-email')
    await panel.getByRole('button', { name: 'Attach to an enquiry...' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByLabel('Enquiry', { exact: true })
    await expect(choice.getByRole('option', { name: new RegExp(`^${reference}`) })).toBeAttached()
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect(dialog.getByText('Please choose an enquiry')).toBeVisible()
    await choice.selectOption(id)
    await dialog.getByLabel('Reason').fill('The reference and the address are theirs')
    await everyVariant(page, 'desk-attach-email', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Attach' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(list.getByRole('button', { name: subjects.own })).toHaveCount(0)
    await expect(page.getByText('Done. The email has left this list.')).toBeFocused()
  })
  await test.step('the search begins with the reference in the subject of an unknown sender', async () => {
    await list.getByRole('button', { name: subjects.sister }).click()
    await page.getByRole('button', { name: 'Attach to an enquiry...' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Search for another one')).toHaveValue(reference)
    await expect(dialog.getByRole('status')).toHaveText('1 enquiry matches; choose below.')
    const choice = dialog.getByLabel('Enquiry', { exact: true })
    await expect(choice.getByRole('option', { name: new RegExp(`^${reference}`) })).toBeAttached()
    await page.keyboard.press('Escape')
  })
  await test.step('another one is dismissed with a reason', async () => {
    await list.getByRole('button', { name: subjects.junk }).click()
    await page.getByRole('button', { name: 'Dismiss...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Dismiss and delete' }).click()
    await expect(dialog.getByText('Please give a reason')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Advertising')
    await dialog.getByRole('button', { name: 'Dismiss and delete' }).click()
    await expect(list.getByRole('button', { name: subjects.junk })).toHaveCount(0)
  })
  await test.step('the attached one is on the timeline', async () => {
    await page.goto(`/admin/enquiries/${id}`)
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Is Tuesday fine?', arrivesWithin)
  })
})

test('a suggested call is shown by both clocks, is agreed by phone and saved for a calendar [GEN-07]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const { email, id } = await submitEnquiry({ browser, stack, called: 'Nadia' })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto(`/admin/enquiries/${id}`)
  await expect(page.getByText('was received')).toBeVisible()
  await page.getByRole('button', { name: /^Write a reply/ }).click()
  await page.getByLabel('Template').selectOption('Suggest a call')
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Time in Cairo').fill('14:30')
  await page.getByLabel(/^How, such as/).fill('by telephone')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(/Cairo/)
  await page.getByRole('button', { name: /^(Take over and send|Send)$/ }).click()
  const calls = page.getByRole('region', { name: 'Calls' })
  await expect(calls).toContainText('14:30 in Cairo')
  await expect(calls).toContainText('Waits for their answer')
  await expect(page.getByText(/^Sent \d/)).toBeVisible({ timeout: 60_000 })
  expect((await stack.mail(email, 'We suggest')).text).toContain('Cairo')
  await calls.getByRole('button', { name: 'They agreed by phone' }).click()
  await expect(calls).toContainText('recorded by Mona Farid')
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'recorded by phone that the patient agreed to the suggested call',
  )
  await everyVariant(page, 'desk-suggested-call', { widths: [360, 1440] })
  const downloading = page.waitForEvent('download')
  await calls.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^call-SNB-\w+\.ics$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T`)
  expect(file).toMatch(/SUMMARY:Call with Seneb \(SNB-\w+\)\r\n/)
})
