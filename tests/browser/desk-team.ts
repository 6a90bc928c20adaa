import type { Page } from '@playwright/test'

import { expect, type SiteStack } from './site.js'
import type { TeamMember } from './site-team.js'

/** Opens a desk page as a team member who signs in on the way there. */
export async function openAs(
  page: Page,
  stack: SiteStack,
  member: TeamMember,
  ...[path, title]: readonly [path: string, title: RegExp | string]
): Promise<void> {
  await page.goto(`/admin${path}`)
  await page.getByLabel('Work email').fill(member.email)
  await page.getByRole('button', { name: 'Continue with password and code' }).click()
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Code', { exact: true }).fill(await stack.codeOf(member))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Signs out, and waits until the page has gone: what is opened before that would be cut off by the going. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/sign-in')
}

/** Confirms that the unsaved text may be discarded. */
export async function discard(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await question.getByRole('button', { name: 'Discard it' }).click()
  await expect(question).toHaveCount(0)
}
