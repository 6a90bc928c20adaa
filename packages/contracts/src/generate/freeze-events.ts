import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { eventKey } from '../define.js'
import { allEvents } from '../messages/all-messages.js'
import { frozenEvent, extendFrozenEvent, type FrozenEvent } from './frozen-event.js'

/**
 * Writes a schema to `frozen-events/` for every event version without one, and adds new optional fields to the others.
 * A test refuses any other change of a frozen version (tests/architecture/frozen-events.test.ts).
 */
const folder = new URL('../../frozen-events/', import.meta.url)

for (const event of allEvents) {
  const file = new URL(`${eventKey(event)}.json`, folder)
  const now = frozenEvent(event)
  const frozen = existsSync(file) ? extendFrozenEvent(JSON.parse(readFileSync(file, 'utf8')) as FrozenEvent, now) : now
  writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`)
}
