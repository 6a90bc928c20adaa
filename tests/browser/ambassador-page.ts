import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import type { Locator, Page } from '@playwright/test'

import { untilFormResponds } from './hydration.js'

/** A busy server takes up to 15 s to redraw a file. */
export const uploadWithin = { timeout: 20_000 } as const

/** Labels of the application's fields on the screen. */
const labels = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone',
  languages: 'Languages',
  city: 'City',
  touristsPerMonth: 'Tourists per month',
  idType: 'ID type',
  nationalId: 'National ID or passport number',
  identityDocument: 'Identity document',
  tourGuideLicense: 'Tour guide license',
  additionalNotes: 'Additional notes',
} as const

/** The ambassador application as a person uses it: by label and role. */
export class AmbassadorPage {
  readonly form: Locator
  readonly submitButton: Locator
  readonly summary: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Ambassador application' })
    this.submitButton = this.form.getByRole('button', { name: /^(Submit Application|Submitting\.\.\.)$/ })
    this.summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' })
  }

  async open({ path = '/become-tour-guide', script = true } = {}): Promise<void> {
    await this.page.goto(path, { waitUntil: 'load' })
    if (script) await this.waitUntilReady()
  }

  async waitUntilReady(): Promise<void> {
    await untilFormResponds(this.page)
  }

  field(name: keyof typeof labels): Locator {
    return this.form.getByLabel(new RegExp(`^${labels[name]}( \\(optional\\))?$`))
  }

  type(name: 'Tour guide' | 'Affiliate'): Locator {
    return this.form.getByRole('group', { name: 'I apply as' }).getByRole('radio', { name })
  }

  errorOf(name: string): Locator {
    return this.page.locator(`#field-${name}-error`)
  }

  /** Fills in the required fields with the values of `anAmbassadorApplication`. */
  async fillRequired(changes: Partial<Record<'fullName' | 'email' | 'nationalId', string>> = {}): Promise<void> {
    const application = { ...anAmbassadorApplication(), ...changes }
    for (const name of ['fullName', 'email', 'phoneNumber', 'nationalId'] as const)
      await this.field(name).fill(application[name])
    for (const name of ['languages', 'city', 'touristsPerMonth'] as const)
      await this.field(name).selectOption(application[name])
  }
}

/** Real files, as a telephone and a scanner make them. */
export async function realFiles(page: Page) {
  const photo = { name: 'my passport.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  const licence = { name: 'licence.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) }
  const scan = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) }
  return { photo, licence, scan }
}

const smallPdf = [
  '%PDF-1.4',
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj',
  'trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
].join('\n')
