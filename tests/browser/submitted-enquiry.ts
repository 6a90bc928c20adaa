import { randomUUID } from 'node:crypto'

import type { Browser } from '@playwright/test'

import { readLocation } from './config.js'
import { ContactPage } from './contact-page.js'
import { expect, type SiteStack } from './site.js'
import type { TestMail } from './site-control.js'
import { withDatabase } from './site-database.js'

export interface SubmittedEnquiry {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly receipt: TestMail
}

interface Submitting {
  readonly browser: Browser
  readonly stack: SiteStack
  /** Word before the random part of the name; letters only, because greetings use no digits. */
  readonly called: string
  readonly email?: string
}

/** Submits the contact form as a visitor with a network address of their own, and waits for the receipt. */
export async function submitEnquiry({ browser, called, email: given, stack }: Submitting): Promise<SubmittedEnquiry> {
  const name = `${called} ${randomUUID().replaceAll(/[\d-]/g, '')}`
  const email = given ?? `${called.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
  const host = (Number.parseInt(randomUUID().slice(0, 2), 16) % 250) + 1
  const visitor = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${host}` } })
  const contact = new ContactPage(await visitor.newPage())
  await contact.open({ path: `${readLocation().siteUrl}/contact-us` })
  await contact.fillRequired({ fullName: name, email })
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  await visitor.close()
  const [row] = await withDatabase('select id, reference from enquiry.consultations where full_name = $1', [name])
  const { id, reference } = row as { id: string; reference: string }
  return { id, name, email, receipt: await stack.mail(email, reference) }
}
