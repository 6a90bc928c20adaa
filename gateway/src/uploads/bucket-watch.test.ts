import { expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { BucketWatch } from './open-uploads.js'

test('a bucket that is filled to seven tenths warns once, and again when it was emptied meanwhile [S12, R14]', async () => {
  const lines: string[] = []
  const fillings = [699, 700, 950, undefined, 960, 10, 701]
  const readUsage = () => {
    const bytes = fillings.shift()
    return bytes === undefined ? Promise.reject(new Error('away')) : Promise.resolve({ bytes, maxBytes: 1000 })
  }
  const watch = new BucketWatch(readUsage, createLogger('gateway', 'info', { write: (line) => void lines.push(line) }))
  const warned: number[] = []

  for (let i = 0; i < 7; i++) {
    await watch.check()
    warned.push(lines.filter((line) => line.includes('70 percent')).length)
  }
  watch.stop()

  expect(warned).toEqual([0, 1, 1, 1, 1, 1, 2])
})
