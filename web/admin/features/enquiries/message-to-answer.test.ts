import { expect, test } from '@jest/globals'

import type { EnquiryEvent } from './event-text.js'
import { messageToAnswer } from './message-to-answer.js'

type Event = Pick<EnquiryEvent, 'kind' | 'message'>

const message = (id: string, kind: 'MESSAGE' | 'NOTICE' = 'MESSAGE'): Event =>
  ({
    kind: kind === 'NOTICE' ? 'NOTICE_RECEIVED' : 'MESSAGE_RECEIVED',
    message: { id, kind, source: 'EMAIL', isKnownSender: true },
  }) as Event
const replied: Event = { kind: 'REPLIED', message: null }
const idOf = (events: readonly Event[], requested?: string) => messageToAnswer(events, requested)?.id

test('a reply answers the requested message, else the newest one since the last reply [GEN-07]', () => {
  expect(idOf([message('b'), message('a')])).toBe('b')
  expect(idOf([message('b'), replied, message('a')], 'a')).toBe('a')
  expect(idOf([replied, message('a')])).toBeUndefined()
  expect(idOf([message('b'), message('a')], 'gone')).toBe('b')
  expect(idOf([])).toBeUndefined()
})

test('a message that staff wrote down on the telephone or that came from another address is never quoted [GEN-07]', () => {
  const byPhone = {
    kind: 'MESSAGE_RECEIVED',
    message: { id: 'p', kind: 'MESSAGE', source: 'PHONE', isKnownSender: true },
  } as Event
  const sister = { kind: 'MESSAGE_RECEIVED', message: { id: 's', kind: 'MESSAGE', source: 'EMAIL' } } as Event

  expect(idOf([byPhone, message('a')])).toBe('a')
  expect(idOf([byPhone], 'p')).toBeUndefined()
  expect(idOf([sister, message('a')], 's')).toBe('a')
})

test('an automatic email is never answered [GEN-07]', () => {
  expect(idOf([message('c', 'NOTICE'), message('b')])).toBe('b')
  expect(idOf([message('c', 'NOTICE'), replied])).toBeUndefined()
  expect(idOf([message('c', 'NOTICE')], 'c')).toBeUndefined()
})
