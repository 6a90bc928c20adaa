import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { eventKey } from '../define.js'
import { allEvents } from '../messages/all-messages.js'
import { frozenEvent, grown, type FrozenEvent } from './frozen-event.js'

/**
 * Writes the schema of every event version that has none yet to `frozen-events/`, and adds optional fields to those that
 * have one. Any other change of a frozen version is left to tests/architecture/frozen-events.test.ts, which refuses it.
 */
const folder = new URL('../../frozen-events/', import.meta.url)

for (const event of allEvents) {
  const file = new URL(`${eventKey(event)}.json`, folder)
  const now = frozenEvent(event)
  const frozen = existsSync(file) ? grown(JSON.parse(readFileSync(file, 'utf8')) as FrozenEvent, now) : now
  writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`)
}
