import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { trustedDocument } from '../support/trusted-document.js'
import { ContactPage } from './contact-page.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })
// The frame of a preview runs no scripts, including axe's.
test.use({ mayComplain: /Blocked script execution in '[^']*\/desk-preview\// })

/** An edit shows on pages and in the services within this time. */
const followsWithin = { timeout: 60_000 }
const mark = randomUUID().slice(0, 8)
const policy = '/admin/content/legal-document/privacy-policy'

const state = (page: Page) => page.getByRole('region', { name: 'State' })
const problems = (page: Page) => page.getByRole('alert')
const today = () => new Date().toISOString().slice(0, 10)

test('an editor changes the privacy policy, another publishes it: the site shows text and date, and the old version stays at its address [LEGAL-01, D-65, D-83]', async ({
  browser,
  context,
  page,
}) => {
  const site = (path: string) => new URL(path, page.url()).href
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  const others = await browser.newContext({ timezoneId: 'Africa/Cairo' })
  const omar = await others.newPage()
  const readVersion = async (version?: string) => {
    const { id } = trustedDocument('LegalDocumentPage')
    const data = { documentId: id, variables: { slug: 'privacy-policy', version } }
    const answer = await visitor.request.post(site('/graphql'), { data })
    const { legalDocument } = ((await answer.json()) as { data: { legalDocument: Record<string, unknown> } }).data
    return legalDocument
  }
  await signInAs(context, 'editor', 'Salma Nour')
  await signInAs(others, 'editor', 'Omar Zaki')
  await page.goto('/admin/content?kind=LEGAL_DOCUMENT')
  await expect(page.getByRole('region', { name: 'Texts' }).getByRole('link')).toHaveCount(3)
  await page.getByRole('link', { name: 'Privacy policy' }).press('Enter')
  const before = await readVersion()
  const [number, next] = [String(before['version']), String(Number(before['version']) + 1)]

  await test.step('the draft is compared and previewed, and sections for a lawyer are named', async () => {
    await expect(state(page)).toContainText('Sections that a lawyer must review')
    await expect(state(page)).toContainText('Data in other countries')
    await page.getByLabel('What changes in this version').fill((before['versions'] as [{ changes: string }])[0].changes)
    await page
      .getByRole('textbox', { name: 'Introduction' })
      .fill(`Which treatment somebody looks for is theirs, ${mark}.`)
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await expect(problems(page)).toContainText(`version ${number} has the same sentence`)
    await page.getByLabel('What changes in this version').fill(`It begins with one sentence, ${mark}.`)
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await expect(page.getByText('is saved as a draft. The site has not changed.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Difference from the site' }).locator('ins').first()).toBeVisible()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByText(/^Last updated:/)).toContainText(`version ${next}`)
    await everyVariant(page, 'desk-legal-draft')
  })
  await test.step('its author does not publish it, also after another person approved', async () => {
    await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(problems(page)).toContainText('someone else has to approve it')
    await omar.goto(site(policy))
    await omar.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(state(omar)).toContainText('Approved by Omar Zaki')
    await page.goto(site(policy))
    await page.getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(problems(page)).toContainText('someone else has to publish it')
    await everyVariant(page, 'desk-legal-author')
  })
  await test.step('its schedule is given in UTC, by whose day it is dated', async () => {
    const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
    const iso = day.toISOString().slice(0, 10)
    await omar.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
    await omar.getByLabel('Date and time (UTC)').fill(`${iso}T00:00`)
    await everyVariant(omar, 'desk-legal-schedule', { windowOnly: true })
    await omar.getByRole('button', { name: 'Schedule it' }).click()
    const dated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
    await expect(state(omar)).toContainText(`dated ${dated} (UTC)`)
    const line = omar.frameLocator('iframe').getByText(/^Last updated:/)
    await expect(line.locator('time')).toHaveAttribute('datetime', iso)
    await omar.getByRole('button', { name: 'Cancel the schedule' }).press('Enter')
    await expect(omar.getByRole('button', { name: 'Publish now' })).toBeVisible()
  })
  const plainVisitors = await browser.newContext({ javaScriptEnabled: false })
  const [scripted, plain] = [
    new ContactPage(await visitors.newPage()),
    new ContactPage(await plainVisitors.newPage()),
  ] as const
  await test.step('visitors fill in a form before the publication, with and without a script', async () => {
    for (const contact of [scripted, plain]) {
      await contact.open({ path: site('/contact-us'), script: contact === scripted })
      await contact.fillRequired({ email: `legal-${mark}@example.com` })
    }
  })
  await test.step('another person publishes it, and the site follows', async () => {
    const days = [today()]
    await omar.getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(omar.getByText('Published. The site shows it within a minute.')).toBeVisible()
    days.push(today())
    const read = () => visitor.request.get(site('/privacy-policy')).then((answer) => answer.text())
    await expect.poll(read, followsWithin).toContain(`is theirs, ${mark}`)
    await visitor.goto(site('/privacy-policy'))
    const line = visitor.getByText(/^Last updated:/)
    await expect(line).toContainText(`version ${next}`)
    expect(days).toContain(await line.locator('time').getAttribute('datetime'))
    await expect(visitor.getByRole('region', { name: 'All versions' })).toContainText(
      `It begins with one sentence, ${mark}.`,
    )
    await expect(omar.getByRole('region', { name: 'Versions' })).toContainText(`Privacy policy, version ${next}`)
    await everyVariant(omar, 'desk-legal-published')
  })
  await test.step('the old version stays at its address, word for word', async () => {
    await visitor.goto(site(`/privacy-policy?version=${number}`))
    await expect(visitor.getByText('This is an older version.')).toBeVisible()
    await expect(visitor.getByRole('main')).not.toContainText(`is theirs, ${mark}`)
    const after = await readVersion(number)
    for (const part of ['title', 'summary', 'introHtml', 'sections', 'publishedOn']) {
      expect(after[part]).toEqual(before[part])
    }
  })
  await test.step('the services that store consents know the new version', async () => {
    const stored = () =>
      withDatabase<{ version: string }>(
        `select version from enquiry.legal_versions where document = 'privacy-policy'
         union all select version from notification.legal_versions where document = 'privacy-policy'
         union all select version from referral.legal_versions where document = 'privacy-policy'`,
        [],
      ).then((rows) => rows.map(({ version }) => version))
    await expect.poll(stored, followsWithin).toEqual([next, next, next])
  })
  await test.step('a consent names the version that its form showed, and a draft never keeps one', async () => {
    const agreedVersions = async (contact: ContactPage) => {
      await expect(contact.confirmation).toHaveCount(0)
      await contact.submitButton.click()
      const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
      const rows = await withDatabase<{ version: string }>(
        `select distinct c.privacy_version as version from enquiry.consents c
         join enquiry.consultations r on r.id = c.consultation_id where r.reference = $1`,
        [reference],
      )
      return rows.map(({ version }) => version)
    }
    for (const contact of [scripted, plain]) expect(await agreedVersions(contact)).toEqual([number])
    await scripted.field('email').fill(`later-${mark}@example.com`)
    const shown = async () => {
      await scripted.open({ path: site('/contact-us') })
      return scripted.form.locator('input[name="legalVersions.privacy"]').inputValue()
    }
    await expect.poll(shown, followsWithin).toBe(next)
    await expect(scripted.field('email')).toHaveValue(`later-${mark}@example.com`)
    await scripted.fillRequired({ email: `later-${mark}@example.com` })
    expect(await agreedVersions(scripted)).toEqual([next])
    const footer = () => visitor.request.get(site('/privacy-policy')).then((answer) => answer.text())
    await expect.poll(footer, followsWithin).toContain(`name="legalVersions.privacy" value="${next}"`)
  })
  await visitors.close()
  await plainVisitors.close()
  await others.close()
})

test('the cookie policy says that it changes with a release, and a writer publishes no legal document [D-03, D-65]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Salma Nour')
  await page.goto('/admin/content/legal-document/cookie-policy')
  await expect(page.getByText('The cookie policy changes with a release only')).toBeVisible()
  await expect(page.getByLabel('What changes in this version')).toBeDisabled()
  const changes = /^(?:Save draft|Archive|Publish now|Schedule|Make a draft .*)$/
  await expect(page.getByRole('button', { name: changes })).toHaveCount(0)
  await everyVariant(page, 'desk-legal-cookies')
})
