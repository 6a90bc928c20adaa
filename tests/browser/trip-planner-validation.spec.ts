import { summaryTitle, daysAhead, labels, TripPlannerPage, type Labelled } from './trip-planner-page.js'
import { expect, test } from './site.js'

/** Error messages of an empty form, in the form's order (TRIP-45). */
const emptyForm = [
  ['fullName', 'Full name must be at least 2 characters'],
  ['age', 'Age is required'],
  ['nationality', 'Nationality is required'],
  ['travelingFromCountry', 'Traveling from country is required'],
  ['email', 'Please enter a valid email address'],
  ['treatmentType', 'Treatment type is required'],
  ['medicalProcedure', 'Medical procedure is required'],
  ['accommodationType', 'Accommodation type is required'],
  ['isCompanionTraveling', 'Please specify if a companion is traveling'],
  ['consentGiven', 'You must consent to the processing of your personal data'],
] as const

test('an empty form is validated only when it is sent, and is rejected with a focused summary, one link per field, and each message at its field [TRIP-30, TRIP-33..40, TRIP-42, TRIP-43, TRIP-45, TRIP-50, TRIP-51, D-81]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()

  await test.step('it is not validated before it is sent, and no field takes focus automatically', async () => {
    await planner.field('fullName').fill('A')
    await planner.field('email').fill('not an address')
    await planner.field('email').blur()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)

    await planner.submitButton.click()
    await expect(planner.errorOf('email')).toHaveText('Please enter a valid email address')
    await planner.field('email').fill('amal@example.com')
    // The error of a field disappears when its value changes; the line of the summary stays and notes the change.
    await expect(planner.errorOf('email')).toHaveCount(0)
    await expect(planner.field('email')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(planner.summary.getByText('Please enter a valid email address')).toBeVisible()
    await expect(planner.summary.getByRole('link', { name: 'Please enter a valid email address' })).toHaveCount(0)
    await expect(planner.errorOf('fullName')).toBeVisible()
    await planner.submitButton.click()
    await expect(planner.summary.getByText('Please enter a valid email address')).toHaveCount(0)
    await expect(planner.errorOf('fullName')).toHaveText('Full name must be at least 2 characters')
    await expect(planner.summary).toBeFocused()
  })

  await test.step('it is rejected with a focused summary', async () => {
    await planner.field('fullName').fill('')
    await planner.field('email').fill('')
    await planner.submitButton.click()
    await expect(planner.summary).toBeFocused()
    await expect(planner.summary.getByRole('heading')).toHaveText(summaryTitle)
    await expect(planner.summary.getByRole('link')).toHaveText(emptyForm.map(([, message]) => message))
    await expect(planner.field('fullName')).toBeInViewport()
  })

  await test.step('each message is at its field, with a red label and border', () => expectMessages(planner))

  await test.step('the links of the summary lead to the fields', async () => {
    await planner.summary.getByRole('link', { name: 'Treatment type is required' }).click()
    await expect(planner.field('treatmentType')).toBeFocused()
    await planner.summary.getByRole('link', { name: 'Please specify if' }).click()
    await expect(planner.companion('Yes')).toBeFocused()
  })
})

async function expectMessages(planner: TripPlannerPage): Promise<void> {
  const { page } = planner
  const red = 'rgb(179, 38, 30)'
  for (const [name, message] of emptyForm) {
    await expect(planner.errorOf(name), name).toHaveText(message)
    if (!(name in labels)) continue
    const field = planner.field(name as Labelled)
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveCSS('border-top-color', red)
    await expect(page.locator(`label[for="field-${name}"]`)).toHaveCSS('color', red)
  }
  for (const [group, name] of [['Is a companion traveling with you?', 'isCompanionTraveling']] as const) {
    await expect(page.getByRole('group', { name: group })).toHaveAccessibleDescription(/Please specify/)
    await expect(page.locator(`#field-${name}`).locator('..')).toHaveCSS('border-top-color', red)
  }
  await expect(planner.consent).toHaveAccessibleDescription(/You must consent/)
  await expect(planner.consent).toHaveCSS('border-top-color', red)
}

