import { expect, test } from '@jest/globals'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import { tripPlanWithoutOwner } from './enquire.js'

test('a journey submits an enquiry that the form accepts, without an AI draft and without a telephone number', () => {
  const { problems, value } = readForm(tripPlanForm, tripPlanWithoutOwner('journeys@example.com'), { now: new Date() })

  expect(problems).toBeUndefined()
  expect(value).toMatchObject({ email: 'journeys@example.com', planDraftConsentGiven: false })
  expect(value?.phoneNumber).toBeUndefined()
})
