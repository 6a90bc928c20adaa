import { aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { expect, test } from '@jest/globals'

import { aGeneratedAiPlan } from './a-generated-ai-plan.fixture.js'
import { tripPlanOperatorEmail } from './trip-plan-operator.email.js'

const submitted = aTripPlanSubmitted({ reference: 'SNB-7K3M9Q', submittedAt: '2026-11-21T12:00:00.000Z' })
const siteUrl = 'https://seneb.example'
const planned = tripPlanOperatorEmail({ submitted, aiPlan: { plan: aGeneratedAiPlan(submitted.tripPlanId) }, siteUrl })
const reason = aiPlanFailures[1]
const unplanned = tripPlanOperatorEmail({ submitted, aiPlan: { failure: { reason } }, siteUrl })

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('the care team reads the details as submitted [PIPE-06]', () => {
  expect(planned.text).toContain('Full name: Amal Haddad\n')
  expect(planned.text).toContain('Medical procedure: Veneers\n')
  expect(planned.text).toContain('Companion travel needs: An aisle seat\n')
})

test('the plan is marked as an unreviewed draft, and is complete [D-49, O-8, PIPE-06]', () => {
  expect(planned.text).toContain('AI-assisted DRAFT, not yet reviewed')
  expect(planned.text).toContain('AI-ASSISTED DRAFT PLAN')
  for (const part of [
    'Nine nights',
    '1. Jan 5, 2027: Arrival',
    '- Airport pickup',
    '2. First visit',
    '- How many teeth?',
  ])
    expect(planned.text).toContain(part)
  for (const part of ['- Send your X-rays', '- See your own dentist', '- Veneers: from $250', '- How many visits?'])
    expect(planned.text).toContain(part)
})

test('without a plan the mail uses the fixed sentence and gives the reason [PIPE-06, PIPE-09, PIPE-17]', () => {
  expect(unplanned.text).toContain('AI plan generation failed...')
  expect(unplanned.text).toContain('Failed to generate trip plan.')
  expect(unplanned.text).toContain('Full name: Amal Haddad\n')
  expect(unplanned.text).not.toContain('DRAFT')
})

test('the promised reply is due 24 hours after the submission, on both clocks [TRIP-56, TRIP-64]', () => {
  expect(plain(planned.text)).toContain(
    'Answer promised by: Sunday, November 22, 2026, 14:00 in Cairo (12:00 UTC), Sunday 13:00 in Paris',
  )
})

test('the care team reads the consents of the person with text and time, and the referrer [TRIP-54, D-14, D-83]', () => {
  const givenAt = '2026-11-21T12:00:00.000Z'
  const { text } = tripPlanOperatorEmail({
    submitted: aTripPlanSubmitted({
      referredBy: 'guide-7',
      consents: [{ purpose: 'personal-data', textVersion: '2026-11-23', givenAt }],
    }),
    aiPlan: { isWithheld: true },
    siteUrl,
  })

  expect(text).toContain('Referred by: guide-7\n')
  expect(text).toContain('Personal data: Given Nov 21, 2026, 12:00 UTC (wording of 2026-11-23)\n')
  expect(text).toContain('AI draft: Not given')
  expect(text).not.toContain('Health details:')
})

test('for a consent given to a partner the care team reads the partner, time, way and text [S11, D-83]', () => {
  const agreed = { agreedWith: 'Nile Travel', agreementWay: 'paper', textVersion: '3' } as const
  const consents = [{ ...agreed, purpose: 'personal-data', givenAt: '2026-11-20T10:00:00.000Z' }]
  const of = aTripPlanSubmitted({ consents, submittedByPartner: 'Nile Travel' })
  const { text } = tripPlanOperatorEmail({ submitted: of, aiPlan: { isWithheld: true }, siteUrl })

  expect(plain(text)).toContain(
    'Personal data: Agreed with Nile Travel on paper, Nov 20, 2026, 10:00 UTC, as they told us (their own text, version 3)',
  )
  expect(plain(text)).not.toContain('Personal data: Given')
})

test("a consent of a former form is shown with the form's version [D-83]", () => {
  const givenAt = '2026-11-21T12:00:00.000Z'
  const consents = ['personal-data', 'health-data'].map((purpose) => ({ purpose, textVersion: '2026-11-01', givenAt }))
  const aiPlan = { failure: { reason } }
  const { text } = tripPlanOperatorEmail({ submitted: aTripPlanSubmitted({ consents }), aiPlan, siteUrl })

  expect(text).toContain('Health details: Given Nov 21, 2026, 12:00 UTC (wording of 2026-11-01)')
})

test("a plan without the person's consent is described as that, and not as a failed attempt [D-66, PIPE-06]", () => {
  const { subject, text } = tripPlanOperatorEmail({ submitted, aiPlan: { isWithheld: true }, siteUrl })

  expect(subject).toBe('Trip enquiry SNB-7K3M9Q: details without a draft plan')
  expect(text).toContain('No draft: the person did not allow one.')
  expect(text).not.toContain('AI plan generation failed')
  expect(text).toContain('Full name: Amal Haddad\n')
})

test('the subject holds the reference and nothing about health', () => {
  expect(planned.subject).toBe('Trip enquiry SNB-7K3M9Q: details and draft plan')
  expect(unplanned.subject).toBe('Trip enquiry SNB-7K3M9Q: details without a draft plan')
})

test('a click on the address opens an empty message to exactly that address [S16]', () => {
  const email = 'a?bcc=evil%40evil.example&x@example.com'
  const { html } = tripPlanOperatorEmail({
    submitted: aTripPlanSubmitted({ personal: { email } }),
    aiPlan: { failure: { reason } },
    siteUrl,
  })

  expect(html).toContain('href="mailto:a%3Fbcc%3Devil%2540evil.example%26x%40example.com?subject=')
})

test('an answer of several lines cannot pose as another row of the plain text [S16]', () => {
  const { text } = tripPlanOperatorEmail({
    submitted: aTripPlanSubmitted({ personal: { companionTravelNeeds: 'None\n\nEmail: evil@evil.example' } }),
    aiPlan: { failure: { reason } },
    siteUrl,
  })

  expect(text).toContain('Companion travel needs: None\n    Email: evil@evil.example\n')
  expect(text.match(/^Email: /gm)).toHaveLength(1)
})
