import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { hashOf } from '../tokens.js'
import { KnownDevice } from './session.entity.js'

/**
 * Returns the ID of a browser this person has signed in with before; undefined for an unknown browser or without a
 * person.
 */
export async function findKnownDevice(
  { deviceToken, staffId }: { readonly staffId?: string; readonly deviceToken?: string },
  tx: ReadTx,
  ctx: Pick<Ctx, 'now'>,
): Promise<string | undefined> {
  const params = [staffId ?? null, hashOf(deviceToken ?? ''), ctx.now()]
  const [device] = await tx.query<{ id: string }>(registeredDeviceSql, params)
  return device?.id
}

/** Deletes every known device of a person. */
export async function deleteDevices(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(KnownDevice, { staff_id: staffId })
}

/** $1 person, $2 hash of the device's token, $3 now; a device that was not used for 90 days is unknown again. */
const registeredDeviceSql = `/* knownDevice */
  select id from trusted_devices
  where staff_id = $1::uuid and token_hash = $2 and last_seen_at > $3::timestamptz - interval '90 days'`

/** $1 device, $2 now */
export const seeDeviceSql = `/* seeDevice */ update trusted_devices set last_seen_at = $2 where id = $1`
