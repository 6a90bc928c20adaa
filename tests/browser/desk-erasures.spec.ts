import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { readLocation } from './config.js'
import { ContactPage } from './contact-page.js'
import { everyVariant } from './page-variants.js'
import { seedEnquiry } from './seeded-enquiry.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 180_000 })

test('a lead exports an enquiry, erases it by keyboard, sees each service finish, and no search finds it again [LEGAL-05, ADM-09]', async ({
  browser,
  context,
  page,
}) => {
  const name = `Erased ${randomUUID().replaceAll(/[\d-]/g, '')}`
  const others = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.79' } })
  const contact = new ContactPage(await others.newPage())
  await contact.open({ path: `${readLocation().siteUrl}/contact-us` })
  await contact.fillRequired({ fullName: name, email: `erased-${randomUUID().slice(0, 8)}@example.com` })
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  await signInAs(context, 'care-lead', 'Hala Naguib')
  await page.goto('/admin/enquiries?show=ALL')
  await page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Type the reference')

  await test.step('the section explains erasure, and a dialog asks for the reason and the reference', async () => {
    const open = page.getByRole('button', { name: 'Erase this enquiry...' })
    await expect(open).toBeVisible()
    await everyVariant(page, 'desk-data-rights', { widths: [360, 1440] })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await everyVariant(page, 'desk-erase-dialog', { windowOnly: true, widths: [360, 1440] })
  })
  await test.step('the stored data is exported as one page, and the timeline records it', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Export their data...' }).click()
    await everyVariant(page, 'desk-export-dialog', { windowOnly: true, widths: [360, 1440] })
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^SNB-[A-Z0-9]{6}\.html$/)
    const record = await readFile(await download.path(), 'utf8')
    expect(record).toContain(name)
    expect(record).not.toContain('<script')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('exported the data we store about the person').first()).toBeVisible()
  })
  await test.step('a different reference erases nothing and is reported at the field', async () => {
    await page.getByRole('button', { name: 'Erase this enquiry...' }).focus()
    await page.keyboard.press('Enter')
    await field.focus()
    await page.keyboard.type('SNB-OTHER1')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Please choose a reason')).toBeVisible()
    await dialog.getByLabel('Reason for erasure').selectOption('Sent by someone else, or by mistake')
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Please type the reference of this enquiry/)
    await expect(page.getByText(name).first()).toBeVisible()
  })
  await test.step('its own reference erases it, and the page shows each service without a reload', async () => {
    const title = page.getByRole('heading', { level: 2, name: `${name} SNB-` })
    const reference = /SNB-\w+/.exec((await title.textContent()) ?? '')?.[0] ?? ''
    await dialog.getByLabel('Reason for erasure').selectOption('Requested by the person')
    await field.fill('')
    await page.keyboard.type(reference)
    await page.keyboard.press('Enter')
    const erasure = page.getByRole('region', { name: 'Erasure' })
    await expect(erasure).toContainText('by Hala Naguib')
    await expect(page.getByText(name)).toHaveCount(0)
    await expect(erasure.getByText('Erased', { exact: true })).toHaveCount(4, { timeout: 60_000 })
    await expect(erasure).toContainText('This enquiry was erased')
    await everyVariant(page, 'desk-erasure', { widths: [360, 1440] })
  })
  await test.step('it is in no table row and no list', async () => {
    const rows = await withDatabase(`select from enquiry.consultations where full_name = $1`, [name])
    expect(rows).toEqual([])
    await page.goto('/admin/enquiries')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
  await others.close()
})

test('an agent cannot erase, and an enquiry that never existed is reported as unknown [ADM-09, LEGAL-05]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'care-agent', 'Karim Adel')

  await page.goto(`/admin/enquiries/${randomUUID()}`)

  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Erasure' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Erase this enquiry...' })).toHaveCount(0)
})

test('a lead sees a month ahead which enquiries will be erased and when, and a note removes one from the list [LEGAL-05, O-7, ADM-09]', async ({
  context,
  page,
}) => {
  const name = `Quiet ${randomUUID().replaceAll(/[\d-]/g, '')}`
  await seedEnquiry({ name, hoursAgo: 720 * 24 })
  await signInAs(context, 'care-lead', 'Hala Naguib')
  await page.goto('/admin')
  const tile = page.getByRole('region', { name: 'Waiting' }).getByRole('link', { name: /To be erased within a month$/ })
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/show=DUE_FOR_ERASURE/)
  const row = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name })
  await expect(row).toContainText(/Erased on \d+ \w+ 20\d\d\s*Inactive since \d+ \w+ 20\d\d/)
  await everyVariant(page, 'desk-erased-soon')

  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Any activity before then, even a note, keeps it for another 24 months.')).toBeVisible()
  await everyVariant(page, 'desk-erased-soon-enquiry')
  await page.getByLabel('Note').fill('She comes back in spring.')
  await page.getByRole('button', { name: 'Add the note' }).press('Enter')
  await expect(page.getByText(/Inactive since/)).toHaveCount(0)
  await page.goto('/admin/enquiries?show=DUE_FOR_ERASURE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('an agent with few enquiries due for erasure sees a partial search, a notice, and a button to continue [P7, O-7]', async ({
  context,
  page,
}) => {
  const ids = await withDatabase<{ id: string }>(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, outcome, submitted_at, due_at,
       first_replied_at, last_activity_at, full_name, email, is_referred, has_mail_problem)
     select gen_random_uuid(), 'trip-plan', 'SNB-Q' || n, 1, 'closed', 'answered', t, t + interval '1 day', t, t, 'Quiet',
       'quiet@seneb.example', false, false
     from generate_series(1, 1000) n, lateral (select now() - interval '705 days' - n * interval '1 minute' as t) times
     returning id`,
  )
  try {
    await signInAs(context, 'care-agent', 'Karim Adel')
    await page.goto('/admin/enquiries?show=DUE_FOR_ERASURE&mine=1')
    await expect(page.getByText('No matches so far.')).toBeVisible()
    await everyVariant(page, 'desk-erased-soon-part', { widths: [360, 1440] })

    await page.getByRole('button', { name: 'Show more' }).press('Enter')

    await expect(page.getByText('No enquiries are due for automatic erasure within a month.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  } finally {
    await withDatabase('delete from enquiry.care_enquiries where id = any($1)', [ids.map(({ id }) => id)])
  }
})
