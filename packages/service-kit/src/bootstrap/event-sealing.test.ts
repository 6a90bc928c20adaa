import { expect, test } from '@jest/globals'
import { UnprocessableMessage, decodeEnvelope, encodeEnvelope } from '@seneb/bus/envelope'
import { EventEncryption } from '@seneb/bus/event-encryption'
import { defineEvent } from '@seneb/contracts/define'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Sealing, UnknownSealingKey } from '@seneb/platform/sealing'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { testKey } from '@seneb/testkit/test-keys'
import { object, string } from 'yup'

import { requiredKeys, keyEnvironment, readServiceKeys } from './service-keys.js'

const pair = { publisher: 'enquiry', consumer: 'notification' } as const
const sealing = new EventEncryption([{ ...pair, key: new Sealing(testKey('one')) }])
const id = '00000000-0000-7000-8000-000000000001'
const payload = JSON.parse(JSON.stringify(aTripPlanSubmitted())) as Record<string, unknown>

const decode = (data: unknown, by = sealing, as = id) =>
  decodeEnvelope(
    TripPlanSubmitted,
    encodeEnvelope({ id: as, occurredAt: new Date(), payload: JSON.stringify(data) }),
    by,
  )

test('an event is received unchanged, and in transit only its ids and times are readable [S13]', () => {
  const sealed = sealing.seal(TripPlanSubmitted, payload, id)

  expect(Object.keys(sealed).toSorted()).toEqual(['sealed', 'submittedAt', 'tripPlanId'])
  expect(decode(sealed).data).toEqual(payload)
})

test('an encrypted payload moved to another event or record, or changed, is rejected as poison [S13]', () => {
  const sealed = sealing.seal(TripPlanSubmitted, payload, id)
  const other = '00000000-0000-7000-8000-000000000002'

  expect(() => decode(sealed, sealing, other)).toThrow(UnprocessableMessage)
  expect(() => decode({ ...sealed, tripPlanId: other })).toThrow(UnprocessableMessage)
  expect(() => decode({ ...sealed, sealed: 'AAAA' })).toThrow('could not be opened')
  expect(() => decode(payload)).toThrow('could not be opened')
  expect(() => decode(null)).toThrow('could not be opened')
})

test('without the key an event is not poison; it is processed once the key is available', () => {
  const sealed = sealing.seal(TripPlanSubmitted, payload, id)
  const other = new EventEncryption([{ ...pair, key: new Sealing(testKey('two')) }])

  expect(() => decode(sealed, other)).toThrow(UnknownSealingKey)
})

test('a service without the key cannot publish the event', () => {
  expect(() => new EventEncryption().seal(TripPlanSubmitted, payload, id)).toThrow(
    'there is no key for enquiry.trip-plan.submitted.v1',
  )
})

test('personal data cannot be declared for more than one consumer, nor in a subject', () => {
  const declare = (consumers: readonly ('notification' | 'referral')[], about: 'id' | 'name') =>
    defineEvent('enquiry.thing.done', 1, {
      payload: () => object({ id: string().required(), name: string().required() }),
      publisher: 'enquiry',
      consumers,
      subjectKey: about,
      personalFields: ['name'],
    })

  expect(() => declare(['notification', 'referral'], 'id')).toThrow('exactly one service hears it')
  expect(() => declare([], 'id')).toThrow('exactly one service hears it')
  expect(() => declare(['notification'], 'name')).toThrow('stands in its subject')
  expect(declare(['notification'], 'id').personalFields).toEqual(['name'])
})

test('keys are read from the environment, and each missing one is named', () => {
  const environment = keyEnvironment('ai-planning', testKey)

  expect(Object.keys(environment).toSorted()).toEqual([
    'AI_PLANNING_AT_REST_KEY',
    'AI_PLANNING_ENQUIRY_EVENT_KEY',
    'AI_PLANNING_NOTIFICATION_EVENT_KEY',
  ])
  expect(() => readServiceKeys('ai-planning', {})).toThrow(/AI_PLANNING_AT_REST_KEY.*AI_PLANNING_ENQUIRY_EVENT_KEY/)
  const shared = requiredKeys('enquiry').filter(({ name }) =>
    requiredKeys('ai-planning').some((key) => key.name === name),
  )
  expect(shared.map(({ variable }) => variable)).toEqual(['ENQUIRY_AI_PLANNING_EVENT_KEY'])
  const publisherSealing = readServiceKeys('enquiry', keyEnvironment('enquiry', testKey)).events
  const consumerSealing = readServiceKeys('notification', keyEnvironment('notification', testKey)).events
  expect(decode(publisherSealing.seal(TripPlanSubmitted, payload, id), consumerSealing).data).toEqual(payload)
})
