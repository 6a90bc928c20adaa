import { randomUUID } from 'node:crypto'

import { shiftSoFar } from './layout-shift.js'
import { everyVariant } from './page-variants.js'
import { seedEnquiry } from './seeded-enquiry.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 150_000 })

const tag = randomUUID().slice(0, 8)
/** Leaves no room in the narrow list, where the name has to give way. */
const longName = 'Maria Alexandra Konstantinopoulou Fernandez'

test('an enquiry opens next to the list by keyboard, URL and history; the list keeps its position, and on a phone it is a page [GEN-07, ADM-09]', async ({
  context,
  page,
}) => {
  // Older than all others, so that they are the most urgent ones.
  const ids: string[] = []
  for (const n of [3, 2, 1]) {
    const name = n === 1 ? `Split ${tag} 1 ${longName}` : `Split ${tag} ${n}`
    ids.push(await seedEnquiry({ name, hoursAgo: 5000 + n }))
  }
  const [first = '', second = ''] = ids
  const rows = page.getByRole('region', { name: 'List of enquiries' }).getByRole('link', { name: `Split ${tag}` })
  const open = page.getByRole('region', { name: 'Open enquiry' })
  const title = open.getByRole('heading', { level: 2 })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto('/admin/enquiries?unclaimed=1')

  await test.step('nothing is open, and the page says how to open one', async () => {
    await expect(rows).toHaveCount(3)
    await expect(open).toContainText('No enquiry is open.')
  })
  await test.step('j moves down, Enter opens, and screen readers start at its title', async () => {
    await rows.first().focus()
    await page.keyboard.press('j')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await expect(page).toHaveURL(`/admin/enquiries/${second}?unclaimed=1`)
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(/^(?:[(]\d+[)] )?Enquiry SNB-/)
    await expect(open.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
    await expect(open.getByRole('heading', { level: 3, name: 'Timeline' })).toBeVisible()
  })
  await test.step('Escape and closing return focus to its row, and k continues from there', async () => {
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/enquiries/${first}?unclaimed=1`)
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(`/admin/enquiries/${second}?unclaimed=1`)
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await expect(rows.first()).toHaveAttribute('aria-current', 'true')
    await open.getByRole('link', { name: 'Close the enquiry' }).click()
    await expect(page).toHaveURL('/admin/enquiries?unclaimed=1')
    await expect(rows.first()).toBeFocused()
  })
  await test.step('its URL opens it again without a shift, and new enquiries shift neither', async () => {
    await page.goto(`/admin/enquiries/${second}?unclaimed=1`)
    await expect(open.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.02)
  })
  await test.step('the state of a row is whole, however long the name is [GEN-07]', async () => {
    const clipped = () =>
      rows.locator('.desk-row-who').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const end = line.getBoundingClientRect().right
          const chips = [...line.querySelectorAll('.desk-chip')]
          return chips.filter((chip) => chip.getBoundingClientRect().right > end + 0.5).map((chip) => chip.textContent)
        }),
      )
    await expect(rows.first().locator('.desk-chip').first()).toBeVisible()
    expect(await clipped()).toEqual([])
  })
  await test.step('what is being written outlives a window that becomes narrower', async () => {
    await open.getByLabel('Note, for the team only').fill('Half a sentence')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ SNB-/)
    await expect(page.getByRole('region', { name: 'List of enquiries' })).toHaveCount(0)
    await expect(page.getByLabel('Note, for the team only')).toHaveValue('Half a sentence')
    await page.getByRole('link', { name: 'All enquiries' }).click()
    await expect(page).toHaveURL('/admin/enquiries?unclaimed=1')
    await expect(rows).toHaveCount(3)
    await rows.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ SNB-/)
  })
  await everyVariant(page, 'desk-split')
})
