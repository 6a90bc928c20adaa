import type { Page } from '@playwright/test'

import { followByRouter, takingOver, untilFormResponds } from './hydration.js'
import { expect, test } from './site.js'

test('every navigation starts at the top and moves focus to the content [ROUTE-32]', async ({ page }) => {
  await page.goto('/')
  await followByRouter(footerLink(page), '/trip-planner')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('banner').getByRole('link', { name: 'Seneb, home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('going back restores the scroll position without stored data [ROUTE-32, D-02]', async ({ page }) => {
  await page.goto('/trip-planner')
  await untilFormResponds(page)
  // Late fonts move the content; the position at leaving counts, not the scrolled one.
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const scrollBefore = await scrolled()
  expect(scrollBefore).toBeGreaterThan(600)
  await page.getByRole('banner').getByRole('link', { name: 'Seneb, home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/trip-planner')
  const distance = async () => Math.abs((await scrolled()) - scrollBefore)
  await expect.poll(distance).toBeLessThanOrEqual(2)
  await page.reload()
  await expect.poll(distance).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a link followed before the script has loaded starts at the top as well [ROUTE-32]', async ({ page }) => {
  await page.route(takingOver, () => undefined)
  await page.goto('/', { waitUntil: 'load' })
  await footerLink(page).click()
  await expect(page).toHaveURL('/trip-planner')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Talk to a Care Advisor' })
