import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { notifyOwner } from '../notify-owner.js'
import { networkKey, recordSecurityEvent, type Client } from '../security-events/security-events.js'
import type { Viewer } from '../staff/viewer.js'
import { hashOf, newToken } from '../tokens.js'
import { seeDeviceSql, findKnownDevice } from './trusted-device.js'
import { endSessions } from './end-sessions.js'
import { KnownDevice, Session, oldestBeyondSql } from './session.entity.js'
import {
  sessionExpiresAt,
  reauthenticationExpiresAt,
  lockTimeoutMinutes,
  maxSessionsPerPerson,
} from './session.rules.js'

interface OpenSessionInput {
  readonly viewer: Viewer
  readonly client: Client
  readonly deviceToken?: string
}

/**
 * Opens a session for a person who has proven both factors, in the transaction that accepted the proof. The sixth
 * session ends the oldest (ASVS 7.1.2). A browser not seen before gets a token that identifies it from now on.
 */
export async function openSession({ client, deviceToken, viewer }: OpenSessionInput, tx: WriteTx, ctx: IdentityCtx) {
  const { roles, staffId } = viewer
  const now = ctx.now()
  const [token, sessionId] = [newToken(ctx), ctx.newId()]
  const device = await findOrCreateDevice({ staffId, client, deviceToken }, tx, ctx)
  const excessSessions = await tx.query<{ id: string }>(oldestBeyondSql, [staffId, maxSessionsPerPerson - 1, now])
  await endSessions(
    excessSessions.map(({ id }) => id),
    'too-many',
    { tx, ctx },
  )

  const times = { opened_at: now, authenticated_at: now, last_seen_at: now, expires_at: sessionExpiresAt(now) }
  const names = { id: sessionId, staff_id: staffId, token_hash: hashOf(token), device_id: device.id }
  const seen = {
    user_agent: client.text,
    network_key: networkKey(client, ctx),
    locks_after_min: lockTimeoutMinutes(roles),
  }
  await tx.save(Object.assign(new Session(), { ...names, ...times, ...seen }))
  await recordSecurityEvent({ kind: 'signed-in', staffId, sessionId, client }, tx, ctx)
  return { token, deviceToken: device.token, freshUntil: reauthenticationExpiresAt(now).toISOString(), viewer }
}

async function findOrCreateDevice(
  { client, deviceToken, staffId }: { staffId: string; client: Client; deviceToken?: string },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<{ id: string; token: string }> {
  const now = ctx.now()
  const deviceId = await findKnownDevice({ staffId, deviceToken }, tx, ctx)
  if (deviceId !== undefined && deviceToken !== undefined) {
    await tx.query(seeDeviceSql, [deviceId, now])
    return { id: deviceId, token: deviceToken }
  }
  const [token, id] = [newToken(ctx), ctx.newId()]
  // The first device is the one the person accepted the invitation on.
  const isFirst = (await tx.find(KnownDevice, { where: { staff_id: staffId }, take: 1 })).length === 0
  if (!isFirst) await notifyOwner({ staffId, change: 'new-device', client }, tx, ctx)
  const device = { id, staff_id: staffId, token_hash: hashOf(token), first_seen_at: now, last_seen_at: now }
  await tx.save(Object.assign(new KnownDevice(), device))
  return { id, token }
}
