import { expect, test } from '@jest/globals'

import { emailKinds } from './email-delivery.entity.js'
import { acceptedAt, enquiryOf } from './delivery-metrics.js'

test('an id contains the time of the enquiry to the millisecond', () => {
  // The example of RFC 9562, A.6.
  expect(acceptedAt('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')?.toISOString()).toBe('2022-02-22T19:22:22.000Z')
})

test.each(['not an id', '', 'b5a0fd1e-7c4a-4c5e-9b0a-0d4f3b1c2a3e'])('%j holds no instant', (id) => {
  expect(acceptedAt(id)).toBeUndefined()
})

test('three mails notify the care team of an enquiry; receipts, reminders and notices do not count', () => {
  expect(emailKinds.map(enquiryOf).filter(Boolean)).toEqual(['trip-plan', 'consultation', 'ambassador-application'])
})
