import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { holdRequests } from './hold-requests.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })
// The frame of a preview runs no scripts, including those of axe.
test.use({ mayComplain: /Blocked script execution in '[^']*\/staff\/newsletters\// })

const mark = () => randomUUID().slice(0, 8)

async function confirmedReader(name: string): Promise<string> {
  const email = `${name}@readers.example`
  await withDatabase(
    `insert into notification.newsletter_subscribers (id, email, status, confirmed_at)
     values ($1, $2, 'confirmed', now() - interval '1 day')`,
    [randomUUID(), email],
  )
  return email
}

const emailOf = async (staffId: string) => {
  const [row] = (await withDatabase(`select email from identity.staff where id = $1`, [staffId])) as { email: string }[]
  return row?.email ?? ''
}

test('an author writes an issue and sends a test to themselves, a second person approves and sends it; its link unsubscribes [D-16, NEWS-05]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const subject = `Dental care in Cairo ${mark()}`
  const reader = await confirmedReader(`reader-${mark()}`)
  const state = page.getByRole('region', { name: 'State' })
  const writerId = await signInAs(context, 'writer', 'Wafaa Adel')

  await test.step('writes by keyboard; unsupported markup is reported at its field', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Wafaa')
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter')
    await page.getByRole('link', { name: 'New issue' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New issue')
    await page.getByLabel('Subject').fill(subject)
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('Read ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('this')
    await page.getByRole('button', { name: 'Write as Markdown' }).press('Enter')
    await expect(text).toHaveValue('Read **this**')
    await text.fill('Hello <script>alert(1)</script> [x](javascript:alert(1))')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Preview line')).toHaveAccessibleDescription(/Please write the line/)
    await page.getByLabel('Preview line').fill('What to ask before you book')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
      /Please remove what mails do not show: HTML/,
    )
    await everyVariant(page, 'desk-newsletter-refused')
    await text.fill('Read **this** first.\n\n- [Dental care](/dental-care)')
    await page.getByRole('button', { name: 'Write in the editor' }).press('Enter')
    const link = page.getByRole('button', { name: 'Link...' })
    await text.getByText('Dental care').click()
    await expect(link).toHaveAttribute('aria-pressed', 'true')
    await link.click()
    await page.getByRole('dialog').getByLabel('Address').fill('#part')
    await page.getByRole('dialog').getByRole('button', { name: 'Set the link' }).click()
    await expect(page.getByRole('dialog').getByLabel('Address')).toHaveAccessibleDescription(/Please give a path/)
    await page.getByRole('dialog').getByLabel('Address').fill('/dental-care')
    await page.getByRole('dialog').getByRole('button', { name: 'Set the link' }).click()
    await everyVariant(page, 'desk-newsletter-editor')
    await text.focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter issue')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Dental care' })).toBeVisible()
    await everyVariant(page, 'desk-newsletter-draft')
  })

  await test.step('receives the test alone, and submits the issue', async () => {
    await page.getByRole('button', { name: 'Send a test to me' }).press('Enter')
    await expect(page.getByText('A test is on its way to you.')).toBeVisible()
    const mail = await stack.mail(await emailOf(writerId), '[Test]')
    expect(mail.subject).toBe(`[Test] ${subject}`)
    expect(await stack.mailsTo(reader, subject)).toEqual([])
    await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
    await expect(state.getByText('In review')).toBeVisible()
    await expect(state.getByText('someone else has to approve it.')).toBeVisible()
  })

  const other = await browser.newContext()
  const editor = await other.newPage()
  await signInAs(other, 'editor', 'Edda Nour')
  await editor.goto(page.url())
  const dialog = editor.getByRole('dialog')

  await test.step('a second person approves it, and sends it after typing the number of recipients', async () => {
    await editor.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(editor.getByText('Approved by Edda Nour')).toBeVisible()
    await editor.getByRole('button', { name: 'Send...' }).press('Enter')
    await dialog.getByLabel('Type the number of subscribers').fill('0')
    await editor.keyboard.press('Enter')
    await expect(dialog.getByLabel('Type the number of subscribers')).toHaveAccessibleDescription(
      /not the number above/,
    )
    await everyVariant(editor, 'desk-newsletter-send', { windowOnly: true })
    // Other tests add and remove subscribers, so the number may change while it is typed.
    await expect(async () => {
      const text = (await dialog.textContent({ timeout: 1000 })) ?? ''
      const audience = /goes to (\d+) confirmed/.exec(text)?.[1] ?? ''
      await dialog.getByLabel('Type the number of subscribers').fill(audience, { timeout: 1000 })
      await dialog.getByRole('button', { name: 'Send now' }).click()
      await expect(dialog).toHaveCount(0)
    }).toPass({ timeout: 30_000 })
    await expect(editor.getByRole('region', { name: 'Figures' })).toBeVisible()
  })

  await test.step('the email arrives, and its link unsubscribes', async () => {
    const mail = await stack.mail(reader, subject)
    const link = /href="https?:\/\/[^/"]+(\/newsletter\/unsubscribe\/[^"]+)"/.exec(mail.html)?.[1] ?? ''
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(new URL(link, page.url()).href)
    await visitor.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect
      .poll(() => withDatabase(`select status from notification.newsletter_subscribers where email = $1`, [reader]))
      .toEqual([{ status: 'unsubscribed' }])
    await visitor.context().close()
  })

  await test.step('the figures show it, and the issue can no longer be edited', async () => {
    await editor.reload()
    const figures = editor.getByRole('region', { name: 'Figures' })
    await expect(figures.getByRole('definition').last()).toHaveText('1')
    await expect(editor.getByText('This issue can no longer be edited.')).toBeVisible()
    await expect(editor.getByRole('region', { name: 'State' }).getByText('Sent', { exact: true })).toBeVisible({
      timeout: 30_000,
    })
    await everyVariant(editor, 'desk-newsletter-sent')
    expect(await stack.mailsTo(reader, subject)).toHaveLength(1)
  })
  await other.close()
})

