import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'

const folder = fileURLToPath(new URL('../../packages/contracts/src/golden/', import.meta.url))
const goldens = readdirSync(folder).filter((file) => file.endsWith('.json'))

test('every event version has its golden, a payload as it was first said', () => {
  expect(goldens.length).toBeGreaterThan(0)
  expect(goldens.toSorted()).toEqual(everyEvent.map((event) => `${eventKey(event)}.json`).toSorted())
})

test.each(everyEvent.map((event) => [eventKey(event), event] as const))('%s still hears its golden', (key, event) => {
  const payload: unknown = JSON.parse(readFileSync(`${folder}${key}.json`, 'utf8'))

  expect(event.carries.validateSync(payload, { strict: true, abortEarly: false })).toEqual(payload)
})
