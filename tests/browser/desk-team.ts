import type { Page } from '@playwright/test'

import { expect } from './site.js'

/** Signs out, and waits until the page is unloaded, because that would abort a navigation. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/sign-in')
}

/** Confirms that the unsaved text may be discarded. */
export async function discard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await dialog.getByRole('button', { name: 'Discard it' }).click()
  await expect(dialog).toHaveCount(0)
}
