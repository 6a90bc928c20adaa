import { readLocation } from './config.js'
import { discard } from './desk-team.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { everyVariant } from './page-variants.js'
import { createSession, seedPerson, signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })

/** Sends a document with a token as a script does; returns the code of its refusal. */
async function codeByToken(token: string, query: string): Promise<string | undefined> {
  const response = await fetch(`${readLocation().siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const { errors } = (await response.json()) as { errors?: readonly { extensions?: { code?: string } }[] }
  return errors?.[0]?.extensions?.code
}

test('a staff member creates a token that is shown once, uses it in a script and revokes it, with an email for each change [S9, ADM-09]', async ({
  context,
  page,
  stack,
}) => {
  const email = 'ramy-tokens@seneb.example'
  const staffId = await seedPerson({ name: 'Ramy Adel', email, roles: ['ops'] })
  await createSession(context, { staffId, siteUrl: readLocation().siteUrl })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = page.getByRole('dialog')
  const tokens = page.getByRole('region', { name: 'Personal tokens' })

  await page.goto('/admin/me')
  await expect(tokens.getByText('No tokens yet')).toBeVisible()
  const opener = tokens.getByRole('button', { name: 'Create a token' })

  await test.step('missing values are reported at their fields', async () => {
    await opener.click()
    await dialog.getByLabel('Valid for (days)').fill('366')
    await dialog.getByRole('button', { name: 'Create the token' }).click()
    await expect(dialog.getByLabel('What it is for')).toHaveAccessibleDescription(/Please say what the token is for/)
    await expect(dialog.getByText('Please choose at least one scope')).toBeVisible()
    await expect(dialog.getByLabel('Valid for (days)')).toHaveAccessibleDescription(/from 1 to 365/)
    // Only permissions of the person that tokens may have are offered.
    await expect(dialog.getByRole('checkbox', { name: /queue:replay/ })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /self:|enquiry:/ })).toHaveCount(0)
    await everyVariant(page, 'desk-token-refused', { windowOnly: true })
  })

  const token = await test.step('it is shown once', async () => {
    await dialog.getByLabel('What it is for').fill('Queue report')
    await dialog.getByRole('checkbox', { name: /queue:read/ }).check()
    await dialog.getByLabel('Valid for (days)').fill('30')
    await dialog.getByRole('button', { name: 'Create the token' }).click()
    const shown = dialog.getByLabel('The token')
    await expect(shown).toBeFocused()
    const text = await shown.inputValue()
    await everyVariant(page, 'desk-token-shown', { windowOnly: true })
    await dialog.getByRole('button', { name: 'Copy the token' }).click()
    await expect(dialog.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await dialog.getByRole('button', { name: 'Close, I have stored it' }).click()
    await expect(opener).toBeFocused()
    await expect(tokens.getByRole('listitem')).toContainText('queue:read')
    expect(await page.content()).not.toContain(text.slice(21))
    return text
  })

  await test.step('a script uses it within its scope', async () => {
    expect(await codeByToken(token, '{ deadLetters(service: IDENTITY) { nodes { __typename } } }')).toBeUndefined()
    expect(await codeByToken(token, '{ auditEntries { nodes { seq } } }')).toBe('NOT_ALLOWED')
    expect(await codeByToken(token, '{ sessions { id } }')).toBe('NOT_FOR_TOKENS')
    await page.reload()
    await expect(tokens.getByRole('listitem')).not.toContainText('never')
    await everyVariant(page, 'desk-account-tokens')
  })

  await test.step('it is revoked by the keyboard alone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await new KeyboardWalk(page).to(tokens.getByRole('button', { name: /^Revoke Queue report/ }))
    await page.keyboard.press('Enter')
    await new KeyboardWalk(page).to(dialog.getByRole('button', { name: 'Revoke' }))
    await everyVariant(page, 'desk-token-revoke', { windowOnly: true })
    await page.keyboard.press('Enter')
    await expect(tokens.getByRole('listitem')).toContainText('Revoked')
    await expect.poll(() => codeByToken(token, '{ countries { source } }')).toBe('TOKEN_INVALID')
  })

  await stack.mail(email, 'A personal token was created')
  await stack.mail(email, 'A personal token was revoked')
})

test('creating a token requires a recent sign-in, which can be declined [S6, S9]', async ({ context, page }) => {
  const staffId = await seedPerson({ name: 'Hana Said', email: 'hana-tokens@seneb.example', roles: ['ops'] })
  await createSession(context, { staffId, siteUrl: readLocation().siteUrl, provenMinutesAgo: 11 })
  await page.goto('/admin/me')
  await page.getByRole('button', { name: 'Create a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a token' })
  await dialog.getByLabel('What it is for').fill('Report')
  await dialog.getByRole('checkbox', { name: /queue:read/ }).check()
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  await expect(page.getByRole('dialog', { name: /Confirm that it's you/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('What it is for')).toHaveValue('Report')
  await page.keyboard.press('Escape')
  await discard(page)
  await expect(page.getByText('No tokens yet')).toBeVisible()
})

test('actions of a script are in the audit trail with their source [S10, ADM-09]', async ({ context, page }) => {
  await signInAs(context, 'auditor', 'Nadia Karim')
  await page.goto('/admin/me')
  await page.getByRole('button', { name: 'Create a token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it is for').fill('Export')
  await dialog.getByRole('checkbox', { name: /audit:read/ }).check()
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  const token = await dialog.getByLabel('The token').inputValue()
  const exported = 'mutation { exportAudit(actorName: "Nadia Karim") { __typename ... on Problem { code } } }'
  expect(await codeByToken(token, exported)).toBeUndefined()

  await page.goto('/admin/audit?actorName=Nadia+Karim&action=export-audit')
  const row = page.getByRole('region', { name: 'Entries' }).getByRole('row').nth(1)
  await expect(row).toContainText('Personal token', { timeout: 15_000 })
  await row.getByRole('button', { name: 'Export audit' }).click()
  await expect(page.getByRole('region', { name: /^Entry/ })).toContainText('Personal token')
  await everyVariant(page, 'desk-audit-token')
})
