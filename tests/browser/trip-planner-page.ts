import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { expect, type Locator, type Page } from '@playwright/test'

import { untilFormResponds } from './hydration.js'

/** Labels of the trip planner's fields on the screen. */
export const labels = {
  fullName: 'Full name',
  age: 'Age',
  nationality: 'Nationality',
  travelingFromCountry: 'Traveling from',
  travelingFromCity: 'Departure airport',
  email: 'Email',
  phoneNumber: 'Phone',
  treatmentType: 'Treatment type',
  medicalProcedure: 'Medical procedure',
  estimatedTreatmentCost: 'Estimated cost',
  estimatedTreatmentDate: 'Estimated treatment date',
  preferredTravelDates: 'Preferred travel date',
  tripDuration: 'Trip duration',
  accommodationType: 'Accommodation',
  otherAccommodationType: 'What kind of accommodation?',
  hotelPreference: 'Hotel preference',
  numberOfNights: 'Number of nights',
  companionName: 'Companion name',
  companionTravelNeeds: 'What does your companion need?',
  totalBudget: 'Total budget',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  insuranceCoverage: 'Insurance coverage',
  paymentMethod: 'Payment method',
} as const

export type Labelled = keyof typeof labels

/** The message above a refused form (TRIP-50). */
export const summaryTitle =
  'Please fill in all required fields correctly before submitting. Fields marked in red are required.'

/** The trip planner as a person uses it: by label and role. */
export class TripPlannerPage {
  readonly form: Locator
  readonly submitButton: Locator
  readonly summary: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Plan your treatment and your trip' })
    this.submitButton = this.form.getByRole('button', { name: /^(Talk to a Care Advisor|Submitting\.\.\.)$/ })
    this.summary = page.getByRole('alert').filter({ hasText: summaryTitle })
  }

  /** Opens the page; with a script, waits until it is interactive. */
  async open({ query = '', script = true, unfolded = true } = {}): Promise<void> {
    await this.page.goto(`/trip-planner${query}`)
    if (script) await this.waitUntilReady()
    if (unfolded) await this.unfold()
  }

  /** Returns a closed fold of the form, found by its label. */
  fold(label: 'Add phone and airport' | 'Treatment & Travel Information'): Locator {
    return this.form.locator('details:not([open]) > summary:visible', { hasText: label })
  }

  /** Opens the contact fields, and the second section if a phone shows it folded. */
  async unfold(): Promise<void> {
    for (const label of ['Add phone and airport', 'Treatment & Travel Information'] as const) {
      const fold = this.fold(label)
      if ((await fold.count()) > 0) await fold.click()
    }
  }

  /** Waits until the page is hydrated. */
  async waitUntilReady(options: { timeout?: number } = {}): Promise<void> {
    await untilFormResponds(this.page, options)
  }

  /** The control of a field, by its label. */
  field(name: Labelled): Locator {
    return this.form.getByLabel(labelled(labels[name]))
  }

  companion(answer: 'Yes' | 'No'): Locator {
    return this.form.getByRole('group', { name: 'Is a companion traveling with you?' }).getByLabel(answer)
  }

  service(name: string): Locator {
    return this.form.getByRole('checkbox', { name })
  }

  get consent(): Locator {
    return this.form.getByRole('checkbox', { name: /^I consent to the processing of my personal data/ })
  }

  get draftConsent(): Locator {
    return this.form.getByRole('checkbox', { name: /^I allow Seneb to draft a first plan/ })
  }

  /** The sentence at an invalid field. */
  errorOf(name: string): Locator {
    return this.page.locator(`#field-${name}-error`)
  }

  /** Opens the groups of optional fields. */
  async openGroups(): Promise<void> {
    const closed = this.form.locator('details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
  }

  /** Fills in the required fields with the values of `aTripPlan`. */
  async fillRequired(changes: Partial<Record<'fullName' | 'email', string>> = {}): Promise<void> {
    const plan = { ...aTripPlan(), ...changes }
    await this.field('fullName').fill(plan.fullName)
    await this.field('age').selectOption(plan.age)
    await this.field('nationality').selectOption(plan.nationality)
    await this.field('travelingFromCountry').selectOption(plan.travelingFromCountry)
    await this.field('email').fill(plan.email)
    await this.field('treatmentType').selectOption(plan.treatmentType)
    await this.field('medicalProcedure').selectOption(plan.medicalProcedure)
    await this.field('accommodationType').selectOption('Not required')
    await this.companion('No').check()
    await this.consent.check()
  }

  /** Answers every question with the values of `aTripPlan`; returns the two dates as the form shows them. */
  async fillEverything(changes: Partial<Record<'fullName' | 'email', string>> = {}) {
    const plan = { ...aTripPlan(), ...changes }
    await this.fillRequired(changes)
    await this.openGroups()
    await this.field('travelingFromCity').fill('charles')
    await this.page.getByRole('option', { name: plan.travelingFromCity }).click()
    await this.field('phoneNumber').fill(plan.phoneNumber.replace('+33 ', ''))
    await this.field('estimatedTreatmentCost').fill(String(plan.estimatedTreatmentCost))
    const treatment = await this.chooseDay('estimatedTreatmentDate', daysAhead(42))
    const travel = await this.chooseDay('preferredTravelDates', daysAhead(40))
    await this.field('tripDuration').fill(plan.tripDuration)
    await this.field('accommodationType').selectOption(plan.accommodationType)
    await this.field('hotelPreference').selectOption(plan.hotelPreference)
    await this.field('numberOfNights').fill(plan.numberOfNights)
    await this.companion('Yes').check()
    await this.field('companionName').fill(plan.companionName)
    await this.field('companionTravelNeeds').fill(plan.companionTravelNeeds)
    for (const service of plan.additionalServices) await this.service(service).check()
    await this.field('totalBudget').fill(String(plan.totalBudget))
    await this.field('paymentMethod').fill(plan.paymentMethod)
    await this.field('insuranceCoverage').fill(plan.insuranceCoverage)
    await this.field('emergencyContactName').fill(plan.emergencyContactName)
    await this.field('emergencyContactPhone').fill(plan.emergencyContactPhone.replace('+33 ', ''))
    await this.draftConsent.check()
    return { treatment, travel }
  }

  /** Chooses a day in a date field's calendar and returns it as the form shows it, `Jan 5, 2027` (TRIP-53). */
  async chooseDay(name: 'estimatedTreatmentDate' | 'preferredTravelDates', day: Date, today = new Date()) {
    await this.field(name).click()
    const calendar = this.page.getByRole('dialog', { name: 'Choose a date' })
    const months = (day.getFullYear() - today.getFullYear()) * 12 + day.getMonth() - today.getMonth()
    for (let month = 0; month < months; month++) await calendar.getByRole('button', { name: /next month/i }).click()
    const label = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
    await calendar.getByRole('button', { name: new RegExp(`${label}, ${day.getFullYear()}$`) }).click()
    await expect(calendar).toBeHidden()
    const shown = day.toLocaleDateString('en-US', { dateStyle: 'medium' })
    await expect(this.field(name)).toHaveText(shown)
    return shown
  }
}

/** Returns the date the given number of days after another. */
export function daysAhead(days: number, from = new Date()): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days)
}

function labelled(label: string): RegExp {
  return new RegExp(`^${label.replace('?', '\\?')}( \\(optional\\))?$`)
}
