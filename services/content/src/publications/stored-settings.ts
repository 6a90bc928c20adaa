import type { ReadTx } from '@seneb/service-kit/database/db'

import { lockPublicationsSql } from './publication.entity.js'

const readSettingsSql = `/* readSettings */
  select key, content ->> 'value' as value, is_sample as "isSample" from publications where kind = 'setting'`

/** A setting as stored, whether or not samples are shown. */
export interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/** Returns every stored setting, as the transaction sees them. */
export function readStoredSettings(tx: ReadTx): Promise<StoredSetting[]> {
  return tx.query<StoredSetting>(readSettingsSql)
}

/**
 * Makes other edits of published content wait until the transaction ends. It comes before the first change of a row,
 * whose trigger locks the position of the catalogue: two edits in different orders would wait for each other.
 */
export async function lockPublications(tx: ReadTx): Promise<void> {
  await tx.query(lockPublicationsSql)
}
