import { randomUUID } from 'node:crypto'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { withDatabase } from './site-database.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 180_000 })

test('an agent looks up cookie receipts and consents by keyboard; an unknown one is reported, and no URL contains it [CONS-09, LEGAL-05, ADM-09]', async ({
  context,
  page,
}) => {
  const receiptId = randomUUID()
  await withDatabase(
    `insert into enquiry.cookie_choices (id, policy_version, analytics, advertising, personalization, functionality, recorded_at)
     values ($1, '2026-11-28', true, false, false, false, now())`,
    [receiptId],
  )
  await signInAs(context, 'care-agent', 'Mona Adel')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mona')
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipts')
  const field = page.getByLabel('Reference, link or receipt ID')

  await test.step('nothing typed', async () => {
    await page.getByRole('button', { name: 'Look up' }).press('Enter')
    await expect(field).toHaveAccessibleDescription(/Please enter a reference/)
    await everyVariant(page, 'desk-receipts-missing', { windowOnly: true })
  })

  await test.step('a cookie receipt', async () => {
    await field.fill(`2026-11-28.1000.1795000000.r${receiptId}`)
    await field.press('Enter')
    const card = page.getByRole('region', { name: 'Cookie choice' })
    await expect(card.getByText('Advertising, Personalization, Functionality')).toBeVisible()
    await everyVariant(page, 'desk-receipts-cookie')
    expect(page.url()).not.toContain(receiptId)
  })

  await test.step('consents of an enquiry', async () => {
    await field.fill(await anEnquiryWithConsent())
    await field.press('Enter')
    const card = page.getByRole('region', { name: 'Consents' })
    await expect(card.getByText('Trip planner')).toBeVisible()
    await expect(card.getByText('Still valid')).toBeVisible()
    await expect(card.getByText('France')).toBeVisible()
    await everyVariant(page, 'desk-receipts-consents')
  })

  await test.step('no receipt', async () => {
    await field.fill('SNB-AAAAAA')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No receipt found')
    await expect(page.getByRole('region', { name: 'Consents' })).toHaveCount(0)
    await everyVariant(page, 'desk-receipts-none', { windowOnly: true })
  })
})

/** Stores a trip plan with one consent, and returns its reference. */
async function anEnquiryWithConsent(): Promise<string> {
  const id = randomUUID()
  const reference = `SNB-${id.slice(0, 6).toUpperCase()}`
  await withDatabase(
    `with plan as (
       insert into enquiry.trip_plans (id, reference, full_name, age, nationality, traveling_from_country, email,
         treatment_type, medical_procedure, accommodation_type, is_companion_traveling, additional_services,
         visa_assistance_required, local_coordinator_required, airport_pickup_required, flight_booking_required,
         accommodation_booking_required, submitted_at)
       values ($1, $2, 'Amal Haddad', 42, 'France', 'France', 'amal@seneb.example', 'Dental Care', 'Veneers', 'Hotel',
         false, '[]', false, false, false, false, false, now())
       returning id)
     insert into enquiry.consents (id, trip_plan_id, purpose, text_version, given_at, terms_version, privacy_version)
     select gen_random_uuid(), id, 'personal-data', '2026-11-23', now(), '2026-11-01', '2026-11-01' from plan`,
    [id, reference],
  )
  return reference
}
