import type { Output } from '@seneb/contracts/define'
import type { ListSessions } from '@seneb/contracts/messages/identity/session.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { liveSessionsSql } from './session.queries.js'

interface Listed {
  readonly id: string
  readonly clientText: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
}

/** The sessions of whoever asks, and no other's (ASVS 7.5.2). */
export async function listSessions(ctx: IdentityCtx): Promise<Output<typeof ListSessions>> {
  const { id, sessionId } = staffOf(ctx)
  const found = await ctx.db.read((tx) => tx.query<Listed>(liveSessionsSql, [id, null, ctx.now()]))
  return {
    sessions: found.map((session) => ({
      sessionId: session.id,
      clientText: session.clientText,
      openedAt: session.openedAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isThisOne: session.id === sessionId,
    })),
  }
}
