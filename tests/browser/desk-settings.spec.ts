import type { BrowserContext, Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 240_000, mode: 'serial' })

/** Time within which a change shows everywhere; no process restarts. */
const followsWithin = { timeout: 60_000 }

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

async function openGroup(page: Page, name: string): Promise<void> {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function saveChanges(page: Page): Promise<void> {
  await save(page).press('Enter')
  await expect(page.getByText('The site shows it within a minute.')).toBeVisible()
}

async function restore(page: Page, version: number): Promise<void> {
  await history(page)
    .getByRole('button', { name: `Restore version ${version}`, exact: true })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function anotherPage(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('the context belongs to no browser')
  return (await browser.newContext()).newPage()
}

test('an editor changes the care desk by keyboard: the preview shows it while typing, and footer and contact page within a minute [D-63, D-77]', async ({
  context,
  page,
}) => {
  const visitor = await anotherPage(context)
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Salma')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('link', { name: 'Care desk' })).toBeVisible()
  await everyVariant(page, 'desk-settings')
  await page.getByRole('link', { name: 'Care desk' }).press('Enter')

  await test.step('invalid values are reported at their fields', async () => {
    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByLabel('Opening hours').fill('Sun-Thu 09:00-17:00')
    await save(page).press('Enter')
    await expect(page.getByText('Please give one email address')).toBeVisible()
    await expect(page.getByText('so the desk has to be there then')).toBeVisible()
    await everyVariant(page, 'desk-setting-refused')
  })
  await test.step('valid values are stored with author, time and reason', async () => {
    await page.getByLabel('Email', { exact: true }).fill('desk@seneb-care.org')
    await page.getByLabel('Opening hours').fill('Sun-Sat 09:00-22:30')
    await page.getByLabel('Reason for this change').fill('We open earlier')
    await expect(preview(page)).toContainText('desk@seneb-care.org')
    await saveChanges(page)
    await expect(history(page).getByText('Version 2, current: Salma Nour')).toBeVisible()
    await expect(history(page).getByText('We open earlier')).toBeVisible()
    await expect(history(page).locator('ins').getByText('09').first()).toBeVisible()
    await everyVariant(page, 'desk-setting-saved')
  })
  await expect(async () => {
    await visitor.goto('/contact-us')
    await expect(visitor.getByRole('contentinfo')).toContainText('desk@seneb-care.org', { timeout: 1000 })
    await expect(visitor.getByRole('main')).toContainText('desk@seneb-care.org', { timeout: 1000 })
  }).toPass(followsWithin)

  await test.step('an earlier version is restored', async () => {
    await restore(page, 1)
    await expect(history(page).getByText('Version 3, current: Salma Nour')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('care@seneb.example')
    await expect(history(page).getByText('Restored version 1')).toBeVisible()
  })
  await test.step('the same version is restored again after a later one', async () => {
    await restore(page, 2)
    await expect(history(page).getByText('Version 4, current: Salma Nour')).toBeVisible()
    await restore(page, 1)
    await expect(history(page).getByText('Version 5, current: Salma Nour')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('care@seneb.example')
  })
})

test('when two editors change one group, the second sees both versions and loses nothing [R8]', async ({
  context,
  page,
}) => {
  const other = await anotherPage(context)
  await signInAs(context, 'editor', 'Salma Nour')
  await signInAs(other.context(), 'editor', 'Omar Fathy')
  await openGroup(page, 'Values page')
  await openGroup(other, 'Values page')
  await page.getByLabel('Title').fill('Welcome to our values')
  await other.getByLabel('Title').fill('What we stand for')
  await saveChanges(other)

  await expect(page.getByText('Omar Fathy saved version 2 while you edited')).toBeVisible(followsWithin)
  await expect(page.getByLabel('Title')).toHaveValue('Welcome to our values')
  await everyVariant(page, 'desk-setting-conflict')
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await saveChanges(page)
  await expect(history(page).getByText('Version 3, current: Salma Nour')).toBeVisible()
  await restore(page, 1)
  await expect(page.getByLabel('Title')).toHaveValue('Welcome')
})

test('the planner can be paused at run time: pages say so, an open form is rejected and keeps its values, drafts return [TRIP-63]', async ({
  context,
  page,
}) => {
  const [early, late] = [await anotherPage(context), await anotherPage(context)]
  const planner = new TripPlannerPage(early)
  await planner.open()
  await planner.fillRequired({ email: 'early@example.com', fullName: 'Early Bird' })
  await signInAs(context, 'editor', 'Salma Nour')
  await openGroup(page, 'Operation')
  const accepts = page.getByLabel('Trip planner accepts enquiries')

  await accepts.selectOption('Off')
  await page.getByLabel('Maintenance notice').fill('Our telephones are out of order until noon.')
  await expect(preview(page)).toContainText('In place of its form')
  await everyVariant(page, 'desk-setting-switches')
  await saveChanges(page)

  await test.step('a page that is opened now shows a notice instead of the form', async () => {
    await expect(async () => {
      await late.goto('/trip-planner')
      await expect(late.getByRole('heading', { name: 'The trip planner is closed for now' })).toBeVisible({
        timeout: 1000,
      })
      await expect(late.getByText('Our telephones are out of order until noon.')).toBeVisible({ timeout: 1000 })
    }).toPass(followsWithin)
    await expect(late.getByRole('form', { name: 'Plan your treatment and your trip' })).toHaveCount(0)
    await everyVariant(late, 'planner-paused')
  })
  await test.step('a form that was open is rejected with a message and keeps every value', async () => {
    await planner.submitButton.click()
    await expect(early.getByText('We are not accepting new trip enquiries at the moment.').first()).toBeVisible()
    await expect(planner.field('fullName')).toHaveValue('Early Bird')
  })
  await test.step('the draft survives a visit to the paused page and is there once it reopens', async () => {
    await early.reload()
    await expect(early.getByRole('heading', { name: 'The trip planner is closed for now' })).toBeVisible()
    await accepts.selectOption('On')
    await page.getByLabel('Maintenance notice').fill('')
    await saveChanges(page)
    await expect(async () => {
      await early.reload()
      await expect(planner.field('fullName')).toHaveValue('Early Bird', { timeout: 1000 })
      await expect(early.getByText('Our telephones are out of order')).toHaveCount(0, { timeout: 1000 })
    }).toPass(followsWithin)
    await planner.waitUntilReady()
    await planner.consent.check()
    await planner.submitButton.click()
    await expect(early.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  })
})

test('newsletter and referral switches take effect without a restart [D-07, D-16, REF-41]', async ({
  context,
  page,
}) => {
  const visitor = await anotherPage(context)
  await signInAs(context, 'editor', 'Salma Nour')
  await openGroup(page, 'Operation')
  await page.getByLabel('Newsletter asks for confirmation').selectOption('Off')
  await page.getByLabel('Unknown referral IDs are accepted').selectOption('Off')
  await saveChanges(page)

  await expect(async () => {
    await visitor.context().clearCookies()
    await visitor.goto('/r/never-issued-7')
    await expect(visitor.getByText('is not recognized')).toBeVisible({ timeout: 2000 })
  }).toPass(followsWithin)
  await visitor.goto('/')
  const form = visitor.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Your email address').fill('at-once@example.com')
  await form.getByRole('button').click()
  const toast = visitor.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(toast.filter({ hasText: 'Subscription successful!' })).not.toContainText('check your inbox to confirm')

  await page.getByLabel('Newsletter asks for confirmation').selectOption('On')
  await page.getByLabel('Unknown referral IDs are accepted').selectOption('On')
  await saveChanges(page)
})

test('staff without the permission cannot edit settings, and the audit trail records who changed what [ADM-09, S10]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Mona Farid')
  await page.goto('/admin/settings')
  await expect(page.getByText('Your roles do not allow this.')).toBeVisible()
  const auditor = await anotherPage(context)
  await signInAs(auditor.context(), 'auditor', 'Hany Lotfy')
  await auditor.goto('/admin/audit')
  await expect(auditor.getByRole('row').filter({ hasText: 'Salma Nour' }).first()).toBeVisible()
})
