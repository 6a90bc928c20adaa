import type { ReadTx } from '@seneb/service-kit/database/db'

import { changesOfAmbassadorSql, changesOfCodeSql, type StoredChange } from './referral-change.entity.js'

/** Changes of a code and merges into it, newest first; names and reasons only for staff who may see them. */
export async function readCodeChanges(code: string, isNameVisible: boolean, tx: ReadTx) {
  const rows = await tx.query<StoredChange>(changesOfCodeSql, [code])
  return rows.map((row) => toChange(row, isNameVisible))
}

/** Changes of an ambassador and their codes, newest first. */
export async function readAmbassadorChanges(ambassadorId: string, isNameVisible: boolean, tx: ReadTx) {
  const rows = await tx.query<StoredChange>(changesOfAmbassadorSql, [ambassadorId])
  return rows.map((row) => toChange(row, isNameVisible))
}

function toChange({ ambassadorId, happenedAt, name, ...change }: StoredChange, isNameVisible: boolean) {
  return {
    action: change.action,
    happenedAt: happenedAt.toISOString(),
    staffId: change.staffId,
    code: change.code ?? undefined,
    otherCode: change.otherCode ?? undefined,
    reason: (isNameVisible && change.reason) || undefined,
    owner: ambassadorId === null ? undefined : { id: ambassadorId, name: (isNameVisible && name) || undefined },
  }
}
