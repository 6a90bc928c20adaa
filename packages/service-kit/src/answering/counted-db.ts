import { eventKey, type Question, type ServiceName } from '@seneb/contracts/define'
import { staffActionDoneOf } from '@seneb/contracts/messages/staff-action-events'

import type { Db, WriteTx } from '../storing/db.js'

/** What one question has done so far, in transactions that were committed. */
export interface Effects {
  changes: number
  acts: number
}

/**
 * What staff change is on the audit trail once (S10): a question that forgets its act, or acts twice, fails where it is
 * tested. One that changes drafts of its asker alone acts never.
 */
export function assertActedOnce(
  { changesDraftsOnly, subject }: Pick<Question, 'changesDraftsOnly' | 'subject'>,
  { acts, changes }: Effects,
): void {
  const owed = changes > 0 && !changesDraftsOnly ? 1 : 0
  if (acts === owed) return
  throw new Error(`${subject} changed something ${changes} times and said ${acts} acts; it says ${owed} for that`)
}

/** Statements that change rows; `select … for update` does not. */
const changing = /\b(?:insert\s+into|delete\s+from|update\s+(?:(?!\bset\b)[\s\S])*?\bset)\b/i

/** The database as a question of staff is given it: it counts what is changed, and the acts that are said of it. */
export function countedDb(db: Db, service: ServiceName, effects: Effects): Db {
  const actKey = eventKey(staffActionDoneOf(service))
  return {
    read: (fn) => db.read(fn),
    write: async (fn) => {
      const own: Effects = { changes: 0, acts: 0 }
      const result = await db.write((tx) => fn(countedTx(tx, own, actKey)))
      effects.changes += own.changes
      effects.acts += own.acts
      return result
    },
    run: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await db.run<Row>(sql, params)
      if (hasChanged(sql, rows)) effects.changes++
      return rows
    },
  }
}

/** Without `returning` it is not known whether anything changed, so it counts as if it had. */
function hasChanged(sql: string, rows: readonly object[]): boolean {
  return changing.test(sql) && (rows.length > 0 || !/\breturning\b/i.test(sql))
}

function countedTx(tx: WriteTx, own: Effects, actKey: string): WriteTx {
  return {
    find: (entity, options) => tx.find(entity, options),
    findOne: (entity, where) => tx.findOne(entity, where),
    query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await tx.query<Row>(sql, params)
      if (hasChanged(sql, rows)) own.changes++
      return rows
    },
    save: (row) => {
      own.changes++
      return tx.save(row)
    },
    say: (event, payload) => {
      if (eventKey(event) === actKey) own.acts++
      else own.changes++
      return tx.say(event, payload)
    },
    update: async (entity, where, patch) => {
      const count = await tx.update(entity, where, patch)
      own.changes += count
      return count
    },
    remove: async (entity, where) => {
      const count = await tx.remove(entity, where)
      own.changes += count
      return count
    },
  }
}
