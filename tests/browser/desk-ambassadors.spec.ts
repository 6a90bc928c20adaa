import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { AmbassadorPage, realFiles, uploadWithin } from './ambassador-page.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 180_000 })

test('a submitted application appears on an open desk; a lead opens and requests a document, approves it, and the applicant gets their link [AMB-27, REF-06, D-42, D-43]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const run = randomUUID().slice(0, 8)
  const [name, email] = [`Youssef ${run}`, `youssef-${run}@seneb.example`]
  const visitor = await (await browser.newContext()).newPage()
  await signInAs(context, 'care-lead', 'Salma Nour')
  await page.goto('/admin/ambassadors')
  const row = page.getByRole('region', { name: 'List of applications' }).getByRole('link', { name })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambassadors')

  await test.step('it appears without a reload', async () => {
    const ambassador = new AmbassadorPage(visitor)
    await ambassador.open({ path: `${new URL(page.url()).origin}/become-tour-guide` })
    const { photo } = await realFiles(visitor)
    await ambassador.fillRequired({ fullName: name, email })
    await ambassador.field('identityDocument').setInputFiles(photo)
    await expect(ambassador.form.getByText(/^Uploaded: /)).toBeVisible(uploadWithin)
    await ambassador.submitButton.click()
    await expect(row).toContainText('Waiting for a decision', { timeout: 20_000 })
    await everyVariant(page, 'desk-ambassadors', { widths: [360, 1440] })
  })
  await test.step('the document is downloaded, and the audit trail records it', async () => {
    await row.click()
    await expect(page.getByText('•••••••78')).toBeVisible()
    const opening = page.getByRole('button', { name: 'Download' })
    await expect(opening).toBeVisible({ timeout: 20_000 })
    await everyVariant(page, 'desk-ambassador', { widths: [360, 1440] })
    const [download] = await Promise.all([page.waitForEvent('download'), opening.click()])
    expect(download.suggestedFilename()).toBe('identity-document.jpg')
    expect((await readFile(await download.path())).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    await expect
      .poll(() =>
        withDatabase(`select 1 from identity.audit_entries where action = 'open-document' and object_id = $1`, [
          new URL(page.url()).pathname.split('/').at(-1),
        ]),
      )
      .toHaveLength(1)
  })
  await test.step('the document is requested again and arrives through the emailed link', async () => {
    await page.getByRole('button', { name: 'Request documents...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The photo is too dark.')
    await dialog.getByRole('button', { name: 'Request', exact: true }).click()
    const { text } = await stack.mail(email, 'The photo is too dark.')
    const path = /\/application-documents\/[\w-]+/.exec(text)?.[0] ?? ''
    await visitor.goto(`${new URL(page.url()).origin}${path}`)
    // The banner covers the page's end until it is answered.
    await visitor.getByRole('button', { name: 'Necessary Only' }).click()
    await everyVariant(visitor, 'application-documents', { widths: [360, 1440] })
    await visitor.getByLabel('Identity document').setInputFiles((await realFiles(visitor)).photo)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have them')
    await expect(page.getByText('Salma Nour requested the identity document again')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Received', { exact: false }).first()).toBeVisible()
    await everyVariant(page, 'desk-ambassador-asked', { widths: [360, 1440] })
  })
  await test.step('it is approved, and the applicant is notified', async () => {
    await page.getByRole('button', { name: 'Approve...' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Salma Nour approved it')).toBeVisible()
    const code = (await page.getByText(/^Their code is /).textContent())?.replace(/^Their code is |\.$/g, '') ?? ''
    const mail = await stack.mail(email, code)
    expect(mail.text).toContain(`/t/${code}`)
  })
})

test('a rejection needs a reason, which the applicant reads; an auditor sees decisions but no personal data of applicants [AMB-27, D-43, S13]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const run = randomUUID().slice(0, 8)
  const [name, email] = [`Rejected ${run}`, `rejected-${run}@seneb.example`]
  const visitor = await (await browser.newContext()).newPage()
  await signInAs(context, 'care-lead', 'Salma Nour')
  await page.goto('/admin/ambassadors')
  const ambassador = new AmbassadorPage(visitor)
  await ambassador.open({ path: `${new URL(page.url()).origin}/become-tour-guide` })
  await ambassador.fillRequired({ fullName: name, email })
  await ambassador.submitButton.click()
  await page.getByRole('link', { name }).click({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Reject...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toContainText('Please give a reason')
  await dialog.getByLabel('Reason').fill('The licence has expired.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Salma Nour rejected it')).toBeVisible()
  await stack.mail(email, 'The licence has expired.')

  await context.clearCookies()
  await signInAs(context, 'auditor', 'Nadia Selim')
  await page.reload()
  await expect(page.getByText("Your roles don't let you see who applied or what they wrote.")).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Approve|Reject|Download/ })).toHaveCount(0)

  await test.step('a care lead exports the stored data and erases it by its reference', async () => {
    await context.clearCookies()
    await signInAs(context, 'care-lead', 'Salma Nour')
    await page.reload()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/SNB-\w{6}/)
    const reference = /SNB-\w{6}/.exec((await title.textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('button', { name: 'Export what we store' }).click()
    await everyVariant(page, 'desk-application-export', { windowOnly: true })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${reference}.html`)
    expect(await readFile(await download.path(), 'utf8')).toContain(name)
    await page.getByRole('button', { name: 'Erase this application' }).click()
    await dialog.getByRole('textbox').fill('SNB-AAAAAA')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please type the reference/)
    await everyVariant(page, 'desk-application-erase', { windowOnly: true })
    await dialog.getByRole('textbox').fill(reference)
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambassadors')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
})