test('an edit ends the approval, a schedule is canceled, and two concurrent edits lose nothing', async ({
  browser,
  context,
  page,
}) => {
  const issueId = randomUUID()
  await withDatabase(
    `insert into notification.newsletter_issues (id, state, version, subject, preheader, body, authors, written_by,
       approved_by, approved_at, created_at, changed_at)
     values ($1, 'approved', 3, 'News of spring', 'A line', 'Hello', '{a}', 'a', 'b', now(), now(), now())`,
    [issueId],
  )
  const state = page.getByRole('region', { name: 'State' })
  const dialog = page.getByRole('dialog')
  await signInAs(context, 'editor', 'Edda Nour')
  await page.goto(`/admin/newsletter/${issueId}`)

  await page.getByRole('button', { name: 'Schedule...' }).press('Enter')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByLabel('Time to send')).toHaveAccessibleDescription(/choose a date and time/)
  await dialog.getByLabel('Time to send').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByLabel('Time to send')).toHaveAccessibleDescription(/choose a time to come/)
  await everyVariant(page, 'desk-newsletter-schedule', { windowOnly: true, widths: [360, 1440] })
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await dialog.getByLabel('Time to send').fill(tomorrow)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(state.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(page.getByText('Cancel its schedule to edit it.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel schedule' }).press('Enter')
  await expect(state.getByText('Approved', { exact: true })).toBeVisible()

  await page.getByLabel('Subject').fill('News of summer')
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await signInAs(other, 'writer', 'Wafaa Adel')
  await otherPage.goto(`/admin/newsletter/${issueId}`)
  await otherPage.getByLabel('Text', { exact: true }).fill('Hello again')
  await otherPage.getByRole('button', { name: 'Save draft' }).click()
  await expect(otherPage.getByText('Saved as a draft.')).toBeVisible()
  await expect(otherPage.getByRole('region', { name: 'State' }).getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Wafaa Adel changed this issue while you edited')).toBeVisible()
  await everyVariant(page, 'desk-newsletter-conflict', { widths: [360, 1440] })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send...' })).toHaveCount(0)
  await other.close()
})

test('text typed while a draft is saved stays an edit, and sending can be stopped with it unsaved', async ({
  context,
  page,
}) => {
  const issueId = randomUUID()
  await withDatabase(
    `insert into notification.newsletter_issues (id, state, version, subject, preheader, body, authors, written_by,
       created_at, changed_at)
     values ($1, 'draft', 1, 'News of autumn', 'A line', 'Hello', '{a}', 'a', now(), now())`,
    [issueId],
  )
  const state = page.getByRole('region', { name: 'State' })
  const save = page.getByRole('button', { name: 'Save draft' })
  await signInAs(context, 'editor', 'Edda Nour')
  await page.goto(`/admin/newsletter/${issueId}`)

  await test.step('an answer to a save takes nothing away that was typed meanwhile', async () => {
    await page.getByLabel('Subject').fill('News of winter')
    const release = await holdRequests(page, 'News of winter')
    await save.click()
    await page.getByLabel('Subject').fill('News of winter and spring')
    await release()
    await expect(save).not.toHaveAttribute('aria-disabled')
    await expect(state.getByText('Save your changes first.')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('News of winter and spring')
    await expect
      .poll(() => withDatabase(`select subject from notification.newsletter_issues where id = $1`, [issueId]))
      .toEqual([{ subject: 'News of winter' }])
  })

  await test.step('another person sends it; it can be stopped', async () => {
    const reader = await confirmedReader(`held-${mark()}`)
    await withDatabase(
      `insert into notification.newsletter_recipients (id, issue_id, subscriber_id, state, due_at)
       select $1, $2, id, 'waiting', now() + interval '1 day' from notification.newsletter_subscribers where email = $3`,
      [randomUUID(), issueId, reader],
    )
    await withDatabase(
      `update notification.newsletter_issues set state = 'sending', version = version + 1, approved_by = 'b',
         approved_at = now(), started_at = now(), prepared_at = now(), audience = 1 where id = $1`,
      [issueId],
    )
    // Saves while the page has not read that the issue is being sent; a change of another issue may have refreshed it.
    await page.getByLabel('Subject').press('Enter')
    await expect(page.getByLabel('Subject')).toHaveValue('News of winter and spring')
    await page.getByRole('button', { name: 'Stop sending' }).press('Enter')
    await expect(state.getByText('Stopped', { exact: true })).toBeVisible()
  })

  await test.step('an issue that the program stopped says why', async () => {
    await withDatabase(`update notification.newsletter_issues set hold_reason = 'text-refused' where id = $1`, [
      issueId,
    ])
    await page.getByRole('link', { name: 'All issues' }).click()
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'News of winter' })).toContainText('Needs a decision')
    await page.getByRole('link', { name: 'News of winter' }).first().click()
    await expect(state.getByText('refused this text to five subscribers in a row')).toBeVisible()
    await everyVariant(page, 'desk-newsletter-held')
  })
})

