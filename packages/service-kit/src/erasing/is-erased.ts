import { isOfErasure } from '@seneb/bus/erase-messages'

import type { Db } from '../storing/db.js'
import { isErasedSql } from './erased-record.queries.js'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The record that a message is about, where it may be erased; of an erasure itself nothing is. */
export function erasableOf(subject: string): string | undefined {
  const id = subject.split('.').at(-1) ?? ''
  return isOfErasure(subject) || !uuid.test(id) ? undefined : id
}

/** Whether a record was erased here, so that nothing about it is heard any more. */
export async function isErased(recordId: string | undefined, db: Pick<Db, 'read'>): Promise<boolean> {
  if (recordId === undefined) return false
  const [found] = await db.read((tx) => tx.query<{ erased: boolean }>(isErasedSql, [recordId]))
  return found?.erased ?? false
}
