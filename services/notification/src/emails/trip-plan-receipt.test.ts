import { expect, test } from '@jest/globals'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { tripPlanReceipt } from './trip-plan-receipt.email.js'

const receipt = (changes: object = {}) =>
  tripPlanReceipt({
    reference: 'SNB-7K3M9Q',
    fullName: 'Amal Haddad',
    submittedAt: new Date('2026-11-21T12:00:00Z'),
    siteUrl: 'https://seneb.example',
    texts,
    ...changes,
  })

test('the receipt names the reference and promises a reply within 24 hours, to the minute [TRIP-56, D-50]', () => {
  const { text } = receipt()

  expect(text).toContain('Our team will contact you within 24 hours with a\npersonalized itinerary')
  expect(text).toContain('SNB-7K3M9Q')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    "You'll hear from us by: Sunday, November 22, 2026, 14:00 in Cairo (12:00 UTC)",
  )
  expect(receipt({ timeZone: 'Europe/Berlin' }).text).toContain('Sunday, November 22, 2026, 13:00 in Berlin')
})

test('the receipt explains the next steps in three lines, and calls no one a doctor who is not [TRIP-57]', () => {
  const { text } = receipt()

  expect(text).toContain('WHAT HAPPENS NEXT?')
  expect(text).toContain('1. Our care-planning experts review your information')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Care advisors are not doctors.')
  expect(text).toContain('2. A person answers you within 24 hours')
  expect(text).toContain('This email is your confirmation.')
  expect(text).not.toContain('✓')
  expect(text).toContain('3. A customized treatment and travel plan is created')
})

test('the receipt says that Seneb gives no medical advice and is no provider [GEN-01]', () => {
  expect(receipt().text.replaceAll('\n', ' ')).toContain(
    'Seneb gives no medical advice, is not a medical provider and is not an agent in payments.',
  )
})

test('the receipt repeats everything but health details, and explains why [TRIP-56, D-66]', () => {
  const receiptText = (trip?: object) => receipt({ asked: trip }).text.replaceAll(/\s+/g, ' ')

  const all = receiptText({ travelDate: '2027-01-05', nights: '14', phoneEnd: '789' })
  for (const phrase of ['Your travel date: Jan 5, 2027', 'Nights: 14', 'Phone: ends in 789'])
    expect(all).toContain(phrase)
  expect(all).toContain('This email does not repeat your other answers')
  expect(receiptText()).not.toMatch(/travel date:|Nights:|ends in/)
})

test('the subject is about a request and nothing else', () => {
  expect(receipt().subject).toBe('We have received your request (SNB-7K3M9Q)')
})

test('the receipt greets a person by name only if they typed one [S16]', () => {
  expect(receipt().text).toContain('Hello Amal Haddad,')
  expect(receipt({ fullName: 'see evil.example' }).text).toContain('Hello,\n')
  expect(receipt({ fullName: 'see evil.example' }).html).not.toContain('evil.example')
})

test('the receipt of a partner submission names the sender and the way to object [S11]', () => {
  const receiptText = (submittedByPartner?: string) => receipt({ submittedByPartner }).text.replaceAll(/\s+/g, ' ')

  expect(receiptText('Nile Travel')).toContain(
    'Nile Travel sent us this request for you and told us that you agreed to it.',
  )
  expect(receiptText('Nile Travel')).toContain('If you did not agree, tell us in a reply and we will delete it.')
  expect(receiptText('Nile Travel')).toContain(
    'They learn that we have it, whether you accepted a plan, asked about it or declined it, and later whether it was withdrawn or erased',
  )
  expect(receiptText('Nile Travel')).toContain(
    'You receive this email because Nile Travel sent us a request for you and told us that you agreed to it.',
  )
  expect(receiptText('Nile Travel')).not.toMatch(
    /Thank you for writing|your address was entered|did not send this request/,
  )
  expect(receiptText()).not.toContain('sent us this request for you')
  expect(receiptText()).toContain('Thank you for writing to us. Our team will contact you')
  expect(receiptText()).toContain('If you did not send this request, someone may have typed your address by mistake')
  expect(receiptText()).toContain('because your address was entered in our trip planner.')
  expect(receipt({ submittedByPartner: 'see https://evil.example now' }).html).not.toContain('https://evil.example')
})