test('treatment, accommodation, country and companion change the questions that depend on them, which are required once they apply [TRIP-11, TRIP-16, TRIP-17, TRIP-18, TRIP-20, TRIP-21, TRIP-31, TRIP-32, TRIP-41, TRIP-46, TRIP-47, TRIP-48]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  const accommodation = planner.field('accommodationType')

  await test.step('a treatment type filters the procedures and clears one of another type', async () => {
    const procedures = planner.field('medicalProcedure').getByRole('option')
    await expect.poll(() => procedures.count()).toBeGreaterThan(40)
    await planner.field('medicalProcedure').selectOption('LASIK')
    await planner.field('treatmentType').selectOption('Ophthalmology')
    await expect(planner.field('medicalProcedure')).toHaveValue('LASIK')
    await expect.poll(() => procedures.count()).toBeLessThan(12)
    await planner.field('treatmentType').selectOption('Dental Care')
    await expect(planner.field('medicalProcedure')).toHaveValue('')
    await expect(procedures.filter({ hasText: 'LASIK' })).toHaveCount(0)
    await expect(procedures.filter({ hasText: 'Veneers' })).toHaveCount(1)
  })

  await test.step('a treatment that requires a companion says so next to the question', async () => {
    await expect(planner.form.getByText('asks you to bring someone along')).toHaveCount(0)
    await planner.field('treatmentType').selectOption('Orthopedic Surgery')
    await planner.field('medicalProcedure').selectOption('Knee replacement')
    await expect(planner.form.getByText('asks you to bring someone along')).toBeVisible()
  })

  await test.step("'Not required' sets the nights to 0 and locks them; moving away empties them", async () => {
    const nights = planner.field('numberOfNights')
    await nights.fill('5')
    await accommodation.selectOption('Not required')
    await expect(nights).toHaveValue('0')
    await expect(nights).toBeDisabled()
    await accommodation.selectOption('Apartment')
    await expect(nights).toHaveValue('')
    await expect(nights).toBeEnabled()
  })

  await test.step("accommodation 'Other' requires a text, 'Hotel' a preference", async () => {
    await expect(accommodation.getByRole('option')).toHaveText([
      'Select where to stay',
      'Not required',
      'Hotel',
      'Apartment',
      'Hospital Guesthouse',
      'Other',
    ])
    await expect(planner.field('hotelPreference')).toHaveCount(0)
    await accommodation.selectOption('Hotel')
    await expect(planner.field('hotelPreference').getByRole('option')).toHaveText([
      'Select a preference',
      'Budget',
      'Mid-Range',
      'Luxury',
      'No Preference',
    ])
    await expect(planner.field('otherAccommodationType')).toHaveCount(0)
    await accommodation.selectOption('Other')
    await expect(planner.field('hotelPreference')).toHaveCount(0)
    await expect(planner.field('otherAccommodationType')).toBeVisible()
  })

  await test.step('another country of departure clears the airport', async () => {
    await planner.field('travelingFromCountry').selectOption('France')
    await planner.field('travelingFromCity').fill('Nice')
    await planner.field('travelingFromCountry').selectOption('Spain')
    await expect(planner.field('travelingFromCity')).toHaveValue('')
  })

  await test.step('a companion brings a name and needs', async () => {
    await planner.companion('No').check()
    await expect(planner.field('companionName')).toHaveCount(0)
    await planner.companion('Yes').check()
    await expect(planner.field('companionName')).toBeVisible()
    await expect(planner.field('companionTravelNeeds')).toBeVisible()
  })

  await test.step('nights, hotel and companion are required once they apply', async () => {
    await planner.fillRequired()
    await accommodation.selectOption('Hotel')
    await planner.companion('Yes').check()
    await planner.submitButton.click()
    await expect(planner.summary.getByRole('link')).toHaveText([
      'Number of nights is required',
      'Hotel preference is required',
      'Companion name is required',
    ])
    await expect(planner.errorOf('numberOfNights')).toHaveText('Number of nights is required')
    await expect(planner.errorOf('hotelPreference')).toHaveText('Hotel preference is required')
    await expect(planner.errorOf('companionName')).toHaveText('Companion name is required')
  })
})

test("days run from today to a year ahead and are shown like 'Jan 5, 2025', and amounts are numbers of dollars, 0 or more [TRIP-52, TRIP-53]", async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.openGroups()
  const shown = await planner.chooseDay('preferredTravelDates', daysAhead(365))
  expect(shown).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)

  await planner.field('preferredTravelDates').click()
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  await expect(calendar.getByRole('button', { name: /next month/i })).toBeDisabled()
  const dayAfter = daysAhead(366).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
  const beyond = calendar.getByRole('button', { name: new RegExp(`${dayAfter},`) })
  for (const day of await beyond.all()) await expect(day).toBeDisabled()
  await calendar.getByRole('button', { name: 'Clear date' }).click()
  await expect(planner.field('preferredTravelDates')).toHaveText('Choose a date')

  await planner.field('preferredTravelDates').click()
  await expect(calendar.getByRole('button', { name: /previous month/i })).toBeDisabled()
  await calendar.getByRole('button', { name: 'Close' }).click()
  await expect(planner.field('preferredTravelDates')).toBeFocused()

  await test.step('amounts are numbers of dollars, 0 or more', async () => {
    await planner.fillRequired()
    await planner.field('estimatedTreatmentCost').fill('a lot')
    await planner.field('totalBudget').fill('-1')
    await planner.submitButton.click()
    await expect(planner.summary.getByRole('link')).toHaveText([
      'Estimated cost must be a number of US dollars, 0 or more',
      'Total budget must be a number of US dollars, 0 or more',
    ])
  })
})

test('an error found only by the server is shown at its field too [TRIP-51, TRIP-53]', async ({ page }) => {
  // This visitor's clock is ten days slow, so their form accepts a past day.
  const slow = daysAhead(-10)
  await page.clock.install({ time: slow })
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.openGroups()
  await planner.fillRequired()
  await planner.chooseDay('estimatedTreatmentDate', daysAhead(1, slow), slow)
  await planner.submitButton.click()

  const message = 'Please choose a date from today up to one year ahead'
  await expect(planner.summary.getByRole('link')).toHaveText([message])
  await expect(planner.errorOf('estimatedTreatmentDate')).toHaveText(message)
  await expect(planner.summary).toBeFocused()
})
