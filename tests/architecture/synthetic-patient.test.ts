import { expect, test } from '@jest/globals'

import { gatewaySettings } from '../../gateway/src/config.js'
import { syntheticPatientSettings } from '../../packages/synthetic-patient/src/config.js'
import { mutationsOfJourney } from '../../packages/synthetic-patient/src/make-journey.js'

test('journeys stay within the limits of one address, per day and per hour [F-O08, S20]', () => {
  const { SYNTHETIC_PATIENT_EVERY_SECONDS: everySeconds } = syntheticPatientSettings.getDefault()
  const limits = gatewaySettings.getDefault()
  const journeysIn = (seconds: number) => Math.ceil(seconds / everySeconds)

  expect(journeysIn(24 * 60 * 60) * mutationsOfJourney).toBeLessThanOrEqual(limits.GATEWAY_MUTATIONS_PER_DAY)
  expect(journeysIn(60 * 60) * mutationsOfJourney).toBeLessThanOrEqual(limits.GATEWAY_MUTATIONS_PER_HOUR)
  expect(journeysIn(60 * 60)).toBeLessThanOrEqual(limits.GATEWAY_FORMS_PER_ADDRESS_PER_HOUR)
  expect(journeysIn(24 * 60 * 60)).toBeLessThanOrEqual(limits.GATEWAY_FORMS_PER_ADDRESS_PER_DAY)
})
