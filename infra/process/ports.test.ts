import { expect, test } from '@jest/globals'

import { freePort } from './ports.ts'

test('every port that is given is another, and none is of those that connections are given by the system', async () => {
  const ports: number[] = []
  for (let i = 0; i < 200; i += 1) ports.push(await freePort())

  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
