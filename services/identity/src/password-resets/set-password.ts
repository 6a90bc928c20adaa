import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { tellOwner } from '../notices/tell-owner.js'
import type { Client } from '../security-events/note-security-event.js'
import { endSessionsOf } from '../sessions/end-sessions-of.js'
import { setPasswordSql } from './password-reset.queries.js'

interface NewPassword {
  readonly staffId: string
  readonly passwordHash: string
  /** The session that stays, where one is at work. */
  readonly except?: string
  readonly client?: Client
}

/** Gives a person a new password; their sessions and links end, and they are told (S9, ASVS 7.4.3). */
export async function setPassword(set: NewPassword, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const { client, except, passwordHash, staffId } = set
  await tx.query(setPasswordSql, [staffId, passwordHash, ctx.now()])
  await endSessionsOf({ staffId, except, reason: 'by-the-person' }, tx, ctx)
  await tellOwner({ staffId, change: 'password-changed', client }, tx, ctx)
}
