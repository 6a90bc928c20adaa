import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { discard } from './desk-team.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

/** Suffix of names, so that each run has its own codes. */
const run = () => randomUUID().replaceAll('-', '').slice(0, 8)

test("a code is created, is 'not yet activated', is assigned, welcomes by the public name, is paused, revoked and 'not recognized' [REF-06, REF-26, REF-41, REF-42, D-07, D-11]", async ({
  browser,
  context,
  page,
}) => {
  const name = `Nadia ${run()}`
  const code = `nile-${run()}`
  const visitor = await (await browser.newContext()).newPage()
  await signInAs(context, 'care-lead', 'Salma Nour')
  const dialog = page.getByRole('dialog')
  const origin = () => new URL(page.url()).origin

  await test.step('creates a code in stock by keyboard; an invalid one is reported at its field', async () => {
    await page.goto('/admin/referral-codes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral codes')
    await page.getByRole('button', { name: 'Create codes' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Number of codes').fill('10000')
    // A Cyrillic letter that looks like the Latin one.
    await dialog.getByLabel('Or your own spelling').fill('nilе')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Number of codes')).toHaveAccessibleDescription(/a number from 1 to 1000/)
    await expect(dialog.getByLabel('Or your own spelling')).toHaveAccessibleDescription(/small letters a-z/)
    await expect(dialog.getByLabel('For')).toHaveAccessibleDescription(/Please choose a type/)
    await everyVariant(page, 'desk-codes-create-refused', { windowOnly: true })
    await dialog.getByLabel('Number of codes').fill('1')
    await dialog.getByLabel('Or your own spelling').fill(code)
    await dialog.getByLabel('For').selectOption('Tour guide')
    await dialog.getByLabel('Purpose (optional)').fill('Luxor cards, spring 2027')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByLabel('The new codes')).toHaveValue(code)
    await everyVariant(page, 'desk-codes-created', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Create codes' })).toBeFocused()
  })

  await test.step('visitors read the message of the specification', async () => {
    await visitor.goto(`${origin()}/refer/tour-${code}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tour Guide Referral')
    await expect(visitor.getByRole('main')).toContainText(
      'may be invalid or not yet activated. Please contact the tour guide who provided this link.',
    )
  })

  await test.step('adds an ambassador, and assigns the code', async () => {
    await page.goto('/admin/ambassadors/all')
    await page.getByRole('button', { name: 'Add an ambassador' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email').fill('not an address')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/)
    await dialog.getByLabel('Email').fill(`${code}@guides.example`)
    await dialog.getByLabel('For').selectOption('Tour guide')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambassador')
    await expect(page.getByText('No codes.')).toBeVisible()
    await page.goto(`/admin/referral-codes/${code}`)
    await expect(page.getByText('It has no ambassador yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Assign...' }).click()
    await dialog.getByLabel('Find an ambassador').fill(name)
    await dialog.getByLabel('Ambassador', { exact: true }).selectOption(`${name}, ${code}@guides.example`)
    await everyVariant(page, 'desk-code-assign', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByText(`Salma Nour assigned it to ${name}`)).toBeVisible()
  })

  await test.step('the ambassador agrees to a public name, which visitors see', async () => {
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('button', { name: 'Change names...' }).click()
    await dialog.getByLabel('Public name').fill('Nadia of Luxor')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/once the ambassador has agreed/)
    await everyVariant(page, 'desk-ambassador-edit-refused', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Nadia of Luxor')).toBeVisible()
    await everyVariant(page, 'desk-ambassador-profile')
    await visitor.goto(`${origin()}/refer/tour-${code}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
    await expect(visitor.getByRole('main')).toContainText('Nadia of Luxor')
    await expect(visitor.locator('body')).not.toContainText(name)
  })

  await test.step('pauses and resumes the ambassador', async () => {
    await page.getByRole('button', { name: 'Pause...' }).click()
    await expect(dialog).toContainText('"not yet activated"')
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)
    await dialog.getByLabel('Reason').fill('Away until March.')
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${origin()}/refer/tour-${code}`)
    await expect(other.getByRole('main')).toContainText('may be invalid or not yet activated.')
    await other.context().close()
    await page.getByRole('button', { name: 'Resume...' }).click()
    await dialog.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })

  await test.step('revokes the code after its consequences are shown', async () => {
    await page.goto(`/admin/referral-codes/${code}`)
    await expect(page.getByRole('button', { name: 'Revoke...' })).toBeVisible()
    await everyVariant(page, 'desk-code', { everyPair: true })
    const opener = page.getByRole('button', { name: 'Revoke...' })
    await opener.click()
    await expect(dialog).toContainText('Printed cards with it no longer work.')
    await dialog.getByLabel('Reason').fill('Misused.')
    await page.keyboard.press('Escape')
    await discard(page)
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.getByLabel('Reason').fill('The agreement has ended.')
    await everyVariant(page, 'desk-code-revoke', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
    await expect(page.getByText('The agreement has ended.')).toBeVisible()
    await expectNotRecognized(await (await browser.newContext()).newPage(), origin(), code)
  })

  await test.step('ends the ambassador, and every step is in the audit trail', async () => {
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('button', { name: 'End...' }).click()
    await dialog.getByLabel('Reason').fill('The agreement has ended.')
    await dialog.getByRole('button', { name: 'End', exact: true }).click()
    await expect(page.getByText('They have no codes any longer. This is final.')).toBeVisible()
    await expect
      .poll(() =>
        withDatabase(
          `select action from identity.audit_entries where object_id in ($1, $2)
           or action in ('pause-ambassador', 'end-ambassador') and object_id = $2 order by seq`,
          [code, new URL(page.url()).pathname.split('/').at(-1)],
        ),
      )
      .toEqual(
        [
          'create-referral-codes',
          'add-ambassador',
          'assign-referral-code',
          'update-ambassador',
          'pause-ambassador',
          'resume-ambassador',
          'revoke-referral-code',
          'end-ambassador',
        ].map((action) => ({ action })),
      )
  })

  await test.step('exports the record of the ambassador, and erases them', async () => {
    await page.getByRole('button', { name: 'Export record...' }).click()
    await everyVariant(page, 'desk-ambassador-export', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByLabel('Format').selectOption('Data for another program (JSON)')
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('ambassador.json')
    const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as { parts: { table: string }[] }
    expect(record.parts[0]).toMatchObject({ table: 'ambassadors', rows: [{ name, public_name: 'Nadia of Luxor' }] })
    await page.getByRole('button', { name: 'Erase...' }).click()
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByText('Names and email were erased.')).toBeVisible()
  })
})

async function expectNotRecognized(visitor: Page, origin: string, code: string): Promise<void> {
  await visitor.goto(`${origin}/refer/${code}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Referral Error')
  await expect(visitor.getByRole('main')).toContainText(
    `This referral code (${code}) is not recognized. Please check the URL or contact the person who shared the link.`,
  )
  await visitor.context().close()
}

test('a misprinted id is merged into the intended code with its figures; a look-alike is marked and blocked [D-07, D-09, REF-18]', async ({
  browser,
  context,
  page,
}) => {
  const [stays, misprint] = [`stays-${run()}`, `misprint-${run()}`]
  const lookAlike = `stаys-${run()}`
  const ambassadorId = randomUUID()
  await withDatabase(
    `with ambassador as (
       insert into referral.ambassadors (id, name, email, referrer_type, state, created_at, changed_at)
       values ($1, 'Omar Said', 'omar@guides.example', 'tour-guide', 'active', now(), now()))
     insert into referral.referral_codes (code, state, ambassador_id, assigned_to, referrer_type)
     values ($2, 'assigned', $1, 'Omar Said', 'tour-guide')`,
    [ambassadorId, stays],
  )
  const visitor = await (await browser.newContext()).newPage()
  await signInAs(context, 'admin', 'Nadia Hosni')
  await page.goto('/admin/referral-codes')
  const origin = new URL(page.url()).origin
  await visitor.goto(`${origin}/refer/${misprint}`)
  await expect(visitor.getByRole('main')).toContainText('is not recognized')
  await visitor.goto(`${origin}/refer/${encodeURIComponent(lookAlike)}`)
  await expect(visitor.getByRole('main')).toContainText('is not recognized')
  await withDatabase(
    `insert into referral.referral_week_counts (referral_id, monday, hit_count, visit_count, enquiry_count)
     values ($1, date_trunc('week', now() - interval '14 days')::date, 41, 23, 3)`,
    [misprint],
  )
  const dialog = page.getByRole('dialog')

  await test.step('the look-alike is marked as such and blocked', async () => {
    await page.getByLabel('Show').selectOption('Only seen on links')
    await page.getByLabel('Code begins with').fill('stаys-')
    await expect(page.getByText('Has letters or signs other than a-z')).toBeVisible()
    await everyVariant(page, 'desk-codes-look-alike', { widths: [360, 1440] })
    await page.getByRole('link', { name: lookAlike }).click()
    await page.getByRole('button', { name: 'Block...' }).click()
    await dialog.getByLabel('Reason').fill('Imitates a code.')
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'End the block...' })).toBeVisible()
  })

  await test.step('the misprint is merged; a wrong target is reported at its field', async () => {
    await page.goto(`/admin/referral-codes/${misprint}`)
    await page.getByRole('button', { name: 'Merge...' }).click()
    await dialog.getByLabel('Code that stays').fill('no-such-code')
    await dialog.getByLabel('Reason').fill('Misprinted cards.')
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(dialog.getByLabel('Code that stays')).toHaveAccessibleDescription(/assigned to an ambassador/)
    await everyVariant(page, 'desk-code-merge-refused', { windowOnly: true })
    await dialog.getByLabel('Code that stays').fill(stays.toUpperCase())
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await page.getByRole('link', { name: stays, exact: true }).click()
  })

  await test.step('figures and the export hide small counts', async () => {
    const figures = page.getByRole('region', { name: 'Figures by week' })
    await expect(figures.getByRole('row')).toContainText([/41/])
    const week = figures.getByRole('row').filter({ hasText: '41' }).filter({ hasText: '<5' })
    await expect(week).toHaveCount(1)
    await expect(figures.getByRole('row').filter({ hasText: 'All weeks shown' })).toContainText('hidden')
    await everyVariant(page, 'desk-code-figures', { everyPair: true })
    await page.goto('/admin/referral-codes')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export figures (CSV)' }).click()
    const csv = readFileSync(await (await coming).path(), 'utf8')
    expect(csv.split('\n').find((line) => line.startsWith(`"${stays}"`))).toMatch(/"41","23","<5"$/)
    expect(csv.split(/"?,"|\n"?/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    await expect(page.getByText(/lines exported\. The audit log has an entry\./)).toBeVisible()
  })

  const merged = await (await browser.newContext()).newPage()
  await merged.goto(`${origin}/refer/tour-${misprint}`)
  await expect(merged.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
  await merged.context().close()
})

test('editors and auditors see codes and figures, but no names and no actions [ADM-09, D-11]', async ({
  context,
  page,
}) => {
  const code = `watched-${run()}`
  await withDatabase(
    `with ambassador as (
       insert into referral.ambassadors (id, name, email, referrer_type, state, created_at, changed_at)
       values ($1, 'Canary Ambassador', 'canary@guides.example', 'general', 'active', now(), now()))
     insert into referral.referral_codes (code, state, ambassador_id) values ($2, 'assigned', $1)`,
    [randomUUID(), code],
  )
  for (const role of ['editor', 'auditor'] as const) {
    await context.clearCookies()
    await signInAs(context, role, 'Nadia Selim')
    for (const path of [`/admin/referral-codes`, `/admin/referral-codes/${code}`]) {
      await page.goto(path)
      await expect(page.getByText('Name hidden').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /\.\.\.$|Create codes/ })).toHaveCount(0)
      await expect(page.getByText('Canary')).toHaveCount(0)
    }
  }
  await page.goto('/admin/ambassadors/all')
  await expect(page.getByText('Name hidden').first()).toBeVisible()
  await expect(page.getByText('Canary')).toHaveCount(0)
  await everyVariant(page, 'desk-ambassadors-all', { widths: [360, 1440] })
})
