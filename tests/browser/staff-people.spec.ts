import type { Browser, Page } from '@playwright/test'

import { eventually } from '../support/eventually.js'
import { readLocation } from './config.js'
import { everyVariant, type VariantOptions } from './page-variants.js'
import { createSession, seedPerson } from './seeded-staff.js'
import { expect, test, type SiteStack } from './site.js'
import { VirtualAuthenticator } from './virtual-authenticator.js'

/** URL with a host name, because browsers do not support passkeys for IP addresses. */
const siteUrl = () => readLocation().siteUrl.replace('127.0.0.1', 'localhost')

test.describe.configure({ timeout: 240_000 })
test.use({ baseURL: async ({}, use) => use(siteUrl()) })

const invited = 'omar@seneb.example'

test('an admin invites a person, who joins with a passkey by the emailed link and is denied other permissions [ADM-09, ADM-05, D-37]', async ({
  browser,
  page,
  stack,
}) => {
  await asAdmin(page, 'Nadia Hosni')
  const omar = await (await browser.newContext()).newPage()
  await VirtualAuthenticator.of(omar)

  await test.step('an empty form shows a message at each field', async () => {
    await page.goto('/admin/people')
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await expect(page.getByRole('heading', { name: 'Invite a person' })).toBeFocused()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Please choose at least one role')).toBeVisible()
    await fromTheTop(page, 'desk-invite-refused')
  })

  await test.step('shows the resulting permissions, and sends the link only to the person', async () => {
    await page.getByLabel('Name').fill('Omar Fawzi')
    await page.getByLabel('Work email').fill(invited)
    await page.getByLabel('Job title').fill('Writer')
    await page.getByRole('checkbox', { name: 'Writer' }).check()
    await page.getByText(/^Permissions: /).click()
    await expect(page.getByText('May read the site map, indexing and performance')).toBeVisible()
    await expect(page.getByText('May write newsletters')).toBeVisible()
    await expect(page.getByText('May write drafts of content')).toBeVisible()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(`A link is on its way to ${invited}.`)).toBeVisible()
    await fromTheTop(page, 'desk-people-invited')
  })

  await test.step('revokes the link, and sends another', async () => {
    const first = await links(stack, 1)
    // The other test leaves an invitation without a link too.
    const invitation = page.getByRole('listitem').filter({ hasText: invited })
    await page.getByRole('button', { name: 'Cancel the invitation of Omar Fawzi' }).click()
    await expect(invitation.getByText('Link no longer works')).toBeVisible()
    await omar.goto(first.at(-1) ?? '')
    await expect(omar.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.getByRole('button', { name: 'Send a new link to Omar Fawzi' }).click()
    await expect(invitation.getByText('Link until')).toBeVisible()
    await expect(invitation.getByText('Link no longer works')).toHaveCount(0)
  })

  await test.step('the person joins with a passkey and stores their codes', async () => {
    await omar.goto((await links(stack, 2)).at(-1) ?? '')
    await expect(omar.getByRole('radio', { name: /^A passkey/ })).toBeChecked()
    await fromTheTop(omar, 'desk-welcome-passkey')
    await omar.getByRole('button', { name: 'Create a passkey and join' }).click()
    await expect(omar.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await omar.getByRole('checkbox', { name: 'I have stored them' }).check()
    await omar.getByRole('button', { name: 'Open the desk' }).click()
    await expect(omar.getByRole('heading', { level: 1 })).toHaveText('Hello, Omar')
  })

  await test.step('and is told which role a denied page needs', async () => {
    await expect(omar.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'People' })).toHaveCount(0)
    await omar.goto('/admin/people')
    await expect(omar.getByText('Your roles do not allow this.')).toBeVisible()
    await expect(omar.getByText('It requires the role Admin.')).toBeVisible()
    await fromTheTop(omar, 'desk-not-allowed')
  })
})

