import type { Locator, Page } from '@playwright/test'

import { editPublication } from './edit-publication.js'
import { sampleSetting } from './sample-settings.js'
import { CookieBar } from './cookie-bar.js'
import { expect, test } from './site.js'

const phone = { width: 360, height: 780 }

/** The ground of the header as red, green, blue and opacity. */
async function headerGround(page: Page): Promise<readonly number[]> {
  const colour = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const channels = [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
  return channels.length === 3 ? [...channels, 1] : channels
}

/** Returns everything on a phone's screen that is too small for a finger (SHELL-07). */
async function smallTargets(page: Page): Promise<readonly string[]> {
  const targets = page.locator('a, button, summary, select, input:not([type=hidden]), textarea').visible()
  expect(await targets.count()).toBeGreaterThan(5)
  return targets.evaluateAll((elements) =>
    elements
      // A checkbox counts with its label; links in sentences and elements off the screen are exempt.
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      // A browser lays out in 64ths of a pixel; boxes that it moves differ by less, such as 47.99999.
      .map(({ element, box }) => {
        const [height = 0, width = 0] = [box.height, box.width].map((length) => Math.round(length * 64) / 64)
        return { element, box, height, width }
      })
      .filter(
        ({ element, box, height, width }) => box.bottom > 0 && !element.closest('p') && (height < 48 || width < 44),
      )
      .map(({ element, box }) => `${Math.round(box.height)} px: ${element.outerHTML.slice(0, 100)}`),
  )
}

/** Expects these links by their text, in this order, each with its target. */
async function expectLinks(within: Locator, targets: Readonly<Record<string, string>>): Promise<void> {
  const links = within.getByRole('link')
  const shown = await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
  expect(shown).toEqual(Object.entries(targets))
}

test.describe('the header', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('is fixed, a dark band on a phone, else transparent at the top and a white veil past 10 px; starts with a skip link, and its logo leads home [SHELL-01, SHELL-02, SHELL-18]', async ({
    page,
  }) => {
    const header = page.getByRole('banner')
    await test.step('a dark translucent band at the top of a phone', async () => {
      await page.setViewportSize(phone)
      await page.goto('/')
      const [red = 255, green = 255, blue = 255, opacity = 1] = await headerGround(page)
      expect(Math.max(red, green, blue)).toBeLessThan(64)
      expect(opacity).toBeGreaterThan(0.3)
      expect(opacity).toBeLessThan(1)
    })

    await test.step('a translucent white veil past 10 px', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      await expect(header).toHaveCSS('position', 'fixed')
      expect((await headerGround(page))[3]).toBe(0)
      await page.evaluate(() => scrollTo(0, 10))
      await page.waitForTimeout(150)
      expect((await headerGround(page))[3]).toBe(0)
      await page.evaluate(() => scrollTo(0, 11))
      await expect.poll(() => headerGround(page)).toEqual([255, 255, 255, 0.95])
      await expect(header).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(async () => (await headerGround(page))[3]).toBe(0)
    })

    await test.step('a skip link', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('a logo that leads home', async () => {
      await page.goto('/trip-planner')
      await header.getByRole('link', { name: 'Seneb, home' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('fills the screen, locks the page, traps focus, closes by button, Escape, link and a wide window, and is offered below 768 px only [SHELL-05, SHELL-06, D-74]', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await test.step('fills the screen, locks the page behind it, and closes by its button', async () => {
      await opener.click()
      await expect(menu).toBeVisible()
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY)).toBe(0)

      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })

    await test.step('traps focus, closes on Escape and restores focus', async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      const stops = await menu.locator('a, button, input, summary').count()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop <= stops; stop++) {
          await page.keyboard.press(key)
          expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
        }
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })

    await test.step('closes when the window outgrows it', async () => {
      await page.setViewportSize({ width: 767, height: 900 })
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.setViewportSize({ width: 768, height: 900 })
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opener).toBeHidden()
      await expect(page.locator('dialog[data-menu][open]')).toHaveCount(0)
    })

    await test.step('closes when a link in it is followed', async () => {
      await page.setViewportSize(phone)
      await opener.click()
      await page.getByRole('dialog').getByRole('link', { name: 'Plan your trip' }).click()
      await expect(page).toHaveURL('/trip-planner')
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Plan your treatment and your trip' })).toBeVisible()
    })
  })

  test.describe('on its side', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

    test('is offered as well, although the window is wide [SHELL-05, D-74]', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByText('About', { exact: true })).toBeHidden()
    })
  })
})

