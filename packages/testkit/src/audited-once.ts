import { eventKey, type ServiceName } from '@seneb/contracts/define'
import { staffActionCompletedBy } from '@seneb/contracts/messages/staff-action-events'
import type { StaffActor } from '@seneb/service-kit/requests/actors'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Db, WriteTx } from '@seneb/service-kit/database/db'
import { getMetadataArgsStorage } from 'typeorm'

/** Effects of one transaction so far. */
interface Effects {
  changes: number
  unauditedChanges: number
  auditActions: number
}

/**
 * Returns the ctx of a request for staff, over a database that rejects a change without exactly one audit action.
 * `unauditedTables` hold counters, or drafts that only their author sees: changes to these alone need no action.
 */
export function staffCtx<C extends Ctx>(
  ctx: C,
  service: ServiceName,
  staff: StaffActor,
  unauditedTables: readonly string[] = [],
): C {
  return withStaffActor({ ...ctx, db: withOneAuditEntry(ctx.db, service, unauditedTables) }, service, staff)
}

/**
 * Returns a database that requires each staff change to be audited once (S10): a transaction with changes must record
 * one action, and one without changes none.
 */
export function withOneAuditEntry(db: Db, service: ServiceName, unauditedTables: readonly string[] = []): Db {
  const idempotencyKey = eventKey(staffActionCompletedBy(service))
  return {
    read: (fn) => db.read(fn),
    write: (fn) =>
      db.write(async (tx) => {
        const effects = nothing()
        const result = await fn(countedTx(tx, { effects, idempotencyKey, unauditedTables }))
        assertAuditedOnce(effects)
        return result
      }),
    run: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await db.run<Row>(sql, params)
      const effects = nothing()
      countStatement({ sql, rows }, { effects, unauditedTables })
      assertAuditedOnce(effects)
      return rows
    },
  }
}

const nothing = (): Effects => ({ changes: 0, unauditedChanges: 0, auditActions: 0 })

function assertAuditedOnce({ auditActions, changes, unauditedChanges }: Effects): void {
  const owed = changes > 0 ? 1 : 0
  const canMutate = changes === 0 && unauditedChanges > 0 && auditActions === 1
  if (auditActions === owed || canMutate) return
  throw new Error(`what staff changed ${changes} times was said as ${auditActions} acts instead of ${owed}`)
}

interface Counting {
  readonly effects: Effects
  readonly unauditedTables: readonly string[]
}

/** Statements that change rows; `select … for update` does not. */
const changing = /\b(?:insert\s+into|delete\s+from|update\s+(?:(?!\bset\b)[\s\S])*?\bset)\b/i

/** Without `returning` the number of changed rows is unknown, so the statement counts as a change. */
function countStatement(
  { rows, sql }: { readonly sql: string; readonly rows: readonly object[] },
  { unauditedTables, effects }: Counting,
): void {
  const hasChanged = changing.test(sql) && (rows.length > 0 || !/\breturning\b/i.test(sql))
  if (!hasChanged) return
  if (unauditedTables.some((table) => sql.includes(table))) effects.unauditedChanges++
  else effects.changes++
}

function countRows(entity: unknown, count: number, { unauditedTables, effects }: Counting): void {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? ''
  if (unauditedTables.includes(table)) effects.unauditedChanges += count
  else effects.changes += count
}

function countedTx(tx: WriteTx, counting: Counting & { readonly idempotencyKey: string }): WriteTx {
  const { idempotencyKey, effects } = counting
  return {
    find: (entity, options) => tx.find(entity, options),
    findOne: (entity, where) => tx.findOne(entity, where),
    query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await tx.query<Row>(sql, params)
      countStatement({ sql, rows }, counting)
      return rows
    },
    save: (row) => {
      countRows(row.constructor, 1, counting)
      return tx.save(row)
    },
    publish: (event, payload) => {
      if (eventKey(event) === idempotencyKey) effects.auditActions++
      else effects.changes++
      return tx.publish(event, payload)
    },
    update: async (entity, where, patch) => {
      const count = await tx.update(entity, where, patch)
      countRows(entity, count, counting)
      return count
    },
    remove: async (entity, where) => {
      const count = await tx.remove(entity, where)
      countRows(entity, count, counting)
      return count
    },
  }
}
