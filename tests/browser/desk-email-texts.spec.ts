import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { ContactPage } from './contact-page.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })
// The frame of a preview runs no scripts, including axe's.
test.use({ mayComplain: /Blocked script execution in '[^']*\/staff\/emails\// })

/** An edit is in emails within this time. */
const followsWithin = { timeout: 60_000 }
const mark = randomUUID().slice(0, 8)
const path = '/admin/content/email-text/consultation-receipt'
/** Other tests expect the shipped text, which stays. */
const shipped = 'We have received your consultation request'

const save = (page: Page) => page.getByRole('button', { name: 'Save draft' })
const state = (page: Page) => page.getByRole('region', { name: 'State' })

test('an editor changes the receipt of a consultation, another approves it, and requests sent from then on get it [D-63, CONT-15]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const subject = `${shipped} ${mark} ({reference})`
  await signInAs(context, 'editor', 'Salma Nour')
  const [others, visitors] = [await browser.newContext(), await browser.newContext()]
  const [omar, visitor] = [await others.newPage(), await visitors.newPage()]
  await signInAs(others, 'editor', 'Omar Zaki')

  await test.step('a rule is refused at its field, with a sentence', async () => {
    await page.goto('/admin/content?kind=EMAIL_TEXT')
    await page.getByRole('link', { name: 'Receipt of a consultation request', exact: true }).press('Enter')
    await expect(save(page)).toBeVisible()
    await page.getByLabel('Subject', { exact: true }).fill('Hello {name}')
    await save(page).press('Enter')
    await expect(page.getByLabel('Subject', { exact: true })).toHaveAccessibleDescription(
      /There is no placeholder {name}. Please use only {reference}, {hours} here/,
    )
    await everyVariant(page, 'desk-email-text-refused')
  })

  await test.step('the draft is previewed as the email it makes, at both widths', async () => {
    await page.getByLabel('Subject', { exact: true }).fill(subject)
    await page.getByLabel('Heading', { exact: true }).first().fill(`Your request is here ${mark}`)
    await save(page).press('Enter')
    await expect(page.getByText('is saved as a draft.')).toBeVisible()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(`${shipped} ${mark} (SNB-7K3M9Q)`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Your request is here ${mark}`)
    await preview.getByLabel('Width').selectOption('Desktop')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Your request is here ${mark}`)
    await preview.getByText('Plain text part').press('Enter')
    await expect(preview.locator('pre')).toContainText('within 24 hours to discuss your medical journey')
    await everyVariant(page, 'desk-email-text')
  })

  await test.step('a second person approves and publishes it', async () => {
    await expect(state(page)).toContainText('a second person has to approve it')
    await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
    await expect(page.getByText('Submitted for review.')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('someone else has to approve it')
    await omar.goto(new URL(path, page.url()).href)
    await omar.getByRole('button', { name: 'Approve' }).press('Enter')
    await omar.getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(omar.getByText('Published. Emails have it within a minute.')).toBeVisible()
  })

  await test.step('a request that is sent now has the new subject in its receipt', async () => {
    const contact = new ContactPage(visitor)
    let sent = 0
    const arrives = async () => {
      const email = `receipt.${mark}.${++sent}@example.com`
      await contact.open({ path: new URL('/contact-us', page.url()).href })
      await contact.fillRequired({ email })
      await contact.submitButton.click()
      await expect(contact.confirmation).toBeVisible()
      const mail = await stack.mail(email, shipped)
      expect(mail.subject).toMatch(new RegExp(`^${shipped} ${mark} \\(SNB-[A-Z0-9]+\\)$`))
      expect(mail.html).toContain(`Your request is here ${mark}`)
    }
    await expect(arrives).toPass({ ...followsWithin, intervals: [1000] })
  })
  await Promise.all([others.close(), visitors.close()])
})