test('when two admins edit one person, neither overwrites the other unseen, and both are needed to reset sign-in methods [ADM-09]', async ({
  browser,
  page,
  stack,
}) => {
  const other = await (await browser.newContext()).newPage()
  await asAdmin(page, 'Hana Fahmy')
  await asAdmin(other, 'Ziad Amin')
  const email = 'dina@seneb.example'
  const staffId = await seedPerson({ name: 'Dina Saleh', email, roles: ['writer'] })
  const dina = await signedIn(browser, staffId)

  await test.step('the second admin sees the change and keeps their own choice', async () => {
    await page.goto(`/admin/people?open=${staffId}`)
    await page.getByRole('checkbox', { name: 'Auditor' }).check()
    await other.goto(`/admin/people?open=${staffId}`)
    await other.getByRole('checkbox', { name: 'Operations' }).check()
    await other.getByRole('button', { name: 'Save roles' }).click()
    await expect(other.getByRole('cell', { name: 'Operations, Writer' })).toBeVisible()
    await page.getByRole('button', { name: 'Save roles' }).click()
    await expect(page.getByText('Another admin has changed these roles')).toBeVisible()
    await expect(page.getByText('They were Writer and are Operations and Writer now.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Auditor' })).toBeChecked()
    await fromTheTop(page, 'desk-roles-overtaken')
    await page.getByRole('button', { name: 'Save roles' }).click()
    await expect(page.getByRole('cell', { name: 'Auditor, Writer' })).toBeVisible()
  })

  await test.step('the sessions of the person ended with their roles', async () => {
    await dina.goto('/admin/me')
    await expect(dina).toHaveURL(/\/admin\/sign-in/)
  })

  await test.step('one admin requests a reset and cannot confirm it, another confirms it', async () => {
    await page.getByRole('button', { name: 'Reset their sign-in' }).click()
    await fromTheTop(page, 'desk-reset-means', { windowOnly: true })
    await page.getByRole('button', { name: 'Request it' }).click()
    await expect(page.getByText('Another admin has to confirm it.')).toBeVisible()
    await other.reload()
    await other.getByRole('button', { name: 'Confirm, and invite them again' }).click()
    await other.getByRole('button', { name: 'I have spoken to them' }).click()
    await expect(other.getByRole('button', { name: 'Send a new link to Dina Saleh' })).toBeVisible()
    await stack.mail(email, '/admin/welcome#')
  })

  await test.step('disables and restores access', async () => {
    await other.getByRole('button', { name: 'Remove access' }).click()
    await fromTheTop(other, 'desk-access', { windowOnly: true })
    await other.getByRole('button', { name: 'Remove it' }).click()
    await other.getByRole('button', { name: 'Restore access' }).click()
    await other.getByRole('button', { name: 'Restore it', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Remove access' })).toBeVisible()
  })
})

/** The top line stays where it is, so a page that was scrolled shows rows half below it. */
async function fromTheTop(page: Page, name: string, options: VariantOptions = {}): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await everyVariant(page, name, options)
}

async function asAdmin(page: Page, name: string): Promise<void> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@seneb.example`
  const staffId = await seedPerson({ name, email, roles: ['admin'] })
  await createSession(page.context(), { staffId, siteUrl: siteUrl() })
}

async function signedIn(browser: Browser, staffId: string): Promise<Page> {
  const context = await browser.newContext()
  await createSession(context, { staffId, siteUrl: siteUrl() })
  return context.newPage()
}

/** Returns the paths of the links mailed to the invited person, oldest first, once `count` of them have arrived. */
async function links(stack: SiteStack, count: number): Promise<readonly string[]> {
  const mails = await eventually(`${count} invitations`, async () => {
    const sent = await stack.mailsTo(invited, '/admin/welcome#')
    return sent.length >= count ? sent : undefined
  })
  return mails.map(({ text }) => /\/admin\/welcome#[\w-]+/.exec(text)?.[0] ?? '')
}
