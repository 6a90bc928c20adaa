import type { Page } from '@playwright/test'

import { readLocation } from './config.js'
import { issueCodes, sessionItems, storedReferral } from './referral-visit.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

// The console repeats the status of every page that does not exist, and the router complains of broken encodings.
test.use({ mayComplain: /status of 404|could not be decoded/ })
// Each test opens a table of addresses in one window.
test.describe.configure({ timeout: 120_000 })

const noId = 'Invalid Referral Link - No referral ID was provided in the URL.'
const badLink = 'Invalid referral link - Please check the URL'
const badTour = (id: string) => `Invalid tour guide referral link - ID: ${id}`
const [general, tour] = ['Referral Error', 'Tour Guide Referral']
const returnHome = (page: Page) => page.getByRole('link', { name: 'Return to Home' })
const sixtyFour = 'x'.repeat(62) + '64'

test('/refer is the test page: no referral is active or stored [REF-10, REF-37, REF-39, REF-40, REF-44, ROUTE-05, D-10]', async ({
  page,
}) => {
  for (const path of ['/refer', '/refer/']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Referral')
    const card = page.getByRole('main')
    await expect(card).toContainText('This is a test referral without a code')
    await expect(card).toContainText(
      'This referral page is for testing purposes and is not assigned to a specific partner.',
    )
    await expect(page.getByRole('status').filter({ hasText: 'Test referral page' })).toBeVisible()
    expect(await sessionItems(page)).toEqual({})
  }
})

for (const { kind, title, addresses } of [
  {
    kind: 'no id',
    title: general,
    addresses: [
      ['/refer/:id', noId],
      ['/refer/%3Aid/', noId],
      ['/refer/%20', noId],
      ['/refer/%20%09', noId],
    ],
  },
  {
    kind: 'no good id',
    title: general,
    addresses: [
      ['/refer/a', badLink],
      [`/refer/${sixtyFour}x`, badLink],
      ['/refer/a%20b', badLink],
      ['/refer/a%00b', badLink],
      ['/refer/a%2Fb', badLink],
      ['/refer/a/b', badLink],
      ['/refer/a%5Cb', badLink],
      ['/refer/%E0%A4%A', badLink],
      ['/refer/%', badLink],
      ['/refer/..%2F..%2Fetc%2Fpasswd', badLink],
    ],
  },
  {
    kind: 'no good id of a tour guide',
    title: tour,
    addresses: [
      ['/refer/tour', badTour('missing')],
      ['/refer/tour-', badTour('missing')],
      ['/refer/tour/', badTour('missing')],
      ['/refer/tour/:id', badTour('missing')],
      ['/refer/tour-a', badTour('a')],
      ['/refer/tour/a%20b', badTour('a b')],
      ['/refer/tour-%3Cb%3Ex%20y%3C%2Fb%3E', badTour('<b>x y</b>')],
    ],
  },
] as const) {
  test(`an address with ${kind} shows its message, and nothing is requested or stored [REF-13, REF-20, REF-21, REF-29, REF-31, REF-43, REF-44, D-10]`, async ({
    page,
  }) => {
    const postedUrls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && postedUrls.push(request.url()))
    for (const [path, message] of addresses) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('alert')).toContainText(message)
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        expect(postedUrls).toEqual([])
        expect(await sessionItems(page)).toEqual({})
        await expect(returnHome(page)).toHaveAttribute('href', '/')
      })
    }
    await returnHome(page).click()
    await expect(page).toHaveURL('/')
  })
}

test('an invalid short address leads to the 404 page, which says why [REF-30, D-15, NF-13, ROUTE-25]', async ({
  page,
}) => {
  const short = ['/r', '/r/', '/r/a', '/r/:id', '/r/a%20b', `/r/${sixtyFour}x`, '/r/%E0%A4%A', '/t', '/t/:id', '/t/a/b']
  for (const path of short) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page).toHaveURL('/404?reason=referral')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(general)
      await expect(page.getByRole('alert')).toContainText(badLink)
      expect(await sessionItems(page)).toEqual({})
    })
  }
  await returnHome(page).click()
  await expect(page).toHaveURL('/')
})

test('valid links are counted and stored by their id in every spelling [REF-20, REF-21, ROUTE-06]', async ({
  page,
}) => {
  const good = [
    ['/refer/zz', 'zz'],
    [`/refer/${sixtyFour}`, sixtyFour],
    ['/refer/caf%C3%A9-7/', 'café-7'],
    ['/refer/a%2520b', 'a%20b'],
    ['/REFER/upper-1', 'upper-1'],
  ] as const
  await issueCodes(...good.map(([, id]) => id))
  for (const [path, id] of good) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
      await expect.poll(() => storedReferral(id)).toEqual({ type: 'general', visits: 1 })
      expect((await sessionItems(page))['referral.id']).toBe(id)
      // Each address with fresh storage, as in its own tab.
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test('no crafted address makes the site fail or store something [REF-20, ERR-04]', async () => {
  const before = await withDatabase('select referral_id from referral.referrals where referral_id ~ $1', [
    '[/\\\\<>]|\\.\\.',
  ])
  const tricks = [
    '/refer/../../x',
    '/refer/%2e%2e/%2e%2e/x',
    '/refer//',
    '/r//evil.example',
    '//refer/x1',
    '/refer/%00',
  ]
  const more = [
    '/refer/%ff%fe',
    '/t/%2e%2e',
    `/refer/${'y'.repeat(9000)}`,
    '/refer/x1.data',
    '/refer/x1?_data=root',
    '/refer/x1;a=b',
  ]
  for (const path of [...tricks, ...more]) {
    const response = await fetch(`${readLocation().siteUrl}${path}`, { redirect: 'manual' })
    await response.arrayBuffer()
    expect(response.status, path).toBeLessThan(500)
  }
  const after = await withDatabase('select referral_id from referral.referrals where referral_id ~ $1', [
    '[/\\\\<>]|\\.\\.',
  ])
  expect(after).toEqual(before)
})
