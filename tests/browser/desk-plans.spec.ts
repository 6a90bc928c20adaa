import { randomUUID } from 'node:crypto'

import type { Browser, Page } from '@playwright/test'

import { readLocation } from './config.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 180_000, mode: 'serial' })

interface Sent {
  readonly treatment?: readonly [type: string, procedure: string]
  readonly withoutDraft?: boolean
}

/**
 * Submits an enquiry on the site, with consent to a draft unless `withoutDraft` is set; returns its ID and reference.
 */
async function submit(browser: Browser, email: string, { treatment, withoutDraft = false }: Sent = {}) {
  const visitor = await browser.newContext({ baseURL: readLocation().siteUrl })
  const planner = new TripPlannerPage(await visitor.newPage())
  await planner.open()
  await planner.fillRequired({ email })
  if (treatment) {
    await planner.field('treatmentType').selectOption(treatment[0])
    await planner.field('medicalProcedure').selectOption(treatment[1])
  }
  if (!withoutDraft) await planner.draftConsent.check()
  await planner.submitButton.click()
  const found = () =>
    withDatabase<{ id: string; reference: string }>(
      'select id, reference from enquiry.care_enquiries where email = $1',
      [email],
    )
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(1)
  await visitor.close()
  const [sent] = await found()
  return { id: sent?.id ?? '', reference: sent?.reference ?? '' }
}

