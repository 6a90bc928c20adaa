import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import type { Locator, Page } from '@playwright/test'

import { untilFormResponds } from './hydration.js'

/** Labels of the contact form's fields on the screen. */
const labels = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone',
  treatmentType: 'Treatment',
  communicationMethod: 'How should we contact you?',
  preferredContactDate: 'Preferred day',
  message: 'Message',
} as const

/** The contact form as a person uses it: by label and role. */
export class ContactPage {
  readonly form: Locator
  readonly submitButton: Locator
  readonly summary: Locator
  readonly confirmation: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Provider connection request' })
    this.submitButton = this.form.getByRole('button', { name: /^(Send My Request|Processing\.\.\.|Request Sent!)$/ })
    this.summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' })
    this.confirmation = this.form.getByRole('status').filter({ hasText: "We've received your request" })
  }

  async open({ path = '/contact-us', script = true } = {}): Promise<void> {
    await this.page.goto(path, { waitUntil: 'load' })
    if (script) await untilFormResponds(this.page)
  }

  field(name: keyof typeof labels): Locator {
    return this.form.getByLabel(new RegExp(`^${labels[name].replace('?', '\\?')}( \\(optional\\))?$`))
  }

  get terms(): Locator {
    return this.form.getByRole('checkbox', { name: /^I acknowledge the terms of service/ })
  }

  get healthConsent(): Locator {
    return this.form.getByRole('checkbox', { name: /^I consent to the use of what I say here about my health/ })
  }

  slot(name: RegExp): Locator {
    return this.form.getByRole('group', { name: /^Preferred time/ }).getByRole('radio', { name })
  }

  errorOf(name: string): Locator {
    return this.page.locator(`#field-${name}-error`)
  }

  toast(role: 'status' | 'alert', title: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByRole(role).filter({ hasText: title })
  }

  /** Fills in the required fields with the values of `aConsultation`. */
  async fillRequired(changes: Partial<Record<'fullName' | 'email', string>> = {}): Promise<void> {
    const request = { ...aConsultation(), ...changes }
    await this.field('fullName').fill(request.fullName)
    await this.field('email').fill(request.email)
    await this.field('phoneNumber').fill(request.phoneNumber)
    await this.field('treatmentType').selectOption(request.treatmentType)
    await this.terms.check()
  }
}