test('a care lead finds, suppresses, exports and erases subscribers; others see states and no address [ADM-09]', async ({
  context,
  page,
}) => {
  const name = `canary-${mark()}`
  const email = await confirmedReader(name)
  const dialog = page.getByRole('dialog')
  const list = page.getByRole('region', { name: 'Subscribers' })
  await signInAs(context, 'care-lead', 'Salma Nour')

  await test.step('finds one by the beginning of the address, which does not appear in the URL', async () => {
    await page.goto('/admin/subscribers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribers')
    await page.getByLabel('Address begins with').fill(name.toUpperCase())
    await expect(list.getByRole('row')).toHaveCount(2)
    await expect(list.getByRole('cell', { name: email, exact: true })).toBeVisible()
    expect(page.url()).not.toContain('canary')
    await everyVariant(page, 'desk-subscribers', { everyPair: true })
  })

  await test.step('suppresses it, and lifts that', async () => {
    await page.getByRole('button', { name: `Suppress ${email}` }).press('Enter')
    await expect(list.getByText('Suppressed')).toBeVisible()
    await expect(list.getByText(`${email} gets no newsletter from now on.`)).toBeVisible()
    await page.getByRole('button', { name: `Lift suppression ${email}` }).press('Enter')
    await expect(list.getByText('Unsubscribed')).toBeVisible()
    await expect(list.getByText(`${email} is no longer suppressed.`)).toBeVisible()
  })

  await test.step('exports them; the audit log has an entry without an address', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export (CSV)' }).click()
    const csv = readFileSync(await (await coming).path(), 'utf8')
    expect(csv).toContain(`"${email}","unsubscribed"`)
    await expect(page.getByText(/lines exported\. The audit log has an entry\./)).toBeVisible()
    const entries = () =>
      withDatabase(`select fields::text from identity.audit_entries where action = 'export-newsletter-subscribers'`)
    await expect.poll(async () => JSON.stringify(await entries())).toContain('lines')
    expect(JSON.stringify(await entries())).not.toContain('@')
  })

  await test.step('exports the record of one as data', async () => {
    await page.getByRole('button', { name: `Export record... ${email}` }).press('Enter')
    await everyVariant(page, 'desk-subscriber-export', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByLabel('Format').selectOption('Data for another program (JSON)')
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('newsletter-subscriber.json')
    const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as { parts: { table: string }[] }
    expect(record.parts[0]).toMatchObject({ table: 'newsletter_subscribers', rows: [{ email }] })
    await expect(dialog).toHaveCount(0)
  })

  await test.step('erases it', async () => {
    await page.getByRole('button', { name: `Erase... ${email}` }).press('Enter')
    await expect(dialog).toContainText('This is final.')
    await everyVariant(page, 'desk-subscriber-erase', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByText('No subscribers match.')).toBeVisible()
    const left = () => withDatabase(`select id from notification.newsletter_subscribers where email = $1`, [email])
    expect(await left()).toEqual([])
  })

  await confirmedReader(name)
  for (const role of ['editor', 'auditor'] as const) {
    await context.clearCookies()
    await signInAs(context, role, 'Nadia Selim')
    await page.goto('/admin/subscribers?show=CONFIRMED')
    await expect(page.getByText('Address hidden').first()).toBeVisible()
    await expect(page.getByText('canary')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(?:Suppress|Erase|Export)/ })).toHaveCount(0)
  }
  await everyVariant(page, 'desk-subscribers-masked', { widths: [360, 1440] })
})
