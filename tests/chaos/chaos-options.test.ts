import { expect, test } from '@jest/globals'

import { readChaosOptions } from './chaos-options.js'

test('without options everything is killed and nothing is wiped', () => {
  const { mix, seed, count, targets, wipesNats } = readChaosOptions([])
  expect({ mix, seed, count, wipesNats }).toEqual({ mix: 'trip-plans', seed: 1, count: 500, wipesNats: false })
  expect(targets).toEqual([
    'gateway',
    'topology',
    'content',
    'enquiry',
    'ai-planning',
    'notification',
    'referral',
    'identity',
    'nats',
    'postgres',
  ])
})

test('wiping the store of NATS kills NATS even when nothing else is killed', () => {
  const options = readChaosOptions(['--kill', 'none', '--nemesis', 'nats-wipe'])
  expect(options).toMatchObject({ targets: ['nats'], wipesNats: true })
})

test.each([
  [['--mix', 'robots'], '--mix robots is not one of trip-plans, staff, partners, desk, newsletter'],
  [['--seed', 'x'], '--seed must be a whole number from 0 to 4294967295'],
  [['--n', '0'], '--n must be a whole number from 1 to 100000'],
  [['--rate', '1.5'], '--rate must be a whole number from 1 to 500'],
  [['--kill', 'web'], '--kill web is not one of all, services, notification, nats, postgres, none'],
  [['--nemesis', 'flood'], '--nemesis flood is not known'],
])('%j is refused by one sentence', (args, message) => {
  expect(() => readChaosOptions(args)).toThrow(message)
})