async function openPlan(page: Page, reference: string): Promise<void> {
  await page.goto('/admin/plans')
  const row = page.getByRole('region', { name: 'List of plans' }).getByRole('link', { name: reference })
  await expect(row).toBeVisible({ timeout: 30_000 })
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan ${reference}`)
}

const approve = async (page: Page, as: string) => {
  await page.getByRole('button', { name: 'Approve...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: as }).click()
}

test('a plan with "$1,999" cannot be approved without a source, passes with one, and is emailed once with its reviewer [D-49, O-7, PIPE-12]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const email = `plan-${randomUUID().slice(0, 8)}@example.com`
  const { reference } = await submit(browser, email)
  await signInAs(context, 'care-lead', 'Salma Nour')
  await openPlan(page, reference)
  await expect(page.getByText('None: every figure has a source.')).toBeVisible()

  await test.step('a figure without a source is marked at its line and blocks the approval', async () => {
    await page.getByRole('button', { name: 'Add a line : About costs' }).click()
    const added = page.getByLabel('New line: About costs')
    await expect(added).toBeFocused()
    await added.fill('The clinic asks $1,999 for the whole treatment.')
    await page.getByRole('link', { name: 'All plans' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep writing' }).click()
    await expect(added).toHaveValue('The clinic asks $1,999 for the whole treatment.')
    await page.getByRole('button', { name: 'Save the plan' }).click()
    const line = page.getByRole('listitem').filter({ hasText: 'The clinic asks $1,999' })
    await expect(line).toContainText('"$1,999" has no source')
    await expect(page.getByRole('region', { name: 'Figures without a source' })).toContainText('About costs: "$1,999"')
    const approving = page.getByRole('button', { name: 'Approve...' })
    await expect(approving).toBeDisabled()
    await expect(approving).toHaveAccessibleDescription(
      /This plan can't be approved yet: About costs: "[$]1,999" has no source/,
    )
    await everyVariant(page, 'desk-plan', { widths: [360, 1440] })
  })
  await test.step('a line is edited in place: focus moves to its text and returns to the line', async () => {
    const change = page.getByRole('button', { name: /^Change Questions for the provider/ }).first()
    await change.press('Enter')
    await expect(page.getByLabel('Questions for the provider, new text')).toBeFocused()
    await page.getByRole('button', { name: /^Undo this change/ }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
  })
  await test.step('lines have shortcuts: down and up, edit, back to the line, undo', async () => {
    const region = page.getByRole('region', { name: 'The plan' })
    const lines = region.getByRole('listitem')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await expect(lines.first()).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(lines.first()).toBeFocused()
    await page.keyboard.press('e')
    const field = region.getByRole('textbox')
    await expect(field).toBeFocused()
    await page.keyboard.type('Mine. ')
    await page.keyboard.press('Escape')
    await expect(lines.first()).toBeFocused()
    await page.keyboard.press('u')
    await expect(field).toHaveCount(0)
    await expect(lines.first()).toBeFocused()
  })
  await test.step('its sections fold, and lines without a figure can be hidden', async () => {
    const lines = page.getByRole('region', { name: 'The plan' }).getByRole('listitem').filter({ visible: true })
    const all = await lines.count()
    await page.getByLabel("Only figures, the patient's answers and changes").check()
    await expect.poll(() => lines.count()).toBeLessThan(all)
    await expect(page.getByText('The clinic asks $1,999 for the whole treatment.', { exact: true })).toBeVisible()
    await page.getByLabel("Only figures, the patient's answers and changes").uncheck()
    await page.getByRole('button', { name: 'Collapse all' }).press('Enter')
    await expect(lines).toHaveCount(0)
    await page.getByRole('link', { name: 'Questions for the provider' }).press('Enter')
    await expect(lines.first()).toBeVisible()
    await page.getByRole('button', { name: 'Collapse all' }).press('Enter')
    await page.getByRole('button', { name: 'Expand all' }).press('Enter')
    await expect(lines).toHaveCount(all)
  })
  await test.step('removing a drafted line requires a reason', async () => {
    const drafted = page.getByRole('button', { name: /^Remove Questions for the provider/ }).first()
    await drafted.click()
    await page.getByRole('button', { name: 'Save the plan' }).click()
    await expect(page.getByText('Please say why')).toBeVisible()
    await page.getByLabel('Reason', { exact: true }).selectOption('It could be misunderstood')
    await page.getByRole('button', { name: 'Save the plan' }).click()
    await expect(page.getByRole('button', { name: 'Save the plan' })).toHaveCount(0)
    await page.getByLabel('Show what the draft said').check()
    await expect(page.getByText('Removed from the draft')).toBeVisible()
  })
  await test.step('two versions are compared word by word, by keyboard', async () => {
    await page.getByRole('button', { name: 'What changed...' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const since = dialog.getByRole('group')
    await expect(since).toContainText('2 lines are different')
    await expect(since.locator('ins')).toContainText('[added: The clinic asks $1,999')
    await expect(since.locator('del')).toContainText('[removed: ')
    await everyVariant(page, 'desk-plan-changes', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Since the version before' }).press('Enter')
    await expect(since).toContainText('1 line is different')
    await expect(since.locator('ins')).toHaveCount(0)
    await dialog.getByLabel('To version', { exact: true }).selectOption({ label: '1: the draft' })
    await expect(dialog.getByLabel('To version', { exact: true })).toHaveValue('1')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'What changed...' })).toBeFocused()
  })
  await test.step('another draft is requested by keyboard, its progress is shown, and it is compared with the previous one', async () => {
    await page.getByRole('button', { name: 'Request a new draft...' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is wrong with this draft').selectOption('It could be misunderstood')
    await everyVariant(page, 'desk-plan-redraft', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Request' }).press('Enter')
    await expect(page.getByText('This is a new draft')).toBeVisible({ timeout: 20_000 })
    await everyVariant(page, 'desk-plan-redrafted', { windowOnly: true, widths: [360, 1440] })
    await page.getByRole('button', { name: 'What is new...' }).press('Enter')
    const since = dialog.getByRole('group')
    await expect(since.locator('del')).toContainText('[removed: The clinic asks $1,999')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add a line : About costs' }).click()
    await page.getByLabel('New line: About costs').fill('The clinic asks $1,999 for the whole treatment.')
    await page.getByRole('button', { name: 'Save the plan' }).click()
    await expect(page.getByRole('region', { name: 'Figures without a source' })).toContainText('About costs: "$1,999"')
  })
  await test.step('with its source attached it is approved and emailed', async () => {
    await page.getByRole('button', { name: 'Attach a source...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect(dialog.getByText('Please name the source')).toBeVisible()
    await dialog.getByLabel('Quote, word for word').fill('Our price for the whole treatment is $1,999.')
    await dialog.getByLabel('Source').fill('Letter of the clinic')
    await dialog.getByLabel('Date').fill('2026-01-20')
    await everyVariant(page, 'desk-plan-source', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect(page.getByText('None: every figure has a source.')).toBeVisible()
    await approve(page, 'Approve and email')
    await expect(page.getByText('Emailed', { exact: true })).toBeVisible({ timeout: 20_000 })
    const { subject, text } = await stack.mail(email, 'The clinic asks $1,999')
    expect(subject).toBe(`About your request (${reference})`)
    expect(text).toContain('AI-assisted draft, reviewed by Salma Nour, Test,')
    expect(text).toContain('Letter of the clinic, 2026-01-20')
    expect(text).not.toContain('Choose provider, city and hospital')
    await page.getByRole('link', { name: 'The enquiry' }).click()
    await expect(page.getByText(/^Answered after/)).toBeVisible({ timeout: 20_000 })
    expect(await stack.mailsTo(email, 'The clinic asks $1,999')).toHaveLength(1)
  })
  await test.step('a question and the acceptance are recorded by phone, and lists show the decision', async () => {
    const decision = page.getByRole('region', { name: 'Decision about the plan' })
    await expect(decision).toContainText('No decision yet')
    await decision.getByRole('button', { name: 'Record a decision by phone...' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Decision').selectOption('They ask about it')
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(dialog.getByText('Please write down their question')).toBeVisible()
    const line = dialog.getByLabel('About which line').getByRole('option', { name: /The clinic asks [$]1,999/ })
    await dialog.getByLabel('About which line').selectOption((await line.getAttribute('value')) ?? '')
    await dialog.getByLabel('Question, in their words').fill('Is the anesthesia included?')
    await everyVariant(page, 'desk-plan-decision', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Record it' }).press('Enter')
    await expect(decision).toContainText('Is the anesthesia included?')
    await decision.getByRole('button', { name: 'Record a decision by phone...' }).click()
    await dialog.getByLabel('Decision').selectOption('They accept the plan')
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(decision.getByText('Accepted').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
      'Salma Nour recorded by phone that the patient accepted the plan',
    )
    await everyVariant(page, 'desk-plan-decided', { widths: [360, 1440] })
    await page.goto('/admin/enquiries?show=PLAN_DECIDED')
    await expect(page.getByRole('region', { name: 'List of enquiries' }).getByText(reference)).toBeVisible()
  })
})

test('a cardiology plan needs two approvals, one by a doctor, and is not emailed after the first [D-49, O-7]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const email = `plan-${randomUUID().slice(0, 8)}@example.com`
  const { reference } = await submit(browser, email, { treatment: ['Cardiology', 'TAVR'] })
  await signInAs(context, 'care-lead', 'Salma Nour')
  await openPlan(page, reference)
  const others = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' } })
  const doctor = await others.newPage()
  await signInAs(others, 'doctor', 'Dr. Hany Saleh')
  await doctor.goto(page.url())
  await expect(doctor.getByText('Two people approve it, one of them a doctor.')).toBeVisible()

  await approve(page, 'Approve (first of two)')
  await expect(doctor.getByText('Approved by Salma Nour, Test')).toBeVisible({ timeout: 20_000 })
  await test.step('withdrawing it requires a reason; the plan waits again and needs two approvals', async () => {
    await page.getByRole('button', { name: 'Withdraw the approval...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(dialog.getByText('Please write why')).toBeVisible()
    await dialog.getByLabel('Reason').fill('She asked for other days.')
    await everyVariant(page, 'desk-plan-withdraw', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('Salma Nour withdrew the approval')).toBeVisible()
    await expect(page.getByText('To review', { exact: true })).toBeVisible()
    await approve(page, 'Approve (first of two)')
    await expect(page.getByText('Approved by Salma Nour, Test')).toBeVisible()
  })
  await approve(page, 'Approve and email')
  await expect(page.getByRole('alert')).toContainText('Someone else has to approve it now.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await stack.mailsTo(email, 'reviewed by')).toEqual([])

  await approve(doctor, 'Approve and email')
  const { text } = await stack.mail(email, 'reviewed by')
  expect(text).toContain('AI-assisted draft, reviewed by Salma Nour, Test,')
  expect(text).toContain('Reviewed as well by Dr. Hany Saleh, Test,')
  await expect(page.getByText('Emailed', { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.goto('/admin/plans?show=SENT')
  await expect(page.getByRole('region', { name: 'List of plans' })).toBeVisible()
  await everyVariant(page, 'desk-plans', { widths: [360, 1440] })
  await others.close()
})

test('without consent to a draft, a staff member writes the plan from the catalogue by keyboard, and the email says so [D-66, D-49, O-8]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const email = `plan-${randomUUID().slice(0, 8)}@example.com`
  const { id, reference } = await submit(browser, email, { withoutDraft: true })
  await signInAs(context, 'care-lead', 'Salma Nour')
  await page.goto(`/admin/enquiries/${id}`)
  await expect(page.getByRole('button', { name: 'Write the plan by hand' })).toBeVisible()
  await everyVariant(page, 'desk-enquiry-without-draft', { windowOnly: true, widths: [360, 1440] })
  await page.getByRole('button', { name: 'Write the plan by hand' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan ${reference}`, { timeout: 20_000 })
  await expect(page.getByText('Written by hand')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request a new draft...' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add lines from the catalogue...' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().press('Space')
  await everyVariant(page, 'desk-plan-catalogue', { windowOnly: true, widths: [360, 1440] })
  await dialog.getByRole('button', { name: 'Choose all' }).press('Enter')
  await dialog.getByRole('button', { name: 'Add lines' }).press('Enter')
  await page.getByRole('button', { name: 'Save the plan' }).press('Enter')
  await expect(page.getByText('From our catalogue').first()).toBeVisible()
  await expect(page.getByText('None: every figure has a source.')).toBeVisible()
  await everyVariant(page, 'desk-plan-by-hand', { windowOnly: true, widths: [360, 1440] })
  await approve(page, 'Approve and email')
  const { text } = await stack.mail(email, 'reviewed by')
  expect(text).toContain('Written by the Seneb care team, reviewed by Salma Nour, Test,')
  expect(text).not.toContain('AI-assisted')
})
