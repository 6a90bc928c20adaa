import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { compressRecord, decompressRecord } from './compressed-record.js'

test('a hundred nearly alike versions fit into one message, and come out as they were', async () => {
  const text = randomBytes(10_000).toString('hex')
  const record = Array.from({ length: 100 }, (_, number) => ({ number, document: `${text} ${number}` }))

  const packed = await compressRecord(record)

  expect(packed.length).toBeLessThan(100_000)
  expect(await decompressRecord(packed)).toEqual(record)
})

test('oversized input is rejected whole', async () => {
  await expect(compressRecord(randomBytes(1_000_000).toString('base64'))).rejects.toThrow(
    'longer than a message of the bus',
  )
})
