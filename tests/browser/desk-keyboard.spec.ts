import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { Page } from '@playwright/test'

import { KeyboardWalk } from './keyboard-walk.js'
import { expect, test, type SiteStack } from './site.js'

test.describe.configure({ timeout: 180_000 })

/** The pages each role finds in the rail, by the title of the page; the first one greets. */
const journeys: Readonly<Record<StaffRole, readonly string[]>> = {
  'care-agent': ['Enquiries', 'Plans', 'Receipts', 'Unmatched emails', 'Claims and offers', 'Account'],
  'care-lead': [
    'Enquiries',
    'Plans',
    'Receipts',
    'Unmatched emails',
    'Response times',
    'AI quality',
    'Templates',
    'Ambassadors',
    'Referral codes',
    'Claims and offers',
    'Subscribers',
    'Account',
  ],
  doctor: ['Enquiries', 'Plans', 'Receipts', 'Catalogue', 'Account'],
  writer: ['Content', 'Claims and offers', 'Prices', 'Catalogue', 'Newsletter', 'Site', 'Account'],
  editor: [
    'Referral codes',
    'Content',
    'Claims and offers',
    'Prices',
    'Catalogue',
    'Newsletter',
    'Subscribers',
    'Site',
    'Settings',
    'Account',
  ],
  ops: ['Queues', 'Site', 'Account'],
  auditor: [
    'Enquiries',
    'Plans',
    'Receipts',
    'Response times',
    'AI quality',
    'Ambassadors',
    'Referral codes',
    'Content',
    'Claims and offers',
    'Prices',
    'Catalogue',
    'Subscribers',
    'Queues',
    'Site',
    'Audit',
    'Account',
  ],
  admin: ['Ambassadors', 'Referral codes', 'Site', 'People', 'Partners', 'Audit', 'Account'],
}

const roles = Object.keys(journeys) as StaffRole[]

// Two roles share a window, one after the other.
for (let at = 0; at < roles.length; at += 2) {
  const pair = roles.slice(at, at + 2)
  test(`${pair.join(' and ')} can sign in, open each of their pages and sign out by keyboard alone [ADM-09, ROLE-03]`, async ({
    page,
    stack,
  }) => {
    for (const role of pair) await test.step(role, () => walkPagesOf(role, page, stack))
  })
}

async function walkPagesOf(role: StaffRole, page: Page, stack: SiteStack): Promise<void> {
  const pages = journeys[role]
  const member = await stack.memberOf(role)
  const walk = new KeyboardWalk(page)
  const title = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/sign-in')

  await test.step('signs in', async () => {
    await expect(page.getByLabel('Work email')).toBeFocused()
    await page.keyboard.type(member.email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password')).toBeVisible()
    await walk.to(page.getByLabel('Password'))
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await walk.to(page.getByLabel('Code', { exact: true }))
    await page.keyboard.type(await stack.codeOf(member))
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Hello, Demo')
  })

  const rail = page.getByRole('navigation', { name: 'Desk' })
  await expect(rail.getByRole('link')).toHaveText(['My day', ...pages])
  for (const label of pages) {
    await test.step(`opens ${label}, and its first action can be reached`, async () => {
      await walk.to(rail.getByRole('link', { name: label }))
      await page.keyboard.press('Enter')
      await expect(title).toHaveText(label)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await walk.to(page.locator('main').locator('button, a, input, select, summary').first())
    })
  }

  await test.step('navigates back by keys and the palette, and signs out', async () => {
    await page.locator('main').focus()
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await expect(title).toHaveText('Hello, Demo')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('sign out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/sign-in')
    await expect(page.getByLabel('Work email')).toBeVisible()
  })
}
