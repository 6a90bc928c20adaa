import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { ApiKey } from './partner.entity.js'
import { lockKeySql } from './partner.queries.js'

/** A key that nobody else changes until the end of the transaction; throws API_KEY_UNKNOWN when there is none. */
export async function lockedKey(keyId: string, tx: WriteTx): Promise<ApiKey> {
  await tx.query(lockKeySql, [keyId])
  const key = await tx.findOne(ApiKey, { id: keyId })
  if (!key) throw new AppError('API_KEY_UNKNOWN')
  return key
}
