import type { Output } from '@seneb/contracts/define'
import type { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'
import type { ListPartners, ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'
import { AppError } from '@seneb/platform/app-error'
import { requirePartner } from '@seneb/service-kit/requests/actors'

import type { IdentityCtx } from '../identity-ctx.js'
import { stateOfKey } from './api-key.rules.js'
import { listKeysSql, listPartnersSql, Partner, ownKeysSql, partnerByNameSql } from './partner.entity.js'

type Listed = Output<typeof ListPartners>['partners'][number]

/** A partner as the statement that lists them gives it. */
interface PartnerRow extends Pick<Listed, 'partnerId' | 'name' | 'state' | 'version'> {
  readonly disabledReason: string | null
  readonly pointsPerMinute: number | null
  readonly pointsPerDay: number | null
  readonly createdAt: Date
}

/** Returns all partners with their keys, in two statements. */
export async function listPartners(ctx: IdentityCtx): Promise<Output<typeof ListPartners>> {
  const now = ctx.now()
  const [partners, keys] = await ctx.db.read((tx) =>
    Promise.all([tx.query<PartnerRow>(listPartnersSql), tx.query<KeyRow>(listKeysSql)]),
  )
  const keysOf = Map.groupBy(keys, ({ partnerId }) => partnerId)
  return {
    partners: partners.map(({ createdAt, disabledReason, pointsPerDay, pointsPerMinute, ...partner }) => ({
      ...partner,
      disabledReason: disabledReason ?? undefined,
      pointsPerMinute: pointsPerMinute ?? undefined,
      pointsPerDay: pointsPerDay ?? undefined,
      createdAt: createdAt.toISOString(),
      keys: (keysOf.get(partner.partnerId) ?? []).map((key) => toKeyDetails(key, now)),
    })),
    maxLimits: { ...ctx.maxPartnerLimits },
  }
}

/** Returns the calling partner, with the key used for the request. */
export async function readPartner(ctx: IdentityCtx): Promise<Output<typeof ReadPartner>> {
  const { id, keyId } = requirePartner(ctx)
  const partner = await ctx.db.read((tx) => tx.findOne(Partner, { id }))
  const key = (await listOwnApiKeys(ctx)).keys.find((own) => own.keyId === keyId)
  // Rows stay, so it is another database, or the partner was deleted within the last minute.
  if (!partner?.name || !key) throw new AppError('API_KEY_REQUIRED')
  return { partnerId: id, name: partner.name, key }
}

/** Returns the calling partner's keys of the same mode as the key used for the request, newest first. */
export async function listOwnApiKeys(ctx: IdentityCtx): Promise<Output<typeof ListOwnApiKeys>> {
  const { id, mode } = requirePartner(ctx)
  const rows = await ctx.db.read((tx) => tx.query<KeyRow>(ownKeysSql, [id, mode]))
  return { keys: rows.map((row) => toKeyDetails(row, ctx.now())) }
}

type KeyDetails = Output<typeof ListOwnApiKeys>['keys'][number]

/** A key as the statements that list keys give it. */
interface KeyRow extends Pick<KeyDetails, 'keyId' | 'name' | 'mode' | 'scopes' | 'version'> {
  readonly partnerId: string
  readonly createdAt: Date
  readonly expires_at: Date
  readonly retires_at: Date | null
  readonly revoked_at: Date | null
  readonly lastUsedAt: Date | null
}

/** Returns a key without its secret. */
function toKeyDetails(row: KeyRow, now: Date): KeyDetails {
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

/** The id of the partner of this name, however it is written; throws PARTNER_UNKNOWN. */
export async function partnerByName(name: string, ctx: IdentityCtx): Promise<string> {
  const [partner] = await ctx.db.read((tx) => tx.query<{ id: string }>(partnerByNameSql, [name.trim().toLowerCase()]))
  if (!partner) throw new AppError('PARTNER_UNKNOWN')
  return partner.id
}
