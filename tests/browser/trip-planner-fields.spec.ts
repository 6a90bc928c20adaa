import { expect, test } from './site.js'
import { labels, TripPlannerPage, type Labelled } from './trip-planner-page.js'

/**
 * Fields that are visible from the start, in the form's order, each with its initial text and whether it is required.
 */
const fields: readonly (readonly [name: Labelled, standsThere: string, may: 'required' | 'optional'])[] = [
  ['fullName', 'Enter your full name', 'required'],
  ['age', 'Select your age', 'required'],
  ['nationality', 'Select your nationality', 'required'],
  ['travelingFromCountry', 'Select your departure country', 'required'],
  ['travelingFromCity', 'Type a city or a code', 'optional'],
  ['email', '', 'required'],
  ['phoneNumber', '', 'optional'],
  ['treatmentType', 'Select a treatment', 'required'],
  ['medicalProcedure', 'Select a procedure', 'required'],
  ['estimatedTreatmentCost', '', 'optional'],
  ['estimatedTreatmentDate', 'Choose a date', 'optional'],
  ['preferredTravelDates', 'Choose a date', 'optional'],
  ['tripDuration', '', 'optional'],
  ['accommodationType', 'Select where to stay', 'required'],
  ['numberOfNights', '', 'required'],
  ['totalBudget', '', 'optional'],
  ['paymentMethod', '', 'optional'],
  ['insuranceCoverage', '', 'optional'],
  ['emergencyContactName', '', 'optional'],
  ['emergencyContactPhone', '', 'optional'],
]

test('the form has two sections, two consents and one button, ages from 18 to 100 with a hint for those who ask for a child, and for each field its label, placeholder and mark [TRIP-01..10, TRIP-12..15, TRIP-19, TRIP-22, TRIP-23, TRIP-24, TRIP-25, TRIP-26, TRIP-44, TRIP-54, GEN-01, SHELL-19, P5]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const planner = new TripPlannerPage(page)
  await planner.open()
  await expect(planner.form.getByRole('region', { name: 'Personal Information' })).toBeVisible()
  await expect(planner.form.getByRole('region', { name: 'Treatment & Travel Information' })).toBeVisible()
  await expect(planner.consent).not.toBeChecked()
  await expect(planner.draftConsent).not.toBeChecked()
  await expect(planner.consent).toHaveAccessibleName(
    /care team in Egypt use it to process my trip enquiry and to answer me\.$/,
  )
  await expect(planner.draftConsent).toHaveAccessibleName(
    /Without this, no plan is drafted and nothing is sent to an AI model; a person will reply to you\.$/,
  )
  await expect(planner.draftConsent).not.toHaveAccessibleName(/optional/)
  await expect(planner.submitButton).toHaveText('Talk to a Care Advisor')
  await expect(planner.form.locator('[type=submit]')).toHaveCount(1)

  await test.step('ages are 18 to 100, and a hint before the field directs requests for a child to the contact form', async () => {
    const ages = (await planner.field('age').getByRole('option').allTextContents()).slice(1)
    expect(ages).toEqual(Array.from({ length: 83 }, (_, age) => `${age + 18} years`))

    const forAdults = page.getByText('This form is for adult patients.')
    await expect(forAdults.getByRole('link')).toHaveAttribute('href', '/contact-us')
    const age = (await planner.field('age').boundingBox())?.y ?? 0
    expect((await forAdults.boundingBox())?.y).toBeLessThan(age)
  })

  await test.step('the script brings the calling codes; the server renders a label and no list', async () => {
    const html = await (await request.get('/trip-planner')).text()
    expect(html.match(/ \+20</g)).toBeNull()
    const codes = planner.form.getByLabel('Country code')
    await expect(codes).toHaveCount(2)
    for (const list of await codes.all()) {
      await expect(list.getByRole('option', { name: 'Egypt +20' })).toBeAttached()
      await expect(list.getByRole('option').nth(190)).toBeAttached()
      await expect(list.getByRole('option', { name: 'Loading' })).toHaveCount(0)
    }
  })

  await test.step('keyboard users reach the sections of the long form first', async () => {
    const order = await page.evaluate(() => {
      const nav = document.querySelector('nav[aria-labelledby=aside-sections]')
      const form = document.querySelector('form[data-draft]')
      return nav && form ? nav.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING : 0
    })
    expect(order).toBeGreaterThan(0)
  })

  await planner.openGroups()
  await test.step('every field has its label, placeholder and required or optional mark', () => expectFields(planner))

  await test.step('five services can be chosen, and none is preselected', async () => {
    const services = planner.form.getByRole('group', { name: 'Add services' }).getByRole('checkbox')
    await expect(services).toHaveCount(5)
    for (const name of [
      'Visa Assistance',
      'Local Coordinator/Translator',
      'Airport Pickup',
      'Flight Booking',
      'Accommodation Booking',
    ]) {
      await expect(planner.service(name)).not.toBeChecked()
    }
  })

  await test.step('text areas are at least 100 px high', async () => {
    const box = await planner.field('insuranceCoverage').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(100)
  })

  await test.step('the accessible name of the field includes the chosen day', async () => {
    const shown = await planner.chooseDay('estimatedTreatmentDate', new Date())
    await expect(planner.field('estimatedTreatmentDate')).toHaveAccessibleDescription(shown)
  })
})

async function expectFields(planner: TripPlannerPage): Promise<void> {
  for (const [name, standsThere, may] of fields) {
    const field = planner.field(name)
    await expect(field, name).toBeVisible()
    const shown = await field.evaluate((control) => {
      if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text
      if (control instanceof HTMLInputElement) return control.placeholder
      return control.textContent
    })
    expect(shown, name).toBe(standsThere)
    const label = may === 'optional' ? `${labels[name]} (optional)` : labels[name]
    await expect(field).toHaveAccessibleName(label)
    if (may === 'required') await expect(field).toHaveAttribute('aria-required', 'true')
  }
  await expect(planner.field('email')).toHaveAttribute('type', 'email')
  await expect(planner.field('insuranceCoverage')).toHaveJSProperty('tagName', 'TEXTAREA')
}
