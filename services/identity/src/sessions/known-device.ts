import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { hashOf } from '../tokens.js'
import { knownDeviceSql } from './device.queries.js'

/** The id of a browser that this person has signed in with before; undefined for a strange one, and for nobody's. */
export async function knownDevice(
  { deviceToken, staffId }: { readonly staffId?: string; readonly deviceToken?: string },
  tx: ReadTx,
  ctx: Pick<Ctx, 'now'>,
): Promise<string | undefined> {
  const params = [staffId ?? null, hashOf(deviceToken ?? ''), ctx.now()]
  const [device] = await tx.query<{ id: string }>(knownDeviceSql, params)
  return device?.id
}
