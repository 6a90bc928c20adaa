import { expect, type Page } from '@playwright/test'

/**
 * Waits until React answers on a page that it takes over when somebody is there: a key that does nothing by itself says
 * so, again and again, because the script that listens may be late itself.
 */
export async function untilFormAnswers(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const answers = async (): Promise<number> => {
    await page.keyboard.press('Shift')
    return page.locator('html[data-hydrated]').count()
  }
  await expect.poll(answers, options).toBe(1)
}
