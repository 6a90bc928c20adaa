import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 120_000, mode: 'serial' })

test('a lead saves own and team views, orders, renames and removes them by keyboard; a search is not saved [GEN-07, ADM-09, S13]', async ({
  context,
  page,
}) => {
  await withDatabase(`delete from enquiry.saved_views where owner = 'team'`)
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await page.goto('/admin/enquiries?show=NEW&unclaimed=1')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const dialog = page.getByRole('dialog')
  const save = async (name: string, isForTeam: boolean) => {
    await page.getByRole('button', { name: 'Save this view' }).press('Enter')
    await dialog.getByLabel('Name').fill(name)
    if (isForTeam) await dialog.getByLabel('For the whole team').press('Space')
    await page.keyboard.press('Enter')
  }

  await test.step('each gets a name and is one click away from then on', async () => {
    await save('New, unassigned', true)
    await expect(views.getByRole('list', { name: 'Team' }).getByRole('button')).toHaveText([/^New, unassigned \d+\+?$/])
    await save('', false)
    await expect(dialog.getByText('Please give the view a name')).toBeVisible()
    await everyVariant(page, 'desk-view-save', { windowOnly: true })
    await page.keyboard.press('Escape')
    await page.getByLabel('Kind').selectOption('Trip plans')
    await save('New trip plans', false)
    // The filter is in the address, so the box is ticked after the navigation.
    await page.getByLabel('Late').click()
    await expect(page.getByLabel('Late')).toBeChecked()
    await save('Late trip plans', false)
    await expect(views.getByRole('list', { name: 'Mine' }).getByRole('button')).toHaveText([
      /^New trip plans \d+\+?$/,
      /^Late trip plans \d+\+?$/,
    ])
    await expect(views.getByRole('button', { name: 'Late trip plans' })).toHaveAttribute('aria-current', 'true')
    await views.getByRole('button', { name: 'New, unassigned' }).press('Enter')
    await expect(page).toHaveURL(/\?show=NEW&unclaimed=1$/)
    await expect(page.getByLabel('Late')).not.toBeChecked()
    await everyVariant(page, 'desk-views')
  })
  await test.step('they are ordered, renamed and removed', async () => {
    await page.getByRole('button', { name: 'Change views' }).press('Enter')
    await dialog.getByRole('button', { name: 'Move Late trip plans up' }).press('Enter')
    await expect(dialog.getByRole('status')).toHaveText('Late trip plans is number 1 of 2.')
    await expect(dialog.getByRole('button', { name: 'Move Late trip plans up' })).toBeFocused()
    await dialog.getByLabel('Name of Late trip plans').fill('new TRIP plans')
    await dialog.getByRole('button', { name: 'Save the changes' }).click()
    await expect(dialog.getByText('Another view has this name already')).toBeVisible()
    await dialog.getByLabel('Name of Late trip plans').fill('Too late')
    await everyVariant(page, 'desk-views-change', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Remove New trip plans' }).press('Enter')
    await expect(dialog.getByRole('status')).toHaveText('New trip plans will be removed when you save.')
    await dialog.getByRole('button', { name: 'Save the changes' }).press('Enter')
    await expect(views.getByRole('list', { name: 'Mine' }).getByRole('button')).toHaveText([/^Too late \d+\+?$/])
  })
  await test.step('a search may name a person and is not saved', async () => {
    await page.getByLabel('Search', { exact: true }).fill('Amal Haddad')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save this view' }).click()
    await expect(dialog).toContainText('A search is not saved, because it may name a person.')
    await expect(dialog.getByLabel('Name')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Back to the list' }).click()
  })
})

test('an agent uses team views and cannot change them; when two leads edit them, the second sees both [GEN-07, R8]', async ({
  browser,
  context,
  page,
}) => {
  const own = await browser.newContext()
  const agent = await own.newPage()
  await signInAs(own, 'care-agent', 'Mona Farid')
  await signInAs(context, 'care-lead', 'Hany Lotfy')
  await agent.goto('/admin/enquiries')
  await expect(agent.getByRole('button', { name: 'New, unassigned' })).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Too late' })).toHaveCount(0)
  await expect(agent.getByRole('button', { name: 'Change views' })).toHaveCount(0)
  await agent.getByRole('button', { name: 'Save this view' }).click()
  await expect(agent.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(agent.getByLabel('For the whole team')).toHaveCount(0)

  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'Change views' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of New, unassigned').fill('Free')
  const other = await browser.newContext()
  const nadia = await other.newPage()
  await signInAs(other, 'care-lead', 'Nadia Selim')
  await nadia.goto('/admin/enquiries')
  await nadia.getByRole('button', { name: 'Change views' }).click()
  await nadia.getByLabel('Name of New, unassigned').fill('Unclaimed')
  await nadia.getByRole('dialog').getByRole('button', { name: 'Save the changes' }).click()
  await expect(nadia.getByRole('button', { name: 'Unclaimed' })).toBeVisible()

  await expect(dialog.getByText('The views are now: Unclaimed.')).toBeVisible({ timeout: 10_000 })
  await everyVariant(page, 'desk-views-conflict', { windowOnly: true })
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await expect(nadia.getByRole('button', { name: 'Free' })).toBeVisible({ timeout: 10_000 })
  for (const extra of [own, other]) await extra.close()
})
