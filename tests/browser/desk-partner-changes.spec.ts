import { everyVariant } from './page-variants.js'
import { aPartner, codeByKey } from './seeded-partner.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

test('an admin renames a partner, limits it, disables and enables it by keyboard, and deletes it by its name [S11, S20, ADM-09]', async ({
  context,
  page,
}) => {
  const { id, name } = await aPartner()
  await signInAs(context, 'admin', 'Nadia Hosni')
  await page.goto(`/admin/partners/${id}`)
  const dialog = page.getByRole('dialog')
  const about = page.getByRole('region', { name: 'About this partner' })
  const press = (label: string) => page.getByRole('button', { name: label }).press('Enter')

  const key = await test.step('creates a key for it', async () => {
    await press('Create a key')
    await dialog.getByLabel('What it is for').fill('Server')
    await dialog.getByRole('button', { name: 'Create the key' }).press('Enter')
    const text = await dialog.getByLabel('The key').inputValue()
    await dialog.getByRole('button', { name: 'Close, I have stored it' }).press('Enter')
    return text
  })
  const renamed = `${name} & Sons`

  await test.step('an invalid limit is reported at its field, and a valid one is saved', async () => {
    await press('Edit...')
    const minute = dialog.getByLabel('Points each minute')
    await dialog.getByLabel('Name').fill('---')
    for (const limit of ['0', '-5', '99', '1e3', '99999999999']) {
      await minute.fill(limit)
      await dialog.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(minute).toHaveAccessibleDescription(/Please give a whole number of at least 100/)
    }
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/A name needs at least one letter/)
    await dialog.getByLabel('Name').fill(renamed)
    await minute.fill('20001')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(minute).toHaveAccessibleDescription(/Please give at most 20,000/)
    await minute.fill('600')
    await expect(minute).not.toHaveAccessibleDescription(/Please give/)
    await everyVariant(page, 'desk-partner-edit', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(about.getByText('600')).toBeVisible()
    await expect(page.getByText(renamed)).toBeVisible()
  })

  await test.step('disables it; requests with the key fail with their own code', async () => {
    await press('Disable...')
    await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)
    await dialog.getByLabel('Reason').fill('The agreement has ended.')
    await everyVariant(page, 'desk-partner-disable', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
    await expect(about.getByText('The agreement has ended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create a key' })).toHaveCount(0)
    await expect.poll(() => codeByKey(key)).toBe('PARTNER_DISABLED')
    await everyVariant(page, 'desk-partner-disabled')
  })

  await test.step('enables it, and the key works again', async () => {
    await press('Enable...')
    await dialog.getByRole('button', { name: 'Enable' }).press('Enter')
    await expect(about.getByText('Active')).toBeVisible()
    await expect.poll(() => codeByKey(key)).toBe('DOCUMENT_REFUSED')
  })

  await test.step('deletes it after typing its name', async () => {
    await press('Disable...')
    await dialog.getByLabel('Reason').fill('Again.')
    await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
    await press('Delete...')
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please type the name of this partner/)
    await everyVariant(page, 'desk-partner-delete', { windowOnly: true })
    await dialog.getByRole('textbox').fill(renamed)
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners')
    await expect(page.getByRole('button', { name: 'Add a partner' })).toBeVisible()
    await expect(page.getByText(renamed)).toHaveCount(0)
    await expect.poll(() => codeByKey(key)).toBe('API_KEY_INVALID')
  })
})
