import { isOfErasure } from '@seneb/bus/erase-messages'

import type { Db } from '../storing/db.js'
import { isErasedSql } from './erased-record.queries.js'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether what a message is about was erased here, so that it is not heard any more; an erasure itself always is. */
export async function isErased(subject: string, db: Db): Promise<boolean> {
  const id = subject.split('.').at(-1) ?? ''
  if (isOfErasure(subject) || !uuid.test(id)) return false
  const [found] = await db.read((tx) => tx.query<{ erased: boolean }>(isErasedSql, [id]))
  return found?.erased ?? false
}
