import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'

const folder = fileURLToPath(new URL('../../packages/contracts/src/golden/', import.meta.url))
const goldens = readdirSync(folder).filter((file) => file.endsWith('.json'))

const keyOf = (golden: string) => golden.replace(/(?:\+[a-z-]+)?\.json$/, '')

test('every event version has its golden, a payload as it was first said, and one for what was added to it', () => {
  const firstSaid = goldens.filter((golden) => !golden.includes('+'))
  expect(goldens.length).toBeGreaterThan(0)
  expect(firstSaid.toSorted()).toEqual(everyEvent.map((event) => `${eventKey(event)}.json`).toSorted())
  expect(goldens.filter((golden) => !firstSaid.includes(`${keyOf(golden)}.json`))).toEqual([])
})

const heard = goldens.flatMap((golden) =>
  everyEvent.filter((event) => eventKey(event) === keyOf(golden)).map((event) => [golden, event] as const),
)

test.each(heard)('%s is still heard', (golden, event) => {
  const payload: unknown = JSON.parse(readFileSync(`${folder}${golden}`, 'utf8'))

  expect(event.carries.validateSync(payload, { strict: true, abortEarly: false })).toEqual(payload)
})
