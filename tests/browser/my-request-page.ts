import type { Locator, Page } from '@playwright/test'

import { expect, type SiteStack } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** A request that a person sent, with the secret of the link in its receipt. */
export interface SentRequest {
  readonly email: string
  readonly reference: string
  readonly link: string
}

/** Sends a trip enquiry and returns it with the link of its receipt. */
export async function sendRequest(page: Page, stack: SiteStack, email: string): Promise<SentRequest> {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email, fullName: 'Nadia Canary' })
  await planner.submitButton.click()
  const reference = await page.getByText(/^SNB-[2-9A-Z]{6}$/).innerText()
  const { text } = await stack.mail(email, reference)
  return { email, reference, link: linkIn(text) }
}

/** Returns the link to the page in a mail, without the site's origin. */
export function linkIn(text: string): string {
  const link = /\/my-request#k=[\w-]{43}/.exec(text)?.[0]
  if (link === undefined) throw new Error('the mail has no link to the page')
  return link
}

/** The page "My request" as a patient uses it: by label and role. */
export class MyRequestPage {
  readonly heading: Locator
  readonly result: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.result = page.locator('[data-result]')
  }

  /** Opens the link of a mail with a script, and waits until the request is shown. */
  async openLink({ link, reference }: SentRequest): Promise<void> {
    await this.page.goto(link)
    await expect(this.block('What happens next')).toBeVisible()
    await expect(this.page.getByText(reference, { exact: true })).toBeVisible()
  }

  block(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** Unfolds a form of a block. */
  async unfold(title: string): Promise<void> {
    await this.page.locator('summary', { hasText: title }).first().click()
  }

  /** Asks for a code, reads it from the mail and enters it. */
  async enterCode(stack: SiteStack, { email, reference }: SentRequest): Promise<void> {
    const before = (await codeMails(stack, email)).length
    const block = this.block('See everything and answer')
    await block.getByLabel('Last three characters of your reference').fill(reference.slice(-3))
    await block.getByRole('button', { name: 'Email me a code' }).click()
    await this.typeCode(await latestCode(stack, email, before))
  }

  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel('Six-digit code').fill(code)
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }
}

/** Codes of all mails to an address, oldest first. */
async function codeMails(stack: SiteStack, email: string): Promise<readonly string[]> {
  const mails = await stack.mailsTo(email, 'Your code')
  return mails.flatMap(({ text }) => /(?<![\d-])(\d{3} ?\d{3})(?![\d-])/.exec(text)?.[1]?.replace(' ', '') ?? [])
}

/** Waits for one more mail with a code than there were, and returns its code. */
export async function latestCode(stack: SiteStack, email: string, before = 0): Promise<string> {
  await expect.poll(async () => (await codeMails(stack, email)).length).toBeGreaterThan(before)
  return (await codeMails(stack, email)).at(-1) ?? ''
}
