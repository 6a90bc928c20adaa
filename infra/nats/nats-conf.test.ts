import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

const linesOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').split('\n')

test('the local bus is configured as in production, except that only production waits for the disk', () => {
  const production = linesOf('./nats.conf')
  const local = linesOf('./nats-local.conf')

  expect(production.length).toBeGreaterThan(10)
  expect(production.filter((line) => line !== '  sync_interval: always')).toEqual(local)
  expect(production.length - local.length).toBe(1)
})
