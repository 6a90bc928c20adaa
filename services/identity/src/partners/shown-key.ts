import type { Output } from '@seneb/contracts/define'
import type { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'

import { stateOfKey } from './api-key.rules.js'

type ShownKey = Output<typeof ListOwnApiKeys>['keys'][number]

/** A key as the statements that list keys give it. */
export interface KeyRow extends Pick<ShownKey, 'keyId' | 'name' | 'mode' | 'scopes' | 'version'> {
  readonly partnerId: string
  readonly createdAt: Date
  readonly expires_at: Date
  readonly retires_at: Date | null
  readonly revoked_at: Date | null
  readonly lastUsedAt: Date | null
}

/** A key as it is shown: by everything but what it is. */
export function shownKey(row: KeyRow, now: Date): ShownKey {
  const { createdAt, expires_at: expiresAt, keyId, lastUsedAt, mode, name, retires_at: retiresAt } = row
  const { scopes, version } = row
  return {
    keyId,
    name,
    mode,
    scopes,
    version,
    state: stateOfKey(row, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    retiresAt: retiresAt?.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
  }
}