test.describe('without the scripts of the page', () => {
  test.use({ viewport: phone, mayComplain: /net::ERR_FAILED/ })

  test('the phone menu opens and closes without them [SHELL-06]', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('every target of a phone is at least 48 px high on the home page and in the planner, before and after the cookie choice [SHELL-07]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const bar = new CookieBar(page)
  for (const path of ['/', '/trip-planner']) {
    await test.step(path, async () => {
      // The visitor is a new one on each page.
      await page.context().clearCookies()
      await page.goto(path)
      await expect(bar.banner).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
      await bar.button('Necessary Only').click()
      await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

test.describe('the footer', () => {
  test('has columns, year, theme and the settings of the owner; it and the About menu name the pages of the specification [SHELL-03, SHELL-04, SHELL-08, SHELL-09, SHELL-10, SHELL-12, SHELL-13, SHELL-15, SHELL-16, D-68, D-77]', async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const quick = footer.getByRole('navigation', { name: 'Quick Links' })
    await test.step('its columns, this year and the theme', async () => {
      await expect(quick.getByRole('heading')).toHaveText('Quick Links')
      await expect(quick.getByRole('link', { name: 'Talk to a Care Advisor' })).toHaveAttribute('href', '/trip-planner')
      await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Seneb`)
      await expect(footer.getByRole('button', { name: 'Dark theme' })).toBeVisible()
    })

    await test.step('company, address, waiting list and networks', async () => {
      await expect(footer).toContainText(sampleSetting('company.registration'))
      await expect(footer).toContainText('London')
      const waitingList = footer.getByRole('link', { name: 'Waiting List (opens in a new tab)' })
      await expect(waitingList).toHaveAttribute('href', sampleSetting('links.waitingList'))
      await expect(waitingList).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(footer).toContainText('Sample details, no real company: Sample Company Ltd')
      // Samples are named and lead nowhere; footer.test.tsx proves the links of networks that are set.
      const follow = footer.getByRole('navigation', { name: 'Follow Us' })
      await expect(follow.getByRole('listitem')).toHaveText(
        ['Facebook', 'Instagram', 'LinkedIn'].map((name) => `${name} (sample)`),
      )
      await expect(footer.locator('a[href*=".example"]')).toHaveCount(1)
    })

    await test.step('the pages of the specification, also in the About menu', async () => {
      await page.getByRole('banner').getByText('About', { exact: true }).click()
      const about = page.getByRole('banner').getByRole('list').filter({ hasText: 'Become a Partner' })
      await expectLinks(about, {
        'Our Team & Partners': '/our-team',
        'Our Values': '/our-values',
        'Why Egypt': '/why-egypt',
        Blog: '/blogs',
        News: '/news',
        'Become a Partner': '/affiliate-guide',
      })
      await expectLinks(quick, {
        'Talk to a Care Advisor': '/trip-planner',
        'Cost Estimator': '/budget-estimator',
        'Become a Health Access Ambassador': '/affiliate-guide',
        'Waiting List↗ (opens in a new tab)': sampleSetting('links.waitingList'),
      })
      await expectLinks(footer.getByRole('navigation', { name: 'About Us' }), {
        'Why Egypt': '/why-egypt',
        'Our Team': '/our-team',
        'Our Values': '/our-values',
        Blog: '/blogs',
      })
    })
  })

  test('shows a recent edit on cached pages and on forms [SHELL-12, D-77, P4]', async ({ request }) => {
    const edit = (text: string) => editPublication({ kind: 'setting', key: 'company.address', field: ['value'] }, text)
    const footerOf = async (path: string) => (await (await request.get(path)).text()).split('<footer')[1] ?? ''
    const pages = ['/our-values', '/contact-us']
    for (const path of pages) expect(await footerOf(path)).toContain('1 Sample Street')
    try {
      await edit('2 Edited Street, London')
      for (const path of pages) {
        // The goal is two seconds; page-cache.test.ts asserts it on a quiet machine.
        await expect.poll(() => footerOf(path), { intervals: [100] }).toContain('2 Edited Street')
      }
    } finally {
      await edit(sampleSetting('company.address'))
    }
  })
})

test('the theme follows the system until one is chosen, and the choice stays [SHELL-16, D-73]', async ({ page }) => {
  const ground = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const [light, dark] = ['rgb(253, 250, 244)', 'rgb(12, 42, 42)']
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground()).toBe(light)

  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect.poll(ground).toBe(dark)
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible()
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.goto('/trip-planner')
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(ground).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  expect(await ground()).toBe(light)
})
