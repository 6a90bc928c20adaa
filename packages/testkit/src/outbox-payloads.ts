import { eventKey, type Payload, type EventContract } from '@seneb/contracts/define'
import type { Db } from '@seneb/service-kit/database/db'

import { testEventSealing } from './test-keys.js'

/**
 * Returns the payloads of one kind of event, about one record or all of them, as a consumer will read them; oldest
 * first.
 */
export async function outboxPayloads<E extends EventContract>(db: Db, event: E, about = '%'): Promise<Payload<E>[]> {
  const rows = await db.read((tx) =>
    tx.query<{ id: string; payload: unknown }>(
      '/* outboxPayloads */ select id, payload from outbox where subject like $1 order by seq',
      [`${eventKey(event)}.${about}`],
    ),
  )
  return rows.map(({ id, payload }) => testEventSealing.open(event, payload, id) as Payload<E>)
}
